// How a finished game was played: who was ahead, what each player's costliest mistakes were, how lucky each was. Every move
// is judged by what its seat could see then, as the strongest bot judges positions.
import { entryAt } from '../entry.ts'
import type { Rules } from '../engine/game.ts'
import type { State } from '../engine/game-context.ts'
import { Replay, type Played } from '../engine/game-replay.ts'
import type { Referee } from '../engine/referee.ts'
import type { BotRules, Plan } from './bot-rules.ts'
import { estimate, type Estimate } from './estimate.ts'
import type { GameBots } from './game-bots.ts'
import { Judge } from './judge.ts'
import { isSamePlan, moveMade, standingPicks, type MadeMove, type StandingPick } from './moves-made.ts'
import { Net } from './net.ts'
import { unpack } from './packed-weights.ts'
import { playedOn } from './search.ts'
import { MoveDescriber, type ToldMove } from './told-moves.ts'

/** How good the position was for each seat, after so many moves. */
export interface Standing {
  readonly at: number
  readonly round: number
  /** By seat. */
  readonly values: readonly number[]
}

/** A move that was surely not the best. */
export interface Mistake {
  readonly seat: number
  /** After how many moves, and in which round, it was made. */
  readonly at: number
  readonly round: number
  readonly made: ToldMove
  readonly better: ToldMove
  /** How much less it was worth, in the worlds that it was compared in. */
  readonly lost: Estimate
}

export interface Analysis {
  /** What all values count: chances of a hundred, or for somebody who plays alone points at the end. */
  readonly unit: 'chances' | 'points'
  /** At the beginning, after each turn (phase), and at the end. */
  readonly course: readonly Standing[]
  /** By seat, the costliest first. */
  readonly mistakes: readonly (readonly Mistake[])[]
  /**
   * By seat: how much better than was to be expected before came what the seat could not know, all such moments together; null
   * where that does not show in how positions are judged.
   */
  readonly luck: readonly number[] | null
}

/** How many mistakes of a seat are told, and how many moves that look like one are looked at closely. */
const maxTold = 3
const maxWeighed = 8
/** What a move must have lost at first sight to be looked at, and in how many worlds that is found: so few that none is given up. */
const noticeable = 0.5
const firstWorlds = 3
/** What it must have lost to be told. */
const worthTelling = 1
/** In how many worlds the better move is chosen, and in how many others it is compared with the one that was made. */
const choosing = 8
const comparing = 24
/** How many moves that look best are compared. */
const likeliest = 3
/** What part of the work the closer look is. */
const rest = 0.2
/** How many chances of a hundred a worth of 1 more is. */
const chancesOf = 50

/** A move that looks like a mistake. */
interface Doubt {
  readonly seat: number
  readonly at: number
  readonly made: MadeMove
  readonly others: readonly Plan[]
  readonly lost: number
}

/**
 * Analyses a finished game, in steps after each of which the caller may do something else.
 * @returns the analysis; yields how much of the work is done, from 0 to 1
 * @throws Error if the moves are not those of this game
 */
export function* analyse(rules: Rules<State>, bots: GameBots, played: Played): Generator<number, Analysis> {
  const { options, seats, moves } = played
  const judge = new Judge(bots.rules(options, seats, true), new Net(unpack(bots.weights(options, seats))))
  const replay = new Replay(rules, played)
  const picks = standingPicks(moves, seats)
  const doubts: Doubt[] = []
  /** After how many moves those were made that belong to a move which was looked at already. */
  const parts = new Set<number>()
  const luck = Array.from({ length: seats }, () => 0)
  const standing = (round: number): Standing => ({
    at: replay.at,
    round,
    values: standingOf(
      judge.rules,
      luck.map((_, seat) => judge.worth({ match: replay.referee.fullMatch }, seat)),
    ),
  })
  const course = [standing(replay.referee.round)]
  while (replay.at < replay.length) {
    const { referee, at } = replay
    // The round that is played, not the one that a checkpoint begins.
    const { checkpoint, round } = referee
    const { seat } = entryAt(moves, at)
    const own = entryAt(picks, seat)
    const first = own.findIndex(pick => pick.at === at)
    const looked = first < 0 || parts.has(at) ? null : lookAt(judge, referee, own.slice(first))
    if (looked?.doubt) doubts.push(looked.doubt)
    for (const part of looked?.parts ?? []) parts.add(part)
    replay.goTo(at + 1)
    const { fullMatch } = replay.referee
    const [next] = fullMatch.open
    if (looked?.isOpen && (!next || judge.rules.isSettled(fullMatch, next.point)))
      luck[seat] = (luck[seat] ?? 0) + valueOf(judge.rules, judge.worth({ match: fullMatch }, seat)) - looked.value
    if (replay.referee.checkpoint !== checkpoint || replay.at === replay.length) course.push(standing(round))
    yield ((1 - rest) * replay.at) / replay.length
  }
  const mistakes: Mistake[][] = luck.map(() => [])
  const close = mistakes.flatMap((_, seat) =>
    doubts
      .filter(doubt => doubt.seat === seat)
      .sort((one, other) => other.lost - one.lost)
      .slice(0, maxWeighed),
  )
  const describer = new MoveDescriber(judge, bots, replay)
  for (const [done, doubt] of close.entries()) {
    const { seat, at } = doubt
    replay.goTo(at)
    const { round } = replay.referee
    const found = lookClosely(judge, bots, replay.referee, doubt)
    const better = found && describer.instead(seat, found.better, seedOf(at))
    if (better)
      entryAt(mistakes, seat).push({
        seat,
        at,
        round,
        made: describer.made(seat, doubt.made),
        better,
        lost: found.lost,
      })
    yield 1 - rest + (rest * (done + 1)) / close.length
  }
  return {
    unit: judge.rules.pointsOf ? 'points' : 'chances',
    course,
    mistakes: mistakes.map(found => found.sort((one, other) => other.lost.mean - one.lost.mean).slice(0, maxTold)),
    luck: judge.rules.showsLuck ? luck : null,
  }
}

