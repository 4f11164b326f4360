// What the site has stored is to outlast a browser that is short of space, without a question to the person.
import { afterEach, expect, test, vi } from 'vitest'
import { keepStored } from '#web/lib/platform/keep-stored.ts'

afterEach(() => vi.unstubAllGlobals())
const browser = (navigator: object, asksPerson = false) => {
  vi.stubGlobal('navigator', navigator)
  vi.stubGlobal('CSS', { supports: (style: string) => asksPerson && style.startsWith('-moz-') })
}

test('a browser is asked to keep what is stored, whatever it answers', async () => {
  let asked = 0
  // No mock: that would hear the refusal itself.
  const persist = () => {
    asked++
    return Promise.reject(new TypeError('not here'))
  }
  browser({ storage: { persist } })
  keepStored()
  await new Promise(resolve => setTimeout(resolve))
  expect(asked).toBe(1)
})

test('nobody is asked in the middle of a game', () => {
  const persist = vi.fn(() => Promise.resolve(true))
  browser({ storage: { persist } }, true)
  keepStored()
  expect(persist).not.toHaveBeenCalled()
})

test('a site that is not served securely has nothing to ask', () => {
  browser({})
  expect(keepStored).not.toThrow()
})
