// Whom a shared device is handed to, and against how many bots a game begins.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { View } from '#shared/protocol.ts'
import { fittingCount, keepBots, lastBots } from '#web/lib/lobby/device/bots-choice.ts'
import { seatToHandTo } from '#web/lib/lobby/device/hand-over.ts'
import { viewOf } from '#test/shared/wire-records.ts'
import { fakeStorage } from '../fakes.ts'

beforeEach(() => {
  vi.stubGlobal('localStorage', fakeStorage())
})
afterEach(() => {
  vi.unstubAllGlobals()
})

/** Three people and a bot on seat 2. */
const seats: View['seats'] = [null, null, 'club' as const, null].map((bot, seat) => ({
  seat,
  name: `player ${seat}`,
  bot,
  standIn: null,
  connected: true,
}))
const asked = (waitingFor: readonly number[], you: number | null = 1, more: Partial<View> = {}) =>
  viewOf({ phase: 'playing', seats, waitingFor: [...waitingFor], you, ...more })

test('whoever is asked gets the device, and nobody else while the present player is asked too', () => {
  expect(seatToHandTo(asked([3]), true)).toBe(3)
  expect(seatToHandTo(asked([1]), true)).toBeNull()
  expect(seatToHandTo(asked([0, 1, 3]), true)).toBeNull()
})

test('of several the first from the present seat on', () => {
  expect(seatToHandTo(asked([0, 3]), true)).toBe(3)
  expect(seatToHandTo(asked([0, 1], 3), true)).toBe(0)
})

test('while bots are asked, and after the game, the device stays where it is', () => {
  expect(seatToHandTo(asked([2]), true)).toBeNull()
  expect(seatToHandTo(asked([], 1, { phase: 'over' }), true)).toBeNull()
  expect(seatToHandTo(asked([], 1, { phase: 'over' }), false)).toBeNull()
})

test('until somebody says who looks, the table is covered for the present seat as well', () => {
  expect(seatToHandTo(asked([1]), false)).toBe(1)
  expect(seatToHandTo(asked([2]), false)).toBe(1)
})

test('alone among bots nothing is ever covered', () => {
  const bots = seats.map(each => ({ ...each, bot: each.seat === 1 ? null : ('club' as const) }))
  expect(seatToHandTo(asked([1], 1, { seats: bots }), false)).toBeNull()
  expect(seatToHandTo(asked([0], 1, { seats: bots }), true)).toBeNull()
})

test('the bots of the last game are remembered, and as many play as fit', () => {
  expect(lastBots()).toEqual({ count: 1, level: 'newcomer' })
  keepBots({ count: 5, level: 'master' })
  expect(lastBots()).toEqual({ count: 5, level: 'master' })
  expect([fittingCount(5, [1, 2, 3]), fittingCount(2, [1, 2, 3]), fittingCount(1, [3])]).toEqual([3, 2, 3])
})
