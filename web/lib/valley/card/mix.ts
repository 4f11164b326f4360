// What a table is played with, by its options: which sets, which of them score together, and which editions.
import { editionsOfStarters, type Edition, type SetId, type Starters } from '#shared/valley/editions.ts'
import type { Params } from '#shared/protocol.ts'
import type { ValleyOptions } from '#shared/valley/options.ts'
import { groupsOf, setOf, setsOf, type SetGroup } from '#shared/valley/set-groups.ts'

export interface Mix {
  readonly sets: readonly SetId[]
  /** Editions whose uniques lie in the stock. */
  readonly uniques: readonly Edition[]
  readonly starters: Starters
  readonly groups: readonly SetGroup[]
  readonly editions: readonly Edition[]
  readonly pharaohs: boolean
  /** Whether there are more or larger groups than pips fit: then their cards are counted in numbers. */
  readonly large: boolean
  /** How hard a solitaire is; null if it is none. */
  readonly alone: 'starter' | 'master' | null
}

/** Pips fit for this many groups, and for this many cards of a group. */
const maxShown = 5
const longest = 8

/** The mix of a table; options that are missing are those of the base game. */
export function mixOf(options: Params): Mix {
  const { sets = setsOf('base'), uniques = ['base'], starters = 'base', ...others } = options as Partial<ValleyOptions>
  const groups = groupsOf(sets, others.half === 'joined')
  return {
    sets,
    uniques,
    starters,
    groups,
    large:
      groups.length > maxShown || groups.some(group => group.reduce((sum, id) => sum + setOf(id).size, 0) > longest),
    editions: [...new Set([...sets.map(id => setOf(id).edition), ...uniques, ...editionsOfStarters(starters)])],
    pharaohs: others.pharaohs === true,
    alone: others.solitaire ?? null,
  }
}

/** The group that a set scores with. */
export const groupWith = (groups: readonly SetGroup[], set: string): SetGroup =>
  groups.find(group => group.some(id => id === set)) ?? [set as SetId]
