// Polling a table: one polling at a time, late answers ignored, and less and less often where nothing happens.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { polling } from '#web/lib/table/polling.ts'
import type { Answer } from '#web/lib/table/table-api.ts'
import type { View } from '#shared/protocol.ts'
import { viewOf } from '#test/shared/wire-records.ts'

const unchanged: Answer<View> = { ok: false, unchanged: true }

const changed: Answer<View> = { ok: true, body: viewOf(), tag: 'W/"0-1"' }
const noAnswer: Answer<View> = { ok: false, trouble: { code: 'no-answer', message: '' }, view: null }

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('an answer to a polling that has ended is ignored, and only the one that goes on asks again', async () => {
  const asked: ((answer: Answer<View>) => void)[] = []
  const heard = vi.fn()
  const asking = polling(
    () => new Promise(resolve => asked.push(resolve)),
    heard,
    () => false,
  )
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

test('the listener may end the polling on an answer', async () => {
  const ask = vi.fn(() => Promise.resolve(unchanged))
  const asking: ReturnType<typeof polling> = polling(
    ask,
    () => asking.end(),
    () => false,
  )
  asking.begin()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(ask).toHaveBeenCalledOnce()
})

/** A polling under way: when it asks, in seconds from now, of a table that answers so. */
function times({
  answer = () => unchanged,
  canWait = () => false,
}: { answer?: () => Answer<View>; canWait?: () => boolean } = {}) {
  const asked: number[] = []
  const began = Date.now()
  const asking = polling(
    async () => {
      asked.push((Date.now() - began) / 1_000)
      return answer()
    },
    () => undefined,
    canWait,
  )
  asking.begin()
  return { asked, asking }
}
const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1_000)

test.each([
  ['nothing has changed', unchanged],
  ['there was no answer', noAnswer],
])('where %s it asks less and less often', async (_, same) => {
  let first = true
  const { asked } = times({
    answer: () => {
      const answer = first ? changed : same
      first = false
      return answer
    },
  })
  await pass(205)
  expect(asked).toEqual([0, 2, 7, 22, 82, 142, 202])
})

test('after a change it asks often again', async () => {
  let answer: Answer<View> = unchanged
  const { asked } = times({ answer: () => answer })
  await pass(30)
  expect(asked).toEqual([0, 5, 20])
  answer = changed
  await pass(55)
  expect(asked.slice(3)).toEqual([80, 82, 84])
})

test('when the person acts it asks at once, and often again', async () => {
  const { asked, asking } = times()
  await pass(30)
  asking.hurry()
  await pass(6)
  expect(asked).toEqual([0, 5, 20, 30, 35])
})

test('a clock that is set back an hour delays no polling by an hour', async () => {
  const { asked, asking } = times()
  await pass(1)
  vi.setSystemTime(Date.now() - 3_600_000)
  asking.hurry()
  await pass(3)
  expect(asked).toHaveLength(2)
})

test('for a person who acts again and again it asks at most every two seconds', async () => {
  const { asked, asking } = times()
  for (let k = 0; k < 100; k++) {
    asking.hurry()
    await pass(0.1)
  }
  expect(asked).toEqual([0, 2, 4, 6, 8, 10])
})

test('a polling that can wait asks at most every 15 seconds, even where everything changes and the person acts', async () => {
  const { asked, asking } = times({ answer: () => changed, canWait: () => true })
  for (let k = 0; k < 50; k++) {
    asking.hurry()
    await pass(1)
  }
  expect(asked).toEqual([0, 15, 30, 45])
})

test('a polling that could wait while nobody looked asks at once when somebody does', async () => {
  let hidden = true
  const { asked, asking } = times({ answer: () => changed, canWait: () => hidden })
  await pass(20)
  hidden = false
  asking.hurry()
  await pass(3)
  expect(asked).toEqual([0, 15, 20, 22])
})

test('a table that says how long to wait is not asked before, whatever happens', async () => {
  const { asked, asking } = times({
    answer: () => ({ ok: false, trouble: { code: 'too-many', message: '', wait: 40_000 }, view: null }),
  })
  await pass(10)
  asking.hurry()
  asking.end()
  asking.begin()
  await pass(29)
  expect(asked).toEqual([0])
  await pass(1)
  expect(asked).toEqual([0, 40])
})

test('it asks with the tag of what it has heard, and one that begins anew with none, and often at first', async () => {
  const tags: (string | null)[] = []
  const asking = polling(
    async tag => {
      tags.push(tag)
      return tags.length === 1 ? changed : unchanged
    },
    () => undefined,
    () => false,
  )
  asking.begin()
  await pass(30)
  asking.end()
  asking.begin()
  await pass(30)
  expect(tags).toEqual([null, 'W/"0-1"', 'W/"0-1"', 'W/"0-1"', null, null, null])
})

test('a polling that can wait waits longer still where the table says so', async () => {
  const { asked } = times({
    answer: () => ({ ok: false, trouble: { code: 'too-many', message: '', wait: 40_000 }, view: null }),
    canWait: () => true,
  })
  await pass(41)
  expect(asked).toEqual([0, 40])
})
