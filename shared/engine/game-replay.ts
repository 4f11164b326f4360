// Plays a finished game again, from its options, seed and moves, and goes to any moment of it.
import { entryAt } from '../entry.ts'
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

/** How many moves lie between two marks of a replay. */
export const stride = 32

/**
 * A finished game at one of its moments. As far as it was played through it keeps a mark after every so many moves, a copy of the
 * game there: a jump into that part begins at the mark before, and so carries out fewer moves than `stride`.
 */
export class Replay {
  /** The match as it stood at that moment. */
  referee: Referee
  private made = 0
  /** The game after 0, `stride`, twice `stride` moves and so on. They stay as they are: copies of them are played on. */
  private readonly marks: Referee[]
  /** All lines of the part that was played through, by their numbers. */
  private readonly told: Line[]
  /** After which moves of that part a turn (a phase) has begun, and how many moves it has. */
  private readonly turns: number[] = []
  private known = 0

  constructor(
    private readonly rules: Rules<State>,
    private readonly played: Played,
  ) {
    const { options, seats, seed } = played
    this.referee = new Referee(this.rules, options, seats, seed)
    this.marks = [this.referee.copy()]
    this.told = [...this.referee.opening]
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
    return this.told.slice(0, this.referee.lineCount)
  }

  /**
   * Goes to the moment after so many moves: onwards from the present one, or from the nearest mark before.
   * @throws Error if a move is not legal: then these are not the moves of this game
   */
  goTo(at: number): void {
    const near = Math.min(Math.floor(at / stride), this.marks.length - 1)
    if (at < this.made || near * stride > this.made) {
      this.referee = entryAt(this.marks, near).copy()
      this.made = near * stride
    }
    while (this.made < Math.min(at, this.length)) {
      this.carryOut(this.referee, ++this.made)
      if (this.made === this.marks.length * stride) this.marks.push(this.referee.copy())
    }
  }

  /**
   * Plays on to the next mark that is missing, without leaving the present moment.
   * @returns whether any of the game had not been played through
   * @throws Error if a move is not legal
   */
  markOn(): boolean {
    if (this.known === this.length) return false
    const from = (this.marks.length - 1) * stride
    const to = Math.min(from + stride, this.length)
    const referee = entryAt(this.marks, this.marks.length - 1).copy()
    for (let nth = from + 1; nth <= to; nth++) this.carryOut(referee, nth)
    if (to === from + stride) this.marks.push(referee)
    return true
  }

  /** After how many moves the next turn (in a game of phases the next phase) begins, or the game ends. */
  get nextTurn(): number {
    for (;;) {
      const found = this.turns.find(turn => turn > this.made)
      if (found !== undefined || !this.markOn()) return found ?? this.length
    }
  }

  /** After how many moves the turn (the phase) begins that is on, or where it has just begun the one before. */
  get lastTurn(): number {
    return this.turns.findLast(turn => turn < this.made) ?? 0
  }

  /** Carries out the move of this number, from 1. */
  private carryOut(referee: Referee, nth: number): void {
    const { checkpoint } = referee
    for (const line of carryOut(referee, entryAt(this.played.moves, nth - 1))) this.told[line.n - 1] = line
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
export function carryOut(referee: Referee, move: RecordedMove): readonly Line[] {
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
