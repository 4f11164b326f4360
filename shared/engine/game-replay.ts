// Plays a finished game again, from its options, seed and moves, up to any moment.
import type { RecordedMove } from '../protocol.ts'
import type { Rules, Settled } from './game.ts'
import type { Line } from './log-lines.ts'
import { Referee } from './referee.ts'
import type { State } from './game-context.ts'

/** All that is needed to play a game again; `seed` has 16 bytes. */
export interface Played {
  readonly options: Settled
  readonly seats: number
  readonly seed: Uint8Array
  readonly moves: readonly RecordedMove[]
}

/** A finished game at one of its moments. */
export class Replay {
  /** The match as it stood at that moment. */
  referee: Referee
  /** The log up to that moment. */
  lines: readonly Line[]
  private made = 0

  constructor(
    private readonly rules: Rules<State>,
    private readonly played: Played,
  ) {
    this.referee = this.begun()
    this.lines = this.referee.opening
  }

  /** How many moves there were. */
  get length(): number {
    return this.played.moves.length
  }

  /** How many of them have been made. */
  get at(): number {
    return this.made
  }

  /**
   * Goes to the moment after so many moves: onwards from the present one, or from the beginning if it lies further back.
   * @throws Error if a move is not legal: then these are not the moves of this game
   */
  goTo(at: number): void {
    if (at < this.made) {
      this.referee = this.begun()
      this.lines = this.referee.opening
      this.made = 0
    }
    for (const move of this.played.moves.slice(this.made, at)) {
      this.lines = [...this.lines, ...carryOut(this.referee, move)]
      this.made++
    }
  }

  private begun(): Referee {
    const { options, seats, seed } = this.played
    return new Referee(this.rules, options, seats, seed)
  }
}

/**
 * Carries out a recorded move once more.
 * @returns the log lines of it
 * @throws Error if it is refused now: then it is no move of this game
 */
export function carryOut(referee: Referee, move: RecordedMove): readonly Line[] {
  if ('undo' in move) {
    const lines = referee.undo(move.seat)
    if (lines === null) throw new Error('nothing to take back')
    return lines
  }
  const taken = referee.pick(move.seat, move.decision, move.options, move.then)
  if ('code' in taken) throw new Error(`a pick that was accepted once is refused: ${taken.reason}`)
  return taken.lines
}
