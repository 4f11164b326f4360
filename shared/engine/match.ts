// One running game in integers: seed and picks in, open questions out. Ids of options, and who may see what, are left to the
// referee.
import { entryAt } from '../entry.ts'
import {
  done,
  isDecisionPoint,
  isSimultaneous,
  wantsOne,
  type DecisionPoint,
  type Outcome,
  type SimultaneousDecisions,
} from './effect.ts'
import type { GameInstance, PreparedGame } from './game.ts'
import { copyNumbers, freshNumbers, type Numbers } from './log-lines.ts'
import { Stream } from './random.ts'
import { GameContext, type State } from './game-context.ts'

/** What a match goes on from: the state at a checkpoint, and the counters at that time. */
export interface Saved<S extends State = State> {
  readonly state: S
  readonly numbers: Numbers
}

/** An open decision, and its number among all questions ever put to its seat, from 1. */
export interface OpenQuestion {
  readonly point: DecisionPoint
  readonly number: number
}

/** A game being played. The same options, seats, seed and picks always give the same state. */
export class Match<S extends State = State> {
  readonly game: GameContext<S>
  readonly instance: GameInstance
  /** Whether others do not notice the last pick: one of several seats asked at once has picked and is asked again. */
  isSecret = false
  private outcome: Outcome = done
  private questions: readonly OpenQuestion[] | null = null
  /**
   * Results of the dry runs of one decision, by group of options (`alike`): twice the number of the round of dry runs, plus 1
   * if it failed. So results of earlier rounds count as none without the array being cleared.
   */
  private readonly dryRunResults: number[] = []
  private dryRuns = 0

  /**
   * @param prepared the game with its options and seats
   * @param seed 16 bytes
   * @param saved a checkpoint of this game to go on from; without it a new game is dealt
   */
  constructor(prepared: PreparedGame<S>, seed: Uint8Array, saved?: Saved<S>) {
    this.game = new GameContext(
      saved?.state ?? prepared.start(),
      new Stream(seed),
      saved?.numbers ?? freshNumbers(prepared.seats),
    )
    this.instance = prepared.play(this.game)
    if (!saved) this.instance.deal()
    this.advanceTo(done)
  }

  /** Whether the game has ended: nothing is asked any more. */
  get over(): boolean {
    return this.outcome === done
  }

  /** Open questions, with their numbers. */
  get open(): readonly OpenQuestion[] {
    return (this.questions ??=
      this.onlyPoint === null
        ? []
        : [{ point: this.onlyPoint, number: this.game.numbers.questions[this.onlyPoint.seat] ?? 0 }])
  }

  /** The first question open for a seat; undefined if it is asked nothing. */
  openFor(seat: number): OpenQuestion | undefined {
    return this.open.find(({ point }) => point.seat === seat)
  }

  /** The open question if one seat alone is asked, as mostly; null if several seats are, or the game is over. */
  get onlyPoint(): DecisionPoint | null {
    return isDecisionPoint(this.outcome) ? this.outcome : null
  }

  /** The candidates of an open question that can be completed, as far as its seat can know. */
  options(point: DecisionPoint): readonly number[] {
    const { candidates } = point
    if (point.cannotFail || candidates.length === 1 || !wantsOne(point)) return candidates
    const exact = this.completable(point)
    // Nothing can be completed, and it is too late to undo: the rest is then carried out as far as possible.
    return exact.length === 0 && this.game.state.irreversible === 1 ? candidates : exact
  }

  /**
   * The candidates of an open question that cannot be completed, each with the reason; empty where all are offered.
   * @param offered its `options`, for finding them takes dry runs; what was left out though it can be completed has no reason
   */
  obstacles(
    point: DecisionPoint,
    offered: readonly number[],
  ): readonly (readonly [option: number, obstacle: string])[] {
    return point.candidates
      .filter(option => !offered.includes(option))
      .map(option => [option, this.game.obstacleTo(point, option)] as const)
      .filter(([, obstacle]) => obstacle !== '')
  }

  /** Whether a pick is legal. Runs only the picked options dry, not all candidates. */
  isLegal(point: DecisionPoint, picked: readonly number[]): boolean {
    const { candidates, min, max } = point
    if (picked.length < min || picked.length > max || new Set(picked).size !== picked.length) return false
    return picked.every(option => candidates.includes(option)) && this.completes(point, picked)
  }

  /** Whether a pick is legal that is known to consist of candidates, as where a bot draws from them. */
  completes(point: DecisionPoint, drawn: readonly number[]): boolean {
    if (point.cannotFail || !wantsOne(point)) return true
    return (
      this.game.optionCompletes(point, drawn[0] ?? -1) ||
      (this.game.state.irreversible === 1 && this.completable(point).length === 0)
    )
  }

