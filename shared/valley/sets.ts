// The sets there are, and which of them score together at one table.
import type { Box, SetId } from './card-definition.ts'

/** A set: how many different titles it has, its sign and colour. */
export interface SetFacts {
  readonly id: SetId
  readonly edition: Box
  readonly size: number
  readonly sign: string
  readonly colour: string
}

export const sets: readonly SetFacts[] = [
  { id: 'sarcophagi', edition: 'base', size: 3, sign: '𓊭', colour: '#DA1D12' },
  { id: 'canopic-jars', edition: 'base', size: 4, sign: '𓏂', colour: '#A5F3F1' },
  { id: 'amulets', edition: 'base', size: 5, sign: '𓎃', colour: '#F8D927' },
  { id: 'books', edition: 'base', size: 6, sign: '𓏛', colour: '#211C15' },
  { id: 'statues', edition: 'base', size: 7, sign: '𓀭', colour: '#F898A0' },
  { id: 'mummification', edition: 'afterlife', size: 3, sign: '𓀾', colour: '#F4E4CD' },
  { id: 'jewelry', edition: 'afterlife', size: 4, sign: '𓋞', colour: '#F4831B' },
  { id: 'chambers', edition: 'afterlife', size: 5, sign: '𓉗', colour: '#562B18' },
  { id: 'weapons', edition: 'afterlife', size: 6, sign: '𓌉', colour: '#2BB268' },
  { id: 'tomb-art', edition: 'afterlife', size: 7, sign: '𓁹', colour: '#D896C5' },
  { id: 'priestesses', edition: 'last-rites', size: 5, sign: '𓁐', colour: '#75D1ED' },
  { id: 'priests', edition: 'last-rites', size: 6, sign: '𓀆', colour: '#BDCC62' },
  { id: 'builders', edition: 'last-rites', size: 7, sign: '𓊅', colour: '#1E49DF' },
  { id: 'artisans', edition: 'last-rites', size: 8, sign: '𓍍', colour: '#A53723' },
]

const byId = new Map(sets.map(set => [set.id, set]))

/** The facts of a set. */
export function setOf(id: SetId): SetFacts {
  return byId.get(id) as SetFacts
}

/** Sets of one edition, smallest first. */
export function setsOf(edition: Box): readonly SetId[] {
  return sets.filter(set => set.edition === edition).map(set => set.id)
}

/** Sets that score together: one alone, or all of one size at a table that joins half sets. */
export type SetGroup = readonly SetId[]

/**
 * How the sets of a table score (RULES.md, Editions and mixes): each as its own, or, joined, those of a size as one.
 * @param joined whether sets of the same size count as one
 */
export function groupsOf(ids: readonly SetId[], joined: boolean): readonly SetGroup[] {
  if (!joined) return ids.map(id => [id])
  const sizes = [...new Set(ids.map(id => setOf(id).size))]
  return sizes.map(size => ids.filter(id => setOf(id).size === size))
}
