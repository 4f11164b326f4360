// Trails drawn over the ground for the way of a figure.
import { describe, expect, test } from 'vitest'
import { ours } from '#shared/tal/board.ts'
import { rings } from '#web/lib/tal/board/board-geometry.ts'
import { stoppedTrail, trailOf } from '#web/lib/tal/board/trail.ts'

/** Points along a line of curves, both ends of each and what lies between. */
function along(path: string): readonly { readonly x: number; readonly y: number }[] {
  const [start = [], ...curves] = path
    .slice(1)
    .split('C')
    .map(part => part.trim().split(/[ ,]+/).map(Number))
  let [x = 0, y = 0] = start
  return curves.flatMap(numbers => {
    const [ax = 0, ay = 0, bx = 0, by = 0, cx = 0, cy = 0] = numbers.length === 6 ? numbers : []
    const from = { x, y }
    ;[x, y] = [cx, cy]
    return Array.from({ length: 21 }, (_, k) => {
      const t = k / 20
      const s = 1 - t
      const at = (p: number, q: number, r: number, e: number) =>
        s ** 3 * p + 3 * s * s * t * q + 3 * s * t * t * r + t ** 3 * e
      return { x: at(from.x, ax, bx, cx), y: at(from.y, ay, by, cy) }
    })
  })
}

describe('a trail over the ground', () => {
  const ways = [
    ['10/D', '21', '9/E'],
    ['9/C', '21', '16'],
    ['17', '16', '21', '22', '12/A'],
    ['16', '19', '20', '7/H'],
    ['1/A', '17', '16', '13/D'],
    ['16', '14/C'],
    ['2/E', '17', '18', '3/F'],
  ]
  test.each(ways)('from %s by %s goes under no ring but those where it begins and ends', (...places) => {
    const { path, marks } = trailOf(places)
    expect(marks).toHaveLength(places.length - 1)
    const ends = places.map(place => Number(place.split('/')[0]))
    const others = ours.sites.filter(({ site }) => !ends.includes(site))
    for (const point of along(path.replaceAll('C', ' C'))) {
      for (const { site, x, y, size } of others)
        expect(Math.hypot(point.x - x, point.y - y), `ring ${site}`).toBeGreaterThan(rings[size].outer - 4)
      expect(Math.hypot(point.x - ours.plane.pharaoh.x, point.y - ours.plane.pharaoh.y)).toBeGreaterThan(
        rings.pharaoh.outer - 4,
      )
    }
  })
  test('has a mark for each step around a site', () => {
    expect(trailOf(['9/A', '9/B', '9/C']).marks).toHaveLength(2)
  })
})

test('the trail of a march that a taken space ended leads up to that space, and from there back to where the overseer waits', () => {
  const { marks, cross, back } = stoppedTrail(['17', '16', '21'], '9/H')
  expect(marks).toHaveLength(3)
  const { x, y, size } = ours.sites[8] ?? { x: 0, y: 0, size: 'large' }
  expect(Math.hypot(cross.x - x, cross.y - y)).toBeGreaterThan(rings[size].outer)
  expect(back.startsWith(`M${cross.x.toFixed(1)} ${cross.y.toFixed(1)}`)).toBe(true)
  expect(stoppedTrail(['16', '21', '9/A', '21'], '9/B').marks).toHaveLength(3)
})
