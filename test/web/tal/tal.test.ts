// What the board game's page works out by itself: ways over the ground, moves that the log tells, parts of the valley, who
// is level at the end, what keys mean.
import { describe, expect, test, vi } from 'vitest'
import type { TalDecisions } from '#shared/tal/decisions.ts'
import { ours } from '#shared/tal/board.ts'
import { numberSpot, placed, plateSpot, rings, scalesSpot, standing } from '#web/lib/tal/board/board-geometry.ts'
import { scalesOf, widest } from '#web/lib/tal/board/scales.ts'
import { stoppedTrail, trailOf } from '#web/lib/tal/board/trail.ts'
import { framed, holds, moved, scaled, together, whole } from '#web/lib/tal/map/camera.ts'
import { levelAtTop, nameInHeadline, type Ended } from '#web/lib/tal/end/heaps.ts'
import { keysFor, wishOf } from '#web/lib/tal/table/keymap.ts'
import { nextOf, stepOf } from '#web/lib/tal/map/arrow-navigation.ts'
import { Motion } from '#web/lib/tal/marches/motion.svelte.ts'
import { movesOf } from '#web/lib/tal/marches/figure-moves.ts'
import { line } from '#test/shared/tal/wire-fixtures.ts'
import { drawn } from '#test/scenes/drawn-board.ts'
import { required } from '#test/shared/required.ts'

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
  test.each(ways)('%s, %s ...: under no ring but those where it begins and ends', (...places) => {
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
  test('round its own site it stays on the ring', () => {
    expect(trailOf(['9/A', '9/B', '9/C']).marks).toHaveLength(2)
  })
})

describe('moves that the log tells', () => {
  test('one that is stopped ends with the space that was taken', () => {
    expect(
      movesOf([
        line(1, 2, 'march', { piece: '2o2', from: '17', to: '21', steps: 2, via: ['16'] }),
        line(2, 2, 'stopped', { piece: '2o2', at: '9/H', to: '21' }),
        line(3, 0, 'claim', { site: 4, piece: '0o1' }),
        line(4, 0, 'work', { piece: '0w1', from: '16', to: '14/A', steps: 1, via: [] }),
      ]),
    ).toEqual([
      { n: 1, seat: 2, piece: '2o2', places: ['17', '16', '21'], taken: '9/H' },
      { n: 4, seat: 0, piece: '0w1', places: ['16', '14/A'] },
    ])
  })
  test('stopped at once it only waits', () => {
    expect(movesOf([line(2, 2, 'stopped', { piece: '2o2', at: '9/H', to: '21' })])).toEqual([
      { n: 2, seat: 2, piece: '2o2', places: ['21'], taken: '9/H' },
    ])
  })
})

test('what moves behind the revealed bids waits until they have been looked at', () => {
  vi.useFakeTimers()
  const motion = new Motion(-1, () => false, false)
  const move = { n: 1, seat: 1, piece: '1w1', places: ['16', '19'] }
  motion.lookAtBids()
  motion.show([move])
  vi.advanceTimersByTime(3_000)
  expect([motion.sold, motion.now, motion.gone]).toEqual([true, move, []])
  motion.skip()
  expect([motion.sold, motion.now]).toEqual([false, move])
  vi.advanceTimersByTime(3_000)
  expect([motion.now, motion.gone]).toEqual([null, [move]])
  vi.useRealTimers()
})

test('bids that are looked at again stay until somebody goes on, or closes them where they were opened', () => {
  vi.useFakeTimers()
  const motion = new Motion(-1, () => false, false)
  motion.lookAtBids()
  vi.advanceTimersByTime(60_000)
  const stayed = motion.sold
  motion.lookAtBids()
  expect([stayed, motion.sold]).toEqual([true, false])
  vi.useRealTimers()
})

describe('a part of the valley', () => {
  test('is never smaller than what was asked, and has the shape of its frame', () => {
    const [, , width, height] = framed([400, 400, 300, 300], 0.8)
    expect(width / height).toBeCloseTo(0.8)
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(300)
  })
  test('is moved by hand up to the edge of the land, not beyond', () => {
    const part = framed([400, 400, 300, 300], 0.8)
    expect(moved(part, { x: 40, y: -25 }).map(n => Math.round(n))).toEqual(
      [part[0] + 40, part[1] - 25, part[2], part[3]].map(n => Math.round(n)),
    )
    const [x, y, width, height] = moved(part, { x: 9_000, y: 9_000 })
    expect(holds(whole, [x, y, width, height])).toBe(true)
    expect(width).toBeCloseTo(part[2])
  })
  test('drawn together and apart keeps the point under the fingers, between nearest and the whole land', () => {
    const part = framed([400, 400, 300, 300], 0.8)
    const at = { x: part[0] + part[2] / 4, y: part[1] + part[3] / 2 }
    const near = scaled(part, 0.8, at)
    expect(near[2]).toBeCloseTo(part[2] * 0.8)
    expect((at.x - near[0]) / near[2]).toBeCloseTo(0.25)
    expect((at.y - near[1]) / near[3]).toBeCloseTo(0.5)
    expect(scaled(part, 0.01, at)[2]).toBeGreaterThan(150)
    expect(holds(scaled(part, 100, at), whole)).toBe(true)
  })
  test('holds the first point, and of the others the near ones', () => {
    const points = [
      { x: 300, y: 700 },
      { x: 900, y: 700 },
      { x: 340, y: 640 },
      { x: 360, y: 760 },
    ]
    expect(together(points)).toEqual([points[0], points[2], points[3]])
    expect(together([])).toEqual([])
  })
})

