// Scoring (RULES.md, Pyramids; RULES.md, End): only complete pyramids score, by size and kind.
import type { Result } from '../protocol.ts'
import { pointsOf, scored } from './pyramid.ts'
import { sizeOf, worthAt } from './sites.ts'
import { empty, type TalState } from './state.ts'

/** The sites on which a seat owns a complete pyramid. */
function completeOf(state: TalState, seat: number): readonly number[] {
  return state.owners.flatMap((owner, site) => (owner === seat && !state.cells[site]?.includes(empty) ? [site] : []))
}

/** The points of a seat. */
export function points(state: TalState, seat: number): number {
  return completeOf(state, seat).reduce((sum, site) => sum + worthAt(site, state.cells[site]).now, 0)
}

/** The final scores, in parts; null while the game goes on. Most points win, then most complete pyramids, then most blocks in them. */
export function resultOf(state: TalState): Result | null {
  if (state.over === 0) return null
  const ends = state.blocks.map((_, seat) => {
    const complete = completeOf(state, seat)
    const parts = scored.map(({ size, kind }) => {
      const such = complete.filter(site => sizeOf(site) === size && worthAt(site, state.cells[site]).kind === kind)
      return { label: `${size}-${kind}`, points: such.length * pointsOf(size, kind) }
    })
    const blocks = complete.reduce((sum, site) => sum + (state.cells[site]?.length ?? 0), 0)
    return { seat, total: points(state, seat), parts, rank: [points(state, seat), complete.length, blocks] }
  })
  const best = ends.reduce((first, end) => (isAhead(end.rank, first.rank) ? end : first))
  return {
    scores: ends.map(({ seat, total, parts }) => ({ seat, total, parts })),
    winners: ends.filter(({ rank }) => !isAhead(best.rank, rank)).map(({ seat }) => seat),
  }
}

/** Compares two lists of numbers: whether the first is greater where they first differ. */
function isAhead(one: readonly number[], other: readonly number[]): boolean {
  const at = one.findIndex((number, place) => number !== other[place])
  return at >= 0 && (one[at] ?? 0) > (other[at] ?? 0)
}
