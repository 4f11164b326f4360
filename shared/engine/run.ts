// What surrounds the state of one running game: its journal, its chance, the lines it tells, and trials.
import { completed, dead, done, isAsk, wantsOne, type Ask, type Step, type Then } from './ask.ts'
import { Journal } from './journal.ts'
import type { Params } from '../protocol.ts'
import type { Line, Numbers } from './log.ts'
import { Random, type Stream } from './random.ts'

/** What every game's state holds. */
export interface State {
  /** Words taken from the stream. */
  position: number
  /** The round that is being played, from 1. */
  round: number
  /** 1 once an unknown card was seen or another seat has answered: there is no way back any more. */
  unknown: number
}

/** One game as it runs. Parts get at it through their turn. */
export class Run<S extends State> {
  readonly journal = new Journal()
  readonly random: Random<S>
  /** True while a trial runs: nothing unknown may be read, nothing is told. */
  trying = false
  /** Whether lines of the log are wanted; a search or a benchmark does without. */
  telling = true
  /** Set where something hidden comes out or another seat could be asked: no batch goes past this. */
  barrier = false
  /** True while the pick that is being carried out has told nothing: one that tells nothing is not counted. */
  untold = false
  /** Lines told since they were last taken. */
  lines: Line[] = []

  constructor(readonly state: S, stream: Stream, readonly numbers: Numbers) {
    this.random = new Random(state, this.journal, stream)
  }

  /** Writes a line of the log: who did what. `secret` are the params as one seat alone gets them. */
  tell(seat: number | null, key: string, params: Params, secret?: { seat: number, params: Params }): void {
    if (!this.speaking) return
    const { numbers, state } = this
    if (this.untold) numbers.picks++
    this.untold = false
    const line = { n: ++numbers.lines, pick: numbers.picks, round: state.round, seat, key, params }
    this.lines.push(secret ? { ...line, secret } : line)
  }

  /** Goes on with what follows; a trial that nothing can stop any more has succeeded. */
  follow(then: Then): Step {
    return this.trying && then.sure ? completed : then.go()
  }

  /** A part of which nothing can be done: a dead end, unless it is too late to go back; then it is skipped. */
  impossible(then: Then): Step {
    return this.state.unknown === 1 && !this.trying ? then.go() : dead
  }

  /** Something hidden has come out: there is no way back, and no batch goes past it. */
  sawUnknown(): void {
    this.barrier = true
    this.noWayBack()
  }

  /** Another seat than the acting one has decided. */
  noWayBack(): void {
    if (this.state.unknown === 0) this.journal.set(this.state as State, 'unknown', 1)
  }

  /** Whether a line told now would be kept. */
  get speaking(): boolean {
    return this.telling && !this.trying
  }

  /** Whether what an answer begins can be completed, as far as `seat` may see. Leaves no trace. */
  canComplete(seat: number, answer: Ask['answer'], option = 0): boolean {
    const { journal, trying } = this
    const { recording } = journal
    const mark = journal.mark()
    this.trying = true
    journal.recording = true
    const result = this.completes(seat, answer(option, none))
    journal.back(mark)
    this.trying = trying
    journal.recording = recording
    return result
  }

  /** Whether one option of an open question that is not sure can be completed; a single one always can. */
  optionCompletes(ask: Ask, option: number): boolean {
    const { candidates, doubtful = candidates.length } = ask
    return candidates.length === 1 || candidates.indexOf(option) >= doubtful || this.canComplete(ask.seat, ask.answer, option)
  }

  private completes(seat: number, step: Step): boolean {
    if (step === completed || step === done) return true
    if (step === dead) return false
    // Where somebody else must choose, looking ahead ends.
    if (!isAsk(step) || step.seat !== seat || step.sure) return true
    if (!wantsOne(step)) return this.completes(seat, step.answer(-1, step.candidates.slice(0, step.min)))
    const { journal } = this
    for (const option of step.candidates) {
      const mark = journal.mark()
      const result = this.completes(seat, step.answer(option, none))
      journal.back(mark)
      if (result) return true
    }
    return false
  }
}

/** No options: what a question with one answer gets beside it. */
export const none: readonly number[] = []