/** What a worth is told as. */
const valueOf = ({ pointsOf }: BotRules, worth: number): number => pointsOf?.(worth) ?? chancesOf * (worth + 1)

/** What the worths of all seats are told as: chances come to a hundred together. */
function standingOf(rules: BotRules, worths: readonly number[]): readonly number[] {
  const values = worths.map(worth => valueOf(rules, worth))
  const all = values.reduce((sum, value) => sum + value, 0)
  return rules.pointsOf || all === 0 ? values : values.map(value => (100 * value) / all)
}

/** The seed of a thought about a move: the same game is judged alike every time. */
function seedOf(at: number): Uint8Array {
  const seed = new Uint8Array(16)
  new DataView(seed.buffer).setUint32(0, at + 1)
  return seed
}

/** What a move looked like before it was made. */
interface Looked {
  /** What was to be expected of it. */
  readonly value: number
  /** Whether something came of it that its seat could not know. */
  readonly isOpen: boolean
  /** After how many moves its picks were made. */
  readonly parts: readonly number[]
  readonly doubt: Doubt | null
}

/** @param picks of a seat, from the first of the move on */
function lookAt(judge: Judge<State>, referee: Referee, picks: readonly StandingPick[]): Looked | null {
  const { seat, at, decision } = entryAt(picks, 0)
  if (referee.openFor(seat)[0] !== decision) return null
  const { rules } = judge
  const thought = referee.thought(seat, seedOf(at))
  const plans = rules.choices(thought.match, thought.point)
  const made = moveMade(
    rules,
    thought,
    picks,
    plans.some(plan => plan.length > 1),
  )
  if (!made) return null
  const { parts } = made
  const others = plans.filter(plan => !isSamePlan(plan, made.plan))
  const [own, ...weighed] = judge.weighThese(thought, [made.plan, ...others], firstWorlds)
  if (!own) return null
  const sorted = weighed.filter(({ worth }) => worth > own.worth).sort((one, other) => other.worth - one.worth)
  const value = valueOf(rules, own.worth)
  const lost = valueOf(rules, sorted[0]?.worth ?? own.worth) - value
  return {
    value,
    isOpen: own.isOpen,
    parts,
    doubt:
      made.isOwn && lost >= noticeable
        ? { seat, at, made, others: sorted.slice(0, likeliest).map(({ plan }) => plan), lost }
        : null,
  }
}

/**
 * Compares a move with the likeliest others in many worlds, played on where the strongest bot does; null where it may have been
 * as good as any.
 */
function lookClosely(
  judge: Judge<State>,
  { styles }: GameBots,
  referee: Referee,
  { seat, at, made, others }: Doubt,
): { readonly better: Plan; readonly lost: Estimate } | null {
  const thought = referee.thought(seat, seedOf(at))
  const valueIn = (world: number, plan: Plan) => {
    thought.dealWorld(world)
    return valueOf(
      judge.rules,
      styles.master.search ? playedOn(judge, thought, plan, Infinity) : judge.worthAfter(thought, plan),
    )
  }
  const sums = others.map(plan => sum(Array.from({ length: choosing }, (_, world) => valueIn(world, plan))))
  const better = entryAt(others, sums.indexOf(Math.max(...sums)))
  // In other worlds than those in which it looked best: there it looked better than it is.
  const lost = estimate(
    Array.from(
      { length: comparing },
      (_, world) => valueIn(choosing + world, better) - valueIn(choosing + world, made.plan),
    ),
  )
  return lost.mean >= worthTelling && lost.mean > lost.within ? { better, lost } : null
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0)
