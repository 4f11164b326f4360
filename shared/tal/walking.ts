// Figures that go over the board step by step, and what each step gives: a claim, or both majorities on a rival's site.
import { finish, type Ask, type Step, type Then } from '../engine/ask.ts'
import { enough, goTo, pieceIn, placeIn, seal } from './choice.ts'
import { mayEnter, type Stepper } from './ground.ts'
import { askToClaim, askToTakeOver, hasBothMajorities, mayClaim, mayTakeOver } from './owning.ts'
import { nameOfPlace, noSite, siteAt } from './places.ts'
import { isOverseer, nameOfPiece, type Turn } from './turn.ts'
import { placesWithin, wayTo } from './ways.ts'

/**
 * Where figures can go, as options. Of those that are alike only the first is offered.
 * @param from where a figure stands, or would stand by then
 */
export function destinations(turn: Turn, stepper: Stepper, pieces: readonly number[], from: (piece: number) => number, steps: number): readonly number[] {
  if (steps <= 0) return []
  const open = mayEnter(turn, stepper, turn.seat)
  const options: number[] = []
  for (const piece of pieces) {
    if (pieces.find(other => other === piece || areAlike(turn, piece, other)) !== piece) continue
    for (const place of placesWithin(from(piece), steps)) if (open[place]) options.push(goTo(piece, place))
  }
  return options
}

/** Whether it makes no difference which of two figures of a seat moves: in the same place (an area), with nothing written and nothing claimed. */
function areAlike({ state, seat }: Turn, piece: number, other: number): boolean {
  const { at, claimed, marches } = state
  const isFresh = (each: number) => claimed[each] === 0 && marches[seat]?.every(step => pieceIn(step) !== each) === true
  return at[piece] === at[other] && isFresh(piece) && isFresh(other)
}

/** Asks a seat to go with its figures openly until it has enough: six steps in all. Every walk leads back here. */
export function askToGo(turn: Turn, kind: 'work' | 'march', key: string, then: Then): Ask {
  const { run, state, seat } = turn
  const [pieces, stepper, end] = kind === 'work' ? [turn.workers, 'worker', enough] as const : [turn.overseers, 'overseer', seal] as const
  return {
    seat, kind, key, min: 1, max: 1, ordered: false, sure: true, facts: [],
    get candidates() {
      return [...destinations(turn, stepper, pieces, piece => state.at[piece] as number, state.left), end]
    },
    answer: option => {
      if (option === end) return then.go()
      const [piece, to] = [pieceIn(option), placeIn(option)]
      const way = wayTo(state.at[piece] as number, to)
      run.journal.set(state, 'left', state.left - way.length)
      tellWalk(turn, kind, piece, way)
      return walk(turn, piece, way, finish)
    },
  }
}

/** Tells of a figure that goes from where it stands. */
export function tellWalk(turn: Turn, key: 'work' | 'march', piece: number, way: readonly number[]): void {
  if (!turn.run.speaking) return
  turn.tell(key, { piece: nameOfPiece(piece), from: nameOfPlace(turn.state.at[piece] as number), ...wayParams(way) })
}

/** A way as the log and options give it. */
export function wayParams(way: readonly number[]): { readonly to: string, readonly steps: number, readonly via: readonly string[] } {
  return { to: nameOfPlace(way.at(-1) ?? 0), steps: way.length, via: way.slice(0, -1).map(nameOfPlace) }
}

function walk(turn: Turn, piece: number, [next, ...rest]: readonly number[], then: Then): Step {
  if (next === undefined) return then.go()
  return stepInto(turn, piece, next, { sure: true, go: () => walk(turn, piece, rest, then) })
}

/** One step of a figure. What it gives is asked as the figure stands there. */
export function stepInto(turn: Turn, piece: number, place: number, then: Then): Step {
  const site = siteAt(place)
  const had = site !== noSite && hasBothMajorities(turn, site)
  turn.run.journal.put(turn.state.at, piece, place)
  if (site === noSite) return then.go()
  if (isOverseer(piece) && mayClaim(turn, piece, site)) return askToClaim(turn, piece, site, then)
  return !had && mayTakeOver(turn, site) ? askToTakeOver(turn, site, then) : then.go()
}
