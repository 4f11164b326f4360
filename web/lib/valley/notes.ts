// Rulings and notes of titles: a file of its own for each edition that is only fetched when a card is looked at.
import type { Edition } from '#shared/valley/catalogue.ts'
import type { CardNotes } from '#shared/words/words.ts'
import { titleOf } from './titles.ts'

type Notes = Readonly<Record<string, CardNotes>>

const fetching: Readonly<Record<Edition, () => Promise<Notes>>> = {
  'base': () => import('#shared/words/en/rulings/base.ts').then(({ baseRulings }) => baseRulings),
  'afterlife': () => import('#shared/words/en/rulings/afterlife.ts').then(({ afterlifeRulings }) => afterlifeRulings),
  'last-rites': () => import('#shared/words/en/rulings/last-rites.ts').then(({ lastRitesRulings }) => lastRitesRulings),
  'premium': () => import('#shared/words/en/rulings/premium.ts').then(({ premiumRulings }) => premiumRulings),
}
const coming = new Map<Edition, Promise<Notes>>()

/** Fetches the notes of an edition; once they have come they are not asked for again. */
export async function fetchNotes(edition: Edition): Promise<Notes> {
  const known = coming.get(edition) ?? fetching[edition]()
  coming.set(edition, known)
  try {
    return await known
  } catch (reason) {
    coming.delete(edition)
    throw reason
  }
}

export async function notesOf(title: string): Promise<CardNotes | undefined> {
  return (await fetchNotes(titleOf(title).edition))[title]
}
