// Where a figure may step. Used by the rules and by the page, each of which implements `Occupancy` on its own data.
import { closed, nobody } from './state.ts'
import { isArea, noSite, places } from './places.ts'

/** Who owns the sites and where figures stand. */
export interface Occupancy {
  readonly round: number
  /** By site: a seat, `nobody` or `closed`. */
  readonly owners: readonly number[]
  isComplete(site: number): boolean
  /** The places where figures stand. */
  readonly standing: readonly number[]
}

/** What moves: a worker, an overseer, or an overseer in a march that is only being written. */
export type Mover = 'worker' | 'overseer' | 'march'

function isOpen(ground: Occupancy, site: number, stepper: Mover, seat: number): boolean {
  const { round, owners } = ground
  const owner = owners[site] ?? closed
  if (owner === closed || ground.isComplete(site)) return false
  return round > 1 || owner === nobody || (stepper === 'worker' && owner === seat)
}

/**
 * By place: whether a seat's figure may enter it (RULES.md, Overseers; RULES.md, Workers). Sites that are left out or complete
 * can never be entered. In the first round overseers may enter only sites that nobody owns, workers also their own; later both
 * may enter all. A build space holds one figure, except that a march can be written through taken ones.
 */
export function mayEnter(ground: Occupancy, stepper: Mover, seat: number): readonly boolean[] {
  const sites = ground.owners.map((_, site) => isOpen(ground, site, stepper, seat))
  const open = places.map(({ site }) => site === noSite || sites[site] === true)
  if (stepper !== 'march') for (const place of ground.standing) open[place] = isArea(place)
  return open
}
