// The one door through which the page reaches titles and sets: their facts, their signs and their texts.
import { cards } from '#shared/words/en/cards.ts'
import { icons } from '../look/signs/icons.ts'
import { setName } from '../words/telling.ts'
import { t } from '../words/words.ts'
import type { Facts as Title } from '#shared/valley/catalogue.ts'
import { sets, titles } from 'virtual:titles'

export { sets, titles, type Title }

const byId = new Map(titles.map(title => [title.id, title]))

/** The title with this id; throws where there is none. */
export function titleOf(id: string): Title {
  const title = byId.get(id)
  if (!title) throw new Error(`no title is called ${id}`)
  return title
}

export const setOf = (id: string) => sets.find(set => set.id === id)

/** The name of a title's set, or of what it is instead. */
export function groupOf(title: Title): string {
  return title.set ? setName(title.set) : t(title.kind === 'starter' ? 'set.starter' : 'set.unique')
}

/** The sign on a title's band: its set's, a pot for starters, a star for uniques. */
export function signOf(title: Title): string {
  if (title.kind === 'starter') return icons.pot
  return title.set ? setOf(title.set)?.sign ?? icons.star : icons.star
}

/** A title's text, with the part that answers others' moves apart. */
export function textOf(id: string): { readonly action: string, readonly reaction?: string } {
  const [action = '', reaction] = (cards[id]?.text ?? '').split(/\s*Reaction: /)
  return reaction ? { action, reaction: reaction.slice(0, 1).toUpperCase() + reaction.slice(1) } : { action }
}
