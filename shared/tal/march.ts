// Marches of overseers from the second round on (rules/tal, A round, 2): written secretly by everybody at once, then
// carried out in turn order as they were written, whoever stands in the way by then.
import { sure, type Part, type Step, type Then } from '../engine/ask.ts'
import { facts } from './board.ts'
import { back, goTo, pieceIn, placeIn, seal } from './choice.ts'
import { areaOfSite, isArea, nameOfPlace, siteAt } from './places.ts'
import { nobody } from './state.ts'
import { nameOfPiece, seatOf, type Turn } from './turn.ts'
import { destinations, stepInto, tellWalk } from './walking.ts'
import { wayTo } from './ways.ts'

/** Steps of a march are kept as options are: a figure and the place it goes to. */
export const stepOf = goTo
export const pieceOfStep = pieceIn
export const placeOfStep = placeIn

const marchOf = ({ state, seat }: Turn): number[] => state.marches[seat] as number[]

/** Where an overseer would stand after what is written. */
export function writtenPlace(turn: Turn, piece: number): number {
  const last = marchOf(turn).findLast(step => pieceOfStep(step) === piece)
  return last === undefined ? turn.state.at[piece] as number : placeOfStep(last)
}

/** Steps that can still be written. */
export const stepsLeft = (turn: Turn): number => facts.steps - marchOf(turn).length

/** Writes a march step by step, the last of which can be taken back, until it is sealed. */
export const writeMarch: Part<Turn> = sure((turn, then) => {
  const { run: { journal }, state, seat } = turn
  const march = marchOf(turn)
  return {
    seat, kind: 'march', key: 'march', min: 1, max: 1, ordered: false, sure: true, facts: [],
    get candidates() {
      return [...destinations(turn, 'march', turn.overseers, piece => writtenPlace(turn, piece), stepsLeft(turn)), ...march.length > 0 ? [back] : [], seal]
    },
    answer: option => {
      if (option === seal) {
        journal.put(state.sealed, seat, 1)
        return then.go()
      }
      if (option === back) journal.pop(march)
      else for (const place of wayTo(writtenPlace(turn, pieceIn(option)), placeIn(option))) journal.push(march, stepOf(pieceIn(option), place))
      return writeMarch(turn, then)
    },
  }
})

/** Carries the march of each seat out, in this order. A march of too many steps is void as a whole. */
export function carryOut([turn, ...others]: readonly Turn[], then: Then): Step {
  if (!turn) return then.go()
  const { run: { journal }, state, seat } = turn
  journal.set(state, 'turn', seat)
  if (marchOf(turn).length > facts.steps) {
    turn.tell('void', {})
    while (marchOf(turn).length > 0) journal.pop(marchOf(turn))
  }
  return goOn(turn, { sure: true, go: () => carryOut(others, then) })
}

/** Goes through the steps that are left of a march. */
function goOn(turn: Turn, then: Then): Step {
  const { run: { journal }, state, seat } = turn
  const march = marchOf(turn)
  const at = state.carried[seat] ?? 0
  const step = march[at]
  if (step === undefined) return then.go()
  const [piece, place] = [pieceOfStep(step), placeOfStep(step)]
  const rest: Then = { sure: true, go: () => goOn(turn, then) }
  journal.put(state.carried, seat, at + 1)
  if (state.stopped[piece] !== nobody) return rest.go()
  const before = march[at - 1]
  if (before === undefined || pieceOfStep(before) !== piece) tellStretch(turn, piece, march.slice(at))
  const blocker = blockerOf(turn, piece, place)
  if (blocker !== nobody) {
    stop(turn, piece, place, at, blocker)
    return rest.go()
  }
  return stepInto(turn, piece, place, rest)
}

/** The other figure in a space that a step leads into; `nobody` where there is none. */
function blockerOf({ state }: Turn, piece: number, place: number): number {
  return isArea(place) ? nobody : state.at.findIndex((at, other) => at === place && other !== piece)
}

/** An overseer who finds a space taken stands in that site's area instead, and his march ends. */
function stop(turn: Turn, piece: number, place: number, step: number, blocker: number): void {
  const { run: { journal }, state } = turn
  const area = areaOfSite(siteAt(place))
  journal.put(state.at, piece, area)
  journal.put(state.stopped, piece, step)
  turn.tell('stopped', { piece: nameOfPiece(piece), at: nameOfPlace(place), to: nameOfPlace(area), by: seatOf(blocker) })
}

/** Tells how far an overseer goes with the steps that he takes one after the other. */
function tellStretch(turn: Turn, piece: number, march: readonly number[]): void {
  const until = march.findIndex(step => pieceOfStep(step) !== piece || blockerOf(turn, piece, placeOfStep(step)) !== nobody)
  const way = march.slice(0, until < 0 ? march.length : until).map(placeOfStep)
  if (way.length > 0) tellWalk(turn, 'march', piece, way)
}
