// The signs that the deck-builder shows, by the sprites that they are drawn into: one for each edition, one for all pharaohs.
import { titles } from '#shared/valley/catalogue.ts'
import { editions, sets } from '#shared/valley/editions.ts'
import { pharaohs } from '#shared/valley/pharaoh-powers.ts'
import type { GameSigns } from '#web/lib/platform/by-game.ts'
import { compositions } from '../card/sign-compositions.ts'

const signsOf = (of: string) => {
  const shown = titles.filter(({ edition }) => edition === of)
  return [
    ...shown.map(({ sign }) => sign),
    ...sets.filter(({ edition }) => edition === of).map(({ sign }) => sign),
    ...shown.flatMap(({ id }) => compositions[id]?.parts.map(({ sign }) => sign) ?? []),
  ]
}

export const signs: GameSigns = {
  ...Object.fromEntries(editions.map(edition => [edition, signsOf(edition)])),
  // The form for a new table shows the signs of all sets, but no cards.
  marks: sets.map(({ sign }) => sign),
  pharaohs: pharaohs.map(({ sign }) => sign),
}
