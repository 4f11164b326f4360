// What a viewer's page makes of the position that the board game's pictures were drawn from.
import type { TalDeclarations, TalLine, TalView } from '#shared/tal/declarations.ts'
import type { TalTable } from '#shared/tal/table.ts'
import { Motion } from '#web/lib/tal/marches/motion.svelte.ts'
import { Viewpoint } from '#web/lib/tal/table/viewpoint.svelte.ts'
import { drawn } from '#test/scenes/drawn-board.ts'
import { viewOf } from '#test/shared/wire-records.ts'

/** What seat 0 sees, or another that `more` names, of the drawn position with what differs; players are called by their seats. */
export function talView(table: Partial<TalTable> = {}, more: Partial<TalView> = {}): Viewpoint['view'] {
  const seats = drawn.players.map(({ seat }) => ({
    seat,
    name: `seat ${seat}`,
    bot: null,
    standIn: null,
    connected: true,
  }))
  const view = viewOf<TalTable, TalDeclarations>({ game: 'tal', you: 0, seats, ...more })
  return { ...view, table: { ...drawn, ...table } }
}

/**
 * The viewpoint of whoever sees that.
 * @param lines all that is known of the log, oldest first
 */
export function talSeen(
  table: Partial<TalTable> = {},
  more: Partial<TalView> = {},
  lines: readonly TalLine[] = [],
): Viewpoint {
  const view = talView(table, more)
  return new Viewpoint(
    () => view,
    () => lines,
  )
}

/** Nothing moves, and no march has been revealed. */
export const still = new Motion(() => true)
