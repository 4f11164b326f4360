// Rulings and notes of titles: a file of its own for each edition that is only fetched when a card is looked at.
import type { Edition } from '#shared/valley/catalogue.ts'
import type { CardNotes } from '#shared/words/words.ts'
import { part } from '../table/part.ts'
import { titleOf } from './titles.ts'

type Notes = Readonly<Record<string, CardNotes>>

/** Fetches the notes of an edition. */
export const fetchNotes: Readonly<Record<Edition, () => Promise<Notes>>> = {
  'base': part(() => import('#shared/words/en/rulings/base.ts').then(({ baseRulings }) => baseRulings)),
  'afterlife': part(() => import('#shared/words/en/rulings/afterlife.ts').then(({ afterlifeRulings }) => afterlifeRulings)),
  'last-rites': part(() => import('#shared/words/en/rulings/last-rites.ts').then(({ lastRitesRulings }) => lastRitesRulings)),
  'premium': part(() => import('#shared/words/en/rulings/premium.ts').then(({ premiumRulings }) => premiumRulings)),
}

export async function notesOf(title: string): Promise<CardNotes | undefined> {
  return (await fetchNotes[titleOf(title).edition]())[title]
}
