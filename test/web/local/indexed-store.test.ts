// The store of local tables where the browser fails it: it says why, and says it once.
import { IDBObjectStore } from 'fake-indexeddb'
import 'fake-indexeddb/auto'
import { openDB } from 'idb'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { IndexedStore } from '#web/lib/local/indexed-store.ts'
import type { Store } from '#web/lib/local/store.ts'
import { newStore } from './tabs.ts'

const id = 'here-AAAAAAAAAAAAAAAA'
let store: Store
/** What was rejected and nobody has heard. */
const unheard = vi.fn()

beforeEach(async () => {
  unheard.mockReset()
  process.on('unhandledRejection', unheard)
  store = await newStore()
  await store.take(id, 'me', true)
  await store.append(id, 'me', 1, 'first')
})
afterEach(async () => {
  await new Promise(resolve => setTimeout(resolve))
  process.off('unhandledRejection', unheard)
  expect(unheard).not.toHaveBeenCalled()
})

test('a row that is there already is not written over, and it is said why', async () => {
  await expect(store.append(id, 'me', 1, 'other')).rejects.toMatchObject({ name: 'ConstraintError' })
  expect(await store.read(id)).toEqual(['first'])
})

test('a row is on the disk itself before it counts as stored', async () => {
  const begun = vi.spyOn(IDBDatabase.prototype, 'transaction')
  await store.append(id, 'me', 2, 'second')
  expect(begun.mock.calls.map(([, mode, options]) => [mode, options])).toEqual([
    ['readwrite', { durability: 'strict' }],
  ])
  begun.mockRestore()
})

test('whoever asks for a table that is not there does not hold it', async () => {
  const other = 'here-BBBBBBBBBBBBBBBB'
  expect(await store.take(other, 'me', false)).toEqual([])
  await expect(store.append(other, 'me', 1, 'first')).rejects.toThrow('no-such-game')
})

/** Has the browser give up the next transaction in which an object store is asked for this. */
function abortedAt(method: 'add' | 'getAll', reason: string | null): void {
  const stores: object = IDBObjectStore.prototype
  const original = IDBObjectStore.prototype[method]
  const once = function (this: IDBObjectStore, ...given: unknown[]): unknown {
    Reflect.set(stores, method, original)
    const request: unknown = Reflect.apply(original, this, given)
    const abort: (reason: string | null) => void = Reflect.get(this.transaction, '_abort')
    abort.call(this.transaction, reason)
    return request
  }
  Reflect.set(stores, method, once)
}

test('where the disk is full when a transaction ends, that is the reason, not that its requests were given up', async () => {
  abortedAt('add', 'QuotaExceededError')
  await expect(store.append(id, 'me', 2, 'second')).rejects.toMatchObject({ name: 'QuotaExceededError' })
  expect(await store.read(id)).toEqual(['first'])
})

test.each([
  ['taken', () => store.take(id, 'other', false)],
  ['read', () => store.read(id)],
])('a table that is %s while the browser gives up what is under way is there at the next try', async (_, get) => {
  abortedAt('getAll', null)
  await expect(get()).rejects.toMatchObject({ name: 'AbortError' })
  expect(await get()).toEqual(['first'])
})

test('a database that did not open is opened again at the next try', async () => {
  const open = indexedDB.open.bind(indexedDB)
  ;(await openDB('newer', 2)).close()
  vi.spyOn(indexedDB, 'open').mockImplementationOnce(() => open('newer', 1))
  const opened = new IndexedStore()
  await expect(opened.read(id)).rejects.toMatchObject({ name: 'VersionError' })
  expect(await opened.read(id)).toEqual(['first'])
})
