// What is kept in this browser: in its storage, which other tabs share, or where that fails as long as the page is open.
import { afterEach, expect, test, vi } from 'vitest'
import { keep, kept, keptNames } from '#web/lib/platform/storage.ts'
import { fakeStorage } from '../fakes.ts'

afterEach(() => {
  keep('word', null)
  vi.unstubAllGlobals()
})
const fails = () => {
  throw new Error('forbidden')
}

test('what another tab has removed is removed here', () => {
  const storage = fakeStorage()
  vi.stubGlobal('localStorage', storage)
  expect(keep('word', 'boat')).toBe(true)
  expect(kept('word')).toBe('boat')
  storage.removeItem('word')
  expect(kept('word')).toBeNull()
})

test('where storage is full the new value counts, and the caller learns that it does not last', () => {
  const storage = fakeStorage()
  storage.setItem('word', 'old')
  vi.stubGlobal('localStorage', { ...storage, getItem: storage.getItem, setItem: fails })
  expect(keep('word', 'new')).toBe(false)
  expect(kept('word')).toBe('new')
})

test('where storage is forbidden a value lasts as long as the page', () => {
  vi.stubGlobal('localStorage', { getItem: fails, setItem: fails, removeItem: fails, key: fails, length: 1 })
  expect(kept('word')).toBeNull()
  expect(keep('word', 'boat')).toBe(false)
  expect([kept('word'), keptNames('w')]).toEqual(['boat', ['word']])
})

test('names are found by their beginning, up to the last', () => {
  const storage = fakeStorage()
  vi.stubGlobal('localStorage', storage)
  for (const name of ['other', 'word:a', 'word:b']) keep(name, 'boat')
  expect(keptNames('word:')).toEqual(['word:a', 'word:b'])
})
