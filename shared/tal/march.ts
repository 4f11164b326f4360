// Marches of overseers, from the second round on (RULES.md, Overseers): all players write theirs in secret at once; then they
// are carried out in turn order as written, even if figures stand in the way by then.
import { finish, before, cannotFail, type Effect, type Outcome, type Continuation } from '../engine/effect.ts'
import { facts } from './board.ts'
import type { TalPoint } from './declarations.ts'
import { FreeChoice } from './free-choice.ts'
import { back, goTo, pieceIn, placeIn, seal } from './option-codec.ts'
import { areaOfSite, isArea, nameOfPlace, siteAt } from './places.ts'
import { nobody } from './state.ts'
import { nameOfPiece, seatOf, type PlayerContext } from './player-context.ts'
import { destinations, stepInto, logWalk } from './figure-movement.ts'
import { wayTo } from './march-paths.ts'

/** A step of a march is stored like an option: a figure and the place it goes to. */
export const stepOf = goTo
export const pieceOfStep = pieceIn
export const placeOfStep = placeIn

/** Where an overseer would stand after the steps written so far. */
export function writtenPlace(context: PlayerContext, piece: number): number {
  const last = context.march.findLast(step => pieceOfStep(step) === piece)
  return last === undefined ? context.placeOf(piece) : placeOfStep(last)
}

/** How many steps can still be written. */
export const stepsLeft = (context: PlayerContext): number => facts.steps - context.march.length

/** Lets a seat write its march step by step, and take the last step back, until it seals it. */
export const writeMarch: Effect<PlayerContext> = cannotFail((context, then): TalPoint => {
  const {
    game: { journal },
    state,
    seat,
    march,
  } = context
  return new FreeChoice(
    seat,
    'march',
    'march',
    () => {
      const from = (piece: number) => writtenPlace(context, piece)
      const options = destinations(context, 'march', context.overseers, from, stepsLeft(context))
      if (march.length > 0) options.push(back)
      options.push(seal)
      return options
    },
    option => {
      if (option === seal) {
        journal.put(state.sealed, seat, 1)
        return then.go()
      }
      if (option === back) journal.pop(march)
      else
        for (const place of wayTo(writtenPlace(context, pieceIn(option)), placeIn(option)))
          journal.push(march, stepOf(pieceIn(option), place))
      return writeMarch(context, then)
    },
  )
})

/** Carries out the march of each seat in this order. A march with too many steps is void as a whole. */
export function carryOutMarches([context, ...others]: readonly PlayerContext[], then: Continuation): Outcome {
  if (!context) return then.go()
  const {
    game: { journal },
    state,
    seat,
    march,
  } = context
  state.turn = journal.change(state, 'turn', seat)
  if (march.length > facts.steps) {
    context.log('void', {})
    while (march.length > 0) journal.pop(march)
  }
  const rest = before(finish, () => carryOutMarches(others, then))
  return goOn(context, rest)
}

/** Carries out the remaining steps of a march. */
function goOn(context: PlayerContext, then: Continuation): Outcome {
  const {
    game: { journal },
    state,
    seat,
    march,
  } = context
  const at = state.carried[seat] ?? 0
  const step = march[at]
  if (step === undefined) return then.go()
  const [piece, place] = [pieceOfStep(step), placeOfStep(step)]
  const rest = before(finish, () => goOn(context, then))
  journal.put(state.carried, seat, at + 1)
  if (state.stopped[piece] !== nobody) return rest.go()
  const previous = march[at - 1]
  if (previous === undefined || pieceOfStep(previous) !== piece) logSteps(context, piece, march.slice(at))
  const blocker = blockerOf(context, piece, place)
  if (blocker !== nobody) {
    stop(context, piece, place, at, blocker)
    return rest.go()
  }
  return stepInto(context, piece, place, rest)
}

/** The other figure in a space that a step leads into; `nobody` if it is free. */
function blockerOf({ state }: PlayerContext, piece: number, place: number): number {
  return isArea(place) ? nobody : state.at.findIndex((at, other) => at === place && other !== piece)
}

/** Puts an overseer who finds a space taken into that site's area instead; his later steps lapse. */
function stop(context: PlayerContext, piece: number, place: number, step: number, blocker: number): void {
  const {
    game: { journal },
    state,
  } = context
  const area = areaOfSite(siteAt(place))
  const from = context.placeOf(piece)
  journal.put(state.at, piece, area)
  journal.put(state.stopped, piece, step)
  context.log('stopped', {
    piece: nameOfPiece(piece),
    from: nameOfPlace(from),
    at: nameOfPlace(place),
    to: nameOfPlace(area),
    by: seatOf(blocker),
  })
}

/** Logs as one line how far an overseer gets with his consecutive steps from the beginning of `march`. */
function logSteps(context: PlayerContext, piece: number, march: readonly number[]): void {
  const until = march.findIndex(
    step => pieceOfStep(step) !== piece || blockerOf(context, piece, placeOfStep(step)) !== nobody,
  )
  const way = march.slice(0, until < 0 ? march.length : until).map(placeOfStep)
  if (way.length > 0) logWalk(context, 'march', piece, way)
}
