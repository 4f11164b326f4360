// A browser whose store of local tables does not open: what it keeps is not called gone, and new games begin all the same.
import { afterEach, expect, test, vi } from 'vitest'
import { openStore } from '#web/lib/local/open-store.ts'
import { deviceFull } from '#web/lib/local/wire.ts'
import { first, newStore, noLocks, Tab } from './tabs.ts'

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/** Has the store refuse to open from now on. */
const refuse = (name: string) =>
  vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('', name)
  })
const statusOf = async (tab: Tab, { id, token }: { id: string; token: string | null }) =>
  (await tab.client(id, token).call('')).status

test('a kept game is not gone while the store does not open, and goes on once it does', async () => {
  const { clients } = await new Tab(await newStore(), noLocks, 1).make({ others: ['Anna'] })
  const kept = first(clients)
  const complained = vi.spyOn(console, 'error').mockImplementation(() => {})

  const refused = refuse('UnknownError')
  const tab = new Tab(await openStore(), noLocks, 2)
  expect(await statusOf(tab, kept)).toBe(500)
  expect(complained).toHaveBeenCalled()
  const made = first((await tab.make({ others: ['Ben'] })).clients)
  expect((await made.view()).phase).toBe('playing')

  refused.mockRestore()
  expect(await tab.connect(kept)).toMatchObject({ line: expect.anything() })
  expect((await tab.client(kept.id, kept.token).view()).seats[1]?.name).toBe('Anna')
  expect((await made.view()).seats[1]?.name).toBe('Ben')
})

test('where the full disk keeps the store from opening that is said of a kept game', async () => {
  const { clients } = await new Tab(await newStore(), noLocks, 3).make({ others: ['Anna'] })
  refuse('QuotaExceededError')
  const tab = new Tab(await openStore(), noLocks, 4)
  expect(await statusOf(tab, first(clients))).toBe(507)
  expect((await tab.connect(first(clients))).closedBy()).toBe(deviceFull)
})

test.each([
  ['by its settings', () => refuse('SecurityError')],
  ['in a private window', () => refuse('InvalidStateError')],
  ['because it has no such store', () => vi.stubGlobal('indexedDB', undefined)],
])('where a browser lets the site store nothing, %s, no game of it was ever kept', async (_, refused) => {
  refused()
  const tab = new Tab(await openStore(), noLocks, 5)
  expect(await statusOf(tab, { id: 'here-BBBBBBBBBBBBBBBB', token: 'A'.repeat(22) })).toBe(404)
})
