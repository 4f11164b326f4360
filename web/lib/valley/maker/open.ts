// What says what is played at a table, with the texts it speaks.
import { maker } from '../../words/books.ts'
import { learn } from '../../words/collection.ts'
import { sets } from '../../words/texts.ts'
import { played } from './played.ts'

export async function openPlayed() {
  await learn(maker, sets)
  return { played }
}
