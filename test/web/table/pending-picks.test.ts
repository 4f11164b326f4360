// Picks that wait for their answer, each for as long as it may.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { PendingPicks } from '#web/lib/table/pending-picks.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('a pick that follows a refused one of the same question waits as long as that could have', async () => {
  const picks = new PendingPicks()
  const refusal = { code: 'illegal-pick', message: '' } as const
  const first = picks.answerTo('0-1')
  picks.settle('0-1', refusal)
  expect(await first).toEqual(refusal)
  await vi.advanceTimersByTimeAsync(4_000)
  const second = picks.answerTo('0-1')
  await vi.advanceTimersByTimeAsync(4_000)
  picks.settle('0-1', 'accepted')
  expect(await second).toBe('accepted')
})
