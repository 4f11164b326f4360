// What the two scales of a contested site show, and how wide they are: also of four players never wider than the ground
// beside a ring. Pure.
import { contestOf } from '#shared/tal/contest.ts'
import type { Piece, TalTable } from '#shared/tal/table.ts'

interface Plank {
  readonly kind: Piece['kind']
  readonly x: number
  readonly width: number
  readonly sides: readonly { readonly seat: number; readonly n: number; readonly ahead: boolean }[]
}
export interface Scales {
  readonly planks: readonly Plank[]
  /** How wide one player's part is, and how much smaller all of it is drawn. */
  readonly part: number
  readonly scale: number
}

/** In units of the board: as wide as scales may be, and what lies between the two. */
export const widest = 154
const between = 4
const kinds = [
  ['overseer', 'overseers'],
  ['worker', 'workers'],
] as const
/** The more parts there are, the narrower is each. */
const partOf = (parts: number): number => (parts <= 4 ? 33 : parts === 5 ? 30 : 25)

/**
 * The scales of a site, in the order of the seats: whoever has figures of a kind there, the owner also without; where that
 * is one alone, another beside him, so that it is seen against whom.
 */
export function scalesOf(table: TalTable, site: number): Scales {
  const contest = contestOf(table, site)
  const owner = table.sites[site - 1]?.owner ?? null
  const weighed = kinds.map(([kind, field]) => {
    const there = contest.sides.filter(side => side[field] > 0 || side.seat === owner)
    const shown = [...there, ...contest.sides.filter(side => !there.includes(side))].slice(0, Math.max(2, there.length))
    return {
      kind,
      sides: shown
        .map(side => ({ seat: side.seat, n: side[field], ahead: contest[field].includes(side.seat) }))
        .sort((one, other) => one.seat - other.seat),
    }
  })
  const parts = weighed.reduce((sum, { sides }) => sum + sides.length, 0)
  const part = partOf(parts)
  const widths = weighed.map(({ sides }) => sides.length * part)
  return {
    planks: weighed.map(({ kind, sides }, k) => ({
      kind,
      sides,
      width: widths[k] ?? 0,
      x: k === 0 ? 0 : (widths[0] ?? 0) + between,
    })),
    part,
    scale: Math.min(1, widest / (parts * part + between)),
  }
}
