// Rulings and notes of titles: fetched when a card is looked at.
import type { CardNotes } from '#shared/messages/words.ts'
import { notes } from '../../messages/books.ts'
import { titleOf } from './learned-titles.ts'

export async function notesOf(title: string): Promise<CardNotes | undefined> {
  const shelf = notes[titleOf(title).edition]
  await shelf.learn()
  return shelf.all[title]
}
