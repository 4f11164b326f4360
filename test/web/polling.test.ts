// Asking a table again and again: one polling at a time, whatever comes back late.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { polling } from '#web/lib/table/polling.ts'
import type { Answer } from '#web/lib/table/wire.ts'
import type { View } from '#shared/protocol.ts'

const unchanged: Answer<View> = { ok: false, unchanged: true }

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('document', { hidden: false })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('what comes back to a polling that has ended is not heard, and only the one that goes on asks again', async () => {
  const asked: ((answer: Answer<View>) => void)[] = []
  const heard = vi.fn()
  const asking = polling(() => new Promise(resolve => asked.push(resolve)), heard)
  asking.begin()
  asking.end()
  asking.begin()
  asking.begin()
  expect(asked).toHaveLength(2)
  asked[0]?.(unchanged)
  await vi.advanceTimersByTimeAsync(60_000)
  expect([asked.length, heard.mock.calls.length]).toEqual([2, 0])
  asked[1]?.(unchanged)
  await vi.advanceTimersByTimeAsync(60_000)
  expect([asked.length, heard.mock.calls.length]).toEqual([3, 1])
})

test('whoever hears an answer may end it', async () => {
  const ask = vi.fn(() => Promise.resolve(unchanged))
  const asking: ReturnType<typeof polling> = polling(ask, () => asking.end())
  asking.begin()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(ask).toHaveBeenCalledOnce()
})
