// What is told of a player beside their name: whether they play or are next, what they hold, whether they are there.
import { expect, test } from 'vitest'
import type { ValleyView } from '#shared/valley/declarations.ts'
import { seatRead, turnOf } from '#web/lib/valley/seats/player-summary.ts'
import { Viewpoint } from '#web/lib/valley/table/viewpoint.svelte.ts'
import { states } from '#test/scenes/drawn-states.ts'
import { required } from '#test/shared/required.ts'
import { valleyTable, valleyView } from '#test/shared/typed-by-game.ts'

function seen(changed: (view: ValleyView) => ValleyView = view => view): Viewpoint {
  const view = changed(valleyView(required(states['turn']?.())))
  return new Viewpoint(() => ({ ...view, table: valleyTable(view.table) }))
}

test('one player plays and one is next; nobody, as long as all choose a pharaoh', () => {
  expect([0, 1, 2].map(seat => turnOf(seen(), seat))).toEqual(['plays', 'next', null])
  const choosing = seen(view => ({ ...view, table: { ...valleyTable(view.table), step: 'pharaoh' } }))
  expect([0, 1, 2].map(seat => turnOf(choosing, seat))).toEqual([null, null, null])
})

test('a screen reader is told all of it, and who is offline', () => {
  const viewpoint = seen(view => ({
    ...view,
    seats: view.seats.map(seat => ({ ...seat, connected: seat.seat !== 2 })),
  }))
  const read = viewpoint.table.players.map(player => seatRead(viewpoint, { ...player, points: 7 }))
  expect(read).toEqual([
    'you, green, playing, Hand: 5 cards, 7 points. Open the tomb',
    'Anna, violet, next, Hand: 5 cards, 7 points. Open the tomb',
    'Tom, pink, Hand: 5 cards, 7 points, offline. Open the tomb',
  ])
})
