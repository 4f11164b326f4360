// The places where cards lie, and how a card is taken out of each. Effects take them as arguments: `take(pyramid)`.
import type { PlaceName } from './events.ts'
import { baseCards, openCards, pyramidCards, takeOut } from './pyramid.ts'
import type { PlayerContext } from './player-context.ts'

/** A place from which an effect can take a card. */
export type Place<N extends PlaceName = PlaceName> = N extends PlaceName ? PlaceCalled<N> : never

/** A place with only one card to choose, so that nothing is asked. */
export type ImpliedPlace<N extends PlaceName = PlaceName> = Place<N> & { readonly choice: 'implied' }

interface PlaceCalled<N extends PlaceName> {
  readonly name: N
  /** The cards to choose from; of a pile whose top alone can be taken, that one. */
  cards(context: PlayerContext): readonly number[]
  /** Takes a card out. Returns the gap that it leaves in the pyramid, or `noGap`. */
  remove(context: PlayerContext, card: number): number
  /** `implied`: there is only one card to choose, so nothing is asked. */
  readonly choice: 'asked' | 'implied'
  /** `hidden`: nobody knows the card before it is taken out. `searched`: the owner looks through the place to choose. */
  readonly sight: 'open' | 'hidden' | 'searched'
}

/** No gap was left in the pyramid. */
export const noGap = -1

function top(zone: readonly number[]): readonly number[] {
  return zone.length > 0 ? zone.slice(-1) : zone
}

function removeFrom(context: PlayerContext, zone: readonly number[], card: number): number {
  context.game.journal.remove(zone, zone.indexOf(card))
  return noGap
}

/** Takes out a card that others do not see. The id it got when its owner looked at it ends: it comes out under a new one. */
function removeHidden(context: PlayerContext, zone: readonly number[], card: number): number {
  if ((context.state.names[card] as number) < 0) context.hide(card)
  return removeFrom(context, zone, card)
}

export const hand: Place<'hand'> = {
  name: 'hand',
  choice: 'asked',
  sight: 'open',
  cards: context => context.player.hand,
  remove: (context, card) => removeFrom(context, context.player.hand, card),
}

export const tomb: Place<'tomb'> = {
  name: 'tomb',
  choice: 'asked',
  sight: 'open',
  cards: context => context.player.tomb,
  remove: (context, card) => removeFrom(context, context.player.tomb, card),
}

export const discardPile: Place<'discard'> = {
  name: 'discard',
  choice: 'asked',
  sight: 'open',
  cards: context => context.player.discard,
  remove: (context, card) => removeFrom(context, context.player.discard, card),
}

export const discardTop: ImpliedPlace<'discard-top'> = {
  ...discardPile,
  name: 'discard-top',
  choice: 'implied',
  cards: context => top(context.player.discard),
}

/** The own deck, which is looked through to choose a card. Effects that use it must shuffle the deck afterwards. */
export const deck: Place<'deck'> = {
  name: 'deck',
  choice: 'asked',
  sight: 'searched',
  cards: context => context.player.deck,
  remove: (context, card) => removeHidden(context, context.player.deck, card),
}

/** Any face-up card of the pyramid. */
export const pyramid: Place<'pyramid'> = {
  name: 'pyramid',
  choice: 'asked',
  sight: 'open',
  cards: openCards,
  remove: takeOut,
}

/** Any card of the pyramid, face-down ones included. */
export const wholePyramid: Place<'pyramid'> = { ...pyramid, cards: pyramidCards }

/** The bottom row of the pyramid. */
export const base: Place<'base'> = { ...pyramid, name: 'base', cards: baseCards }

/** The top of the pyramid. */
export const apex: ImpliedPlace<'apex'> = {
  ...pyramid,
  name: 'apex',
  choice: 'implied',
  cards: context => openCards(context).filter(card => card === context.state.pyramid[0]),
}

/** Those of the given cards that still lie aside after being revealed from a deck or the stock. */
export function revealed(cards: readonly number[], choice: Place['choice'] = 'asked'): Place<'aside'> {
  return {
    name: 'aside',
    choice,
    sight: 'open',
    cards: context => cards.filter(card => context.state.aside.includes(card)),
    remove: (context, card) => {
      const {
        game: { journal },
        state: { aside, asideOf },
      } = context
      const at = aside.indexOf(card)
      journal.remove(aside, at)
      journal.remove(asideOf, at)
      return noGap
    },
  }
}

export const boneyardTop: ImpliedPlace<'boneyard'> = {
  name: 'boneyard',
  choice: 'implied',
  sight: 'open',
  cards: context => top(context.state.boneyard),
  remove: (context, card) => {
    const { state } = context
    removeFrom(context, state.boneyard, card)
    // If only one seat knew what lies under this card, the next card is now seen by all.
    if (state.boneyard.length < state.buried) bringToLight(context)
    return noGap
  },
}

function bringToLight(context: PlayerContext): void {
  const { game, state } = context
  const left = state.boneyard.length
  state.buried = game.journal.change(state, 'buried', left)
  const next = state.boneyard.at(-1)
  if (next === undefined || game.dryRun) return
  game.revealHidden()
  context.show(next)
}

/** The whole boneyard, while the actor looks through it: taking a card out shows nobody the next one. */
export const boneyard: Place<'boneyard'> = {
  name: 'boneyard',
  choice: 'asked',
  sight: 'open',
  cards: context => context.state.boneyard,
  remove: (context, card) => removeHidden(context, context.state.boneyard, card),
}

/** The own hand and discard pile together; the pile top first. */
export const handOrDiscard: Place<'hand-or-discard'> = {
  name: 'hand-or-discard',
  choice: 'asked',
  sight: 'open',
  cards: context => [...context.player.hand, ...context.player.discard.toReversed()],
  remove: (context, card) => (context.player.hand.includes(card) ? hand : discardPile).remove(context, card),
}

export const stockTop: ImpliedPlace<'stock'> = {
  name: 'stock',
  choice: 'implied',
  sight: 'hidden',
  cards: context => top(context.state.stock),
  remove: (context, card) => removeHidden(context, context.state.stock, card),
}

/** The card whose action is being carried out: in play, or set aside by the card that called it. */
export const itself: ImpliedPlace<'itself'> = {
  name: 'itself',
  choice: 'implied',
  sight: 'open',
  cards: context => top(context.state.acting),
  remove: (context, card) => {
    const { game, player } = context
    const at = player.play.indexOf(card)
    if (at < 0) return revealed([card]).remove(context, card)
    for (const zone of [player.play, player.uses]) game.journal.remove(zone, at)
    return noGap
  },
}
