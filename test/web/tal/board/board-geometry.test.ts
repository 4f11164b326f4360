// Where things stand on the board: no plate, number, ring, scales or figure lies on another.
import { describe, expect, test } from 'vitest'
import { ours } from '#shared/tal/board.ts'
import { numberSpot, placed, plateSpot, rings, scalesSpot, standing } from '#web/lib/tal/board/board-geometry.ts'
import { widest } from '#web/lib/tal/board/scales.ts'
import { drawn } from '#test/scenes/drawn-board.ts'

describe('on the ground nothing lies on something else', () => {
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
  test.each(boxes)('the scales of site $site.site cover no plate and no number of a site or an area', ({ scales }) => {
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
  })
  test.each(['16', '17', '18', '19', '20', '21', '22'])(
    'in a crowded area %s each figure has a place of its own',
    area => {
      for (const many of [1, 4, 9, 14, 28]) {
        const spots = standing(
          area,
          Array.from({ length: many }, (_, k) => k % 4),
        )
        expect(new Set(spots.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`)).size).toBe(many)
      }
    },
  )
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
