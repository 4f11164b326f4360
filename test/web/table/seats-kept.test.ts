// The list of tables at which this browser holds a seat.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetToken, keepToken, noteOpened, tokenFor } from '#web/lib/table/seat-storage.ts'
import { seatsKept, takeOffList } from '#web/lib/table/seats-kept.ts'
import { fakeStorage } from '../fakes.ts'

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('localStorage', fakeStorage())
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/** Sits down at a table and opens it, so long after 1970. */
function opened(table: string, at: number): void {
  vi.setSystemTime(at)
  keepToken(table, `token-of-${table}`)
  noteOpened(table)
}

test('the table that was opened last comes first', () => {
  opened('one', 1_000)
  opened('two', 3_000)
  opened('three', 2_000)
  expect(seatsKept()).toEqual([
    { table: 'two', token: 'token-of-two', lastOpened: 3_000 },
    { table: 'three', token: 'token-of-three', lastOpened: 2_000 },
    { table: 'one', token: 'token-of-one', lastOpened: 1_000 },
  ])
})

test('a seat that was taken before anybody noted when is on the list', () => {
  keepToken('old', 'its-token')
  expect(seatsKept()).toEqual([{ table: 'old', token: 'its-token', lastOpened: 0 }])
})

test('a table taken off the list keeps its seat, and is back once it is opened again', () => {
  opened('one', 1_000)
  takeOffList('one')
  expect(seatsKept()).toEqual([])
  expect(tokenFor('one')).toBe('token-of-one')
  opened('one', 5_000)
  expect(seatsKept().map(({ table }) => table)).toEqual(['one'])
})

test('a seat given up is not on the list', () => {
  opened('one', 1_000)
  forgetToken('one')
  expect(seatsKept()).toEqual([])
})
