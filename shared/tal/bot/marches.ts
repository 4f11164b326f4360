// Marches of overseers that bots tell apart: where each of the two goes, and whether one claims a site on its way.
import type { Plan } from '../../bots/bot-rules.ts'
import { entryAt } from '../../entry.ts'
import { facts } from '../board.ts'
import { aimsOf, drawn, type Aim } from '../likely.ts'
import { goTo, pieceIn, placeIn, seal } from '../option-codec.ts'
import { isArea } from '../places.ts'
import { nobody, piecesOfSeat, type TalState } from '../state.ts'

/** Aims of each overseer that are looked at, and whole marches. */
const maxAims = 12
/** The more seats, the longer each takes to be tried. */
const maxMarches = (seats: number): number => 180 / seats
/** Sites claimed in passing that are looked at, and where it goes on to from each. */
const maxPassing = 3

/** One overseer's part of a march: where it goes, one place after another. */
interface Leg {
  readonly places: readonly number[]
  readonly steps: number
  readonly weight: number
}

/** Where a figure is, or will be by what its seat has written. */
function placeOf({ at, marches }: TalState, seat: number, piece: number): number {
  const last = marches[seat]?.findLast(step => pieceIn(step) === piece)
  return last === undefined ? (at[piece] as number) : placeIn(last)
}

/** Whether a march is written in secret, not walked openly. */
const isWritten = ({ round }: TalState): boolean => round > 1

const stepsLeft = (state: TalState, seat: number): number =>
  isWritten(state) ? facts.steps - entryAt(state.marches, seat).length : state.left

const legOf = ({ place, steps, weight }: Aim): Leg => ({ places: steps === 0 ? [] : [place], steps, weight })

/** What one overseer may do. */
function legsOf(
  state: TalState,
  seat: number,
  piece: number,
  from: number,
  steps: number,
  taken: number,
): readonly Leg[] {
  const aims = [...aimsOf(state, seat, piece, from, steps, taken)].sort((one, other) => other.weight - one.weight)
  const legs = aims.slice(0, maxAims).map(legOf)
  // Staying is always possible.
  if (!legs.some(({ places }) => places.length === 0)) legs.push({ places: [], steps: 0, weight: 0 })
  // Claims a site in passing, and goes on.
  const claims = aims.filter(({ site, steps: way }) => way > 0 && state.owners[site] === nobody)
  for (const claim of claims.slice(0, maxPassing))
    for (const { place, steps: way, weight } of aimsOf(state, seat, piece, claim.place, steps - claim.steps, taken)
      .filter(({ site, steps: further }) => further > 0 && state.owners[site] !== nobody)
      .sort((one, other) => other.weight - one.weight)
      .slice(0, maxPassing))
      legs.push({ places: [claim.place, place], steps: claim.steps + way, weight: claim.weight + weight })
  return legs
}

function planOf(pieces: readonly number[], legs: readonly Leg[]): Plan {
  const picks = legs.flatMap(({ places }, at) => places.map(place => [goTo(entryAt(pieces, at), place)]))
  return [...picks, [seal]]
}

/** Marches worth telling apart, the likeliest first. */
export function marchesOf(state: TalState, seat: number): readonly Plan[] {
  const pieces = [seat * piecesOfSeat, seat * piecesOfSeat + 1] as const
  const [first, second] = [placeOf(state, seat, pieces[0]), placeOf(state, seat, pieces[1])]
  const left = stepsLeft(state, seat)
  // Of two in the same area only the first can go, as long as neither has: they are alike.
  const areAlike = first === second && isArea(first)
  const found: { readonly plan: Plan; readonly weight: number }[] = []
  for (const one of legsOf(state, seat, pieces[0], first, left, -1))
    for (const other of legsOf(state, seat, pieces[1], second, left - one.steps, one.places.at(-1) ?? -1)) {
      if (areAlike && one.places.length === 0 && other.places.length > 0) continue
      found.push({ plan: planOf(pieces, [one, other]), weight: one.weight + other.weight })
    }
  return found
    .sort((one, other) => other.weight - one.weight)
    .slice(0, maxMarches(state.sealed.length))
    .map(({ plan }) => plan)
}

/** A march as somebody would write it who thinks little about it. */
export function simpleMarch(state: TalState, seat: number, chance: { below(count: number): number }): Plan {
  const left = stepsLeft(state, seat)
  if (isWritten(state) && left < facts.steps) return [[seal]]
  const pieces = [seat * piecesOfSeat, seat * piecesOfSeat + 1] as const
  const [first, second] = [placeOf(state, seat, pieces[0]), placeOf(state, seat, pieces[1])]
  const legFrom = (piece: number, from: number, steps: number, taken: number) =>
    legOf(drawn(aimsOf(state, seat, piece, from, steps, taken), ({ weight }) => weight ** 2, chance))
  const one = legFrom(pieces[0], first, left, -1)
  const other = legFrom(pieces[1], second, left - one.steps, one.places[0] ?? -1)
  const isFirstIdle = one.places.length === 0 && first === second && isArea(first)
  return planOf(pieces, isFirstIdle ? [other, one] : [one, other])
}
