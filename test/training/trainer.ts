// How a net is made from nothing: a linear part fitted to games of greedy players, then games of its own, from which it learns
// what each position came to (temporal differences).
import type { BotRules } from '#shared/bots/bot-rules.ts'
import type { PreparedGame } from '#shared/engine/game.ts'
import type { State } from '#shared/engine/game-context.ts'
import type { Chance } from '#shared/chance.ts'
import type { Learner, Position, Rates } from './learner.ts'
import { explorer, record, type Thinker, type Trace } from './self-play.ts'

/** A kind of table, ready to be played on. */
export interface Setting<S extends State = State> {
  readonly prepared: PreparedGame<S>
  readonly rules: BotRules<S>
  /** Plays the first games. */
  first(...question: Parameters<Thinker<S>>): ReturnType<Thinker<S>>
}

/** How much of the next judgement and how much of the end a position is held to. */
const lambda = 0.95

interface Lesson {
  readonly position: Position
  readonly target: number
}

/** What each position should have been judged: the judgements after it, the nearer the more, and at last the end. */
function lessons(learner: Learner, { positions, outcome }: Trace, trust = lambda): readonly Lesson[] {
  const found: Lesson[] = []
  let target = outcome
  for (let at = positions.length - 1; at >= 0; at--) {
    const position = positions[at] as Position
    found.push({ position, target })
    target = trust * target + (1 - trust) * learner.judge(position)
  }
  return found
}

/** Teaches the net games of the greedy player, the linear part alone. */
export function beginWith<S extends State>(
  learner: Learner,
  settings: readonly Setting<S>[],
  games: number,
  rounds: number,
  rate: number,
  chance: Chance,
): number {
  const all: Lesson[] = []
  for (let game = 0; game < games; game++) {
    const { prepared, rules, first } = chance.one(settings)
    const thinkers = Array.from({ length: prepared.seats }, () => first)
    for (const trace of record(prepared, rules, thinkers, chance)) all.push(...lessons(learner, trace, 1))
  }
  let error = 0
  for (let round = 0; round < rounds; round++) {
    chance.shuffle(all)
    error = 0
    for (const { position, target } of all) error += learner.teach(position, target, { linear: rate, hidden: 0 })
  }
  return error / all.length
}

/** Games that are learned from again. */
export class Memory {
  private readonly traces: (readonly Lesson[])[] = []
  private next = 0

  constructor(private readonly most: number) {}

  add(lesson: readonly Lesson[]): void {
    this.traces[this.next % this.most] = lesson
    this.next++
  }

  some(count: number, chance: Chance): readonly Lesson[] {
    return Array.from({ length: count }, () => chance.one(this.traces)).flat()
  }
}

/** Plays games of its own and learns from them. */
export function learn<S extends State>(
  learner: Learner,
  memory: Memory,
  settings: readonly Setting<S>[],
  games: number,
  how: { readonly rates: Rates; readonly again: number; readonly wild: number; readonly soft: number },
  chance: Chance,
): number {
  const fresh: Lesson[] = []
  for (let game = 0; game < games; game++) {
    const { prepared, rules } = chance.one(settings)
    const thinker = explorer(rules, learner.net, how)
    const thinkers = Array.from({ length: prepared.seats }, () => thinker)
    for (const trace of record(prepared, rules, thinkers, chance)) {
      const all = lessons(learner, trace)
      memory.add(all)
      fresh.push(...all)
    }
  }
  const learned = [...fresh, ...memory.some(Math.round(how.again * games * 2), chance)]
  chance.shuffle(learned)
  let error = 0
  for (const { position, target } of learned) error += learner.teach(position, target, how.rates)
  return error / learned.length
}
