// What somebody makes of the drawn position of the board game, and what comes of it when that is answered.
import type { TalDeclarations, TalLine, TalView } from '#shared/tal/declarations.ts'
import type { TalTable } from '#shared/tal/table.ts'
import { Motion } from '#web/lib/tal/marches/motion.svelte.ts'
import { Viewpoint } from '#web/lib/tal/table/viewpoint.svelte.ts'
import { drawn } from '#test/scenes/drawn-board.ts'
import { viewOf } from '../fakes.ts'

/**
 * The drawn position with what differs, as seat 0 sees it where nothing else is said; whoever sits there is called by the seat.
 * @param lines all that is known of the log, oldest first
 */
export function talSeen(
  table: Partial<TalTable> = {},
  more: Partial<TalView> = {},
  lines: readonly TalLine[] = [],
): Viewpoint {
  const seats = drawn.players.map(({ seat }) => ({ seat, name: `seat ${seat}`, bot: null, connected: true }))
  const view = viewOf<TalTable, TalDeclarations>({ game: 'tal', you: 0, seats, ...more })
  const whole = { ...view, table: { ...drawn, ...table } }
  return new Viewpoint(
    () => whole,
    () => lines,
  )
}

/** Nothing moves, and no march has been revealed. */
export const still = new Motion(0, () => true, false)
