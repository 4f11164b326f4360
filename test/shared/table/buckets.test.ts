// What limits how often something may happen, where the clock is not what it was.
import { expect, test } from 'vitest'
import { emptyBucket, withOneMore, type LeakyBucket } from '#shared/table/leaky-bucket.ts'
import { costs, TokenBucket } from '#shared/table/token-bucket.ts'
import { required } from '../required.ts'

const hour = 60 * 60 * 1000
const now = Date.UTC(2026, 0, 1)

test('a clock that is set back shuts nobody out for longer than it would have been', () => {
  let bucket: LeakyBucket = emptyBucket
  for (let times = 0; times < 30; times++) bucket = required(withOneMore(bucket, now + 3 * hour))
  expect(withOneMore(bucket, now + 3 * hour)).toBeNull()
  // Three hours earlier it is as full as it was, from then on it leaks as ever.
  expect(withOneMore(bucket, now)).toBeNull()
  const later = required(withOneMore({ ...bucket, at: now }, now + 60_000))
  expect(later.count).toBe(30)
  const half = required(withOneMore({ count: 15, at: now + 3 * hour }, now))
  expect(half).toEqual({ count: 16, at: now })
})

test('a clock that is set back takes no tokens for frames away', () => {
  const bucket = new TokenBucket(now + 3 * hour)
  expect(bucket.take(costs.view, now)).toBe(true)
  expect(bucket.take(costs.view, now + 1000)).toBe(true)
})

test('frames cost what the API says: 240 tokens, 30 more a second, and never more than 240', () => {
  expect(costs).toEqual({ pick: 1, view: 10, refusal: 20 })
  const bucket = new TokenBucket(now)
  expect(bucket.take(240, now + hour)).toBe(true)
  expect(bucket.take(1, now + hour)).toBe(false)
  expect(bucket.take(31, now + hour + 1000)).toBe(false)
  expect(bucket.take(30, now + hour + 1000)).toBe(true)
})
