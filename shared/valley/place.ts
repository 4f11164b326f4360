// Where cards lie and how they are taken out of there: the nouns of the cards' texts.
import type { PlaceName } from './events.ts'
import { baseCards, openCards, pyramidCards, takeOut } from './pyramid.ts'
import type { PlayerContext } from './player-context.ts'

/** A place that an effect takes a card from. */
export type Place<N extends PlaceName = PlaceName> = N extends PlaceName ? PlaceCalled<N> : never

/** One in which only one card can be meant, so that nothing is asked. */
export type ImpliedPlace<N extends PlaceName = PlaceName> = Place<N> & { readonly choice: 'implied' }

interface PlaceCalled<N extends PlaceName> {
  readonly name: N
  /** Cards to choose from. A pile of which only the top can be had gives that one alone. */
  cards(context: PlayerContext): readonly number[]
  /** Takes a card out; gives the gap left in the pyramid, or `noGap`. */
  remove(context: PlayerContext, card: number): number
  /** `implied`: only one card can be meant, so nothing is asked. */
  readonly choice: 'asked' | 'implied'
  /** `hidden`: nobody knows the card before it comes out. `searched`: its owner looks through it to choose. */
  readonly sight: 'open' | 'hidden' | 'searched'
}

/** Says that no gap was left in the pyramid. */
export const noGap = -1

function top(zone: readonly number[]): readonly number[] {
  return zone.length > 0 ? zone.slice(-1) : zone
}

function removeFrom(context: PlayerContext, zone: number[], card: number): number {
  context.game.journal.remove(zone, zone.indexOf(card))
  return noGap
}

/** Where others do not see it: a name that the card got by being looked at there ends, and it comes out under a new one. */
function removeHidden(context: PlayerContext, zone: number[], card: number): number {
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

/** The own deck, looked through: its order tells nothing, and it is shuffled afterwards. */
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

/** Any card of the pyramid, those that lie face down too. */
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

/** Revealed cards of the own deck that lie aside: these, as far as they still do. `implied`: only one can be meant. */
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
    // Where the order was somebody's secret, the next card comes to light.
    if (state.boneyard.length < state.buried) bringToLight(context)
    return noGap
  },
}

function bringToLight(context: PlayerContext): void {
  const { game, state } = context
  const left = state.boneyard.length
  game.journal.set(state, 'buried', left)
  const next = state.boneyard.at(-1)
  if (next === undefined || game.dryRun) return
  game.revealHidden()
  context.show(next)
}

/** The whole boneyard, held by the actor, who looks through it: nothing of what is left comes to light. */
export const boneyard: Place<'boneyard'> = {
  name: 'boneyard',
  choice: 'asked',
  sight: 'open',
  cards: context => context.state.boneyard,
  remove: (context, card) => removeHidden(context, context.state.boneyard, card),
}

/** The own hand and discard pile together, the pile top first. */
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
