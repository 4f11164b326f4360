// What surrounds the state of one running game: its journal, its random numbers, the lines it logs, and dry runs.
import {
  feasible,
  deadEnd,
  done,
  isDecisionPoint,
  wantsOne,
  type DecisionPoint,
  type Outcome,
  type Continuation,
} from './effect.ts'
import { Journal } from './journal.ts'
import type { AnyMessages } from '../message.ts'
import type { Line, Numbers } from './log-lines.ts'
import { Random, type Stream } from './random.ts'

/** What every game's state holds. */
export interface State {
  /** Words taken from the stream. */
  position: number
  /** The round that is being played, from 1. */
  round: number
  /** 1 once an unknown card was seen or another seat has answered: there is no way back any more. */
  irreversible: number
}

/** One game as it runs, on its state and with the events it logs. Effects reach it through their player's context. */
export class GameContext<S extends State, E extends AnyMessages = AnyMessages> {
  readonly journal = new Journal()
  readonly random: Random<S>
  /** True during a dry run: nothing unknown may be read, nothing is logged. */
  dryRun = false
  /** Whether lines of the log are wanted; a search or a benchmark does without. */
  logging = true
  /** Set where something hidden is revealed or another seat could be asked: a batch cannot go past this. */
  barrier = false
  /** True while the present pick has logged nothing: a pick that logs nothing is not counted. */
  unlogged = false
  /** Lines logged since they were last taken. */
  lines: Line[] = []

  constructor(
    readonly state: S,
    stream: Stream,
    readonly numbers: Numbers,
  ) {
    this.random = new Random(state, this.journal, stream)
  }

  /** Writes a line of the log: who did what. `secret` are the params as one seat alone gets them. */
  log<K extends keyof E & string>(
    seat: number | null,
    key: K,
    params: E[K],
    secret?: { readonly seat: number; readonly params: E[K] },
  ): void {
    if (!this.isLogging) return
    const { numbers, state } = this
    if (this.unlogged) numbers.picks++
    this.unlogged = false
    const line = { n: ++numbers.lines, pick: numbers.picks, round: state.round, seat, key, params }
    this.lines.push(secret ? { ...line, secret } : line)
  }

  /** Goes on with what follows; a dry run after which nothing can fail ends here, as feasible. */
  follow(then: Continuation): Outcome {
    return this.dryRun && then.cannotFail ? feasible : then.go()
  }

  /** An effect of which nothing can be done: a dead end, unless it is too late to go back; then it is skipped. */
  impossible(then: Continuation): Outcome {
    return this.state.irreversible === 1 && !this.dryRun ? then.go() : deadEnd
  }

  /** Goes on with what cannot be foreseen, as what others will answer: a dry run ends before it, as feasible. */
  unforeseen(go: () => Outcome): Outcome {
    return this.dryRun ? feasible : go()
  }

  /** Goes on with something hidden being revealed: a dry run, which must not know it, ends before it, as feasible. */
  hidden(go: () => Outcome): Outcome {
    if (this.dryRun) return feasible
    this.revealHidden()
    return go()
  }

  /**
   * Notes that something hidden was revealed: it cannot be undone, and a batch cannot go past it.
   * @throws Error in a dry run: what is offered would tell what its seat must not know. `hidden` keeps it from that
   */
  revealHidden(): void {
    if (this.dryRun) throw new Error('a dry run has seen what is hidden')
    this.barrier = true
    this.makeIrreversible()
  }

  /** Notes that there is no way back: another seat has decided, or something hidden was revealed. */
  makeIrreversible(): void {
    if (this.state.irreversible === 0) this.journal.set(this.state, 'irreversible', 1)
  }

  /** Whether a line logged now would be kept. */
  get isLogging(): boolean {
    return this.logging && !this.dryRun
  }

  /** Whether what an answer begins can be completed, as far as `seat` may see. Leaves no trace. */
  canComplete(seat: number, answer: DecisionPoint['answer'], option = 0): boolean {
    const { journal, dryRun: before } = this
    const { recording } = journal
    const mark = journal.mark()
    this.dryRun = true
    journal.recording = true
    const result = this.completes(seat, answer(option, none))
    journal.rollback(mark)
    this.dryRun = before
    journal.recording = recording
    return result
  }

  /** Whether one option of an open decision that can fail can be completed; a single option always can. */
  optionCompletes(point: DecisionPoint, option: number): boolean {
    const { candidates, doubtful = candidates.length } = point
    return (
      candidates.length === 1 ||
      candidates.indexOf(option) >= doubtful ||
      this.canComplete(point.seat, point.answer, option)
    )
  }

  private completes(seat: number, outcome: Outcome): boolean {
    if (outcome === feasible || outcome === done) return true
    if (outcome === deadEnd) return false
    // Where somebody else must choose, looking ahead ends.
    if (!isDecisionPoint(outcome) || outcome.seat !== seat || outcome.cannotFail) return true
    if (!wantsOne(outcome)) return this.completes(seat, outcome.answer(-1, outcome.candidates.slice(0, outcome.min)))
    const { journal } = this
    for (const option of outcome.candidates) {
      const mark = journal.mark()
      const result = this.completes(seat, outcome.answer(option, none))
      journal.rollback(mark)
      if (result) return true
    }
    return false
  }
}

/** No options: what a question with one answer gets beside it. */
export const none: readonly number[] = []
