// Where cards lie and how they are taken out of there: the nouns of the cards' texts.
import { baseCards, openCards, pyramidCards, takeOut } from './pyramid.ts'
import type { Turn } from './turn.ts'

/** A place that an effect takes a card from. */
export interface Place {
  readonly name: string
  /** Cards to choose from. A pile of which only the top can be had gives that one alone. */
  cards(turn: Turn): readonly number[]
  /** Takes a card out; gives the gap left in the pyramid, or `noGap`. */
  remove(turn: Turn, card: number): number
  /** `told`: only one card can be meant, so nothing is asked. */
  readonly choice: 'asked' | 'told'
  /** `unknown`: nobody knows the card before it comes out. `searched`: its owner looks through it to choose. */
  readonly sight: 'open' | 'unknown' | 'searched'
}

/** Says that no gap was left in the pyramid. */
export const noGap = -1

function top(zone: readonly number[]): readonly number[] {
  return zone.length > 0 ? zone.slice(-1) : zone
}

function removeFrom(turn: Turn, zone: number[], card: number): number {
  turn.run.journal.remove(zone, zone.indexOf(card))
  return noGap
}

/** A name that a card got by being looked at where it lay ends there. */
function removeLookedAt(turn: Turn, zone: number[], card: number): number {
  turn.hide(card)
  return removeFrom(turn, zone, card)
}

export const hand: Place = {
  name: 'hand', choice: 'asked', sight: 'open',
  cards: turn => turn.player.hand,
  remove: (turn, card) => removeFrom(turn, turn.player.hand, card),
}

export const tomb: Place = {
  name: 'tomb', choice: 'asked', sight: 'open',
  cards: turn => turn.player.tomb,
  remove: (turn, card) => removeFrom(turn, turn.player.tomb, card),
}

export const discardPile: Place = {
  name: 'discard', choice: 'asked', sight: 'open',
  cards: turn => turn.player.discard,
  remove: (turn, card) => removeFrom(turn, turn.player.discard, card),
}

export const discardTop: Place = { ...discardPile, name: 'discard-top', choice: 'told', cards: turn => top(turn.player.discard) }

/** The own deck, looked through: its order tells nothing, and it is shuffled afterwards. */
export const deck: Place = {
  name: 'deck', choice: 'asked', sight: 'searched',
  cards: turn => turn.player.deck,
  remove: (turn, card) => removeLookedAt(turn, turn.player.deck, card),
}

/** Any face-up card of the pyramid. */
export const pyramid: Place = { name: 'pyramid', choice: 'asked', sight: 'open', cards: openCards, remove: takeOut }

/** Any card of the pyramid, those that lie face down too. */
export const wholePyramid: Place = { ...pyramid, cards: pyramidCards }

/** The bottom row of the pyramid. */
export const base: Place = { ...pyramid, name: 'base', cards: baseCards }

/** The top of the pyramid. */
export const apex: Place = { ...pyramid, name: 'apex', choice: 'told', cards: turn => openCards(turn).filter(card => card === turn.state.pyramid[0]) }

/** Revealed cards of the own deck that lie aside: these, as far as they still do. `told`: only one can be meant. */
export function revealed(cards: readonly number[], choice: Place['choice'] = 'asked'): Place {
  return {
    name: 'aside', choice, sight: 'open',
    cards: turn => cards.filter(card => turn.state.aside.includes(card)),
    remove: (turn, card) => {
      const { run: { journal }, state: { aside, asideOf } } = turn
      const at = aside.indexOf(card)
      journal.remove(aside, at)
      journal.remove(asideOf, at)
      return noGap
    },
  }
}

export const boneyardTop: Place = {
  name: 'boneyard', choice: 'told', sight: 'open',
  cards: turn => top(turn.state.boneyard),
  remove: (turn, card) => {
    const { state } = turn
    removeFrom(turn, state.boneyard, card)
    // Where the order was somebody's secret, the next card comes to light.
    if (state.boneyard.length < state.buried) bringToLight(turn)
    return noGap
  },
}

function bringToLight(turn: Turn): void {
  const { run, state } = turn
  const left = state.boneyard.length
  run.journal.set(state, 'buried', left)
  const next = state.boneyard.at(-1)
  if (next === undefined || run.trying) return
  run.sawUnknown()
  turn.show(next)
}

/** The whole boneyard, looked through by the actor alone. */
export const boneyard: Place = {
  ...boneyardTop, name: 'boneyard', choice: 'asked',
  cards: turn => turn.state.boneyard,
  remove: (turn, card) => {
    if ((turn.state.names[card] as number) < 0) turn.hide(card)
    return boneyardTop.remove(turn, card)
  },
}

/** The own hand and discard pile together, the pile top first. */
export const handOrDiscard: Place = {
  name: 'hand-or-discard', choice: 'asked', sight: 'open',
  cards: turn => [...turn.player.hand, ...turn.player.discard.toReversed()],
  remove: (turn, card) => (turn.player.hand.includes(card) ? hand : discardPile).remove(turn, card),
}

export const stockTop: Place = {
  name: 'stock', choice: 'told', sight: 'unknown',
  cards: turn => top(turn.state.stock),
  remove: (turn, card) => removeLookedAt(turn, turn.state.stock, card),
}

/** The card whose action is being carried out: in play, or set aside by the card that called it. */
export const itself: Place = {
  name: 'itself', choice: 'told', sight: 'open',
  cards: turn => top(turn.state.acting),
  remove: (turn, card) => {
    const { run, player } = turn
    const at = player.play.indexOf(card)
    if (at < 0) return revealed([card]).remove(turn, card)
    for (const zone of [player.play, player.uses]) run.journal.remove(zone, at)
    return noGap
  },
}
