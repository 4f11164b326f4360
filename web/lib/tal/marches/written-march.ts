// Where the viewer's overseers stand once the march is carried out that is being written.
import type { PlaceName, TalTable } from '#shared/tal/table.ts'
import type { Viewpoint } from '../table/viewpoint.svelte.ts'

/** Where a figure stands: while a march is written, where it would stand by then. Empty for a figure that is not known. */
export const standsAt = (viewpoint: Viewpoint, piece: string): PlaceName =>
  viewpoint.table.mine?.march.findLast(step => step.piece === piece)?.to ?? viewpoint.pieceOf(piece)?.at ?? ''

/**
 * The table with every figure where it would stand by then: what counts is who stands on a site when the next step is
 * carried out (RULES.md, Overseers). The table itself where no step is written.
 */
export function tableAsWritten(viewpoint: Viewpoint): TalTable {
  const { table } = viewpoint
  if (!table.mine?.march.length) return table
  return { ...table, pieces: table.pieces.map(piece => ({ ...piece, at: standsAt(viewpoint, piece.id) })) }
}
