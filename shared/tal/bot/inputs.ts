// What bots judge a position of Tal der Könige by, at the beginning of a round: how far each pyramid has come and as what, who
// stands on the sites, and how near the end is. Only what everybody sees is read.
import type { Inputs } from '../../bots/inputs.ts'
import { entryAt } from '../../entry.ts'
import { colours, facts, kinds } from '../board.ts'
import { scarabsOf, standingOn } from '../likely.ts'
import { stepsBetween } from '../march-paths.ts'
import { spacesOf } from '../places.ts'
import { anyColour, isBuilt, prospectOf, single, type Prospect } from '../prospects.ts'
import { blocksOf } from '../pyramid.ts'
import { closed, nobody, piecesOfSeat, type TalState } from '../state.ts'

/** Of each side: a count by kind and by blocks built, of small pyramids and of large ones. */
const smallCells = blocksOf('small')
const largeCells = blocksOf('large')
const firstLarge = kinds.length * smallCells
const bySize = firstLarge + kinds.length * largeCells
const sums = [
  'points',
  'stake',
  'guarded',
  'contested',
  'losing',
  'unhelped',
  'atWork',
  'idle',
  'far',
  'overseersOut',
  'raids',
  'open',
  'empty',
  'colours',
  'inBag',
  'scarabs',
  'complete',
] as const
const ofSide = bySize + sums.length
type Sum = (typeof sums)[number]
const at = Object.fromEntries(sums.map((name, index) => [name, bySize + index])) as Readonly<Record<Sum, number>>

const own = 0
const others = 1
const best = 2
const totals = [
  'one',
  'lead',
  'stakeLead',
  'bothLead',
  'room',
  'bag',
  'unowned',
  'toBuild',
  'first',
  'seats2',
  'seats3',
  'seats4',
] as const
const firstTotal = 3 * ofSide
const total = Object.fromEntries(totals.map((name, index) => [name, firstTotal + index])) as Readonly<
  Record<(typeof totals)[number], number>
>
export const inputCount = firstTotal + totals.length

const wholeBag = facts.blocks
const pharaohRoom = blocksOf('pharaoh')

/** One seat's numbers, in the order of inputs. */
function readSeat(state: TalState, seats: number, seat: number, prospects: readonly Prospect[]): Float64Array {
  const found = new Float64Array(ofSide)
  const add = (input: number, value: number) => {
    found[input] = (found[input] as number) + value
  }
  const { owners, cells, bag } = state
  const inBag = bag.reduce((sum, count) => sum + count, 0)
  const wanted = new Set<number>()
  const sites: number[] = []
  for (let site = 0; site < owners.length; site++) {
    const owner = owners[site] as number
    if (owner < 0) continue
    const prospect = prospects[site] as Prospect
    const isComplete = isBuilt(cells[site] as number[])
    if (owner !== seat) {
      if (!isComplete && standingOn(state, seat, site, false) > standingOn(state, owner, site, false))
        add(at.raids, prospect.points * (prospect.filled / prospect.cells) * (1 + standingOn(state, seat, site, true)))
      continue
    }
    if (isComplete) {
      add(at.points, prospect.points)
      add(at.complete, 1)
      continue
    }
    sites.push(site)
    const { size, kind, filled } = prospect
    add(size === 'small' ? kind * smallCells + filled : firstLarge + kind * largeCells + filled, 1)
    const stake = (prospect.points * filled) / prospect.cells
    add(at.stake, stake)
    add(at.open, 1)
    if (filled === 0) add(at.empty, 1)
    if (kind === single && prospect.wants !== anyColour) {
      wanted.add(prospect.wants)
      if (inBag > 0) add(at.inBag, (bag[prospect.wants] as number) / inBag)
    }
    readGuard(state, seats, seat, site, stake, add)
  }
  add(at.colours, wanted.size / colours.length)
  add(at.scarabs, scarabsOf(state, seat) / facts.scarabs)
  readFigures(state, seat, sites, add)
  return found
}

