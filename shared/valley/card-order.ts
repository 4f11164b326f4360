// The one order in which cards are told that come out together, or lie where others see no order: by title. Copies keep
// the order they were given in, and never come by their integers, which say whose copy it once was.
import type { PlayerContext } from './player-context.ts'

/** Cards by the ids of their titles, as options are sorted. Short lists: inserting beats a sort's callback. */
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
