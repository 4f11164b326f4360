// Tal der Könige as it is played, by the engine's contract: setup, what is asked next, and where to find what is shown.
// Rules live in the files beside this one.
import type { Play, Rules, Settled } from '../engine/game.ts'
import type { Run } from '../engine/run.ts'
import type { TalOptions } from './options.ts'
import { offerOf, questionOf, waitingOf } from './questions.ts'
import { redraw } from './redraw.ts'
import { askNext, beginGame } from './rounds.ts'
import { resultOf } from './scoring.ts'
import { copyState, startOf, type TalState } from './state.ts'
import { Turn } from './turn.ts'
import { tableFor } from './view.ts'

class TalPlay implements Play {
  private readonly turns: readonly Turn[]

  constructor(private readonly run: Run<TalState>, options: Settled, seats: number) {
    const turns: Turn[] = []
    for (let seat = 0; seat < seats; seat++) turns.push(new Turn(run, options as TalOptions, seat, turns))
    this.turns = turns
  }

  private turn(seat: number): Turn {
    return this.turns[seat] as Turn
  }

  /** Who gets the Pharaoh stone first, and the first groups. */
  deal(): void {
    const { run, turns } = this
    run.state.start = run.random.below(turns.length)
    run.tell(run.state.start, 'begin', {})
    beginGame(this.turn(0))
  }

  next() {
    return askNext(this.turn(0))
  }

  get stretch(): number {
    return this.run.state.stretch
  }

  get result() {
    return resultOf(this.run.state)
  }

  waiting: Play['waiting'] = waitingOf
  question: Play['question'] = ask => questionOf(this.turn(ask.seat), ask)
  sorted: Play['sorted'] = (_, options) => options
  offer: Play['offer'] = (ask, option) => offerOf(this.turn(ask.seat), ask, option)
  table: Play['table'] = viewer => tableFor(this.turns, viewer)
  redraw: Play['redraw'] = (viewer, random) => redraw(this.turns, viewer, random)
}

/** What the game is played by. */
export const rules: Rules<TalState> = {
  start: (_, seats) => startOf(seats),
  copy: copyState,
  play: (run, options, seats) => new TalPlay(run, options, seats),
}