/** Who stands on an own site, weighed by what is at stake there. */
function readGuard(
  state: TalState,
  seats: number,
  seat: number,
  site: number,
  stake: number,
  add: (input: number, value: number) => void,
): void {
  const guards = standingOn(state, seat, site, false)
  const workers = standingOn(state, seat, site, true)
  let overseers = 0
  let most = 0
  for (let rival = 0; rival < seats; rival++) {
    if (rival === seat) continue
    overseers = Math.max(overseers, standingOn(state, rival, site, false))
    most = Math.max(most, standingOn(state, rival, site, true))
  }
  if (guards > 0) add(at.guarded, stake)
  if (overseers > guards) add(at.contested, stake)
  if (overseers > guards && most > workers) add(at.losing, stake)
  if (workers === 0) add(at.unhelped, stake)
}

/** Where the figures of a seat stand, seen from its own sites. */
function readFigures(
  state: TalState,
  seat: number,
  sites: readonly number[],
  add: (input: number, value: number) => void,
): void {
  const first = seat * piecesOfSeat
  for (let piece = first; piece < first + piecesOfSeat; piece++) {
    const place = entryAt(state.at, piece)
    let nearest = sites.length === 0 ? 3 : facts.steps
    for (const site of sites) {
      const ring = spacesOf(site)
      nearest = Math.min(nearest, ring.includes(place) ? 0 : stepsBetween(place, entryAt(ring, 0)))
    }
    const isWorker = piece >= first + facts.overseers
    if (!isWorker) add(at.overseersOut, nearest / 6)
    else if (nearest === 0) add(at.atWork, 1 / facts.workers)
    else {
      add(at.idle, 1 / facts.workers)
      add(at.far, nearest / facts.steps / facts.workers)
    }
  }
}

/** How large numbers of a side are, so that all are about one. */
const scaleOf = (input: number): number =>
  input === at.points || input === at.stake ? 0.1 : input >= at.guarded && input <= at.unhelped ? 0.2 : 1

/** Reads what a seat sees of a position: its own side, the others on the average, and the best of them. */
export function readPosition(state: TalState, seats: number, seat: number, inputs: Inputs): void {
  const { owners, cells, bag, pharaoh } = state
  const prospects = cells.map((stones, site) => prospectOf(site, stones))
  const sides = state.blocks.map((_, each) => readSeat(state, seats, each, prospects))
  const mine = entryAt(sides, seat)
  const worthOf = (side: Float64Array) => (side[at.points] as number) + (side[at.stake] as number) / 2
  let strongest: Float64Array | undefined
  for (const [each, side] of sides.entries())
    if (each !== seat && (strongest === undefined || worthOf(side) > worthOf(strongest))) strongest = side
  const top = strongest ?? mine
  for (let input = 0; input < ofSide; input++) {
    const scale = scaleOf(input)
    let sum = 0
    for (const [each, side] of sides.entries()) if (each !== seat) sum += side[input] as number
    inputs.add(own * ofSide + input, (mine[input] as number) * scale)
    if (seats > 2) inputs.add(others * ofSide + input, (sum * scale) / (seats - 1))
    inputs.add(best * ofSide + input, (top[input] as number) * scale)
  }
  const open = owners.filter((owner, site) => owner !== closed && !isBuilt(entryAt(cells, site))).length
  const room = (pharaohRoom - pharaoh.length) / pharaohRoom
  const lead = (mine[at.points] as number) - (top[at.points] as number)
  const stakeLead = (mine[at.stake] as number) - (top[at.stake] as number)
  inputs.progress = Math.max(1 - room, 1 - open / owners.filter(owner => owner !== closed).length)
  inputs.add(total.one, 1)
  inputs.add(total.lead, lead / 8)
  inputs.add(total.stakeLead, stakeLead / 8)
  inputs.add(total.bothLead, Math.max(-1, Math.min(1, (lead + stakeLead / 2) / 8)))
  inputs.add(total.room, room)
  inputs.add(total.bag, bag.reduce((sum, count) => sum + count, 0) / wholeBag)
  inputs.add(total.unowned, owners.filter(owner => owner === nobody).length / owners.length)
  inputs.add(total.toBuild, open / owners.length)
  inputs.add(total.first, ((seat - state.start + seats) % seats) / seats)
  inputs.add([total.seats2, total.seats3, total.seats4][seats - 2] ?? total.seats4, 1)
}
