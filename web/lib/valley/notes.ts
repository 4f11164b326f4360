// Rulings and notes of titles: a file of its own that is only fetched when a card is looked at.
import type { CardNotes } from '#shared/words/words.ts'

let coming: Promise<Readonly<Record<string, CardNotes>>> | null = null

export async function notesOf(title: string): Promise<CardNotes | undefined> {
  coming ??= import('#shared/words/en/rulings.ts').then(({ rulings }) => rulings)
  try {
    return (await coming)[title]
  } catch (reason) {
    coming = null
    throw reason
  }
}
