// How pyramids are built up again in the show at the end, block by block, before they are counted. Pure functions.
import type { Colour } from '#shared/tal/board.ts'
import { soMany } from '#web/lib/table/end/show-timeline.ts'
import type { Ended, Heap } from './heaps.ts'

type Layers = readonly (readonly (Colour | null)[])[]

/** A pyramid of which only so many blocks are there: from the ground up, row by row, as they are laid. */
export function withBlocks(layers: Layers, count: number): Layers {
  let left = count
  return layers.map(cells => cells.map(colour => (colour !== null && left-- > 0 ? colour : null)))
}

export interface Built {
  readonly layers: Layers
  /** Whether all its blocks are there: then it is counted. */
  readonly counted: boolean
}

const blocksIn = ({ site }: Heap): number => site.layers.flat().filter(colour => colour !== null).length

/**
 * Every pyramid of a player as it is built up so far, one after another.
 * @param progress 0 to 1
 */
export function builtAt(heaps: readonly Heap[], progress: number): readonly Built[] {
  const counts = heaps.map(blocksIn)
  // A large pyramid has more blocks than a small one and takes as much longer.
  const all = counts.reduce((sum, count) => sum + count, 0)
  let before = 0
  return heaps.map(({ site }, at) => {
    const count = counts[at] ?? 0
    const laid = Math.max(0, Math.min(count, soMany(all, progress) - before))
    before += count
    return { layers: withBlocks(site.layers, laid), counted: progress > 0 && laid === count }
  })
}

/** What a player's pyramids count so far. */
export const countedAt = ({ heaps }: Ended, progress: number): number =>
  builtAt(heaps, progress).reduce((sum, { counted }, at) => sum + (counted ? (heaps[at]?.points ?? 0) : 0), 0)
