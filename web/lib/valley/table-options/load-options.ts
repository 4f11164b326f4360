// Fetches the summary of what is played at a table, with its texts.
import { maker } from '../../messages/books.ts'
import { learn } from '../../messages/collection.ts'
import { sets } from '../../messages/texts.ts'
import { played } from './options-summary.ts'

export async function openPlayed() {
  await learn(maker, sets)
  return { played }
}
