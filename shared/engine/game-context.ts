// One running game: its state with a journal, random numbers, the lines it logs, and dry runs.
import {
  feasible,
  deadEnd,
  done,
  isDecisionPoint,
  wantsOne,
  type DecisionPoint,
  type Ending,
  type Outcome,
  type Continuation,
} from './effect.ts'
import { Journal } from './journal.ts'
import type { AnyMessages } from '../message.ts'
import type { Line, Numbers } from './log-lines.ts'
import { Random, type Stream } from './random.ts'

/** What every game's state holds. */
export interface State {
  /** How many words were taken from the random stream. */
  position: number
  /** The round that is being played, from 1. */
  round: number
  /** 1 once something hidden was seen or another seat has answered: from then on nothing can be undone. */
  irreversible: number
}

/** One running game with its state `S` and the events `E` it logs. Effects reach it through their player's context. */
export class GameContext<S extends State, E extends AnyMessages = AnyMessages> {
  readonly journal = new Journal()
  readonly random: Random<S>
  /** True during a dry run: then nothing hidden may be read and nothing is logged. */
  dryRun = false
  /** The seat whose option a dry run tries. */
  private trier = 0
  /** Whether log lines are wanted; a search or a benchmark does without. */
  logging = true
  /** True if the present pick has revealed something hidden, or another seat could be asked: a batch must end here. */
  barrier = false
  /** True as long as the present pick has logged nothing: picks that log nothing are not counted. */
  unlogged = false
  /** Lines logged since they were last taken. */
  lines: Line[] = []
  /** Why the first dead end was one that dry runs came to since this was emptied; empty before. */
  private obstacle = ''

  constructor(
    readonly state: S,
    stream: Stream,
    readonly numbers: Numbers,
  ) {
    this.random = new Random(state, this.journal, stream)
  }

  /** Adds a line to the log: who did what. `secret`: params that one seat gets instead of `params`. */
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

  /** Goes on with what follows. A dry run ends here, as feasible, if nothing that follows can fail. */
  follow(then: Continuation): Outcome {
    return this.dryRun && then.cannotFail ? feasible : then.go()
  }

  /**
   * For an effect of which nothing can be done: a dead end; but if nothing can be undone any more, the effect is skipped.
   * @param obstacle why nothing can be done: one of the obstacles that the game declares
   */
  impossible(then: Continuation, obstacle: string): Outcome {
    if (this.state.irreversible === 1 && !this.dryRun) return then.go()
    if (this.obstacle === '') this.obstacle = obstacle
    return deadEnd
  }

  /**
   * Why an option of an open decision cannot be completed, as far as its seat can know: the first reason that a dry run comes
   * to. Leaves the state as it was.
   * @returns empty if it can be
   */
  obstacleTo(point: DecisionPoint, option: number): string {
    this.obstacle = ''
    return this.canComplete(point.seat, point.answer, option) ? '' : this.obstacle
  }

  /** Goes on with something that cannot be foreseen, such as another seat's answer: a dry run ends here, as feasible. */
  unforeseen(go: () => Outcome): Outcome {
    return this.dryRun ? feasible : go()
  }

  /** Goes on by revealing something hidden: a dry run, which must not know it, ends here, as feasible. */
  hidden(go: () => Outcome): Outcome {
    if (this.dryRun) return feasible
    this.revealHidden()
    return go()
  }

  /**
   * Notes that something hidden was revealed: this cannot be undone, and a batch must end here.
   * @throws Error in a dry run, for then the options offered would give away what the seat must not know; `hidden` avoids it
   */
  revealHidden(): void {
    if (this.dryRun) throw new Error('a dry run has seen what is hidden')
    this.barrier = true
    this.makeIrreversible()
  }

  /** Notes that nothing can be undone any more: another seat has decided, or something hidden was revealed. */
  makeIrreversible(): void {
    if (this.state.irreversible === 0) this.state.irreversible = this.journal.change(this.state, 'irreversible', 1)
  }

  /** Whether a line logged now would be kept. */
  get isLogging(): boolean {
    return this.logging && !this.dryRun
  }

  /** Whether what an answer begins can be completed, as far as `seat` can know. Leaves the state as it was. */
  canComplete(seat: number, answer: DecisionPoint['answer'], option = 0): boolean {
    const { journal, dryRun: before, trier } = this
    const { recording } = journal
    const mark = journal.mark()
    this.dryRun = true
    this.trier = seat
    journal.recording = true
    const result = this.completes(seat, answer(option, none))
    journal.rollback(mark)
    this.dryRun = before
    this.trier = trier
    journal.recording = recording
    return result
  }

  /** Whether an option of an open decision can be completed. A single candidate was tried before it was asked. */
  optionCompletes(point: DecisionPoint, option: number): boolean {
    const { candidates, doubtful = candidates.length } = point
    return (
      candidates.length === 1 ||
      candidates.indexOf(option) >= doubtful ||
      this.canComplete(point.seat, point.answer, option)
    )
  }

  /**
   * For a choice within a dry run: whether one of the candidates can be completed, found out at once, so that no decision is
   * made of it. Another seat's choice cannot be foreseen.
   * @param answer what a candidate leads to
   */
  firstFeasible(seat: number, candidates: readonly number[], answer: DecisionPoint['answer']): Ending {
    if (seat !== this.trier) return feasible
    const { journal } = this
    // The candidates may be a zone itself: what is tried and fails is taken back before the next one is read.
    for (let at = 0; at < candidates.length; at++) {
      const mark = journal.mark()
      if (this.completes(seat, answer(candidates[at] as number, none))) return feasible
      journal.rollback(mark)
    }
    return deadEnd
  }

  private completes(seat: number, outcome: Outcome): boolean {
    if (outcome === feasible || outcome === done) return true
    if (outcome === deadEnd) return false
    // Another seat's choice cannot be foreseen.
    if (!isDecisionPoint(outcome) || outcome.seat !== seat || outcome.cannotFail) return true
    const { answer, candidates, min } = outcome
    return wantsOne(outcome)
      ? this.firstFeasible(seat, candidates, answer) === feasible
      : this.completes(seat, answer(-1, candidates.slice(0, min)))
  }
}

/** Passed as `all` to the answer of a decision that wants exactly one option. */
export const none: readonly number[] = []
