// The board as a view tells it, in the form in which the rules of movement take it.
import { indexOfPlace } from './places.ts'
import { closed, nobody } from './state.ts'
import type { Occupancy } from './step-rules.ts'
import type { TalTable } from './table.ts'

/** Who owns the sites and where figures stand, from a view. */
export function groundOf({ round, sites, pieces }: Pick<TalTable, 'round' | 'sites' | 'pieces'>): Occupancy {
  return {
    round,
    owners: sites.map(site => (site.closed ? closed : (site.owner ?? nobody))),
    standing: pieces.map(({ at }) => indexOfPlace(at)),
    isComplete: site => sites[site]?.complete ?? false,
  }
}
