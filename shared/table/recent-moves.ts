// The moves of a table since the last checkpoint of its game: all that has to be played again when it is loaded.
import type { Saved } from '../engine/match.ts'
import { joined, textOf } from '../engine/recorded-moves.ts'
import type { Referee } from '../engine/referee.ts'
import type { RecordedMove } from '../protocol.ts'
import type { After } from './rows.ts'

/** After how many rows since the last checkpoint or summary a row gets a summary. */
const rowsOfSummary = 20

/** A row in the making, as far as it decides whether that row gets a summary. */
interface SummaryDraft {
  readonly n: number
  readonly before: Pick<After, 'begun' | 'summed'>
  readonly saved: Saved | null
}

/** The moves of one table since the last checkpoint. */
export class RecentMoves {
  private checkpoint = 0
  /** As text, for a phase may have thousands of them: writing them anew for each summary would make its picks dearer and dearer. */
  private text = ''

  /** Starts with a match as it is now, and the moves that it has seen since its checkpoint. */
  start({ checkpoint }: Referee, moves: readonly RecordedMove[] = []): void {
    this.checkpoint = checkpoint
    this.text = textOf(moves)
  }

  /**
   * Takes moves up that the match has seen.
   * @returns its state, if it has come to another checkpoint with them
   */
  take(referee: Referee | null, moves: readonly RecordedMove[]): Saved | null {
    if (!referee || referee.checkpoint === this.checkpoint) {
      this.text = joined(this.text, textOf(moves))
      return null
    }
    this.checkpoint = referee.checkpoint
    this.text = ''
    return referee.saved
  }

  /** Whether a row gets a summary: every twentieth without a checkpoint, and one with moves that go on from its own. */
  isSummed({ n, before: { begun, summed }, saved }: SummaryDraft): boolean {
    return saved ? this.text !== '' : begun > 0 && n - summed >= rowsOfSummary
  }

  /** The summary of a row, null if it gets none. */
  summaryOf(draft: SummaryDraft): string | null {
    return this.isSummed(draft) ? this.text : null
  }
}