test('who is level at the end is named only where there is somebody to be level with', () => {
  const player = (seat: number, total: number): Ended => ({
    seat,
    name: String(seat),
    won: seat === 0,
    total,
    heaps: [],
    complete: 1,
    blocks: 5,
  })
  expect(levelAtTop([player(0, 8), player(1, 8), player(2, 3)]).map(({ seat }) => seat)).toEqual([0, 1])
  expect(levelAtTop([player(0, 8), player(1, 3)])).toEqual([])
})

test('keys: numbers take, letters open, and nothing is taken from the browser', () => {
  const press = (key: string, held = {}) => wishOf({ key, ctrlKey: false, altKey: false, metaKey: false, ...held })
  expect(press('3')).toEqual({ kind: 'nth', at: 2 })
  expect(press('L')).toEqual({ kind: 'log' })
  expect(press('Enter')).toEqual({ kind: 'confirm' })
  expect(press('r', { ctrlKey: true })).toBeNull()
  expect(press('x')).toBeNull()
  expect(press('n')).toEqual({ kind: 'end' })
  expect(press('ArrowUp')).toEqual({ kind: 'along', step: { by: -1, far: true } })
})

describe('an arrow leads', () => {
  const along = required(stepOf('ArrowRight'))
  const down = required(stepOf('ArrowDown'))
  const up = required(stepOf('ArrowUp'))
  const grounds = ['17', '9', '9', '9', '14', '14']
  test('from one to the next, and round', () => expect([0, 5].map(at => nextOf(grounds, at, along))).toEqual([1, 0]))
  test('down and up past the spaces of the same site', () =>
    expect([nextOf(grounds, 1, down), nextOf(grounds, 4, up), nextOf(grounds, 5, down)]).toEqual([4, 3, 0]))
  test('from elsewhere to the first or the last', () =>
    expect([nextOf(grounds, -1, along), nextOf(grounds, -1, up)]).toEqual([0, 5]))
  test('down from what has no ground as along, and nowhere where there is nothing', () =>
    expect([nextOf(['', ''], 0, down), nextOf([], -1, down)]).toEqual([1, -1]))
})

test('the sheet of keys says what they do now: numbers only where something is taken', () => {
  const caps = (kind: TalDecisions[keyof TalDecisions]['kind']) => keysFor({ kind, key: kind }).map(row => row.caps)
  for (const kind of ['bid', 'march', 'work', 'build'] as const) expect(caps(kind)).toContain('1 2 3')
  for (const kind of ['steal', 'claim', 'takeover'] as const) expect(caps(kind)).not.toContain('1 2 3')
  for (const kind of ['bid', 'march', 'work', 'build', 'steal', 'claim', 'takeover'] as const)
    expect(caps(kind)).toContain('N')
  expect(keysFor(null).map(row => row.caps)).toEqual(['← →'])
})

describe('the scales of a contested site', () => {
  const places = ['9/A', '9/B', '9/C', '9/D', '9/E', '9/F', '9/G', '9/H']
  /** These figures on site 9, which is seat 1's, and nobody else. */
  const scales = (...there: readonly string[]) =>
    scalesOf(
      {
        ...drawn,
        pieces: drawn.pieces.map(piece => ({
          ...piece,
          at: there.includes(piece.id) ? (places[there.indexOf(piece.id)] ?? '') : '16',
        })),
      },
      9,
    )
  const shown = (...there: readonly string[]) =>
    scales(...there).planks.map(({ sides }) =>
      sides.map(({ seat, n, ahead }) => `${seat}: ${n}${ahead ? ' ahead' : ''}`),
    )
  test('show everybody who has any of a kind there, and the owner also without', () => {
    expect(shown('0o1', '2o1', '2o2', '3o1', '2w1')).toEqual([
      ['0: 1', '1: 0', '2: 2 ahead', '3: 1'],
      ['1: 0', '2: 1 ahead'],
    ])
  })
  test('show against whom also where only one has any', () =>
    expect(shown('1w1', '2o1')).toEqual([
      ['1: 0', '2: 1 ahead'],
      ['1: 1 ahead', '2: 0'],
    ]))
  test('are never wider than the ground has room', () => {
    for (const there of [
      ['1o1', '2w1'],
      ['0o1', '1o1', '2o1', '2w1'],
      ['0o1', '1o1', '2o1', '3o1', '0w1', '1w1', '2w1', '3w1'],
    ]) {
      const { planks, scale } = scales(...there)
      const last = planks.at(-1)
      expect(((last?.x ?? 0) + (last?.width ?? 0)) * scale).toBeLessThanOrEqual(widest)
    }
    expect(scales('1o1', '2w1').scale).toBe(1)
  })
})

