// What was missed in at most five lines: a line for each turn, or where that is too much for each player; of those that are left
// then, the ones that matter most. Each game says what was done in its own words.
import { groupBy } from '#shared/group-by.ts'
import type { LogLine, View } from '#shared/protocol.ts'
import { logPieces } from '../../messages/logged.ts'
import type { Piece } from '../../messages/telling.ts'
import { isSeatLine } from '../seat-lines.ts'
import { freshLines, lastOf, type ExtentOf, type Moments } from './moments.ts'

/** How much a line matters, from least to most. */
export const weights = { quiet: 0, did: 1, gained: 2, seat: 3, hit: 4 } as const

export interface MissedLine {
  /** Whose turn it was. */
  readonly seat: number | null
  readonly sentences: readonly (readonly Piece[])[]
  /** Titles of cards that can be looked at. */
  readonly titles: readonly string[]
  /** How many points that player has gained; negative if some were lost. */
  readonly points: number
  /** Whether it took something from the viewer. */
  readonly hits: boolean
  readonly weight: number
}

export interface MissedLines {
  readonly lines: readonly MissedLine[]
  /** How many were left out. */
  readonly more: number
}

/** Something that one player did in a turn of that player, in a game's own form. */
export interface MissedTurn<Did> {
  readonly seat: number
  readonly did: readonly Did[]
}

/** What a game says of what was missed. */
export interface MissedWords {
  readonly linesOf: (moments: Moments) => MissedLines
  readonly extentOf: ExtentOf
}

const most = 5

/**
 * The lines that are shown.
 * @param turns in their order
 * @param say what a player did in one turn, or in several
 */
export function missedLines<Did>(
  moments: Moments,
  turns: readonly MissedTurn<Did>[],
  say: (turn: MissedTurn<Did>) => MissedLine | null,
): MissedLines {
  const seats = seatLines(moments)
  const said = (all: readonly MissedTurn<Did>[]) => [...seats, ...all.flatMap(turn => say(turn) ?? [])]
  const each = said(turns)
  if (each.length <= most) return { lines: each, more: 0 }
  const players = [...groupBy(turns, ({ seat }) => seat)].map(([seat, own]) => ({
    seat,
    did: own.flatMap(({ did }) => did),
  }))
  const all = said(players)
  const kept = new Set(all.toSorted((one, other) => other.weight - one.weight).slice(0, most))
  return { lines: all.filter(line => kept.has(line)), more: Math.max(0, all.length - most) }
}

/** What was said of who plays a seat, but that the viewer is back. */
function seatLines(moments: Moments): readonly MissedLine[] {
  const view = lastOf(moments)
  return freshLines(moments)
    .filter(line => isSeatLine(line) && !(line.key === 'back' && line.seat === view.you))
    .slice(-2)
    .map(line => ({
      seat: line.seat,
      sentences: [logPieces(view, line)],
      titles: [],
      points: 0,
      hits: false,
      weight: weights.seat,
    }))
}

/**
 * How many points a seat has gained while these lines were written.
 * @param pointsIn what a seat has in a view
 */
export function gained(
  { views }: Moments,
  seat: number,
  lines: readonly Pick<LogLine, 'n'>[],
  pointsIn: (view: View, seat: number) => number,
): number {
  const last = (view: View) => view.log.at(-1)?.n ?? 0
  return lines.reduce((sum, { n }) => {
    const at = views.findIndex(view => last(view) >= n)
    const [before, after] = [views[at - 1], views[at]]
    // Several lines of one move are counted with the first of them.
    return before && after && lines.find(line => line.n > last(before))?.n === n
      ? sum + pointsIn(after, seat) - pointsIn(before, seat)
      : sum
  }, 0)
}
