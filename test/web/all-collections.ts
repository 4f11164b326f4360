// All collections of texts: the page's own and those of each game.
import type { Collection } from '#web/lib/messages/collection.ts'

type AnyCollection = Collection<object>
/** The modules that name collections, the page's own and those of each game. */
const modules = import.meta.glob<Readonly<Record<string, AnyCollection | Readonly<Record<string, AnyCollection>>>>>(
  '../../web/lib/**/messages/{texts,lazy-texts,books}.ts',
)

const isCollection = (one: AnyCollection | Readonly<Record<string, AnyCollection>>): one is AnyCollection =>
  typeof one.load === 'function'

/** All collections, learned in the language that the page has begun in, each by its place and once. */
export async function loadAllTexts(): Promise<ReadonlyMap<AnyCollection, string>> {
  const places = new Map<AnyCollection, string>()
  // A game's own come first: the page knows some of them by their game.
  const paths = Object.keys(modules).sort((one, other) => other.split('/').length - one.split('/').length)
  for (const path of paths) {
    const folder = path.split('/').at(-3)
    const owner = folder === 'lib' ? '' : folder
    for (const [name, one] of Object.entries((await modules[path]?.()) ?? {}))
      for (const [key, each] of isCollection(one) ? [['', one] as const] : Object.entries(one))
        if (!places.has(each)) places.set(each, [owner, name, key].filter(Boolean).join(' '))
  }
  await Promise.all([...places.keys()].map(each => each.load()))
  return places
}
