// Where the options of a question are answered: at a card of the hand, at a place of the pyramid, in a spread of cards that
// lie nowhere on the table, or by a button. Every option lands in exactly one of these, whatever is asked.
import type { Card } from '#shared/protocol.ts'
import type { ValleyDecision, ValleyOption } from '#shared/valley/declarations.ts'

export interface OptionPlaces {
  /** By the id of the card. */
  readonly hand: ReadonlyMap<string, ValleyOption>
  /** By the place, 0 the apex to 5 the base's right. */
  readonly pyramid: ReadonlyMap<number, ValleyOption>
  /** The top of the boneyard: it lies far from the thumb, so it has a button like any other option, and its card can be tapped as well. */
  readonly boneyard: ValleyOption | null
  /** Cards of a pile, a tomb, a searched deck, of those in play. */
  readonly spread: readonly ValleyOption[]
  readonly buttons: readonly ValleyOption[]
}

interface Lying {
  readonly hand: readonly Card[]
  readonly places: readonly (Card | null)[]
  readonly boneyard: Card | null
}

const base = [3, 4, 5]

/**
 * The card with which a move of somebody else can be answered by taking a base card: the table asks for that one
 * afterwards, the page along with it.
 */
export function takerOf(decision: ValleyDecision | null): ValleyOption | null {
  if (decision?.key !== 'react.bought') return null
  return decision.options.find(option => option.card?.card === 'boat') ?? null
}

/** Whether a second card of the same options completes the answer: the table asks for it afterwards, the page along with the first. */
export const isPair = (decision: ValleyDecision | null): boolean => decision?.key === 'swap.first'

/** Picking a base card, as the table will offer it to whoever answers with a taker. */
function takes(card: Card, place: number): ValleyOption {
  return { id: card.id, label: card.card, key: 'card', params: { card }, card, place: String(place) }
}

/**
 * Sorts the options of a question by where they are tapped.
 * @param lying what lies on the table in front of the viewer
 */
export function optionPlacesOf(decision: ValleyDecision | null, lying: Lying): OptionPlaces {
  const hand = new Map<string, ValleyOption>()
  const pyramid = new Map<number, ValleyOption>()
  const spread: ValleyOption[] = []
  const buttons: ValleyOption[] = []
  let boneyard: ValleyOption | null = null
  // The turn's own question is answered by uses of cards, not by the cards themselves; order is laid out in one row.
  const options = decision && decision.kind !== 'play' ? decision.options : []
  for (const option of options) {
    const card = option.card?.id ?? option.id
    const place = option.place !== undefined ? Number(option.place) : lying.places.findIndex(each => each?.id === card)
    // Inside a question about cards of the hand a protection is another answer; asked for alone, it is its card's.
    if (option.id.startsWith('protect-') && decision?.kind !== 'react') buttons.push(option)
    else if (decision?.kind === 'order' && option.card) spread.push(option)
    else if (lying.hand.some(each => each.id === card) && !hand.has(card)) hand.set(card, option)
    else if (lying.places[place] !== undefined && !pyramid.has(place)) pyramid.set(place, option)
    else if ((option.place === 'boneyard' || lying.boneyard?.id === card) && !boneyard) boneyard = option
    else if (option.card) spread.push(option)
    else buttons.push(option)
  }
  if (takerOf(decision)) {
    for (const place of base) {
      const card = lying.places[place]
      // What lies face down is nobody's to take.
      if (card && card.faceDown === undefined) pyramid.set(place, takes(card, place))
    }
  }
  // Among other cards to choose from the boneyard's top belongs to them.
  if (boneyard && spread.length > 0) {
    spread.unshift(boneyard)
    boneyard = null
  }
  if (boneyard) buttons.unshift(boneyard)
  return { hand, pyramid, boneyard, spread, buttons }
}

/** Options picked so far, after one more tap: it joins, leaves, or takes the place of the one picked longest ago. */
export function toggled(decision: ValleyDecision, picked: readonly string[], option: string): readonly string[] {
  if (picked.includes(option)) return picked.filter(each => each !== option)
  return [...picked, option].slice(-decision.max)
}
