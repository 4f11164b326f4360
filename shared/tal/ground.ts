// Where a figure may step: one rule for the engine and for the page, which know the ground in their own ways.
import { closed, nobody } from './state.ts'
import { isArea, places, siteAt } from './places.ts'

/** What has to be known of the board. */
export interface Ground {
  readonly round: number
  /** By site: a seat, `nobody` or `closed`. */
  readonly owners: readonly number[]
  isComplete(site: number): boolean
  /** Whether a figure stands in a build space. */
  isTaken(place: number): boolean
}

/** Who steps: a worker, an overseer whose move is seen, or one whose march is only being written. */
export type Stepper = 'worker' | 'overseer' | 'march'

function isOpen({ round, owners, isComplete }: Ground, site: number, stepper: Stepper, seat: number): boolean {
  const owner = owners[site] ?? closed
  if (owner === closed || isComplete(site)) return false
  if (stepper === 'worker') return owner === seat || round > 1 && owner !== nobody
  return round > 1 || owner === nobody
}

/**
 * Which places a figure may enter, by place (rules/tal, A round). A site that is left out or complete lets nobody in.
 * In the first round overseers go to sites that nobody owns and workers to the own ones; later overseers go to all, and
 * workers to all that somebody owns. A march is written through any of these, whoever stands there.
 */
export function mayEnter(ground: Ground, stepper: Stepper, seat: number): readonly boolean[] {
  const sites = ground.owners.map((_, site) => isOpen(ground, site, stepper, seat))
  return places.map((_, place) => isArea(place) || sites[siteAt(place)] === true && (stepper === 'march' || !ground.isTaken(place)))
}
