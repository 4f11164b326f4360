// Games from which a net learns: positions as each seat left them, and how the game ended for it.
import type { BotRules, Plan } from '#shared/bots/bot-rules.ts'
import { Inputs } from '#shared/bots/inputs.ts'
import { best, Judge } from '#shared/bots/judge.ts'
import type { Net } from '#shared/bots/net.ts'
import { Intention } from '#shared/bots/plans.ts'
import type { DecisionPoint } from '#shared/engine/effect.ts'
import type { PreparedGame } from '#shared/engine/game.ts'
import type { State } from '#shared/engine/game-context.ts'
import { Match } from '#shared/engine/match.ts'
import { Stream } from '#shared/engine/random.ts'
import { Thought } from '#shared/engine/thought.ts'
import type { Chance } from '#shared/chance.ts'
import { required } from '#test/shared/required.ts'
import { keep, type Position } from './learner.ts'

/** Answers a question, and those like it that follow, thinking on a position as its seat knows it. */
export type Thinker<S extends State = State> = (thought: Thought<S>, chance: Chance) => Plan

/** What one seat has left behind itself in one game, in order, and how the game ended for it. */
export interface Trace {
  readonly positions: readonly Position[]
  readonly outcome: number
}

/** A game that keeps no log. */
export function quietly<S extends State>(prepared: PreparedGame<S>, seed: Uint8Array): Match<S> {
  const match = new Match(prepared, seed)
  match.game.logging = false
  return match
}

/** As far as it may be behind. */
const processorTick = 4

/** Milliseconds for which the processor has worked for this thread: known only now and then. */
function processorTime(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

/**
 * Plays a game to its end.
 * @param after called after each pick, with what was thought about and for how many milliseconds of processor time
 */
export function playGame<S extends State>(
  match: Match<S>,
  thinkers: readonly Thinker<S>[],
  chance: Chance,
  after: (point: DecisionPoint, took: number) => void = () => {},
): void {
  const meant: Intention[] = []
  const think = (point: DecisionPoint) => {
    const thought = new Thought(match, point, new Stream(chance.seed()))
    const intention = new Intention(point, required(thinkers[point.seat])(thought, chance))
    thought.end()
    meant[point.seat] = intention
    return required(intention.next(match, point))
  }
  for (let point = match.open[0]?.point; point; point = match.open[0]?.point) {
    const begun = [performance.now(), processorTime()] as const
    const picked = meant[point.seat]?.next(match, point) ?? think(point)
    const took = Math.min(performance.now() - begun[0], processorTime() - begun[1] + processorTick)
    match.pick(point, picked)
    after(point, took)
  }
}

/** Plays a game and keeps, for each seat, the settled positions that its picks led to. */
export function record<S extends State>(
  prepared: PreparedGame<S>,
  rules: BotRules<S>,
  thinkers: readonly Thinker<S>[],
  chance: Chance,
): readonly Trace[] {
  const inputs = new Inputs(rules.inputs)
  const seen: Position[][] = Array.from({ length: prepared.seats }, () => [])
  const picking = new Set<number>()
  const match = quietly(prepared, chance.seed())
  playGame(match, thinkers, chance, ({ seat }) => {
    picking.add(seat)
    const [next] = match.open
    if (!next || !rules.isSettled(match, next.point)) return
    for (const each of picking) {
      inputs.begin()
      rules.read(match, each, inputs)
      seen[each]?.push(keep(inputs))
    }
    picking.clear()
  })
  return seen.map((positions, seat) => ({ positions, outcome: rules.outcome(match, seat) }))
}

/** Looks one move ahead; now and then, by chance, picks among what is nearly as good, or anything. */
export function explorer<S extends State>(
  rules: BotRules<S>,
  net: Net,
  { wild, soft }: { readonly wild: number; readonly soft: number },
): Thinker<S> {
  const judge = new Judge(rules, net)
  return (thought, chance) => {
    if (wild > 0 && chance.below(1000) < wild * 1000) return chance.one(rules.choices(thought.match, thought.point))
    const weighed = judge.weigh(thought, 1)
    if (soft === 0) return best(weighed)
    return best(weighed.map(({ plan, worth }) => ({ plan, worth: worth + soft * gumbel(chance) })))
  }
}

/** Added to worths, the largest sum falls to each as softmax has it. */
const gumbel = (chance: Chance): number => -Math.log(-Math.log((chance.below(1_000_000) + 0.5) / 1_000_000))
