// What messages have left behind is cleared away, whatever a browser can do of it, and nothing that is still to be seen.
import { afterEach, expect, test, vi } from 'vitest'
import type { View } from '#shared/protocol.ts'
import { markFromList } from '#web/lib/lobby/mark-from-list.ts'
import { clearMark, clearMessages } from '#web/lib/table/push/past-messages.ts'
import { viewOf } from '#test/shared/wire-records.ts'

afterEach(() => vi.unstubAllGlobals())

/** A browser that shows a notification of each of these tables; names those that it shows still. */
function showing(...tables: readonly string[]) {
  let shown = [...tables]
  const notification = (data: string) => ({
    data,
    close: () => {
      shown = shown.filter(each => each !== data)
    },
  })
  const registration = { getNotifications: () => Promise.resolve(shown.map(notification)) }
  const setAppBadge = vi.fn(() => Promise.resolve())
  const clearAppBadge = vi.fn(() => Promise.reject(new Error('no badges here')))
  const serviceWorker = { getRegistration: () => Promise.resolve(registration) }
  vi.stubGlobal('navigator', { setAppBadge, clearAppBadge, serviceWorker })
  return { setAppBadge, clearAppBadge, shown: () => shown }
}

test('of the notifications those of the tables go that are named', async () => {
  const { shown } = showing('one', 'two', 'three')
  await clearMessages(['one', 'three'])
  expect(shown()).toEqual(['two'])
})

test("the icon's mark stays as long as there are messages of another table", async () => {
  const { clearAppBadge } = showing('one', 'two')
  await clearMark(['one'])
  expect(clearAppBadge).not.toHaveBeenCalled()
  await clearMark(['one', 'two'])
  expect(clearAppBadge).toHaveBeenCalledOnce()
})

test('a browser that was never told anything, or cannot be, has nothing to clear', async () => {
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: () => Promise.resolve(undefined) } })
  await Promise.all([clearMessages(['one']), clearMark(['one'])])
  vi.stubGlobal('navigator', {})
  await Promise.all([clearMessages(['one']), clearMark(['one'])])
})

const seats = ['Mira', 'Anna'].map((name, seat) => ({ seat, name, bot: null, standIn: null, connected: true }))
const listed = (id: string, waitingFor: readonly number[], more: Partial<View> = {}) => ({
  id,
  unreached: false,
  view: viewOf({ id, phase: 'playing', you: 0, seats, waitingFor, ...more }),
})
const unreached = { id: 'far', unreached: true, view: null }

test('the list marks the icon where a table waits, and clears away messages of turns that are over', async () => {
  const { setAppBadge, clearAppBadge, shown } = showing('mine', 'theirs', 'ended')
  await markFromList([listed('mine', [0]), listed('theirs', [1]), listed('ended', [], { phase: 'over' })])
  expect(shown()).toEqual(['mine', 'ended'])
  expect([setAppBadge, clearAppBadge].map(each => each.mock.calls.length)).toEqual([1, 0])
})

test('the list takes the mark away where no table waits, unless one does not answer or has something new to tell', async () => {
  const cleared = async (tables: Parameters<typeof markFromList>[0], ...notifications: readonly string[]) => {
    const { setAppBadge, clearAppBadge } = showing(...notifications)
    await markFromList(tables)
    expect(setAppBadge).not.toHaveBeenCalled()
    return clearAppBadge.mock.calls.length > 0
  }
  expect(await cleared([listed('theirs', [1])], 'theirs')).toBe(true)
  expect(await cleared([listed('theirs', [1]), unreached])).toBe(false)
  expect(await cleared([listed('theirs', [1])], 'ended')).toBe(false)
  // Games of this browser, and those against bots alone, have never marked anything.
  const bots = seats.map(each => ({ ...each, bot: each.seat === 0 ? null : ('club' as const) }))
  expect(await cleared([listed('here-AAAAAAAAAAAAAAAA', [0]), listed('bots', [0], { seats: bots })])).toBe(true)
})
