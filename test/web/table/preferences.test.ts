// What a browser wants of every table, and what becomes of it without storage.
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { fakeStorage } from '../fakes.ts'

let storage = fakeStorage()
let dataset: Record<string, string> = {}
let Preferences: (typeof import('#web/lib/table/preferences.svelte.ts'))['Preferences']
beforeEach(async () => {
  storage = fakeStorage()
  dataset = {}
  vi.stubGlobal('localStorage', storage)
  vi.stubGlobal('document', { documentElement: { dataset } })
  // A page of its own for each: what storage does not take is remembered by the module.
  vi.resetModules()
  Preferences = (await import('#web/lib/table/preferences.svelte.ts')).Preferences
})
afterAll(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
})

test('at first it is by lamplight, without a sound or a vibration, with keys', () => {
  const { scheme, sound, vibration, keys } = new Preferences()
  expect({ scheme, sound, vibration, keys }).toEqual({ scheme: 'dark', sound: false, vibration: false, keys: true })
})

test('where the page has left it to the system before it was painted, it is the system’s', () => {
  dataset['scheme'] = 'system'
  expect(new Preferences().scheme).toBe('system')
  dataset['scheme'] = 'plaid'
  expect(new Preferences().scheme).toBe('dark')
})

test('what was chosen is there the next time', () => {
  const first = new Preferences()
  first.scheme = 'light'
  first.sound = true
  first.vibration = true
  const { scheme, sound, vibration } = new Preferences()
  expect({ scheme, sound, vibration }).toEqual({ scheme: 'light', sound: true, vibration: true })
})

test('a chosen scheme stands on the page, under the name that the page looks for before it is painted', () => {
  const preferences = new Preferences()
  preferences.scheme = 'light'
  expect(dataset['scheme']).toBe('light')
  expect(storage.kept.get('valley:scheme')).toBe('light')
  preferences.scheme = 'system'
  expect(dataset['scheme']).toBe('system')
  expect(storage.kept.get('valley:scheme')).toBe('system')
})

test('where storage is forbidden a choice lasts as long as the page', () => {
  vi.stubGlobal(
    'localStorage',
    new Proxy(
      {},
      {
        get: () => {
          throw new Error('forbidden')
        },
      },
    ),
  )
  const preferences = new Preferences()
  preferences.sound = true
  preferences.scheme = 'dark'
  expect(preferences.sound).toBe(true)
  expect(new Preferences().scheme).toBe('dark')
})
