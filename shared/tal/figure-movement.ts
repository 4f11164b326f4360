// Moving figures step by step, and what a step can lead to: a claim, or a takeover.
import { before, finish, type Outcome, type Continuation } from '../engine/effect.ts'
import type { TalPoint } from './declarations.ts'
import { FreeChoice } from './free-choice.ts'
import { enough, goTo, pieceIn, placeIn, seal } from './option-codec.ts'
import type { WayParams } from './events.ts'
import { mayEnter, type Mover } from './step-rules.ts'
import { askToClaim, askToTakeOver, hasBothMajorities, mayClaim, mayTakeOver } from './site-ownership.ts'
import { nameOfPlace, noSite, siteAt } from './places.ts'
import { isOverseer, nameOfPiece, type PlayerContext } from './player-context.ts'
import { placesWithin, wayTo } from './march-paths.ts'

/**
 * Where figures can go, as options. Of figures that are alike only the first is offered.
 * @param from where a figure stands, or would stand after the march written so far
 */
export function destinations(
  context: PlayerContext,
  stepper: Mover,
  pieces: readonly number[],
  from: (piece: number) => number,
  steps: number,
): number[] {
  if (steps <= 0) return []
  const open = mayEnter(context, stepper, context.seat)
  const options: number[] = []
  for (const piece of pieces) {
    if (pieces.find(other => other === piece || areAlike(context, piece, other)) !== piece) continue
    for (const place of placesWithin(from(piece), steps)) if (open[place]) options.push(goTo(piece, place))
  }
  return options
}

/** Whether two figures of a seat are alike: in the same area, and both without a written step or a claim. */
function areAlike({ state, seat }: PlayerContext, piece: number, other: number): boolean {
  const { at, claimed, marches } = state
  const isFresh = (each: number) => claimed[each] === 0 && marches[seat]?.every(step => pieceIn(step) !== each) === true
  return at[piece] === at[other] && isFresh(piece) && isFresh(other)
}

/** Asks a seat to move its figures openly, up to six steps in all, until it stops. It is asked again after every move. */
export function askToGo(context: PlayerContext, key: 'work' | 'march.open', then: Continuation): TalPoint {
  const { game, state, seat } = context
  const isWork = key === 'work'
  const end = isWork ? enough : seal
  const candidates = (): readonly number[] => {
    const [pieces, stepper] = isWork
      ? ([context.workers, 'worker'] as const)
      : ([context.overseers, 'overseer'] as const)
    const options = destinations(context, stepper, pieces, piece => context.placeOf(piece), state.left)
    options.push(end)
    return options
  }
  const answer = (option: number): Outcome => {
    if (option === end) return then.go()
    const piece = pieceIn(option)
    const way = wayTo(context.placeOf(piece), placeIn(option))
    state.left = game.journal.change(state, 'left', state.left - way.length)
    logWalk(context, isWork ? 'work' : 'march', piece, way)
    return walk(context, piece, way, finish)
  }
  return isWork
    ? new FreeChoice(seat, 'work', 'work', candidates, answer)
    : new FreeChoice(seat, 'march', 'march.open', candidates, answer)
}

/** Logs that a figure goes a way from where it stands. Must be called before it moves. */
export function logWalk(context: PlayerContext, key: 'work' | 'march', piece: number, way: readonly number[]): void {
  if (!context.game.isLogging) return
  context.log(key, {
    piece: nameOfPiece(piece),
    from: nameOfPlace(context.placeOf(piece)),
    ...wayParams(way),
  })
}

/** A way as params of log lines and options give it. */
export function wayParams(way: readonly number[]): WayParams {
  return { to: nameOfPlace(way.at(-1) ?? 0), steps: way.length, via: way.slice(0, -1).map(nameOfPlace) }
}

function walk(context: PlayerContext, piece: number, [next, ...rest]: readonly number[], then: Continuation): Outcome {
  if (next === undefined) return then.go()
  const further = before(finish, () => walk(context, piece, rest, then))
  return stepInto(context, piece, next, further)
}

/** Moves a figure one step, then asks about a claim or takeover that the step has made possible. */
export function stepInto(context: PlayerContext, piece: number, place: number, then: Continuation): Outcome {
  const site = siteAt(place)
  const had = site !== noSite && hasBothMajorities(context, site)
  context.game.journal.put(context.state.at, piece, place)
  if (site === noSite) return then.go()
  if (isOverseer(piece) && mayClaim(context, piece, site)) return askToClaim(context, piece, site, then)
  return !had && mayTakeOver(context, site) ? askToTakeOver(context, site, then) : then.go()
}
