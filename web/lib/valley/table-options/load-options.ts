// Fetches the summary of what is played at a table, with its texts.
import { gameOffers } from '../../messages/books.ts'
import { loadSets } from '../../messages/card-texts.ts'
import { loadTexts } from '../../messages/collection.ts'
import type { Described } from '../../table/game-page.ts'
import { tableOptions } from '../messages/books.ts'
import { played } from './options-summary.ts'

/** What a page says of a table of this game, with the texts and titles that it takes. */
export async function openPlayed(): Promise<Described> {
  await Promise.all([loadTexts(tableOptions, gameOffers.valley), loadSets()])
  return { played, invitation: () => gameOffers.valley.all.texts.invitation }
}
