// A part that is loaded later: once, when it is first requested, and again only after a failure.
import { expect, test, vi } from 'vitest'
import { LazyPart } from '#web/lib/platform/lazy-part.svelte.ts'

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

test('whoever waits for a part is told why it does not come', async () => {
  const part = new LazyPart(() => Promise.reject(new TypeError('offline')))
  await expect(part.fetch()).rejects.toThrow('offline')
  expect(part.loaded).toBeNull()
})
