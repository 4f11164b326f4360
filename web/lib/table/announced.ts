// What a table's voice has told already, line by line, so that nothing is said twice.
import type { LogLine } from '#shared/protocol.ts'

/** After an absence as many things are told; beyond it only how many there were. */
const few = 4

/** A sentence with its end. */
export const ended = (text: string): string => (/[.!?…]$/.test(text) ? text : `${text}.`)

export class Announced {
  /** Lines up to this one were told, or were there before anybody listened. */
  readonly #floor: number
  readonly #told = new Set<number>()

  /** @param lines what was known before: a game that has only just begun is told from its beginning */
  constructor(lines: readonly LogLine[]) {
    this.#floor = lines.at(-1)?.key === 'begin' ? -1 : (lines.at(-1)?.n ?? -1)
  }

  readonly isFresh = ({ n }: LogLine): boolean => n > this.#floor && !this.#told.has(n)

  note(lines: readonly LogLine[]): void {
    for (const { n } of lines) this.#told.add(n)
  }

  /**
   * How much has happened where it is too much to be told: then all of it counts as told. 0 where it is not.
   * @param lines all that are known
   * @param fresh how many things they tell that were not told
   * @param away whether nobody has listened meanwhile
   */
  tooMuch(lines: readonly LogLine[], fresh: number, away: boolean): number {
    const first = lines[0]?.n ?? 0
    const missed = this.#floor >= 0 && first > this.#floor + 1 ? first - this.#floor - 1 : 0
    if (missed === 0 && !(away && fresh > few)) return 0
    this.note(lines)
    return fresh + missed
  }
}
