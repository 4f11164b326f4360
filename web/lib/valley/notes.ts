// Rulings and notes of titles: a file of its own that is only fetched when a card is looked at.
import type { CardNotes } from '#shared/words/words.ts'
import { part } from '../table/part.ts'

const rulings = part(() => import('#shared/words/en/rulings.ts'))

export async function notesOf(title: string): Promise<CardNotes | undefined> {
  return (await rulings()).rulings[title]
}
