// Which lines of the log have been announced to screen readers already, so that nothing is said twice.
import type { LogLine } from '#shared/protocol.ts'

/** After the page was hidden up to this many events are announced; of more only the number. */
const few = 4

/** A sentence with a full stop, if it has no other end. */
export const ended = (text: string): string => (/[.!?…]$/.test(text) ? text : `${text}.`)

export class Announced {
  /** Lines up to this one were announced, or were there before the page was opened. */
  readonly #floor: number
  readonly #told = new Set<number>()

  /** @param lines known before the page was opened; a game that has just begun is announced from its beginning */
  constructor(lines: readonly LogLine[]) {
    this.#floor = lines.at(-1)?.key === 'begin' ? -1 : (lines.at(-1)?.n ?? -1)
  }

  /** Whether a line has not been announced. */
  readonly isFresh = ({ n }: LogLine): boolean => n > this.#floor && !this.#told.has(n)

  /** Notes that these lines have been announced. */
  note(lines: readonly LogLine[]): void {
    for (const { n } of lines) this.#told.add(n)
  }

  /**
   * The number of new events where there are too many to announce; all of them then count as announced. 0 otherwise.
   * @param lines all lines that are known
   * @param fresh how many of their events were not announced
   * @param away whether the page was hidden meanwhile
   */
  tooMuch(lines: readonly LogLine[], fresh: number, away: boolean): number {
    const first = lines[0]?.n ?? 0
    const missed = this.#floor >= 0 && first > this.#floor + 1 ? first - this.#floor - 1 : 0
    if (missed === 0 && !(away && fresh > few)) return 0
    this.note(lines)
    return fresh + missed
  }
}
