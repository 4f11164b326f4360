// Implements the engine's interface for Tal der Könige: setup and what is asked next. The rules themselves are in the other
// files of this folder.
import type { GameInstance, Rules } from '../engine/game.ts'
import type { GameContext } from '../engine/game-context.ts'
import { entryAt } from '../entry.ts'
import { blockedIn } from './blocked.ts'
import type { TalEvents } from './events.ts'
import type { TalDeclarations, TalPoint } from './declarations.ts'
import type { TalOptions } from './options.ts'
import { offerOf, questionOf, waitingOf } from './questions.ts'
import { redraw } from './redraw.ts'
import { askNext, beginGame } from './rounds.ts'
import { resultOf } from './scoring.ts'
import { back, isLift } from './option-codec.ts'
import { copyState, startOf, type TalState } from './state.ts'
import { PlayerContext } from './player-context.ts'
import { tableFor } from './view.ts'

class TalPlay implements GameInstance<TalDeclarations> {
  private readonly contexts: readonly PlayerContext[]

  constructor(
    private readonly game: GameContext<TalState, TalEvents>,
    options: TalOptions,
    seats: number,
  ) {
    const contexts: PlayerContext[] = []
    for (let seat = 0; seat < seats; seat++) contexts.push(new PlayerContext(game, options, seat, contexts))
    this.contexts = contexts
  }

  private contextOf(seat: number): PlayerContext {
    return entryAt(this.contexts, seat)
  }

  /** Draws who gets the Pharaoh stone first, and begins the first round. */
  deal(): void {
    const { game, contexts } = this
    const { state, journal } = game
    state.start = journal.change(state, 'start', game.random.below(contexts.length))
    game.log(state.start, 'begin', {})
    beginGame(this.contextOf(0))
  }

  next() {
    return askNext(this.contextOf(0))
  }

  get checkpoint(): number {
    return this.game.state.checkpoint
  }

  get result() {
    return resultOf(this.game.state)
  }

  waiting = waitingOf
  question = (point: TalPoint) => questionOf(this.contextOf(point.seat), point)
  sorted: GameInstance['sorted'] = (_, options) => options
  offer = (point: TalPoint, option: number) => offerOf(this.contextOf(point.seat), point, option)
  takesBack = ({ key }: TalPoint, option: number) =>
    (key === 'bid' && isLift(option)) || (key === 'march' && option === back)
  blocked = (point: TalPoint) => blockedIn(this.contextOf(point.seat), point)
  table: GameInstance['table'] = viewer => tableFor(this.contexts, viewer)
  redraw: GameInstance['redraw'] = (viewer, random) => redraw(this.contexts, viewer, random)
}

/** The rules as the engine takes them. */
export const rules: Rules<TalState, TalOptions> = {
  prepare: (options, seats) => ({
    seats,
    start: () => startOf(seats),
    play: game => new TalPlay(game, options, seats),
  }),
  copy: copyState,
}
