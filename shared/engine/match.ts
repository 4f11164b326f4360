// One running game on the level of integers: seed and picks in, open questions out. What a pick is called, who may make
// it and what anybody sees is the referee's business.
import { done, isAsk, Together, wantsOne, type Ask, type Step } from './ask.ts'
import type { Play, Rules, Settled } from './game.ts'
import { freshNumbers, type Numbers } from './log.ts'
import { Stream } from './random.ts'
import { Run, type State } from './run.ts'

/** Where a match goes on from: a settled state and the numbers at that time. */
export interface Saved<S extends State = State> { readonly state: S, readonly numbers: Numbers }

/** A question and its place in the count of all questions put to its seat. */
export interface OpenQuestion { readonly ask: Ask, readonly number: number }

/** A game being played. The same options, seats, seed and picks always give the same state. */
export class Match<S extends State = State> {
  readonly run: Run<S>
  readonly play: Play
  /** Whether the last pick is hidden from others: its seat goes on answering what several seats answer in secret. */
  isSecret = false
  private step: Step = done
  private questions: readonly OpenQuestion[] | null = null
  /** What the trials of one question have shown, by kind of option: twice the trial's number, and one more if it failed. */
  private readonly shown: number[] = []
  private trials = 0

  /**
   * @param options as settled by the game
   * @param seed 16 bytes
   * @param saved a settled state of this very game to go on from; without it cards are dealt
   */
  constructor(readonly rules: Rules<S>, options: Settled, seats: number, seed: Uint8Array, saved?: Saved<S>) {
    this.run = new Run(saved?.state ?? rules.start(options, seats), new Stream(seed), saved?.numbers ?? freshNumbers(seats))
    this.play = rules.play(this.run, options, seats)
    if (!saved) this.play.deal()
    this.arrive(done)
  }

  /** Whether the game has ended: nothing is asked any more. */
  get over(): boolean {
    return this.step === done
  }

  /** Open questions, with their numbers. */
  get open(): readonly OpenQuestion[] {
    return this.questions ??= this.ask === null ? [] : [{ ask: this.ask, number: this.run.numbers.questions[this.ask.seat] ?? 0 }]
  }

  /** The open question where there is only one, as in most games at most times. */
  get ask(): Ask | null {
    return isAsk(this.step) ? this.step : null
  }

  /** Options of an open question that can be completed, as far as its seat may see. */
  options(ask: Ask): readonly number[] {
    const { candidates } = ask
    if (ask.sure || candidates.length === 1 || !wantsOne(ask)) return candidates
    const exact = this.tried(ask)
    // Too late to go back: then the rest is done as far as it can be.
    return exact.length === 0 && this.run.state.unknown === 1 ? candidates : exact
  }

  /** Whether a pick is legal, trying only what was picked. */
  isLegal(ask: Ask, picked: readonly number[]): boolean {
    const { candidates, min, max } = ask
    if (picked.length < min || picked.length > max || new Set(picked).size !== picked.length) return false
    return picked.every(option => candidates.includes(option)) && this.completes(ask, picked)
  }

  /** Whether what was drawn from a question's candidates is legal: for whoever need not ask whether it is among them. */
  completes(ask: Ask, drawn: readonly number[]): boolean {
    if (ask.sure || !wantsOne(ask)) return true
    return this.run.optionCompletes(ask, drawn[0] as number) || this.run.state.unknown === 1 && this.tried(ask).length === 0
  }

  /** Carries out a legal pick. */
  pick(ask: Ask, picked: readonly number[]): void {
    const { run, step } = this
    run.barrier = false
    run.untold = true
    const answered = ask.answer(wantsOne(ask) ? picked[0] as number : -1, picked)
    this.isSecret = step instanceof Together && isAsk(answered)
    this.arrive(step instanceof Together ? this.seal(step, ask, answered) : answered)
    if (!(step instanceof Together) && this.asksAnother(ask.seat)) run.barrier = true
  }

  private asksAnother(seat: number): boolean {
    const { step } = this
    return step instanceof Together ? step.open.some(ask => ask.seat !== seat) : isAsk(step) && step.seat !== seat
  }

  /** One of several seats has answered. With the last of them all is revealed. */
  private seal(together: Together, ask: Ask, step: Step): Step {
    if (together.endsWith(ask, step)) this.run.barrier = true
    return together.after(ask, step)
  }

  /**
   * Numbers the open questions of a match that was played again: a seat that took a pick back is asked anew, all others
   * are still asked what they were.
   * @param before the questions that were open until now
   */
  askAgain(seat: number, before: readonly OpenQuestion[]): void {
    this.questions = this.open.map(({ ask }) => {
      const known = ask.seat === seat ? undefined : before.find(other => other.ask.seat === ask.seat)
      return { ask, number: known?.number ?? this.count(ask.seat) }
    })
  }

  /** What has to be kept to take a batch of picks back, beside the journal. */
  get mark(): Mark {
    return { step: this.step, questions: this.open }
  }

  /** Asks again what was asked at a mark. The state goes back with the journal. */
  back(mark: Mark): void {
    this.step = mark.step
    this.questions = mark.questions
  }

  private tried(ask: Ask): readonly number[] {
    const { alike, candidates } = ask
    const { shown, run } = this
    const fresh = ++this.trials * 2
    const exact: number[] = []
    const doubtful = ask.doubtful ?? candidates.length
    for (let at = 0; at < doubtful; at++) {
      const option = candidates[at] as number
      const kind = alike ? alike(option) : at
      const known = shown[kind] ?? 0
      const completes = known >= fresh ? known === fresh : run.canComplete(ask.seat, ask.answer, option)
      if (completes) exact.push(option)
      shown[kind] = completes ? fresh : fresh + 1
    }
    for (let at = doubtful; at < candidates.length; at++) exact.push(candidates[at] as number)
    return exact
  }

  private arrive(step: Step): void {
    const before = this.questions
    const next = step === done ? this.play.next() : step
    this.step = next
    this.questions = null
    if (isAsk(next)) this.count(next.seat)
    else if (next instanceof Together) this.questions = next.open.map(ask => before?.find(known => known.ask === ask) ?? { ask, number: this.count(ask.seat) })
    else if (next !== done) throw new Error('a dead end that no trial has seen')
  }

  private count(seat: number): number {
    const { questions } = this.run.numbers
    const number = (questions[seat] ?? 0) + 1
    questions[seat] = number
    return number
  }
}

interface Mark { readonly step: Step, readonly questions: readonly OpenQuestion[] }
