// Rulings and notes of the pharaohs; those of titles come with their edition (valley/notes).
import type { CardNotes } from '#shared/words/words.ts'
import { part } from '../table/part.ts'

const royal = part(() => import('#shared/words/en/pharaohs.ts').then(({ pharaohNotes }) => pharaohNotes))

export const royalNotesOf = async (pharaoh: string): Promise<CardNotes | undefined> => (await royal())[pharaoh]
