// How a tomb opens: cards, then squares, counted as they grow.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cellFor, countedAt, lidAt, openedAt, type Part } from '#web/lib/valley/end/tomb-show.ts'

const statues: Part = { cards: 3, points: 9, square: true }
const others: Part = { cards: 4, points: 11, square: false }

test('a square grows row by row out of its cards, and counts as it grows', () => {
  const seen = Array.from({ length: 101 }, (_, at) => openedAt([statues], at / 100)[0])
  const counted = [...new Set(seen.map(each => each?.points))]
  expect(counted).toEqual([0, 1, 2, 3, 6, 9])
  expect(seen.at(-1)).toEqual({ cards: 3, rows: 3, points: 9 })
})

test('the lid slides away first, then sets open one after another', () => {
  expect(lidAt(0)).toBe(0)
  expect(lidAt(0.22)).toBe(1)
  expect(countedAt([statues, statues], 0.22)).toBe(0)
  expect(openedAt([statues, statues], 0.62).map(({ points }) => points)).toEqual([9, 0])
})

const tombs = fc.array(
  fc.oneof(
    fc.integer({ min: 1, max: 9 }).map((cards): Part => ({ cards, points: cards ** 2, square: true })),
    fc.tuple(fc.integer({ min: 1, max: 9 }), fc.nat(40)).map(([cards, points]): Part => ({
      cards,
      points,
      square: false,
    })),
  ),
  { maxLength: 15 },
)

test('what is counted never falls, and at the end is what the tomb scores', () => {
  fc.assert(
    fc.property(tombs, parts => {
      const counted = Array.from({ length: 41 }, (_, at) => countedAt(parts, at / 40))
      expect(counted).toEqual([...counted].sort((one, other) => one - other))
      expect(counted.at(-1)).toBe(parts.reduce((sum, { points }) => sum + points, 0))
    }),
  )
})

test('cells are as large as the room allows, and smaller where there is less', () => {
  const blocks = [statues, others].map(({ cards }) => ({ columns: cards, rows: cards }))
  const wide = cellFor(blocks, 900, 500)
  const narrow = cellFor(blocks, 180, 220)
  expect(wide).toBeGreaterThan(narrow)
  expect(4 * narrow).toBeLessThanOrEqual(180)
})
