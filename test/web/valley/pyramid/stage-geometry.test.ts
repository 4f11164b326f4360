// The sizes of the pyramid's cards, which follow from the room there is.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
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
  ] as const)('never exceeds the room there is (wide: %s)', (wide, rooms) => {
    fc.assert(
      fc.property(rooms, ({ width, height }) => {
        const { card, ratio, gap, top, halves } = geometry(width, height, wide)
        expect(top + 3 * (card * ratio + gap.row)).toBeLessThanOrEqual(height + 0.01)
        expect(3 * card + 2 * gap.column).toBeLessThan(width)
        expect(2 * halves[2]).toBeLessThanOrEqual(width + 0.01)
      }),
    )
  })
  test('keeps the width of its cards as long as they can be lower instead', () => {
    expect(geometry(360, 379, false).card).toBeCloseTo(84)
    expect(geometry(360, 315, false).card).toBeCloseTo(84)
  })
})
