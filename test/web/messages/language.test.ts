// Another language is what this browser keeps and a new page reads. The page stays as it is where it would come back in the
// old language, without a seat or a table that only it knows, or not at all.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { switchLanguage } from '#web/lib/messages/language.ts'
import { keep, keptNames, unstored } from '#web/lib/platform/storage.ts'
import { keepDeviceSeats } from '#web/lib/table/device-seats.ts'
import { keepAside, keepLinkToken, keepToken } from '#web/lib/table/seat-storage.ts'
import { sentWith } from '#web/lib/table/call-keys.ts'
import { fakeStorage } from '../fakes.ts'

const reload = vi.fn()
/** Other files of tests share this page's memory. */
function forgetAll(): void {
  unstored.table = false
  for (const name of keptNames('')) keep(name, null)
}
beforeEach(() => {
  forgetAll()
  vi.stubGlobal('location', { reload })
  vi.stubGlobal('navigator', { onLine: true })
})
afterEach(() => {
  forgetAll()
  vi.unstubAllGlobals()
  reload.mockClear()
})

test('a choice that is kept reloads the page', () => {
  const storage = fakeStorage()
  vi.stubGlobal('localStorage', storage)
  expect(switchLanguage('en')).toBeNull()
  expect(storage.getItem('valley:language')).toBe('en')
  expect(reload).toHaveBeenCalledOnce()
})

test('a choice that cannot be kept does not, and says so', () => {
  const setItem = () => {
    throw new Error('forbidden')
  }
  vi.stubGlobal('localStorage', { ...fakeStorage(), setItem })
  expect(switchLanguage('en')).toBe('language.notKept')
  // What else could not be kept is no game: the reason stays the same.
  keep('valley:sound', 'off')
  expect(switchLanguage('en')).toBe('language.notKept')
  expect(reload).not.toHaveBeenCalled()
})

test('without a connection the page stays, unless the browser has the site', () => {
  const storage = fakeStorage()
  vi.stubGlobal('localStorage', storage)
  vi.stubGlobal('navigator', { onLine: false })
  expect(switchLanguage('en')).toBe('language.offline')
  expect(storage.getItem('valley:language')).toBeNull()
  expect(reload).not.toHaveBeenCalled()
  vi.stubGlobal('navigator', { onLine: false, serviceWorker: { controller: {} } })
  expect(switchLanguage('en')).toBeNull()
})

test.each([
  ['a seat', () => keepToken('abc', 'token')],
  ['the seats of one device', () => keepDeviceSeats('abc', ['token', null])],
  ['the seat of a link', () => keepLinkToken('abc', 'token')],
  ['a seat put aside', () => keepAside('abc', 'token')],
  ['a call that may have got one', () => sentWith('sit abc')],
])('nor is %s lost that only this page knows', (_, get) => {
  const storage = fakeStorage()
  vi.stubGlobal('localStorage', storage)
  const isFull = vi.spyOn(storage, 'setItem').mockImplementation(() => {
    throw new Error('full')
  })
  get()
  isFull.mockRestore()
  // What is as short as a language can be stored.
  expect(switchLanguage('en')).toBe('language.wouldLose')
  expect(reload).not.toHaveBeenCalled()
  // Once it is given up, or stored after all, nothing is left to lose.
  for (const name of keptNames('valley:')) keep(name, null)
  expect(switchLanguage('en')).toBeNull()
})

test('nor a table that nothing stores', () => {
  vi.stubGlobal('localStorage', fakeStorage())
  unstored.table = true
  expect(switchLanguage('en')).toBe('language.wouldLose')
  expect(reload).not.toHaveBeenCalled()
})
