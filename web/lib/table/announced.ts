// Which lines of the log have been announced to screen readers already, so that nothing is said twice.
import type { LogLine, View } from '#shared/protocol.ts'

/** After the page was hidden up to this many events are announced; of more only the number. */
const few = 4

/** A sentence with a full stop, if it has no other end. */
export const ended = (text: string): string => (/[.!?…]$/.test(text) ? text : `${text}.`)

/**
 * The number of the last line that a viewer who opens the page need not hear; -1 where everything is still to be told:
 * in the first round, until the viewer has moved. Whoever does not go first finds the others' first moves in the log.
 * @param lines known when the page is opened, oldest first
 * @param you the viewer's seat; a spectator, who never moves, hears a game from its beginning only until the first move
 */
export function heardBefore(lines: readonly LogLine[], you: number | null): number {
  const last = lines.at(-1)
  const isWhole = lines[0]?.pick === 0
  const hasMoved = lines.some(({ pick, seat }) => pick > 0 && (you === null || seat === you))
  return last && !(isWhole && last.round <= 1 && !hasMoved) ? last.n : -1
}

/**
 * The number of the last line before the newest move, -1 if there is none: at any moment that a replay is led to, this
 * move is told.
 * @param lines known at that moment, oldest first
 */
export const heardBeforeMove = (lines: readonly LogLine[]): number =>
  lines.findLast(({ pick }) => pick !== lines.at(-1)?.pick)?.n ?? -1

/**
 * Notices where a replay jumps: what follows is then told as at the opening of a page, in the same region, for screen
 * readers miss what a new one holds.
 * @returns to be called at each moment with the lines known then: whether it has jumped to another line since the last
 *   moment; a move without a line tells nothing
 */
export function jumpsOf(session: { readonly jumps: number }): (lines: readonly LogLine[]) => boolean {
  let jumps = 0
  let newest: number | undefined
  return lines => {
    const last = lines.at(-1)?.n
    const hasJumped = session.jumps !== jumps && last !== newest
    jumps = session.jumps
    newest = last
    return hasJumped
  }
}

/** Whom the table waits for besides the viewer: nobody is told to wait for themselves. */
export const othersAwaited = ({ waitingFor, you }: Pick<View, 'waitingFor' | 'you'>): readonly number[] =>
  waitingFor.filter(seat => seat !== you)

export class Announced {
  /** Lines up to this one were announced, or need not be. */
  readonly #floor: number
  /** The newest line that was known when it was last asked for too many: a gap is what lies between it and the lines known next. */
  #newest: number
  readonly #told = new Set<number>()

  /** @param floor the number of the last line that need not be announced; -1 if all have to be */
  constructor(floor: number) {
    this.#floor = floor
    this.#newest = floor
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
    const newest = this.#newest
    this.#newest = lines.at(-1)?.n ?? newest
    const missed = newest >= 0 && first > newest + 1 ? first - newest - 1 : 0
    if (missed === 0 && !(away && fresh > few)) return 0
    this.note(lines)
    return fresh + missed
  }
}
