// Rulings and notes of cards, fetched when the details of a card are shown.
import type { CardNotes } from '#shared/messages/words.ts'
import { notes } from '../messages/books.ts'
import { titleOf } from './loaded-titles.ts'

/** @param shelf an edition's id, or `pharaohs` */
export async function notesIn(shelf: string, card: string): Promise<CardNotes | undefined> {
  await notes[shelf]?.load()
  return notes[shelf]?.all.rulings[card]
}

export const notesOf = (title: string): Promise<CardNotes | undefined> => notesIn(titleOf(title).edition, title)
