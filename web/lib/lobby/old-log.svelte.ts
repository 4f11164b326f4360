// The log of a table of another version: fetched when somebody wants to read it, newest lines first, with the names that are
// left of the table.
import type { LogLine, Remains } from '#shared/protocol.ts'
import { loadNames } from '../table/log-names.ts'
import { olderLines } from '../table/older-lines.ts'
import { logPieces } from '../messages/logged.ts'
import type { Piece, SentenceContext } from '../messages/telling.ts'
import { logs } from '../messages/texts.ts'
import { t } from '../messages/page-texts.ts'

/** A number greater than that of any line. */
const end = 999_999_999

export class OldLog {
  lines: readonly LogLine[] = $state.raw([])
  opened = $state(false)
  complete = $state(false)
  asking = $state(false)
  /** Why it could not be fetched; empty if it could. */
  trouble = $state('')
  readonly #told: SentenceContext
  readonly #fetch: (before: number) => Promise<readonly LogLine[] | null>

  /** @param token of the seat whose log is shown; null for the log of a spectator */
  constructor(id: string, token: string | null, { game, names }: Remains) {
    this.#told = {
      game,
      you: null,
      waiting: {},
      seats: names.map((name, seat) => ({ seat, name, bot: null, standIn: null, connected: false })),
    }
    this.#fetch = async before => {
      const [lines] = await Promise.all([olderLines(id, token, before), logs[game].load(), loadNames[game](null)])
      return lines
    }
  }

  async older(): Promise<void> {
    if (this.asking) return
    this.asking = true
    const lines = await this.#fetch(this.lines[0]?.n ?? end).catch(() => null)
    this.asking = false
    this.trouble = lines ? '' : t('rests.failed')
    if (!lines) return
    this.opened = true
    this.lines = [...lines, ...this.lines]
    this.complete = lines.length === 0 || (lines[0]?.n ?? 0) <= 1
  }

  said(line: LogLine): readonly Piece[] {
    return logPieces(this.#told, line)
  }
}
