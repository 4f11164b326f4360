// Which titles are possible here: at a table those it is played with, elsewhere all.
import { getContext, setContext } from 'svelte'
import { startersOfBoth } from '#shared/valley/starters.ts'
import type { Mix } from './mix.ts'
import { knownTitles, type Title } from './loaded-titles.ts'

const key = Symbol('mix')

/** Provides what the table is played with to all components within. */
export const provideMix = (mix: Mix): Mix => setContext(key, mix)

/** Whether a title is possible at a table with this mix. */
export function isPossible(
  { sets, uniques, starters }: Mix,
  { id, kind, set, edition }: Pick<Title, 'id' | 'kind' | 'set' | 'edition'>,
): boolean {
  if (kind === 'set') return sets.some(each => each === set)
  if (kind === 'unique') return uniques.includes(edition)
  return starters === 'both' ? id in startersOfBoth : starters === edition
}

/** Returns a test whether a title, by its id, is possible here. To be called while a component is created. */
export function possibleHere(): (title: string) => boolean {
  const mix = getContext<Mix | undefined>(key)
  return title => mix === undefined || knownTitles().some(each => each.id === title && isPossible(mix, each))
}
