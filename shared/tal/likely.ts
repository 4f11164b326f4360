// What a seat is likely to do in secret, guessed from what everybody sees: where its overseers march and for which groups its
// tablets bid.
import { entryAt } from '../entry.ts'
import { colours, facts } from './board.ts'
import { stepsBetween, wayTo } from './march-paths.ts'
import { siteAt, spacesOf } from './places.ts'
import { goTo } from './option-codec.ts'
import { isBuilt, prospectOf, wishFor, wishesOf } from './prospects.ts'
import { closed, inHand, nobody, piecesOfSeat, type TalState } from './state.ts'

/** Somewhere that an overseer may be sent to. */
export interface Aim {
  /** Where it leads: a build space, or where the overseer is. */
  readonly place: number
  readonly site: number
  readonly steps: number
  /** How likely it is, beside the others. */
  readonly weight: number
}

/** Draws a number below another one. */
interface Chance {
  below(count: number): number
}

/** The entry drawn of a list, each as likely as its weight says. */
export function drawn<T>(list: readonly T[], weightOf: (each: T) => number, chance: Chance): T {
  let left = 0
  for (const each of list) left += weightOf(each)
  left *= chance.below(1 << 16) / (1 << 16)
  for (const each of list) {
    left -= weightOf(each)
    if (left < 0) return each
  }
  return entryAt(list, list.length - 1)
}

/** A free space of a site, or -1. Each seat begins to look at another one, so that rivals seldom meet. */
export function freeSpace({ at }: TalState, site: number, seat: number, taken: number): number {
  const ring = spacesOf(site)
  for (let turn = 0; turn < ring.length; turn++) {
    const space = ring[(turn + seat * 2) % ring.length] as number
    if (space !== taken && !at.includes(space)) return space
  }
  return -1
}

/** How many figures of a seat stand on a site: its overseers, or its workers. */
export function standingOn({ at }: TalState, seat: number, site: number, isWorker: boolean): number {
  const first = seat * piecesOfSeat
  let count = 0
  const from = isWorker ? first + facts.overseers : first
  const to = isWorker ? first + piecesOfSeat : first + facts.overseers
  for (let piece = from; piece < to; piece++) if (siteAt(at[piece] as number) === site) count++
  return count
}

/** How many sites of a seat still have to be built on. */
export function openSitesOf({ owners, cells }: TalState, seat: number): number {
  let count = 0
  for (let site = 0; site < owners.length; site++)
    if (owners[site] === seat && !isBuilt(cells[site] as number[])) count++
  return count
}

/** How many scarabs a seat has in hand. */
export function scarabsOf({ owners }: TalState, seat: number): number {
  let count: number = facts.scarabs
  for (const owner of owners) if (owner === seat) count--
  return count
}

/**
 * What an overseer may be after within so many steps: to stay, a site to claim, an own one to guard, a rival's to rob.
 * @param taken a space that is taken beside those where figures stand, or -1
 */
export function aimsOf(
  state: TalState,
  seat: number,
  piece: number,
  from: number,
  steps: number,
  taken: number,
): readonly Aim[] {
  const { owners, cells, round, claimed } = state
  const aims: Aim[] = [{ place: from, site: siteAt(from), steps: 0, weight: 1 }]
  const open = openSitesOf(state, seat)
  const mayClaim = claimed[piece] === 0 && scarabsOf(state, seat) > 0
  for (let site = 0; site < owners.length; site++) {
    const owner = owners[site] as number
    const stones = cells[site] as number[]
    if (owner === closed || siteAt(from) === site || isBuilt(stones) || (round === 1 && owner !== nobody)) continue
    const space = freeSpace(state, site, seat, taken)
    if (space < 0) continue
    const way = stepsBetween(from, space)
    if (way > steps) continue
    aims.push({ place: space, site, steps: way, weight: weightOf(state, seat, site, open, mayClaim) })
  }
  return aims
}

/** With so many sites to build on, a seat seeks no more. */
const enoughSites = 4

function weightOf(state: TalState, seat: number, site: number, open: number, mayClaim: boolean): number {
  const owner = state.owners[site] as number
  if (owner === nobody) return !mayClaim ? 0.1 : open < enoughSites ? 3 : 1
  const { filled, cells, points } = prospectOf(site, state.cells[site] as number[])
  const stake = (points * filled) / cells
  if (owner === seat) return standingOn(state, seat, site, false) > 0 ? 0.3 : 0.5 + stake
  const help = standingOn(state, seat, site, true)
  return (0.2 + stake / 2) * (help > 0 ? 2 : 1)
}

/** Steps of a march that a seat is likely to write, as they are stored; from what everybody sees. */
export function likelyMarch(state: TalState, seat: number, chance: Chance): readonly number[] {
  const march: number[] = []
  let left: number = facts.steps
  let taken = -1
  for (let number = 0; number < facts.overseers; number++) {
    const piece = seat * piecesOfSeat + number
    const from = state.at[piece] as number
    const { place, steps } = drawn(aimsOf(state, seat, piece, from, left, taken), ({ weight }) => weight, chance)
    for (const step of wayTo(from, place)) march.push(goTo(piece, step))
    left -= steps
    taken = place
  }
  return march
}

/** By group: how much a seat is likely to want it. */
export function wishesForGroups(state: TalState, seat: number): readonly number[] {
  const wishes = wishesOf(state, seat, colours.length)
  return state.groups.filter(group => group.length > 0).map(group => wishFor(wishes, group))
}

/** How likely a tablet that is worth something lies in the hand, beside a group that its seat wants. */
const keptBack = 0.05

/**
 * By tablet: where those of a seat that has sealed are likely to lie. As many lie on each group as do.
 * @returns indices of groups, or `inHand`
 */
export function likelyBids(state: TalState, seat: number, chance: Chance): readonly number[] {
  const wishes = wishesForGroups(state, seat)
  // Sorted, so that what is dealt does not depend on how the tablets lie, which others may not know.
  const slots = [...entryAt(state.laid, seat)].sort((one, other) => one - other)
  const groups: number[] = []
  for (const tablet of byValue) {
    const slot = drawn([...slots.keys()], at => weightOfSlot(wishes, slots[at] as number), chance)
    groups[tablet] = slots[slot] as number
    slots.splice(slot, 1)
  }
  for (let tablet = 0; tablet < facts.tablets.length; tablet++) groups[tablet] ??= slots.pop() ?? inHand
  return groups
}

const weightOfSlot = (wishes: readonly number[], group: number): number =>
  group === inHand ? keptBack : (wishes[group] as number) ** 2

/** Tablets that are worth something, the best first. */
const byValue = [...facts.tablets.keys()]
  .filter(tablet => facts.tablets[tablet] !== 0)
  .sort((one, other) => (facts.tablets[other] ?? 0) - (facts.tablets[one] ?? 0))
