// Who is "you" at a table: nobody, where several people look at it on one device.
import { expect, test } from 'vitest'
import { asToldToAll } from '#web/lib/table/shared-device.ts'
import { viewOf } from '#test/shared/wire-records.ts'

const seatsOf = (...bots: readonly ('club' | null)[]) =>
  bots.map((bot, seat) => ({ seat, name: `Player ${seat}`, bot, standIn: null, connected: true }))
const youAt = (id: string, ...bots: readonly ('club' | null)[]) =>
  asToldToAll(viewOf({ id, you: 1, seats: seatsOf(...bots) })).you

test('only where several people share a device it is nobody', () => {
  expect(youAt('here-AAAAAAAAAAAAAAAA', null, null)).toBeNull()
  expect(youAt('here-AAAAAAAAAAAAAAAA', null, null, 'club')).toBeNull()
  expect(youAt('here-AAAAAAAAAAAAAAAA', 'club', null)).toBe(1)
  expect(youAt('table', null, null)).toBe(1)
})
