// The part of the valley that is shown: its size and shape, and how it is moved, enlarged and chosen.
import { describe, expect, test } from 'vitest'
import { decision, option } from '#test/shared/tal/wire-fixtures.ts'
import type { Motion } from '#web/lib/tal/marches/motion.svelte.ts'
import type { Intent } from '#web/lib/tal/table/intent.svelte.ts'
import { talSeen } from '../made-viewpoint.ts'
import {
  cameraFor,
  framed,
  holds,
  moved,
  roomier,
  scaled,
  together,
  tooWide,
  whole,
  type Camera,
} from '#web/lib/tal/map/camera.ts'

describe('a part of the valley', () => {
  test('is never smaller than what was asked for, and has the shape of its frame', () => {
    const [, , width, height] = framed([400, 400, 300, 300], 0.8)
    expect(width / height).toBeCloseTo(0.8)
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(300)
  })
  test('shows more around it in a larger picture, but nothing too small for a finger', () => {
    const part: Camera = [400, 400, 300, 300]
    expect(roomier(part, 360)).toEqual(part)
    const [x, y, width, height] = roomier(part, 780)
    expect([x + width / 2, y + height / 2, width, height]).toEqual([550, 550, 450, 450])
    expect(roomier([100, 100, 500, 400], 780)[2]).toBeLessThan(tooWide)
    expect(roomier(whole, 780)).toEqual(whole)
  })
  test('can be moved up to the edge of the land, and not beyond', () => {
    const part = framed([400, 400, 300, 300], 0.8)
    expect(moved(part, { x: 40, y: -25 }).map(n => Math.round(n))).toEqual(
      [part[0] + 40, part[1] - 25, part[2], part[3]].map(n => Math.round(n)),
    )
    const [x, y, width, height] = moved(part, { x: 9_000, y: 9_000 })
    expect(holds(whole, [x, y, width, height])).toBe(true)
    expect(width).toBeCloseTo(part[2])
  })
  test('keeps the point under the fingers when it is scaled, between its smallest size and the whole land', () => {
    const part = framed([400, 400, 300, 300], 0.8)
    const at = { x: part[0] + part[2] / 4, y: part[1] + part[3] / 2 }
    const near = scaled(part, 0.8, at)
    expect(near[2]).toBeCloseTo(part[2] * 0.8)
    expect((at.x - near[0]) / near[2]).toBeCloseTo(0.25)
    expect((at.y - near[1]) / near[3]).toBeCloseTo(0.5)
    expect(scaled(part, 0.01, at)[2]).toBeGreaterThan(150)
    expect(holds(scaled(part, 100, at), whole)).toBe(true)
  })
  test('is chosen for the first point and those of the others that are near it', () => {
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

test('a site that is asked about is shown, also while the marches lie open', () => {
  const asked = decision('claim', { site: 9 } as never, [option('9', 'claim', { site: 9 } as never)])
  const intent = {
    figure: null,
    target: null,
    costs: new Map(),
    looked: null,
    site: 9,
    ways: new Map(),
  } as unknown as Intent
  const opened = { now: null, opened: true } as unknown as Motion
  const seen = (decisions: readonly (typeof asked)[]) => talSeen({}, { phase: 'playing', decisions, waitingFor: [0] })
  expect(cameraFor(seen([]), intent, opened)).toEqual(whole)
  expect(cameraFor(seen([asked]), intent, opened)[2]).toBeLessThan(whole[2])
})
