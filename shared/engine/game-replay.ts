// A game that is over, played again: from its options, its seed and all that was done, to any moment of it.
import type { RecordedMove } from '../protocol.ts'
import type { Rules, Settled } from './game.ts'
import type { Line } from './log-lines.ts'
import { Referee } from './referee.ts'
import type { State } from './game-context.ts'

/** What a game was, whole; `seed` is its 16 bytes. */
export interface Played {
  readonly options: Settled
  readonly seats: number
  readonly seed: Uint8Array
  readonly moves: readonly RecordedMove[]
}

/** A moment of a game that was played: after so many of its moves. */
export class Replay {
  /** The table as it stood then. */
  referee: Referee
  /** Everything the log said until then. */
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
   * Goes to the moment after so many moves: on from here, or from the beginning where that lies behind.
   * Throws where a move is not legal: then these are not the moves of this game.
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
 * Carries out once more what was accepted before.
 * @returns the lines that tell of it
 * @throws Error where it is refused now: then it is not what was done in this game
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