  /** Carries out a legal pick. */
  pick(point: DecisionPoint, picked: readonly number[]): void {
    const { game, outcome } = this
    game.barrier = false
    game.unlogged = true
    const answered = point.answer(wantsOne(point) ? (picked[0] ?? -1) : -1, picked)
    if (isSimultaneous(outcome)) {
      this.isSecret = isDecisionPoint(answered)
      this.advanceTo(this.seal(outcome, point, answered))
    } else {
      this.isSecret = false
      this.advanceTo(answered)
      if (this.asksAnother(point.seat)) game.barrier = true
    }
  }

  private asksAnother(seat: number): boolean {
    const { outcome } = this
    if (isDecisionPoint(outcome)) return outcome.seat !== seat
    return isSimultaneous(outcome) && outcome.open.some(point => point.seat !== seat)
  }

  /** Keeps the answer of one of several seats that are asked at once; the last answer reveals all. */
  private seal(together: SimultaneousDecisions, point: DecisionPoint, outcome: Outcome): Outcome {
    if (together.endsWith(point, outcome)) this.game.barrier = true
    return together.after(point, outcome)
  }

  /**
   * Numbers the open questions after an undo has played the match again: the seat that took a pick back gets a new question,
   * all others keep the question they had.
   * @param before the questions that were open before the undo
   */
  askAgain(seat: number, before: readonly OpenQuestion[]): void {
    this.questions = this.open.map(({ point }) => {
      const known = point.seat === seat ? undefined : before.find(other => other.point.seat === point.seat)
      return { point, number: known?.number ?? this.count(point.seat) }
    })
  }

  /** Takes over the counters of a match at the same point, and the numbers of its open questions. */
  takeNumbers({ game, open }: Match<S>): void {
    Object.assign(this.game.numbers, copyNumbers(game.numbers))
    this.questions = this.open.map((question, at) => ({ ...question, number: open[at]?.number ?? question.number }))
  }

  /** What `rollback` needs beside the journal. */
  get mark(): Mark {
    return { outcome: this.outcome, questions: this.open }
  }

  /** Asks again what was asked at a mark. The journal takes the state back. */
  rollback(mark: Mark): void {
    this.outcome = mark.outcome
    this.questions = mark.questions
  }

  /** Carries something out. Unless what has come of it is to be kept, the match is then as it was, counters included. */
  attempt<T>(carryOut: () => T, isKept: (result: T) => boolean): T {
    const { game, isSecret, mark } = this
    const { journal, barrier, unlogged, logging } = game
    const from = journal.mark()
    const numbers = copyNumbers(game.numbers)
    journal.recording = true
    const result = carryOut()
    if (!isKept(result)) {
      journal.rollback(from)
      this.rollback(mark)
      this.isSecret = isSecret
      Object.assign(game, { barrier, unlogged, logging })
      Object.assign(game.numbers, numbers)
    }
    journal.recording = false
    journal.forget()
    return result
  }

  private completable(point: DecisionPoint): readonly number[] {
    const { alike, candidates } = point
    const { dryRunResults, game } = this
    const fresh = ++this.dryRuns * 2
    const doubtful = point.doubtful ?? candidates.length
    // Mostly all of them can be completed, so a list of its own is made only once one cannot.
    let exact: number[] | null = null
    for (let at = 0; at < doubtful; at++) {
      const option = entryAt(candidates, at)
      const kind = alike ? alike(option) : at
      const known = dryRunResults[kind] ?? 0
      const completes = known >= fresh ? known === fresh : game.canComplete(point.seat, point.answer, option)
      dryRunResults[kind] = completes ? fresh : fresh + 1
      if (!completes) exact ??= candidates.slice(0, at)
      else exact?.push(option)
    }
    if (exact === null) return candidates
    for (let at = doubtful; at < candidates.length; at++) exact.push(entryAt(candidates, at))
    return exact
  }

  private advanceTo(outcome: Outcome): void {
    const before = this.questions
    const next = outcome === done ? this.instance.next() : outcome
    this.outcome = next
    this.questions = null
    if (isDecisionPoint(next)) this.count(next.seat)
    else if (isSimultaneous(next))
      this.questions = next.open.map(
        point => before?.find(known => known.point === point) ?? { point, number: this.count(point.seat) },
      )
    else if (next !== done) throw new Error('a dead end that no dry run has found')
  }

  private count(seat: number): number {
    const { questions } = this.game.numbers
    const number = (questions[seat] ?? 0) + 1
    questions[seat] = number
    return number
  }
}

export interface Mark {
  readonly outcome: Outcome
  readonly questions: readonly OpenQuestion[]
}
