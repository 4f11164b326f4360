// What says what is played at a table, with the texts it speaks.
import { maker } from '../../messages/books.ts'
import { learn } from '../../messages/collection.ts'
import { sets } from '../../messages/texts.ts'
import { played } from './options-summary.ts'

export async function openPlayed() {
  await learn(maker, sets)
  return { played }
}
