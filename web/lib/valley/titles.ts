// The one door through which the page reaches titles and sets: their facts, their names and their texts.
import { cards, sets as setNames } from '#shared/words/en/cards.ts'
import { icons } from '../look/signs/icons.ts'
import { isKey, t } from '../words/words.ts'
import { sets, titleOf, type Title } from './fixture.ts'

export { sets, titleOf, type Title }

export const setOf = (id: string) => sets.find(set => set.id === id)
export const titleNamed = (id: string): string => cards[id]?.name ?? id

/** The name of a set, or of what stands in for one: `starter`, `unique`. */
export function setNamed(id: string): string {
  const key = `set.${id}`
  return setNames[id] ?? (isKey(key) ? t(key) as string : id)
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