describe('on the ground nothing hides another', () => {
  /** A plate or scales as a box. */
  const boxes = ours.sites.map(site => {
    const plate = plateSpot(site)
    const scales = scalesSpot(site)
    return {
      site,
      plate: {
        left: plate.x - 23,
        right: plate.x + 23,
        top: plate.y - 11.5,
        bottom: plate.y + (site.suns ? 23 : 11.5),
      },
      scales: { left: scales.x, right: scales.x + widest, top: scales.y, bottom: scales.y + 24 },
    }
  })
  test.each(boxes)(
    'scales of site $site.site: no plate and no number of a site or an area under them',
    ({ scales }) => {
      for (const { site, plate } of boxes) {
        expect(
          Math.min(scales.right, plate.right) - Math.max(scales.left, plate.left) > 1 &&
            Math.min(scales.bottom, plate.bottom) - Math.max(scales.top, plate.top) > 1,
          `plate ${site.site}`,
        ).toBe(false)
        const inside = scales.left < site.x && scales.right > site.x && scales.top < site.y && scales.bottom > site.y
        expect(inside, `pyramid ${site.site}`).toBe(false)
      }
      for (const { area } of ours.areas) {
        const { x, y } = numberSpot(area)
        expect(
          Math.min(scales.right, x + 20) - Math.max(scales.left, x - 20) > 1 &&
            Math.min(scales.bottom, y) - Math.max(scales.top, y - 28) > 8,
          `number ${area}`,
        ).toBe(false)
      }
    },
  )
  test.each(['16', '17', '18', '19', '20', '21', '22'])('a crowd in area %s stands apart, all of it', area => {
    for (const many of [1, 4, 9, 14, 28]) {
      const spots = standing(
        area,
        Array.from({ length: many }, (_, k) => k % 4),
      )
      expect(new Set(spots.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`)).size).toBe(many)
    }
  })
})

test.each([2, 3, 4])(
  'the starting figures of %s players do not lie on one another, nor on a ring, a plate or a number',
  seats => {
    const figures = placed(drawn.pieces.filter(({ seat }) => seat < seats).map(piece => ({ ...piece, at: '16' }))).map(
      ({ piece, x, y }) =>
        piece.kind === 'overseer'
          ? { id: piece.id, left: x - 8.5, right: x + 16, top: y - 31, bottom: y + 1 }
          : { id: piece.id, left: x - 8, right: x + 8, top: y - 26, bottom: y + 1 },
    )
    expect(figures).toHaveLength(seats * 7)
    type Drawn = Omit<(typeof figures)[number], 'id'>
    const meet = (one: Drawn, other: Drawn) =>
      one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
    const number = numberSpot(16)
    const others = [
      ...ours.sites
        .map(plateSpot)
        .map(({ x, y }) => ({ left: x - 23, right: x + 23, top: y - 11.5, bottom: y + 11.5 })),
      { left: number.x - 20, right: number.x + 48.5, top: number.y - 28, bottom: number.y },
    ]
    for (const [k, figure] of figures.entries()) {
      for (const other of figures.slice(k + 1)) expect(meet(figure, other), `${figure.id} ${other.id}`).toBe(false)
      for (const other of others) expect(meet(figure, other), `${figure.id} at ${other.left} ${other.top}`).toBe(false)
      for (const { x, y, radius } of [
        ...ours.sites.map(site => ({ x: site.x, y: site.y, radius: rings[site.size].outer })),
        { ...ours.plane.pharaoh, radius: rings.pharaoh.outer },
      ]) {
        const near = {
          x: Math.max(figure.left, Math.min(figure.right, x)),
          y: Math.max(figure.top, Math.min(figure.bottom, y)),
        }
        expect(Math.hypot(near.x - x, near.y - y), `${figure.id} on the ring at ${x} ${y}`).toBeGreaterThan(radius)
      }
    }
  },
)

test('a headline cuts a word that no line would hold, and no other', () => {
  expect(nameInHeadline('Wilhelmina Schwarzenberg')).toBe('Wilhelmina Schwarzenberg')
  expect(nameInHeadline('W'.repeat(24))).toBe(`${'W'.repeat(11)}…`)
  expect(nameInHeadline('i'.repeat(24))).toBe(`${'i'.repeat(17)}…`)
})

test('a march that a taken space ended leads to before it, and from there to where he waits', () => {
  const { marks, cross, back } = stoppedTrail(['17', '16', '21'], '9/H')
  expect(marks).toHaveLength(3)
  const { x, y, size } = ours.sites[8] ?? { x: 0, y: 0, size: 'large' }
  expect(Math.hypot(cross.x - x, cross.y - y)).toBeGreaterThan(rings[size].outer)
  expect(back.startsWith(`M${cross.x.toFixed(1)} ${cross.y.toFixed(1)}`)).toBe(true)
  expect(stoppedTrail(['16', '21', '9/A', '21'], '9/B').marks).toHaveLength(3)
})
