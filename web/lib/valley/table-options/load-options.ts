// Fetches the summary of what is played at a table, with its texts.
import { learnSets } from '../../messages/card-texts.ts'
import { tableOptions } from '../messages/books.ts'
import { played } from './options-summary.ts'

export async function openPlayed() {
  await Promise.all([tableOptions.learn(), learnSets()])
  return { played }
}
