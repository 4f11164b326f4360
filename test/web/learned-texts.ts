// All texts of the page as they are in one language, each by its place: collection, key, and so on.
import { vi } from 'vitest'
import { collectionsOf, type Texts } from './all-collections.ts'
import type { Language } from '#web/lib/messages/language.ts'

/** The collections of texts once the page has begun in this language and learned them; modules imported after that speak it too. */
export async function learnedIn(language: Language) {
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('document', { documentElement: { lang: language, dataset: {} } })
  vi.resetModules()
  const [first, books, { learn }] = await Promise.all([
    import('#web/lib/messages/texts.ts'),
    import('#web/lib/messages/books.ts'),
    import('#web/lib/messages/collection.ts'),
  ])
  const texts = { ...first, ...books }
  await learn(...collectionsOf(texts))
  return texts
}

function placed(what: unknown, place: string): readonly (readonly [string, unknown])[] {
  if (typeof what !== 'object' || what === null) return [[place, what]]
  return Object.entries(what).flatMap(([key, inner]) => placed(inner, `${place} ${key}`))
}

/** Every text by its place: fixed, or made of params. */
export function textsByPlace({ cards, notes, sentences, logs, ...others }: Texts): ReadonlyMap<string, unknown> {
  const several = Object.entries({ cards, notes, sentences, logs }).flatMap(([name, each]) =>
    Object.entries(each).map(([key, all]) => [`${name} ${key}`, all] as const),
  )
  return new Map([...Object.entries(others), ...several].flatMap(([name, { all }]) => placed(all, name)))
}
