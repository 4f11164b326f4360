// The collections of what is read beside a game: rules, the gallery with rulings and notes, a game watched again; and of the
// deck-builder's maker. Apart from the others, for even their names would weigh on a table's first card.
import { collection } from './collection.ts'

export const rules = collection({
  en: () => import('./en/rules.ts').then(({ rules }) => rules),
  de: () => import('./de/rules.ts').then(({ rules }) => rules),
})
/** The rules of the other ways to play. */
export const ways = collection({
  en: () => import('./en/ways.ts').then(({ ways }) => ways),
  de: () => import('./de/ways.ts').then(({ ways }) => ways),
})
export const gallery = collection({
  en: () => import('./en/gallery.ts').then(({ gallery }) => gallery),
  de: () => import('./de/gallery.ts').then(({ gallery }) => gallery),
})
export const talRules = collection({
  en: () => import('./en/tal-rules.ts').then(({ talRules }) => talRules),
  de: () => import('./de/tal-rules.ts').then(({ talRules }) => talRules),
})
/** What can be played, and what is played at a table. */
export const maker = collection({
  en: () => import('./en/maker.ts').then(({ maker }) => maker),
  de: () => import('./de/maker.ts').then(({ maker }) => maker),
})
/** What is said of one's own tables. */
export const tables = collection({
  en: () => import('./en/tables.ts').then(({ tables }) => tables),
  de: () => import('./de/tables.ts').then(({ tables }) => tables),
})
/** What is said where a game is watched again. */
export const replay = collection({
  en: () => import('./en/replay.ts').then(({ replay }) => replay),
  de: () => import('./de/replay.ts').then(({ replay }) => replay),
})
/** Their rulings and notes. */
export const notes = {
  base: collection({
    en: () => import('#shared/messages/en/rulings/base.ts').then(({ baseRulings }) => baseRulings),
    de: () => import('#shared/messages/de/rulings/base.ts').then(({ baseRulings }) => baseRulings),
  }),
  afterlife: collection({
    en: () => import('#shared/messages/en/rulings/afterlife.ts').then(({ afterlifeRulings }) => afterlifeRulings),
    de: () => import('#shared/messages/de/rulings/afterlife.ts').then(({ afterlifeRulings }) => afterlifeRulings),
  }),
  'last-rites': collection({
    en: () => import('#shared/messages/en/rulings/last-rites.ts').then(({ lastRitesRulings }) => lastRitesRulings),
    de: () => import('#shared/messages/de/rulings/last-rites.ts').then(({ lastRitesRulings }) => lastRitesRulings),
  }),
  premium: collection({
    en: () => import('#shared/messages/en/rulings/premium.ts').then(({ premiumRulings }) => premiumRulings),
    de: () => import('#shared/messages/de/rulings/premium.ts').then(({ premiumRulings }) => premiumRulings),
  }),
  pharaohs: collection({
    en: () => import('#shared/messages/en/pharaohs.ts').then(({ pharaohNotes }) => pharaohNotes),
    de: () => import('#shared/messages/de/pharaohs.ts').then(({ pharaohNotes }) => pharaohNotes),
  }),
} as const
