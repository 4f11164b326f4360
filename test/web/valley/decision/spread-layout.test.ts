// The sizes of cards spread out to choose from, which follow from the room there is.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { layoutOf } from '#web/lib/valley/decision/spread-layout.ts'

describe('cards spread out', () => {
  test('are as large as the room allows', () => {
    expect(layoutOf(3, 360, 320)).toMatchObject({ columns: 3, low: false })
    expect(layoutOf(8, 360, 320).card).toBeGreaterThan(75)
  })
  test('are drawn low before any would be cut off', () => {
    expect(layoutOf(20, 360, 320).low).toBe(true)
  })
  test('lie in few rows that are about as long, and stay there when the room becomes a little lower', () => {
    expect(layoutOf(8, 760, 720)).toMatchObject({ columns: 4, card: 150 })
    expect(layoutOf(8, 760, 660)).toEqual(layoutOf(8, 760, 720))
    expect(layoutOf(6, 820, 720)).toMatchObject({ columns: 3, card: 150 })
  })
  test('fit into the room whenever there are at most twelve', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 12 }),
        fc.integer({ min: 360, max: 760 }),
        fc.integer({ min: 260, max: 600 }),
        (count, width, height) => {
          const { columns, card, ratio, gap } = layoutOf(count, width, height)
          const rows = Math.ceil(count / columns)
          expect(rows * card * ratio + (rows - 1) * gap.row).toBeLessThanOrEqual(height)
          expect(columns * card + (columns - 1) * gap.column).toBeLessThanOrEqual(width)
        },
      ),
    )
  })
})
