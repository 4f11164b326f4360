// Another language is what this browser keeps and a new page reads. The page stays as it is where it would come back in the
// old language, without a seat or a table that only it knows.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { switchLanguage } from '#web/lib/messages/language.ts'
import { keep, keptNames, unstored } from '#web/lib/platform/storage.ts'
import { fakeStorage } from '../fakes.ts'

const reload = vi.fn()
beforeEach(() => {
  vi.stubGlobal('location', { reload })
})
afterEach(() => {
  for (const name of keptNames('')) keep(name, null)
  vi.unstubAllGlobals()
  reload.mockClear()
})

test('a choice that is kept reloads the page', () => {
  const storage = fakeStorage()
  vi.stubGlobal('localStorage', storage)
  expect(switchLanguage('en')).toBe(true)
  expect(storage.getItem('valley:language')).toBe('en')
  expect(reload).toHaveBeenCalledOnce()
})

test('a choice that cannot be kept does not, and says so', () => {
  const setItem = () => {
    throw new Error('forbidden')
  }
  vi.stubGlobal('localStorage', { ...fakeStorage(), setItem })
  expect(switchLanguage('en')).toBe(false)
  // What else could not be kept is no game: the reason stays the same.
  keep('valley:sound', 'off')
  expect(switchLanguage('en')).toBe(false)
  expect(reload).not.toHaveBeenCalled()
})

test('nor is a table lost that nothing stores', () => {
  vi.stubGlobal('localStorage', fakeStorage())
  unstored.table = true
  expect(switchLanguage('en')).toBe(false)
  expect(reload).not.toHaveBeenCalled()
})
