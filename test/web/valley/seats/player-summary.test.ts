// What is told of a player beside their name: whether they play or are next, what they hold, whether they are there.
import { expect, test } from 'vitest'
import { seatRead, turnOf } from '#web/lib/valley/seats/player-summary.ts'
import { states } from '#test/scenes/drawn-states.ts'
import { seenIn, type Seen } from '../seen-in.ts'

const seen = (changed?: (view: Seen) => Seen) => seenIn(states['turn']?.(), changed)

test('one player plays and one is next; nobody, as long as all choose a pharaoh', () => {
  expect([0, 1, 2].map(seat => turnOf(seen(), seat))).toEqual(['plays', 'next', null])
  const choosing = seen(view => ({ ...view, table: { ...view.table, step: 'pharaoh' } }))
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
