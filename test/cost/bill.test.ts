// What games cost is reckoned from what they use: examples worked out by hand.
import { expect, test } from 'vitest'
import { dollarsOfMillionGames, freeGames, type Use } from './bill.ts'

const use: Use = { calls: 10, frames: 200, alarms: 5, rowsRead: 1000, rowsWritten: 200, seconds: 10, bytes: 100_000 }

test('a free account runs out first of what a game uses most of', () => {
  // 100,000 rows a day for 200 a game.
  expect(freeGames(use)).toEqual({ games: 500, first: 'rowsWritten' })
  // 10 calls, 4,000 frames as 200 requests, and 5 alarms.
  expect(freeGames({ ...use, frames: 4000, rowsWritten: 1 })).toEqual({ games: 465, first: 'tableRequests' })
  // 5,000,000 rows for 20,000 a game.
  expect(freeGames({ ...use, rowsRead: 20_000 })).toEqual({ games: 250, first: 'rowsRead' })
})

test('a million games are paid by what they use, and by what is kept of them for a month', () => {
  // $3 for calls, $3.75 for requests to tables, $1 for rows read, $200 for rows written, $16 for being awake, $20 for 100 GB.
  expect(dollarsOfMillionGames(use)).toBeCloseTo(3 + 3.75 + 1 + 200 + 16 + 20)
})
