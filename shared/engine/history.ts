// The picks since the last settled state that is kept, and which of them can be taken back. An undo is carried out by
// playing the others again: the state as if the pick had not been made, while the numbers run on.
import type { Numbers } from './log-lines.ts'

/** One accepted pick, with those that followed at once. */
export interface MadePick {
  readonly seat: number
  /** Which of the seat's open questions it answered first. */
  readonly question: number
  /** Options of the question, then of those that followed. */
  readonly picked: readonly (readonly number[])[]
  /** The numbers of the table before it. */
  readonly before: Numbers
  /** Whether something hidden came out with it, or by public knowledge another seat could be asked. */
  readonly final: boolean
  /** Whether others learn of it: that a seat has sealed is seen, what it does before is not. */
  readonly seen: boolean
}

/** So many picks may a seat take back since the game was last settled, in a turn of the deck-builder or a phase of the board game: without end it would make waking slower and slower. */
export const mostUndos = 50

/** Picks in the order made, since a base that is not gone back behind. */
export class History {
  private picks: readonly MadePick[] = []
  /** How many picks each seat has taken back since. */
  private readonly undone = new Map<number, number>()

  /** Keeps a pick as the newest. */
  add(pick: MadePick): void {
    this.picks = [...this.picks, pick]
  }

  /** Begins anew: what came before cannot be taken back any more. */
  forget(): void {
    this.picks = []
    this.undone.clear()
  }

  /** Whether a seat has taken back as many picks as it may. */
  spent(seat: number): boolean {
    return (this.undone.get(seat) ?? 0) >= mostUndos
  }

  /** The pick that this seat may take back: its last, unless something hidden or another's open pick has come since, or it took back too many. */
  last(seat: number): MadePick | null {
    if (this.spent(seat)) return null
    const at = this.picks.findLastIndex(pick => pick.seat === seat)
    const pick = this.picks[at]
    if (!pick || pick.final || this.picks.slice(at + 1).some(later => later.seen)) return null
    return pick
  }

  /** All picks but one, which is taken back and forgotten. */
  without(pick: MadePick): readonly MadePick[] {
    this.undone.set(pick.seat, (this.undone.get(pick.seat) ?? 0) + 1)
    this.picks = this.picks.filter(each => each !== pick)
    return this.picks
  }
}
