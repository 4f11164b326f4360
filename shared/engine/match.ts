// One running game on the level of integers: seed and picks in, open questions out. What a pick is called, who may make
// it and what anybody sees is the referee's business.
import { done, isDecisionPoint, SimultaneousDecisions, wantsOne, type DecisionPoint, type Outcome } from './effect.ts'
import type { GameInstance, PreparedGame } from './game.ts'
import { freshNumbers, type Numbers } from './log-lines.ts'
import { Stream } from './random.ts'
import { GameContext, type State } from './game-context.ts'

/** Where a match goes on from: a settled state and the numbers at that time. */
export interface Saved<S extends State = State> {
  readonly state: S
  readonly numbers: Numbers
}

/** A question and its place in the count of all questions put to its seat. */
export interface OpenQuestion {
  readonly point: DecisionPoint
  readonly number: number
}

/** A game being played. The same options, seats, seed and picks always give the same state. */
export class Match<S extends State = State> {
  readonly game: GameContext<S>
  readonly instance: GameInstance
  /** Whether the last pick is hidden from others: its seat goes on answering what several seats answer in secret. */
  isSecret = false
  private outcome: Outcome = done
  private questions: readonly OpenQuestion[] | null = null
  /** Results of the dry runs of one decision, by kind of option: twice the number of the round of dry runs, plus 1 where it failed. */
  private readonly dryRunResults: number[] = []
  private dryRuns = 0

  /**
   * @param prepared the game with its options and seats
   * @param seed 16 bytes
   * @param saved a settled state of this very game to go on from; without it cards are dealt
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

  /** The open question where there is only one, as in most games at most times. */
  get onlyPoint(): DecisionPoint | null {
    return isDecisionPoint(this.outcome) ? this.outcome : null
  }

  /** Options of an open question that can be completed, as far as its seat may see. */
  options(point: DecisionPoint): readonly number[] {
    const { candidates } = point
    if (point.cannotFail || candidates.length === 1 || !wantsOne(point)) return candidates
    const exact = this.completable(point)
    // Too late to go back: then the rest is done as far as it can be.
    return exact.length === 0 && this.game.state.irreversible === 1 ? candidates : exact
  }

  /** Whether a pick is legal, trying only what was picked. */
  isLegal(point: DecisionPoint, picked: readonly number[]): boolean {
    const { candidates, min, max } = point
    if (picked.length < min || picked.length > max || new Set(picked).size !== picked.length) return false
    return picked.every(option => candidates.includes(option)) && this.completes(point, picked)
  }

  /** Whether what was drawn from a question's candidates is legal: for whoever need not ask whether it is among them. */
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
    this.isSecret = outcome instanceof SimultaneousDecisions && isDecisionPoint(answered)
    this.advanceTo(outcome instanceof SimultaneousDecisions ? this.seal(outcome, point, answered) : answered)
    if (!(outcome instanceof SimultaneousDecisions) && this.asksAnother(point.seat)) game.barrier = true
  }

  private asksAnother(seat: number): boolean {
    const { outcome } = this
    return outcome instanceof SimultaneousDecisions
      ? outcome.open.some(point => point.seat !== seat)
      : isDecisionPoint(outcome) && outcome.seat !== seat
  }

  /** One of several seats has answered. With the last of them all is revealed. */
  private seal(together: SimultaneousDecisions, point: DecisionPoint, outcome: Outcome): Outcome {
    if (together.endsWith(point, outcome)) this.game.barrier = true
    return together.after(point, outcome)
  }

  /**
   * Numbers the open questions of a match that was played again: a seat that took a pick back is asked anew, all others
   * are still asked what they were.
   * @param before the questions that were open until now
   */
  askAgain(seat: number, before: readonly OpenQuestion[]): void {
    this.questions = this.open.map(({ point }) => {
      const known = point.seat === seat ? undefined : before.find(other => other.point.seat === point.seat)
      return { point, number: known?.number ?? this.count(point.seat) }
    })
  }

  /** What has to be kept to take a batch of picks back, beside the journal. */
  get mark(): Mark {
    return { step: this.outcome, questions: this.open }
  }

  /** Asks again what was asked at a mark. The state goes back with the journal. */
  rollback(mark: Mark): void {
    this.outcome = mark.step
    this.questions = mark.questions
  }

  private completable(point: DecisionPoint): readonly number[] {
    const { alike, candidates } = point
    const { dryRunResults, game } = this
    const fresh = ++this.dryRuns * 2
    const exact: number[] = []
    const doubtful = point.doubtful ?? candidates.length
    let at = 0
    for (const option of candidates) {
      if (at >= doubtful) exact.push(option)
      else {
        const kind = alike ? alike(option) : at
        const known = dryRunResults[kind] ?? 0
        const completes = known >= fresh ? known === fresh : game.canComplete(point.seat, point.answer, option)
        if (completes) exact.push(option)
        dryRunResults[kind] = completes ? fresh : fresh + 1
      }
      at++
    }
    return exact
  }

  private advanceTo(outcome: Outcome): void {
    const before = this.questions
    const next = outcome === done ? this.instance.next() : outcome
    this.outcome = next
    this.questions = null
    if (isDecisionPoint(next)) this.count(next.seat)
    else if (next instanceof SimultaneousDecisions)
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

interface Mark {
  readonly step: Outcome
  readonly questions: readonly OpenQuestion[]
}
