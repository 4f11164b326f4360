// How a finished game was played: who was ahead, what each player's costliest mistakes were, how lucky each was. Every move
// is judged by what its seat could see then, as the strongest bot judges positions: from -1, surely lost, to 1, half of it for
// the victory and half for the margin.
import { entryAt } from '../entry.ts'
import type { Rules } from '../engine/game.ts'
import type { State } from '../engine/game-context.ts'
import { Replay, type Played } from '../engine/game-replay.ts'
import type { Line } from '../engine/log-lines.ts'
import type { Referee } from '../engine/referee.ts'
import type { Thought } from '../engine/thought.ts'
import type { RecordedMove } from '../protocol.ts'
import type { Picked, Plan } from './bot-rules.ts'
import { estimate, type Estimate } from './estimate.ts'
import type { GameBots } from './game-bots.ts'
import { Judge } from './judge.ts'
import { Net } from './net.ts'
import { unpack } from './packed-weights.ts'
import { playedOn } from './search.ts'

/** How good the position was for each seat, after so many moves. */
export interface Standing {
  readonly at: number
  readonly round: number
  /** By seat. */
  readonly worths: readonly number[]
}

/** A move that was surely not the best. */
export interface Mistake {
  readonly seat: number
  /** After how many moves, and in which round, it was made. */
  readonly at: number
  readonly round: number
  readonly made: readonly Line[]
  /** What would have been told of the better move. */
  readonly better: readonly Line[]
  /** How much less it was worth, in the worlds that it was compared in. */
  readonly lost: Estimate
}

export interface Analysis {
  /** At the beginning, after each turn (phase), and at the end. */
  readonly course: readonly Standing[]
  /** By seat, the costliest first. */
  readonly mistakes: readonly (readonly Mistake[])[]
  /** By seat: how much better than was to be expected before came what the seat could not know, all such moments together. */
  readonly luck: readonly number[]
}

/** How many mistakes of a seat are told, and how many moves that look like one are looked at closely. */
const mostTold = 3
const mostLooked = 8
/** What a move must have lost at first sight to be looked at, and in how many worlds that is found: so few that none is given up. */
const noticeable = 0.01
const firstWorlds = 3
/** In how many worlds the better move is chosen, and in how many others it is compared with the one that was made. */
const choosing = 8
const comparing = 24
/** Questions that follow a move and are still told with it, at most. */
const mostAnswers = 12
/** How many moves that look best are compared. */
const likeliest = 3

/** A move that looks like a mistake. */
interface Doubt {
  readonly seat: number
  readonly at: number
  readonly made: Plan
  readonly others: readonly Plan[]
  readonly lost: number
}

/** A move that answers a question. */
type Pick = Extract<RecordedMove, { readonly decision: string }>

/**
 * Analyses a finished game, in steps after each of which the caller may do something else.
 * @returns the analysis; yields how much of the work is done, from 0 to 1
 * @throws Error if the moves are not those of this game
 */
export function* analyse(rules: Rules<State>, bots: GameBots, played: Played): Generator<number, Analysis> {
  const { options, seats } = played
  const judge = new Judge(bots.rules(options, seats), new Net(unpack(bots.weights(options, seats))))
  const replay = new Replay(rules, played)
  /** By the number of moves before them. */
  const doubts = new Map<number, Doubt>()
  /** By seat, the moves that were not taken back, so far. */
  const stands: number[][] = Array.from({ length: seats }, () => [])
  const luck = Array.from({ length: seats }, () => 0)
  const standing = (): Standing => ({
    at: replay.at,
    round: replay.referee.round,
    worths: luck.map((_, seat) => judge.worth({ match: replay.referee.position }, seat)),
  })
  const course = [standing()]
  /** What is left for the closer look. */
  const rest = 0.2
  while (replay.at < replay.length) {
    const { referee, at } = replay
    const { checkpoint } = referee
    const move = entryAt(played.moves, at)
    const looked = 'decision' in move ? lookAt(judge, referee, move, at) : null
    if (looked?.doubt) doubts.set(at, looked.doubt)
    if ('decision' in move) entryAt(stands, move.seat).push(at)
    if ('undo' in move) doubts.delete(entryAt(stands, move.seat).pop() ?? -1)
    replay.goTo(at + 1)
    const [next] = replay.referee.position.open
    if (looked?.isOpen && (!next || judge.rules.isSettled(replay.referee.position, next.point)))
      luck[looked.seat] =
        (luck[looked.seat] ?? 0) + judge.worth({ match: replay.referee.position }, looked.seat) - looked.worth
    if (replay.referee.checkpoint !== checkpoint || replay.at === replay.length) course.push(standing())
    yield ((1 - rest) * replay.at) / replay.length
  }
  const mistakes: Mistake[][] = luck.map(() => [])
  const { asides = [] } = bots
  const matters = ({ key }: Line) => !asides.includes(key)
  const close = mistakes.flatMap((_, seat) =>
    [...doubts.values()]
      .filter(doubt => doubt.seat === seat)
      .sort((one, other) => other.lost - one.lost)
      .slice(0, mostLooked),
  )
  for (const [done, doubt] of close.entries()) {
    replay.goTo(doubt.at)
    const mistake = lookClosely(judge, replay, doubt)
    if (mistake) {
      const { made, better } = mistake
      entryAt(mistakes, doubt.seat).push({ ...mistake, made: made.filter(matters), better: better.filter(matters) })
    }
    yield 1 - rest + (rest * (done + 1)) / close.length
  }
  return {
    course,
    mistakes: mistakes.map(found => found.sort((one, other) => other.lost.mean - one.lost.mean).slice(0, mostTold)),
    luck,
  }
}

