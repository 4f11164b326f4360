// One running game on the level of integers: seed and picks in, open questions out. What a pick is called, who may make
// it and what anybody sees is the referee's business.
import { done, harmless, isAsk, type Ask, type Step } from './ask.ts'
import type { Game, Play, Settled } from './game.ts'
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
  /** Open questions, with their numbers. */
  open: readonly OpenQuestion[] = []
  private step: Step = done

  /**
   * @param options as settled by the game
   * @param seed 16 bytes
   * @param saved a settled state of this very game to go on from; without it cards are dealt
   */
  constructor(readonly game: Game<S>, options: Settled, seats: number, seed: Uint8Array, saved?: Saved<S>) {
    this.run = new Run(saved?.state ?? game.start(options, seats), new Stream(seed), saved?.numbers ?? freshNumbers(seats))
    this.play = game.play(this.run, options, seats)
    if (!saved) this.play.deal()
    this.arrive(done)
  }

  get over(): boolean {
    return this.step === done
  }

  /** Options of an open question that can be completed, as far as its seat may see. */
  options(ask: Ask): readonly number[] {
    const { candidates } = ask
    if (ask.sure || candidates.length === 1) return candidates
    const exact = this.tried(ask)
    // Too late to go back: then the rest is done as far as it can be.
    return exact.length === 0 && this.run.state.unknown === 1 ? candidates : exact
  }

  /** Whether a pick is legal, trying only what was picked. */
  isLegal(ask: Ask, picked: readonly number[]): boolean {
    if (picked.length < ask.min || picked.length > ask.max || new Set(picked).size !== picked.length) return false
    return picked.every(option => ask.candidates.includes(option)
      && (ask.candidates.length === 1 || this.run.optionCompletes(ask, option) || this.options(ask).includes(option)))
  }

  /** Carries out a legal pick. */
  pick(ask: Ask, picked: readonly number[]): void {
    this.run.barrier = false
    this.run.numbers.picks++
    const answered = ask.answer(ask.max === 1 && ask.min === 1 ? picked[0] as number : -1, picked)
    const { step } = this
    this.arrive(typeof step === 'object' && !isAsk(step) ? step.after(ask, answered) : answered)
    if (this.open.some(question => question.ask.seat !== ask.seat)) this.run.barrier = true
  }

  /** What has to be kept to take a batch of picks back, beside the journal. */
  get mark(): { readonly step: Step, readonly open: readonly OpenQuestion[] } {
    return { step: this.step, open: this.open }
  }

  back(mark: { readonly step: Step, readonly open: readonly OpenQuestion[] }): void {
    this.step = mark.step
    this.open = mark.open
  }

  private tried(ask: Ask): readonly number[] {
    const { alike } = ask
    if (!alike) return ask.candidates.filter(option => this.run.optionCompletes(ask, option))
    const tried: number[] = []
    const good: number[] = []
    return ask.candidates.filter(option => {
      const kind = alike(option)
      if (kind === harmless || good.includes(kind)) return true
      if (tried.includes(kind)) return false
      tried.push(kind)
      const completes = this.run.optionCompletes(ask, option)
      if (completes) good.push(kind)
      return completes
    })
  }

  private arrive(step: Step): void {
    const next = step === done ? this.play.next() : step
    const asks = isAsk(next) ? [next] : typeof next === 'object' ? next.open : noAsks
    if (asks.length === 0 && next !== done) throw new Error('a dead end that no trial has seen')
    this.step = next
    this.open = asks.map(ask => this.open.find(known => known.ask === ask) ?? { ask, number: this.count(ask.seat) })
  }

  private count(seat: number): number {
    const { questions } = this.run.numbers
    const number = (questions[seat] ?? 0) + 1
    questions[seat] = number
    return number
  }
}

const noAsks: readonly Ask[] = []
