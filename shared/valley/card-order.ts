// The order in which cards are listed that come out together, or lie where no order is visible: by title. Copies keep the
// order they were given in. Never by their integers, for these give away whose copy a starter was.
import type { PlayerContext } from './player-context.ts'

/** Sorts cards by the ids of their titles. An insertion sort: the lists are short, and it beats `sort` with a callback. */
export function byTitle({ cardIndex: { kinds } }: PlayerContext, cards: readonly number[]): readonly number[] {
  const sorted: number[] = []
  for (const card of cards) {
    let at = sorted.length
    for (; at > 0 && (kinds[card] as number) < (kinds[sorted[at - 1] as number] as number); at--)
      sorted[at] = sorted[at - 1] as number
    sorted[at] = card
  }
  return sorted
}
