// When a tab is told that another one has taken a table from it.
import { afterEach, expect, test, vi } from 'vitest'
import { claimByLock } from '#web/lib/local/claims.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

/** A browser whose locks answer so. */
const locksThat = (request: () => Promise<void>) => vi.stubGlobal('navigator', { locks: { request } })
const told = () => new Promise(resolve => setTimeout(resolve))

test.each([
  ['was stolen by another tab', 'AbortError', 1],
  ['is refused, where the browser stores nothing', 'SecurityError', 0],
])('a lock that %s (%s) is told %i times', async (_, name, times) => {
  locksThat(() => Promise.reject(new DOMException('', name)))
  const lost = vi.fn()
  claimByLock('AAAAAAAAAAAAAAAA', lost)
  await told()
  expect(lost).toHaveBeenCalledTimes(times)
})

test('whoever has given up a table hears nothing any more', async () => {
  locksThat(() => Promise.reject(new DOMException('', 'AbortError')))
  const lost = vi.fn()
  claimByLock('AAAAAAAAAAAAAAAA', lost)()
  await told()
  expect(lost).not.toHaveBeenCalled()
})
