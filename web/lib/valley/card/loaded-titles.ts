// All access of the page to titles and sets: facts, signs and texts. The facts of the base game are known at once, the
// others are fetched.
import { sets, type Edition, type SetFacts } from '#shared/valley/editions.ts'
import { icons } from '../../ui/signs/icons.ts'
import { part } from '../../platform/part.ts'
import { loadCards, setName, wordsOf } from '../../messages/card-texts.ts'
import { t } from '../../messages/page-texts.ts'
import { first as baseTitles, later } from 'virtual:titles'

/** What a page that only shows cards needs to know of a title. */
export type Title = (typeof baseTitles)[number]
export { sets }

const byId = new Map(baseTitles.map(title => [title.id, title]))

const fetches = new Map(Object.entries(later).map(([edition, load]) => [edition, part(load)]))

/** Fetches the titles of these editions and their texts; rejects if they do not arrive. */
export async function loadEditions(editions: readonly Edition[]): Promise<void> {
  const coming = editions.flatMap(edition => fetches.get(edition)?.() ?? [])
  const [facts] = await Promise.all([Promise.all(coming), loadCards(editions)])
  for (const { titles } of facts) for (const title of titles) byId.set(title.id, title)
}

/** Fetches the texts of the pharaohs; rejects if they do not arrive. */
export const loadPharaohs = (): Promise<void> => loadCards(['pharaohs'])

/** The title with this id; throws if it is not known. */
export function titleOf(id: string): Title {
  const title = byId.get(id)
  if (!title) throw new Error(`no title is called ${id}`)
  return title
}

/** All titles known by now, in the order of their editions. */
export const knownTitles = (): readonly Title[] => [...byId.values()]

export const setOf = (id: string): SetFacts | undefined => sets.find(set => set.id === id)

/** The name of a title's set, or "starter" or "unique". */
export function groupOf(title: Title): string {
  return title.set ? setName(title.set) : t(title.kind === 'starter' ? 'set.starter' : 'set.unique')
}

/** The sign on a title's band: its set's, a pot for starters, a star for uniques. */
export function signOf(title: Title): string {
  if (title.kind === 'starter') return icons.pot
  return title.set ? (setOf(title.set)?.sign ?? icons.star) : icons.star
}

/** A title's text, its reaction apart. */
export function textOf(id: string): { readonly action: string; readonly reaction?: string } {
  const [action = '', reaction] = (wordsOf(id)?.text ?? '').split(new RegExp(`\\s*${t('card.reaction')}: `))
  return reaction ? { action, reaction: reaction.slice(0, 1).toUpperCase() + reaction.slice(1) } : { action }
}
