// Which value so many of all do not exceed: examples counted by hand.
import { expect, test } from 'vitest'
import { percentile } from './percentile.ts'

const hundred = Array.from({ length: 100 }, (_, at) => at + 1)

test('of a hundred values the 99th is not exceeded by 99 of them', () => {
  expect([0.5, 0.95, 0.99, 1].map(part => percentile(hundred, part))).toEqual([50, 95, 99, 100])
})

test('of few values the last is what most do not exceed', () => {
  expect([0, 0.5, 0.99].map(part => percentile([3, 5, 8], part))).toEqual([3, 5, 8])
  expect(percentile([], 0.5)).toBeNaN()
})
