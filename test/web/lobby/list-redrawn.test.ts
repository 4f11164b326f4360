// The list of your tables where it is drawn at another place of its page, as when a tablet is turned.
import { render } from 'svelte/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import List from '#web/lib/lobby/YourTables.svelte'
import { YourTables } from '#web/lib/lobby/your-tables.svelte.ts'
import { keepToken } from '#web/lib/table/seat-storage.ts'
import { seatsKept } from '#web/lib/table/seats-kept.ts'
import { viewOf } from '#test/shared/wire-records.ts'
import { fakeStorage } from '../fakes.ts'
import { loadAllTexts } from '../played-games.ts'

await loadAllTexts()
beforeEach(() => {
  vi.stubGlobal('localStorage', fakeStorage())
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
})
afterEach(() => vi.unstubAllGlobals())

test('what was unfolded stays so', async () => {
  const ids = ['one', 'two', 'three', 'four', 'five']
  for (const id of ids) keepToken(id, `token-of-${id}`)
  const tables = new YourTables(seatsKept(), id =>
    Promise.resolve({ ok: true, body: viewOf({ id, phase: 'playing', you: 0 }), tag: null }),
  )
  await tables.more()
  const rows = (held: { readonly isOpen?: boolean }) => {
    const { body } = render(List, {
      props: { loadLog: () => Promise.resolve(), title: 'Your tables', held: { tables, ...held } },
    })
    return body.match(/<li/g)?.length
  }
  expect([rows({}), rows({ isOpen: true })]).toEqual([3, ids.length])
})
