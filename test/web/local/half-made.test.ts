// A local table whose making fails or is never answered: nothing of it stays in the store.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { localPrefix } from '#shared/table/local-id.ts'
import { tableId } from '#shared/table/tokens.ts'
import { deleteHalfMade, whileMaking, wishHere } from '#web/lib/lobby/device/half-made.ts'
import { PassingStore } from '#web/lib/local/store.ts'
import { sentWith } from '#web/lib/table/call-keys.ts'
import { fakeStorage } from '../fakes.ts'
import { noLocks, Tab } from './tabs.ts'

const key = 'k'.repeat(22)
const id = localPrefix + tableId(key, () => new Uint8Array())

beforeEach(() => {
  vi.stubGlobal('localStorage', fakeStorage())
})
afterEach(() => {
  vi.unstubAllGlobals()
})

test('where the device becomes full while a table is made nothing of it stays', async () => {
  const store = new PassingStore()
  const append = store.append.bind(store)
  store.append = async (...row) => {
    if (row[2] > 1) throw new DOMException('', 'QuotaExceededError')
    await append(...row)
  }
  const complained = vi.spyOn(console, 'error').mockImplementation(() => {})
  await expect(new Tab(store, noLocks, 1).make({ others: ['Anna'], key })).rejects.toThrow('full')
  expect(await store.read(id)).toEqual([])
  complained.mockRestore()
})

test('where somebody finds no seat at a table that is made nothing of it stays', async () => {
  const store = new PassingStore()
  await expect(new Tab(store, noLocks, 1).make({ seats: 2, others: ['Anna', 'Ben'], key })).rejects.toThrow(
    'already-started',
  )
  expect(await store.read(id)).toEqual([])
})

test('a table whose maker has gone before the answer is deleted later, others stay', async () => {
  const store = new PassingStore()
  const tab = new Tab(store, noLocks, 2)
  const sent = sentWith(wishHere(['valley']))
  const made = await tab.make({ bots: ['newcomer'], ...sent })
  const other = await tab.make({ bots: ['newcomer'] })
  await deleteHalfMade(tab.reach)
  expect(await store.read(made.id)).toEqual([])
  expect((await store.read(other.id)).length).toBeGreaterThan(0)
  expect(sentWith(wishHere(['valley'])).key).not.toBe(sent.key)
})

test('a table that is begun while these are looked for stays', async () => {
  // In a browser a lock is never granted at once.
  const { locks } = navigator
  const request = async (name: string, options: LockOptions, act: LockGrantedCallback<unknown>) => {
    await new Promise(setImmediate)
    return locks.request(name, options, act)
  }
  vi.stubGlobal('navigator', { locks: { request } })
  const store = new PassingStore()
  const tab = new Tab(store, noLocks, 2)
  const { promise: making, resolve: isMade } = Promise.withResolvers<void>()
  // What is deleted is deleted last.
  const looking = deleteHalfMade((path, init) => making.then(() => tab.reach(path, init)))
  const made = await whileMaking(() => tab.make({ bots: ['newcomer'], ...sentWith(wishHere(['valley'])) }))
  isMade()
  await looking
  expect((await store.read(made.id)).length).toBeGreaterThan(0)
})

test('where a browser refuses locks a table is made all the same, once', async () => {
  const request = () => Promise.reject(new DOMException('', 'SecurityError'))
  vi.stubGlobal('navigator', { locks: { request } })
  const make = vi.fn(() => Promise.resolve('made'))
  expect(await whileMaking(make)).toBe('made')
  expect(make).toHaveBeenCalledTimes(1)
})
