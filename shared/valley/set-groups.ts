// The sets that score together at one table.
import { sets, type Box, type SetFacts, type SetId } from './editions.ts'

const byId = new Map(sets.map(set => [set.id, set]))

/** The facts of a set. */
export function setOf(id: SetId): SetFacts {
  return byId.get(id) as SetFacts
}

/** Sets of one edition, smallest first. */
export function setsOf(edition: Box): readonly SetId[] {
  return sets.filter(set => set.edition === edition).map(set => set.id)
}

/** The sizes of sets that can be drawn by lot: one set of each, with half sets two. */
export const sizesByLot = [3, 4, 5, 6, 7] as const

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
