// The collections of texts that the page speaks, each with its files: a folder a language. What is read beside a game lies in
// `books.ts`.
import type { CardWords } from '#shared/messages/words.ts'
import { collection, collectionsIn } from './collection.ts'

/** What every page needs, and a table until its first card can be chosen. */
export const page = collection({
  en: () => import('./en/en.ts').then(({ en }) => en),
  de: () => import('./de/de.ts').then(({ de }) => de),
})
/** Why something was refused: until it is here the table's own sentence is shown. */
export const refusals = collection({
  en: () => import('./en/refusals.ts').then(({ refusals }) => refusals),
  de: () => import('./de/refusals.ts').then(({ refusals }) => refusals),
})
/** What comes before a game: front page, lobby, sitting down. */
export const gate = collection({
  en: () => import('./en/gate.ts').then(({ gate }) => gate),
  de: () => import('./de/gate.ts').then(({ gate }) => gate),
})
/** What comes after it. */
export const end = collection({
  en: () => import('./en/end.ts').then(({ end }) => end),
  de: () => import('./de/end.ts').then(({ end }) => end),
})
/** What is needed once a table stands. */
export const late = collection({
  en: () => import('./en/late.ts').then(({ late }) => late),
  de: () => import('./de/late.ts').then(({ late }) => late),
})
/** What happened, joined into sentences. */
export const story = collection({
  en: () => import('./en/story.ts').then(({ story }) => story),
  de: () => import('./de/story.ts').then(({ story }) => story),
})
/** Which part of a card is being carried out, and what playing one would do now. */
export const saying = collection({ en: () => import('./en/saying.ts'), de: () => import('./de/saying.ts') })
/** What only solitaires say, and only tables with pharaohs. */
export const alone = collection({
  en: () => import('./en/alone.ts').then(({ alone }) => alone),
  de: () => import('./de/alone.ts').then(({ alone }) => alone),
})
export const royal = collection({
  en: () => import('./en/royal.ts').then(({ royal }) => royal),
  de: () => import('./de/royal.ts').then(({ royal }) => royal),
})

/** The questions of each game, and the sentences of its log. */
export const sentences = {
  valley: collection({
    en: () => import('#shared/messages/en/valley.ts'),
    de: () => import('#shared/messages/de/valley.ts'),
  }),
  tal: collection({ en: () => import('#shared/messages/en/tal.ts'), de: () => import('#shared/messages/de/tal.ts') }),
} as const
export const logs = {
  valley: collection({
    en: () => import('#shared/messages/en/log.ts'),
    de: () => import('#shared/messages/de/log.ts'),
  }),
  tal: collection({
    en: () => import('#shared/messages/en/tal-log.ts'),
    de: () => import('#shared/messages/de/tal-log.ts'),
  }),
} as const
/** What else the board game's table says, and what happened there joined into sentences. */
export const tal = collection({
  en: () => import('./en/tal-page.ts').then(({ tal }) => tal),
  de: () => import('./de/tal-page.ts').then(({ tal }) => tal),
})
export const talStory = collection({
  en: () => import('./en/tal-story.ts').then(({ talStory }) => talStory),
  de: () => import('./de/tal-story.ts').then(({ talStory }) => talStory),
})
export const sets = collection({
  en: () => import('#shared/messages/en/sets.ts').then(({ sets }) => sets),
  de: () => import('#shared/messages/de/sets.ts').then(({ sets }) => sets),
})

/** Names and texts of cards: an edition's, by its id, or the `pharaohs`'. */
export const cards = collectionsIn<Readonly<Record<string, CardWords>>>({
  ...import.meta.glob('../../../shared/messages/*/cards/*.ts', { import: 'cards' }),
  ...import.meta.glob('../../../shared/messages/*/pharaohs.ts', { import: 'pharaohs' }),
})
