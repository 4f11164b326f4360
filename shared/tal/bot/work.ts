// Ways of workers that bots tell apart: which sites get how many, the nearest ones first.
import type { Plan } from '../../bots/bot-rules.ts'
import { entryAt } from '../../entry.ts'
import { facts } from '../board.ts'
import { freeSpace, standingOn } from '../likely.ts'
import { stepsBetween } from '../march-paths.ts'
import { enough, goTo, siteIn } from '../option-codec.ts'
import { siteAt } from '../places.ts'
import { isBuilt, prospectOf, worthOfBlock } from '../prospects.ts'
import { closed, empty, nobody, piecesOfSeat, type TalState } from '../state.ts'
import { Building, usual } from './building.ts'

/** How many workers a site should have. */
interface Demand {
  readonly site: number
  readonly workers: number
}

const maxPlans = 32
/** Points at stake from which a rival's site is worth going to. */
const leastStake = 0.5

const stakeOf = (site: number, cells: readonly number[]): number => {
  const { points, filled, cells: all } = prospectOf(site, cells)
  return (points * filled) / all
}

/** The picks that bring workers where they are wanted, as far as steps go; the first demand first. */
function planOf(state: TalState, seat: number, demands: readonly Demand[]): Plan {
  const first = seat * piecesOfSeat + facts.overseers
  const at = [...state.at]
  const board: TalState = { ...state, at }
  const kept = new Set<number>()
  const plan: number[][] = []
  let left = state.left
  for (const { site, workers } of demands) {
    let missing = workers
    for (let piece = first; piece < first + facts.workers && missing > 0; piece++) {
      if (kept.has(piece) || siteAt(at[piece] as number) !== site) continue
      kept.add(piece)
      missing--
    }
    for (; missing > 0; missing--) {
      const space = freeSpace(board, site, seat, -1)
      const piece = space < 0 ? -1 : nearest(at, first, space, left, kept)
      if (piece < 0) break
      left -= stepsBetween(at[piece] as number, space)
      at[piece] = space
      kept.add(piece)
      plan.push([goTo(piece, space)])
    }
  }
  plan.push([enough])
  return plan
}

/** The worker who has the shortest way to a space and is not kept elsewhere; -1 if none can get there. */
function nearest(at: readonly number[], first: number, space: number, left: number, kept: ReadonlySet<number>): number {
  let found = -1
  let least = left + 1
  for (let piece = first; piece < first + facts.workers; piece++) {
    const way = stepsBetween(at[piece] as number, space)
    if (kept.has(piece) || way >= least) continue
    found = piece
    least = way
  }
  return found
}

/** The sites that a seat can enter with workers: not closed, not complete, in the first round no rival's. */
const enterable = ({ owners, cells, round }: TalState, seat: number, site: number): boolean =>
  owners[site] !== closed &&
  !isBuilt(cells[site] as number[]) &&
  (round > 1 || owners[site] === seat || owners[site] === nobody)

/** What the blocks at hand want: workers by site, the sites where they are worth most first. */
function demandsOfBlocks(state: TalState, seat: number): readonly Demand[] {
  const rooms = state.owners.map((owner, site) =>
    owner === seat ? entryAt(state.cells, site).filter(cell => cell === empty).length : 0,
  )
  const counts = rooms.map(() => 0)
  for (const pick of new Building(state, seat, rooms).build(usual).picks)
    counts[siteIn(pick)] = (counts[siteIn(pick)] as number) + 1
  return counts
    .flatMap((count, site) => (count > 0 ? [{ site, workers: Math.ceil(count / facts.blocksOfWorker), count }] : []))
    .sort((one, other) => valueOf(state, other) - valueOf(state, one))
}

const valueOf = ({ cells }: TalState, { site, count }: { readonly site: number; readonly count: number }): number =>
  count * worthOfBlock(prospectOf(site, cells[site] as number[]))

/** Afterwards each own site that is being built gets a worker for the next round. */
function demandsOfLater(state: TalState, seat: number): readonly Demand[] {
  return ownSites(state, seat)
    .map(site => ({ site, workers: Math.max(1, standingOn(state, seat, site, true)) }))
    .sort(
      (one, other) =>
        stakeOf(other.site, state.cells[other.site] as number[]) - stakeOf(one.site, state.cells[one.site] as number[]),
    )
}

const ownSites = (state: TalState, seat: number): readonly number[] =>
  state.owners.flatMap((owner, site) => (owner === seat && !isBuilt(state.cells[site] as number[]) ? [site] : []))

/** Workers that a rival's site needs so that it is taken over: one more than its owner has. */
function demandsOfRaids(state: TalState, seat: number): readonly Demand[] {
  if (state.round === 1) return []
  return state.owners.flatMap((owner, site) => {
    if (owner < 0 || owner === seat || !enterable(state, seat, site)) return []
    if (standingOn(state, seat, site, false) <= standingOn(state, owner, site, false)) return []
    if (stakeOf(site, entryAt(state.cells, site)) < leastStake) return []
    return [{ site, workers: standingOn(state, owner, site, true) + 1 }]
  })
}

/** Workers that an own site needs so that no rival who leads there in overseers takes it over. */
function demandsOfDefence(state: TalState, seat: number): readonly Demand[] {
  return ownSites(state, seat).flatMap(site => {
    const guards = standingOn(state, seat, site, false)
    const strongest = Math.max(
      0,
      ...state.blocks.map((_, rival) =>
        rival !== seat && standingOn(state, rival, site, false) > guards ? standingOn(state, rival, site, true) : 0,
      ),
    )
    return strongest > 0 ? [{ site, workers: strongest }] : []
  })
}

/** What somebody does who thinks little about it: takes over what can be, then brings workers to where blocks go. */
export const simpleWork = (state: TalState, seat: number): Plan =>
  planOf(state, seat, [...demandsOfRaids(state, seat), ...demandsOfBlocks(state, seat), ...demandsOfLater(state, seat)])

/** Ways worth telling apart: the simple one first. */
export function worksOf(state: TalState, seat: number): readonly Plan[] {
  const blocks = demandsOfBlocks(state, seat)
  const later = demandsOfLater(state, seat)
  const raids = demandsOfRaids(state, seat)
  const usually = [...blocks, ...later]
  const sites = ownSites(state, seat).slice(0, 5)
  const full = sites.map(site => ({
    site,
    workers: Math.min(facts.workers, Math.ceil(entryAt(state.cells, site).filter(cell => cell === empty).length / 2)),
  }))
  const robbing = raids.map(({ site }) => ({ site, workers: facts.workers }))
  const ways: readonly (readonly Demand[])[] = [
    [...raids, ...usually],
    usually,
    ...demandsOfDefence(state, seat).map(demand => [demand, ...usually]),
    ...blocks.map(demand => [demand, ...usually]),
    ...full.map(demand => [demand, ...usually]),
    ...raids.map(demand => [demand, ...usually]),
    ...robbing.map(demand => [demand, ...usually]),
    ...full.flatMap(one =>
      full.filter(other => other !== one).map(other => [one, { ...other, workers: facts.workers }, ...usually]),
    ),
    blocks,
    [],
  ]
  const met = new Set<string>()
  const plans: Plan[] = []
  for (const demands of ways) {
    const plan = planOf(state, seat, demands)
    const name = plan.join()
    if (!met.has(name)) plans.push(plan)
    met.add(name)
  }
  return plans.slice(0, maxPlans)
}
