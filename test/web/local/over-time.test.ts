// A local table over weeks: it stays until somebody deletes it.
import { afterEach, expect, test, vi } from 'vitest'
import { Chance } from '#shared/chance.ts'
import { untouched, untouchedOver } from '#shared/table/lifetime.ts'
import { PassingStore } from '#web/lib/local/store.ts'
import { first, noLocks, playOn, Tab } from './tabs.ts'

const hour = 3_600_000

afterEach(() => {
  vi.useRealTimers()
})

test.each([
  ['in the middle of its game', untouched, 0],
  ['after its game', untouchedOver, 10_000],
])('a table that is looked at %s when the server would have deleted it stays as it is', async (_, kept, picks) => {
  const store = new PassingStore()
  const made = await new Tab(store, noLocks, 20).make({ game: 'tal', options: { short: true }, others: ['Anna'] })
  const { phase } = await playOn(made.clients, picks, new Chance(20))

  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  vi.setSystemTime(Date.now() + kept - hour)
  const tab = new Tab(store, noLocks, 21)
  const client = tab.client(made.id, first(made.clients).token)
  const line = await tab.connect(client)
  await vi.advanceTimersByTimeAsync(3 * hour)
  expect(line.closedBy()).toBeNull()
  expect((await client.view()).phase).toBe(phase)
})
