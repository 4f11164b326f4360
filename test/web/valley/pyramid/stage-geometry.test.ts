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

  /** Beside a column, down to a phone of 320 px that lies on its side, or on a tablet. */
  const readableRoom = fc.record({
    width: fc.integer({ min: 264, max: 900 }),
    height: fc.integer({ min: 280, max: 1000 }),
  })

  test.each([
    ['upright', room],
    ['upright', narrowRoom],
    ['readable', readableRoom],
    ['wide', wideRoom],
  ] as const)('never exceeds the room there is (%s)', (form, rooms) => {
    fc.assert(
      fc.property(rooms, ({ width, height }) => {
        const { card, ratio, gap, top, halves } = geometry(width, height, form)
        expect(top + 3 * (card * ratio + gap.row)).toBeLessThanOrEqual(height + 0.01)
        expect(3 * card + 2 * gap.column).toBeLessThan(width)
        expect(2 * halves[2]).toBeLessThanOrEqual(width + 0.01)
      }),
    )
  })
  test('keeps the width of its cards as long as they can be lower instead', () => {
    expect(geometry(360, 379, 'upright').card).toBeCloseTo(84)
    expect(geometry(360, 315, 'upright').card).toBeCloseTo(84)
  })
  test('has room for texts on a phone on its side and on tablets', () => {
    for (const [width, height] of [
      [396, 360],
      [415, 390],
      [594, 768],
      [768, 610],
      [820, 720],
    ] as const)
      expect(geometry(width, height, 'readable').card).toBeGreaterThan(110)
  })
})
