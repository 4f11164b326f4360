// What time it is at the table, on devices whose clocks are wrong: as the site says, and never such that somebody was asked in
// the future.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type * as Clock from '#web/lib/table/table-clock.svelte.ts'

const now = Date.UTC(2026, 10, 24, 12)
const hour = 3_600_000
/** How the site answers: by how many milliseconds its clock is ahead, and what else it says; null where it does not answer. */
let site: { readonly ahead: number; readonly headers?: Readonly<Record<string, string>> } | null
let asked = 0
let tableClock: typeof Clock.tableClock

beforeEach(async () => {
  vi.useFakeTimers({ now })
  site = null
  asked = 0
  vi.stubGlobal('fetch', async () => {
    asked++
    if (site === null) throw new TypeError('nobody answers')
    const date = new Date(Date.now() + site.ahead).toUTCString()
    return new Response(null, { headers: { date, ...site.headers } })
  })
  vi.resetModules()
  tableClock = (await import('#web/lib/table/table-clock.svelte.ts')).tableClock
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
  vi.resetModules()
})

/** Looks at a table at which seat 1 was asked so long after this device's present. */
async function look(later: number, id = 'AAAAAAAAAAAAAAAA'): Promise<number> {
  const since = new Date(Date.now() + later).toISOString()
  tableClock.look({ id, waiting: { 1: { since, key: '', params: {} } } })
  await vi.advanceTimersByTimeAsync(0)
  return tableClock.ahead
}

test.each([
  ['an hour slow', { ahead: hour }, hour],
  ['an hour fast', { ahead: -hour }, -hour],
  ['a second wrong', { ahead: 1_000 }, 0],
  ['right, where a cache has kept the answer for a minute', { ahead: -60_000, headers: { age: '60' } }, 0],
  ['anything, where the site does not say the time', { ahead: hour, headers: { date: 'late' } }, 0],
])('the clock of a device is %s', async (_, answer, ahead) => {
  site = answer
  expect(await look(-2 * hour)).toBe(ahead)
})

test('where nobody says the time, nobody was asked in the future', async () => {
  expect(await look(hour)).toBe(hour)
  expect(await look(-hour)).toBe(0)
})

test('nor where the site says less', async () => {
  site = { ahead: hour }
  expect(await look(2 * hour)).toBe(2 * hour)
  expect(await look(0)).toBe(hour)
})

test('the site is asked once, and again where the clock of the device was set', async () => {
  site = { ahead: hour }
  for (const later of [-hour, 0]) await look(later)
  await vi.advanceTimersByTimeAsync(hour)
  await look(0)
  expect(asked).toBe(1)
  vi.setSystemTime(Date.now() + hour)
  site = { ahead: 0 }
  expect(await look(-hour)).toBe(0)
  expect(asked).toBe(2)
})

test('a site that did not answer is asked again, but not at once', async () => {
  expect([await look(0), await look(0), asked]).toEqual([0, 0, 1])
  site = { ahead: -hour }
  await vi.advanceTimersByTimeAsync(60_000)
  expect([await look(-2 * hour), asked]).toEqual([-hour, 2])
})

test('for a table of this browser, or where nobody is waited for, the site is not asked', async () => {
  await look(0, 'here-AAAAAAAAAAAAAAAA')
  tableClock.look({ id: 'AAAAAAAAAAAAAAAA', waiting: {} })
  expect(asked).toBe(0)
})
