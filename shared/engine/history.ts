// The picks since the last stored checkpoint, and which of them can be taken back. An undo plays all others again from the
// checkpoint: the state becomes what it would be without the pick, while the counters go on, so that no id is used twice.
import type { Numbers } from './log-lines.ts'

/** One accepted pick, with those that followed at once. */
export interface MadePick {
  readonly seat: number
  /** Which of the seat's open questions it answered first, by index. */
  readonly question: number
  /** The options picked for that question, then for each question that followed at once. */
  readonly picked: readonly (readonly number[])[]
  /** The counters as they were before it. */
  readonly before: Numbers
  /** Whether it revealed something hidden, or led to where another seat could be asked: then it cannot be taken back. */
  readonly isFinal: boolean
  /** Whether others notice it: they see that a seat has sealed its answer, but no pick before that. */
  readonly isPublic: boolean
  /** How many of its options only took back what its seat had laid before. */
  readonly takenBack: number
}

/** How many picks a seat may take back between two checkpoints (a turn, a phase): each undo makes loading a table slower. */
export const maxUndos = 50

/** The picks since the last checkpoint, in the order made. */
export class History {
  private made: MadePick[] = []
  /** How many of them, from the first on, can no longer be taken back. */
  private closed = 0
  /** How many picks each seat has taken back since the checkpoint. */
  private readonly undone = new Map<number, number>()
  /** The seats that have taken back a pick since then that others had noticed. */
  private readonly reconsidered = new Set<number>()

  /** All picks that were made and not taken back. */
  get picks(): readonly MadePick[] {
    return this.made
  }

  /** How many options a seat has picked since the checkpoint that only took back what it had laid. */
  takenBack(seat: number): number {
    return this.made.reduce((sum, pick) => sum + (pick.seat === seat ? pick.takenBack : 0), 0)
  }

  /** Adds the newest pick. */
  add(pick: MadePick): void {
    this.made.push(pick)
  }

  /** Becomes a copy of another history. */
  takeOver({ picks, closed, undone, reconsidered }: History): void {
    this.forget()
    this.made = [...picks]
    this.closed = closed
    for (const [seat, count] of undone) this.undone.set(seat, count)
    for (const seat of reconsidered) this.reconsidered.add(seat)
  }

  /** From now on nothing that was picked so far can be taken back. */
  close(): void {
    this.closed = this.picks.length
  }

  /** Starts again at a new checkpoint: nothing before it can be taken back. */
  forget(): void {
    this.made = []
    this.closed = 0
    this.undone.clear()
    this.reconsidered.clear()
  }

  /** Whether a seat has taken back `maxUndos` picks since the checkpoint. */
  spent(seat: number): boolean {
    return (this.undone.get(seat) ?? 0) >= maxUndos
  }

  /** Whether a seat has taken back a pick since the checkpoint that others had noticed. */
  hasReconsidered(seat: number): boolean {
    return this.reconsidered.has(seat)
  }

  /**
   * The pick that a seat may take back: its last one.
   * @returns null if something hidden has come out since, another seat has picked openly, the picks so far were closed, or the
   *   seat has no undo left
   */
  last(seat: number): MadePick | null {
    const [pick, ...later] = this.sinceLast(seat)
    return pick && !later.some(({ isPublic }) => isPublic) ? pick : null
  }

  /** Whether a seat may take its last pick back, now or once others have taken back theirs. */
  mayStillUndo(seat: number): boolean {
    const [pick, ...later] = this.sinceLast(seat)
    return pick !== undefined && !later.some(({ isFinal, isPublic }) => isFinal && isPublic)
  }

  /** A seat's last pick and those of others since; none where it can never be taken back, whatever others do. */
  private sinceLast(seat: number): readonly MadePick[] {
    const at = this.picks.findLastIndex(pick => pick.seat === seat)
    return at < this.closed || this.picks[at]?.isFinal || this.spent(seat) ? [] : this.picks.slice(at)
  }

  /** Removes a pick that is taken back, counts the undo, and returns the picks that are left. */
  without(pick: MadePick): readonly MadePick[] {
    this.undone.set(pick.seat, (this.undone.get(pick.seat) ?? 0) + 1)
    if (pick.isPublic) this.reconsidered.add(pick.seat)
    this.made = this.made.filter(each => each !== pick)
    return this.made
  }
}
