// A part that is loaded later: once, when it is first requested, and again only after a failure or once there is a connection.
import { afterEach, expect, test, vi } from 'vitest'
import { LazyPart } from '#web/lib/platform/lazy-part.svelte.ts'
import { part } from '#web/lib/platform/part.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a part is fetched once, however often it is requested, and again after a failure', async () => {
  const load = vi.fn(() => Promise.resolve('here'))
  load.mockRejectedValueOnce(new TypeError('offline'))
  const part = new LazyPart(load)
  for (const [times, loaded] of [
    [1, null],
    [2, 'here'],
    [2, 'here'],
  ] as const) {
    part.request()
    part.request()
    await new Promise(resolve => setTimeout(resolve))
    expect([load.mock.calls.length, part.loaded]).toEqual([times, loaded])
  }
})

test('a part requested without a connection comes when there is one, also where a browser says so too early', async () => {
  vi.useFakeTimers()
  const browser = Object.assign(new EventTarget(), { onLine: false })
  vi.stubGlobal('navigator', browser)
  vi.stubGlobal('addEventListener', browser.addEventListener.bind(browser))
  vi.stubGlobal('location', { pathname: '/t/abc' })
  const answers = vi.fn(() => Promise.resolve(new Response(null)))
  answers.mockRejectedValueOnce(new TypeError('not yet'))
  vi.stubGlobal('fetch', answers)
  const requested = new LazyPart(part(() => Promise.resolve('here')))
  for (let times = 0; times < 3; times++) {
    requested.request()
    await vi.advanceTimersByTimeAsync(1_000)
  }
  await vi.advanceTimersByTimeAsync(60_000)
  expect(answers).not.toHaveBeenCalled()
  browser.onLine = true
  browser.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(60_000)
  expect([answers.mock.calls.length, requested.loaded]).toEqual([2, 'here'])
})

test('whoever waits for a part is told why it does not come', async () => {
  const part = new LazyPart(() => Promise.reject(new TypeError('offline')))
  await expect(part.fetch()).rejects.toThrow('offline')
  expect(part.loaded).toBeNull()
})
