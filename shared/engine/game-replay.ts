// Plays a finished game again, from its options, seed and moves, and goes to any moment of it.
import { entryAt } from '../entry.ts'
import type { RecordedMove } from '../protocol.ts'
import type { Rules, CompleteOptions } from './game.ts'
import type { Line } from './log-lines.ts'
import { Referee } from './referee.ts'
import type { State } from './game-context.ts'

/** All that is needed to play a game again; `seed` has 16 bytes. */
export interface Played {
  readonly options: CompleteOptions
  readonly seats: number
  readonly seed: Uint8Array
  readonly moves: readonly RecordedMove[]
  /** As the referee's, where the moves may be of no table that has kept to it; else there is none. */
  readonly takingBackLimit?: number
}

/** How many moves lie between two snapshots of a replay. */
export const snapshotInterval = 32

/**
 * A finished game at one of its moments. As far as it was played through it keeps snapshots, copies of the game: a jump
 * into that part begins at the snapshot before, and so carries out fewer moves than `snapshotInterval`.
 */
export class Replay {
  /** The match as it stood at that moment. */
  referee: Referee
  private made = 0
  /**
   * The game after 0, `snapshotInterval`, twice as many moves and so on. They stay as they are: copies of them are
   * played on.
   */
  private readonly snapshots: Referee[]
  /** All lines of the part that was played through, by their numbers. */
  private readonly log: Line[]
  /** After which moves of that part a turn (a phase) has begun, and how many moves it has. */
  private readonly turns: number[] = []
  private known = 0

  constructor(
    private readonly rules: Rules<State>,
    private readonly played: Played,
  ) {
    const { options, seats, seed, takingBackLimit = Infinity } = played
    this.referee = new Referee(this.rules, options, seats, seed)
    this.referee.takingBackLimit = takingBackLimit
    this.snapshots = [this.referee.copy()]
    this.log = [...this.referee.dealLines]
  }

  /** How many moves there were. */
  get length(): number {
    return this.played.moves.length
  }

  /** How many of them have been made. */
  get at(): number {
    return this.made
  }

  /** The log up to that moment. */
  get lines(): readonly Line[] {
    return this.log.slice(0, this.referee.lineCount)
  }

  /**
   * Goes to the moment after so many moves: onwards from the present one, or from the nearest snapshot before.
   * @throws Error if a move is not legal: then these are not the moves of this game
   */
  goTo(at: number): void {
    const near = Math.min(Math.floor(at / snapshotInterval), this.snapshots.length - 1)
    if (at < this.made || near * snapshotInterval > this.made) {
      this.referee = entryAt(this.snapshots, near).copy()
      this.made = near * snapshotInterval
    }
    while (this.made < Math.min(at, this.length)) {
      this.playMove(this.referee, ++this.made)
      if (this.made === this.snapshots.length * snapshotInterval) this.snapshots.push(this.referee.copy())
    }
  }

  /**
   * Plays on to the next snapshot that is missing, without leaving the present moment.
   * @returns whether any of the game had not been played through
   * @throws Error if a move is not legal
   */
  extendSnapshots(): boolean {
    if (this.known === this.length) return false
    const from = (this.snapshots.length - 1) * snapshotInterval
    const to = Math.min(from + snapshotInterval, this.length)
    const referee = entryAt(this.snapshots, this.snapshots.length - 1).copy()
    for (let nth = from + 1; nth <= to; nth++) this.playMove(referee, nth)
    if (to === from + snapshotInterval) this.snapshots.push(referee)
    return true
  }

  /**
   * After how many moves the next turn (in a game of phases the next phase) begins, or the game ends. May play the game
   * through to find out.
   * @throws Error if a move is not legal
   */
  get nextTurn(): number {
    for (;;) {
      const found = this.turns.find(turn => turn > this.made)
      if (found !== undefined || !this.extendSnapshots()) return found ?? this.length
    }
  }

  /** After how many moves the turn (the phase) begins that is on, or where it has just begun the one before. */
  get lastTurn(): number {
    return this.turns.findLast(turn => turn < this.made) ?? 0
  }

  /** Carries out the move of this number, from 1. */
  private playMove(referee: Referee, nth: number): void {
    const { checkpoint } = referee
    for (const line of applyMove(referee, entryAt(this.played.moves, nth - 1))) this.log[line.n - 1] = line
    if (nth <= this.known) return
    this.known = nth
    if (referee.checkpoint !== checkpoint) this.turns.push(nth)
  }
}

/**
 * Carries out a recorded move, for the first time or once more.
 * @returns the log lines of it
 * @throws Error if it is refused: then it is no move of this game
 */
export function applyMove(referee: Referee, move: RecordedMove): readonly Line[] {
  const { seat } = move
  if ('undo' in move) {
    const lines = referee.undo(seat)
    if (lines === null) throw new Error('nothing to take back')
    return lines
  }
  if ('standIn' in move) {
    const { standIn, by } = move
    return referee.logSeat(by, 'stand-in', { bot: standIn, ...(by === seat ? {} : { seat }) })
  }
  if ('back' in move) return referee.logSeat(seat, 'back', {})
  if ('gaveUp' in move) return referee.logSeat(seat, 'gave-up', { bot: move.gaveUp })
  const told = move.late ? referee.logSeat(seat, 'late', {}) : []
  const taken = referee.pick(seat, move.decision, move.options, move.then)
  if ('code' in taken) throw new Error(`a pick that is to be legal is refused: ${taken.reason}`)
  if (move.late) referee.closeHistory()
  return [...told, ...taken.lines]
}
