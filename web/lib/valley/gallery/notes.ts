// Rulings and notes of the pharaohs; those of titles come with their edition (valley/notes).
import type { CardNotes } from '#shared/messages/words.ts'
import { notes } from '../../messages/books.ts'

export async function royalNotesOf(pharaoh: string): Promise<CardNotes | undefined> {
  await notes.pharaohs.learn()
  return notes.pharaohs.all[pharaoh]
}
