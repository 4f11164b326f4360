// Where a figure may step: one rule for the engine and for the page, which know the ground in their own ways.
import { closed, nobody } from './state.ts'
import { isArea, noSite, places } from './places.ts'

/** What has to be known of the board. */
export interface Occupancy {
  readonly round: number
  /** By site: a seat, `nobody` or `closed`. */
  readonly owners: readonly number[]
  isComplete(site: number): boolean
  /** Where figures stand, areas among these places. */
  readonly standing: readonly number[]
}

/** Who steps: a worker, an overseer whose move is seen, or one whose march is only being written. */
export type Mover = 'worker' | 'overseer' | 'march'

function isOpen(ground: Occupancy, site: number, stepper: Mover, seat: number): boolean {
  const { round, owners } = ground
  const owner = owners[site] ?? closed
  if (owner === closed || ground.isComplete(site)) return false
  return round > 1 || owner === nobody || (stepper === 'worker' && owner === seat)
}

/**
 * Which places a figure may enter, by place (RULES.md, Overseers; RULES.md, Workers). A site that is left out or complete
 * lets nobody in.
 * In the first round overseers go to sites that nobody owns, and workers to these and to the own ones; later both go to
 * all. A march is written through any of these, whoever stands there.
 */
export function mayEnter(ground: Occupancy, stepper: Mover, seat: number): readonly boolean[] {
  const sites = ground.owners.map((_, site) => isOpen(ground, site, stepper, seat))
  const open = places.map(({ site }) => site === noSite || sites[site] === true)
  if (stepper !== 'march') for (const place of ground.standing) open[place] = isArea(place)
  return open
}
