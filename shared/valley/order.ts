// Orders that tell nothing of how cards lay in a deck or came to a hand. Short lists: inserting beats a sort's callback.
import type { Turn } from './turn.ts'

/** Cards by their integers, which are those of the card list: for cards that come out together. */
export function inListOrder(cards: number[]): readonly number[] {
  for (let next = 1; next < cards.length; next++) {
    const card = cards[next] as number
    let at = next
    for (; at > 0 && card < (cards[at - 1] as number); at--) cards[at] = cards[at - 1] as number
    cards[at] = card
  }
  return cards
}

/** Cards that are shown together by the ids of their titles, as options are sorted; copies as the card list has them. */
export function byTitleId(turn: Turn, cards: readonly number[]): readonly number[] {
  const id = (card: number) => turn.title(card).id
  return [...cards].sort((one, other) => id(one) < id(other) ? -1 : id(one) > id(other) ? 1 : one - other)
}

/** Cards of a hand by title and then by name: nobody else is told in which order they were drawn. */
export function byTitle(turn: Turn, hand: readonly number[]): readonly number[] {
  const sorted: number[] = []
  for (const card of hand) {
    let at = sorted.length
    for (; at > 0 && isBefore(turn, card, sorted[at - 1] as number); at--) sorted[at] = sorted[at - 1] as number
    sorted[at] = card
  }
  return sorted
}

function isBefore({ deck: { kinds }, state: { names } }: Turn, card: number, other: number): boolean {
  const apart = (kinds[card] as number) - (kinds[other] as number)
  return apart < 0 || apart === 0 && (names[card] as number) > (names[other] as number)
}
