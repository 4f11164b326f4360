// Where a figure may step, and why not elsewhere. Used by the rules and by the page, each with its own `Occupancy`.
import { closed, nobody } from './state.ts'
import { isArea, noSite, places, siteAt } from './places.ts'

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

/**
 * Why a figure may not enter a place. `closed`: the site is left out of this game; `complete`: so is its pyramid; `owned`: in
 * the first round overseers do not enter what somebody owns; `rivals`: nor workers what another owns; `taken`: a figure
 * stands there.
 */
export type StepObstacle = 'closed' | 'complete' | 'owned' | 'rivals' | 'taken'

function obstacleOnSite(ground: Occupancy, site: number, mover: Mover, seat: number): StepObstacle | null {
  const { round, owners } = ground
  const owner = owners[site] ?? closed
  if (owner === closed) return 'closed'
  if (ground.isComplete(site)) return 'complete'
  if (round > 1 || owner === nobody || (mover === 'worker' && owner === seat)) return null
  return mover === 'worker' ? 'rivals' : 'owned'
}

/** Why a seat's figure may not enter a place, however far it is; null where it may (`mayEnter`). */
export function obstacleToEntering(ground: Occupancy, mover: Mover, seat: number, place: number): StepObstacle | null {
  if (isArea(place)) return null
  const onSite = obstacleOnSite(ground, siteAt(place), mover, seat)
  if (onSite !== null) return onSite
  return mover !== 'march' && ground.standing.includes(place) ? 'taken' : null
}

/**
 * By place: whether a seat's figure may enter it (RULES.md, Overseers; RULES.md, Workers). Sites that are left out or complete
 * can never be entered. In the first round overseers may enter only sites that nobody owns, workers also their own; later both
 * may enter all. A build space holds one figure, except that a march can be written through taken ones.
 */
export function mayEnter(ground: Occupancy, stepper: Mover, seat: number): readonly boolean[] {
  const sites = ground.owners.map((_, site) => obstacleOnSite(ground, site, stepper, seat) === null)
  const open = places.map(({ site }) => site === noSite || sites[site] === true)
  if (stepper !== 'march') for (const place of ground.standing) open[place] = isArea(place)
  return open
}
