// Rulings and notes of the pharaohs; those of titles come with their edition (card/load-notes.ts).
import type { CardNotes } from '#shared/messages/words.ts'
import { notesIn } from '../card/load-notes.ts'

export const royalNotesOf = (pharaoh: string): Promise<CardNotes | undefined> => notesIn('pharaohs', pharaoh)
