// Which titles are possible here: at a table those it is played with, elsewhere all.
import { freeEntombing } from '#shared/valley/messages/ruled.ts'
import { startersOfBoth } from '#shared/valley/starters.ts'
import type { Mix } from './mix.ts'
import { mixHere } from './provided-mix.ts'
import { knownTitles, type Title } from './loaded-titles.ts'

/** What tells whether a title is possible, and whether it reacts. */
type Facts = Pick<Title, 'id' | 'kind' | 'set' | 'edition' | 'timing'>

/** Whether a title is possible at a table with this mix. */
export function isPossible(
  { sets, uniques, starters }: Mix,
  { id, kind, set, edition }: Omit<Facts, 'timing'>,
): boolean {
  if (kind === 'set') return sets.some(each => each === set)
  if (kind === 'unique') return uniques.includes(edition)
  return starters === 'both' ? id in startersOfBoth : starters === edition
}

/**
 * Whether what a ruling says of another title can happen at a table with this mix: of a title that reacts it says how it
 * reacts, and in solitaire there is nobody to react to.
 */
export const comesUp = (mix: Mix, title: Facts): boolean =>
  isPossible(mix, title) && !(mix.alone && title.timing.includes('reaction'))

/**
 * Returns a test whether a title, by its id, or the free entombing comes up here in rulings. To be called while a component is
 * created.
 */
export function comesUpHere(): (title: string) => boolean {
  const mix = mixHere()
  return title => mix === undefined || comesUpAt(mix, title)
}

/** Whether a title, by its id, or the free entombing comes up in rulings at a table with this mix. */
export const comesUpAt = (mix: Mix, id: string): boolean =>
  id === freeEntombing ? mix.alone !== 'master' : knownTitles().some(title => title.id === id && comesUp(mix, title))
