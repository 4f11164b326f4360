// Where the options of a question are shown: at a hand card, at a place of the pyramid, in a spread of cards, or as a button.
// Every option is in exactly one of these, whatever is asked.
import type { Card } from '#shared/protocol.ts'
import type { ValleyDecision, ValleyOption } from '#shared/valley/declarations.ts'

export interface OptionPlaces {
  /** By the id of the card. */
  readonly hand: ReadonlyMap<string, ValleyOption>
  /** By the place, from 0, the apex, to 5, the right of the base. */
  readonly pyramid: ReadonlyMap<number, ValleyOption>
  /** The top of the boneyard. It is far from the thumb, so it is a button as well. */
  readonly boneyard: ValleyOption | null
  /** Cards of a pile, a tomb, a searched deck, or in play. */
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
 * The card that reacts to a purchase by taking a base card. The table asks for the base card in a second question; the page
 * lets both be chosen at once.
 */
export function takerOf(decision: ValleyDecision | null): ValleyOption | null {
  if (decision?.key !== 'react.bought') return null
  return decision.options.find(option => option.card?.card === 'boat') ?? null
}

/** Whether the question needs a second card, for which the table asks afterwards; the page lets both be chosen at once. */
export const isPair = (decision: ValleyDecision | null): boolean => decision?.key === 'swap.first'

/** The option for a base card as the table will offer it in the second question. */
function takes(card: Card, place: number): ValleyOption {
  return { id: card.id, label: card.card, key: 'card', params: { card }, card, place: String(place) }
}

/**
 * Sorts the options of a question by where they are shown.
 * @param lying the cards that the viewer can tap on the table
 */
export function optionPlacesOf(decision: ValleyDecision | null, lying: Lying): OptionPlaces {
  const hand = new Map<string, ValleyOption>()
  const pyramid = new Map<number, ValleyOption>()
  const spread: ValleyOption[] = []
  const buttons: ValleyOption[] = []
  let boneyard: ValleyOption | null = null
  // The question of the turn is answered by uses of cards, not by the cards themselves.
  const options = decision && decision.kind !== 'play' ? decision.options : []
  for (const option of options) {
    const card = option.card?.id ?? option.id
    const place = option.place !== undefined ? Number(option.place) : lying.places.findIndex(each => each?.id === card)
    // In a question about hand cards a protection is a button, because a tap on its card means the card itself.
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
      // Face-down cards cannot be taken.
      if (card && card.faceDown === undefined) pyramid.set(place, takes(card, place))
    }
  }
  // If there is a spread the boneyard's top card belongs to it.
  if (boneyard && spread.length > 0) {
    spread.unshift(boneyard)
    boneyard = null
  }
  if (boneyard) buttons.unshift(boneyard)
  return { hand, pyramid, boneyard, spread, buttons }
}

/** The picked options after one more tap: it is added or removed; if there are too many, the oldest one is dropped. */
export function toggled(decision: ValleyDecision, picked: readonly string[], option: string): readonly string[] {
  if (picked.includes(option)) return picked.filter(each => each !== option)
  return [...picked, option].slice(-decision.max)
}
