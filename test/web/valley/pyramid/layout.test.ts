// Sizes that follow from the room there is: the pyramid's cards, and cards spread out to choose from.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { layoutOf } from '#web/lib/valley/decision/spread-layout.ts'
import { geometry } from '#web/lib/valley/pyramid/stage-geometry.ts'

describe('the pyramid', () => {
  const room = fc.record({ width: fc.integer({ min: 360, max: 480 }), height: fc.integer({ min: 290, max: 700 }) })
  /** With the piles above the pyramid. */
  const narrowRoom = fc.record({
    width: fc.integer({ min: 170, max: 299 }),
    height: fc.integer({ min: 200, max: 500 }),
  })
  const wideRoom = fc.record({ width: fc.integer({ min: 540, max: 1300 }), height: fc.integer({ min: 380, max: 900 }) })

  test.each([
    [false, room],
    [false, narrowRoom],
    [true, wideRoom],
  ] as const)('never sticks out (wide: %s)', (wide, rooms) => {
    fc.assert(
      fc.property(rooms, ({ width, height }) => {
        const { card, ratio, gap, top, halves } = geometry(width, height, wide)
        expect(top + 3 * (card * ratio + gap.row)).toBeLessThanOrEqual(height + 0.01)
        expect(3 * card + 2 * gap.column).toBeLessThan(width)
        expect(2 * halves[2]).toBeLessThanOrEqual(width + 0.01)
      }),
    )
  })
  test('keeps its width as long as the stela can give way', () => {
    expect(geometry(360, 379, false).card).toBeCloseTo(84)
    expect(geometry(360, 315, false).card).toBeCloseTo(84)
  })
})

describe('cards spread out', () => {
  test('are as large as possible', () => {
    expect(layoutOf(3, 360, 320)).toMatchObject({ columns: 3, low: false })
    expect(layoutOf(8, 360, 320).card).toBeGreaterThan(75)
  })
  test('become low before they are cut off', () => {
    expect(layoutOf(20, 360, 320).low).toBe(true)
  })
  test('fit whenever they are not too many', () => {
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
