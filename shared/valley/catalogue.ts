// Every title there is, found by its id, and the sets they belong to.
import { baseStarters, baseStock } from './cards/base.ts'
import type { Edition, SetId, Title } from './title.ts'

export type { Facts, Kind, SetId, Source, Sources, Timing, Title } from './title.ts'

/** All titles, in the order of their editions. */
export const titles: readonly Title[] = [...baseStarters, ...baseStock]

const byId = new Map(titles.map(title => [title.id, title]))

/** The title with this id; throws where there is none. */
export function titleOf(id: string): Title {
  const title = byId.get(id)
  if (!title) throw new Error(`no title is called ${id}`)
  return title
}

/** A set: how many different titles it has, and its sign. */
export interface SetFacts { readonly id: SetId, readonly edition: Edition, readonly size: number, readonly sign: string, readonly colour: string }

export const sets: readonly SetFacts[] = [
  { id: 'sarcophagi', edition: 'base', size: 3, sign: '𓊭', colour: '#DA1D12' },
  { id: 'canopic-jars', edition: 'base', size: 4, sign: '𓏂', colour: '#A5F3F1' },
  { id: 'amulets', edition: 'base', size: 5, sign: '𓎃', colour: '#F8D927' },
  { id: 'books', edition: 'base', size: 6, sign: '𓏛', colour: '#211C15' },
  { id: 'statues', edition: 'base', size: 7, sign: '𓀭', colour: '#F898A0' },
]