/** The seed of a thought about a move: the same game is judged alike every time. */
function seedOf(at: number): Uint8Array {
  const seed = new Uint8Array(16)
  new DataView(seed.buffer).setUint32(0, at + 1)
  return seed
}

/** What a move looked like before it was made. */
interface Looked {
  readonly seat: number
  /** What was to be expected of it. */
  readonly worth: number
  /** Whether something came of it that its seat could not know. */
  readonly isOpen: boolean
  readonly doubt: Doubt | null
}

function lookAt(
  judge: Judge<State>,
  referee: Referee,
  { seat, decision, options, late }: Pick,
  at: number,
): Looked | null {
  if (referee.openFor(seat)[0] !== decision) return null
  const thought = referee.thought(seat, seedOf(at))
  const made = pickedOf(thought, options)
  if (!made) return null
  const plans = judge.rules.choices(thought.match, thought.point)
  const others = plans.filter(plan => plan.length > 1 || !isSame(entryAt(plan, 0), made))
  const [own, ...weighed] = judge.weighThese(thought, [[made], ...others], firstWorlds)
  if (!own) return null
  const sorted = weighed.filter(({ worth }) => worth > own.worth).sort((one, other) => other.worth - one.worth)
  const [best] = sorted
  const lost = best ? best.worth - own.worth : 0
  return {
    seat,
    worth: own.worth,
    isOpen: own.isOpen,
    // What was picked because the time had run out was no move of the player's.
    doubt:
      late || lost < noticeable
        ? null
        : { seat, at, made: [made], others: sorted.slice(0, likeliest).map(({ plan }) => plan), lost },
  }
}

/** The options of a question by their ids; null where one is none that its seat could have picked as far as it can know. */
function pickedOf({ match, point }: Thought, ids: readonly string[]): Picked | null {
  const byId = new Map(point.candidates.map(option => [match.instance.offer(point, option).id, option]))
  const picked = ids.map(id => byId.get(id))
  return picked.every(option => option !== undefined) ? picked : null
}

const isSame = (one: Picked, other: Picked): boolean =>
  one.length === other.length && one.every((option, at) => option === other[at])

/** Compares a move with the likeliest others, played on in many worlds; null where it may have been as good as any. */
function lookClosely(judge: Judge<State>, replay: Replay, { seat, at, made, others }: Doubt): Mistake | null {
  const thought = replay.referee.thought(seat, seedOf(at))
  const worthIn = (world: number, plan: Plan) => {
    thought.imagine(world)
    return playedOn(judge, thought, plan, Infinity)
  }
  const sums = others.map(plan => sum(Array.from({ length: choosing }, (_, world) => worthIn(world, plan))))
  const better = entryAt(others, sums.indexOf(Math.max(...sums)))
  // In other worlds than those in which it looked best: there it looked better than it is.
  const lost = estimate(
    Array.from(
      { length: comparing },
      (_, world) => worthIn(choosing + world, better) - worthIn(choosing + world, made),
    ),
  )
  if (lost.mean <= lost.within) return null
  const { round } = replay.referee
  const told = instead(judge, replay.referee.copy(), seat, better)
  return told && { seat, at, round, made: toldFrom(judge, replay, seat), better: told, lost }
}

/** What would have been told of a plan, until nothing is half done; null where it cannot be carried out. */
function instead(judge: Judge<State>, referee: Referee, seat: number, plan: Plan): readonly Line[] | null {
  const lines: Line[] = []
  const pick = (picked: Picked) => {
    const taken = referee.pick(seat, referee.openFor(seat)[0] ?? '', referee.idsOf(seat, picked))
    if (!('code' in taken)) lines.push(...taken.lines)
    return !('code' in taken)
  }
  if (!pick(entryAt(plan, 0))) return null
  for (let count = 0; count < mostAnswers; count++) {
    const { position } = referee
    const open = position.openFor(seat)
    if (!open || judge.rules.isSettled(position, open.point)) break
    if (!pick(entryAt(judge.rules.simply(position, open.point), 0))) return null
  }
  return lines
}

/** What was told from this moment on of what the seat did, until nothing was half done. Leaves the replay there. */
function toldFrom({ rules }: Judge<State>, replay: Replay, seat: number): readonly Line[] {
  const before = replay.referee.lineCount
  for (let count = 0; count < mostAnswers && replay.at < replay.length; count++) {
    replay.goTo(replay.at + 1)
    const { position } = replay.referee
    const open = position.openFor(seat)
    if (!open || rules.isSettled(position, open.point)) break
  }
  return replay.lines.slice(before).filter(line => line.seat === seat)
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0)
