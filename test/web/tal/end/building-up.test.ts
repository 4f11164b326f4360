// How pyramids are built up again before they are counted.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { SiteTable } from '#shared/tal/table.ts'
import { builtAt, countedAt, withBlocks } from '#web/lib/tal/end/building-up.ts'
import type { Ended, Heap } from '#web/lib/tal/end/heaps.ts'
import { bestPyramids } from '#web/lib/tal/end/tal-summary.ts'
import { cellsIn } from '#test/shared/tal/block-letters.ts'

const site = (number: number, owner: number, ...layers: readonly string[]): SiteTable => {
  const cells = layers.map(cellsIn)
  const [ground = ''] = layers
  return {
    site: number,
    size: ground.length > 4 ? 'large' : 'small',
    area: 1,
    owner,
    closed: false,
    layers: cells,
    complete: cells.every(layer => !layer.includes(null)),
  }
}
const heap = (site: SiteTable, points: number): Heap => ({ site, kind: 'mixed', points })
const player: Ended = {
  seat: 0,
  name: 'Mira',
  won: true,
  total: 5,
  heaps: [heap(site(9, 0, 'WWWW', 'R'), 5), heap(site(2, 0, 'KK..', '.'), 0)],
  complete: 1,
  blocks: 5,
}

test('a pyramid is built from the ground up, row by row', () => {
  const { layers } = site(9, 0, 'WRWR', 'B')
  expect(withBlocks(layers, 0).flat()).toEqual([null, null, null, null, null])
  expect(withBlocks(layers, 2)).toEqual([[...(layers[0] ?? []).slice(0, 2), null, null], [null]])
  expect(withBlocks(layers, 5)).toEqual(layers)
})

test('each is counted once it stands, and at the end all stand as they ended', () => {
  const counted = Array.from({ length: 101 }, (_, at) => countedAt(player, at / 100))
  expect([...new Set(counted)]).toEqual([0, 5])
  expect(builtAt(player.heaps, 0.3).map(({ counted }) => counted)).toEqual([false, false])
  expect(builtAt(player.heaps, 1).map(({ layers }) => layers)).toEqual(player.heaps.map(({ site }) => site.layers))
})

test('blocks come one by one, and none goes again', () => {
  const there = (progress: number) =>
    builtAt(player.heaps, progress).flatMap(({ layers }) => layers.flat().filter(colour => colour !== null)).length
  fc.assert(
    fc.property(fc.nat(99), at => {
      const step = there((at + 1) / 100) - there(at / 100)
      expect(step === 0 || step === 1).toBe(true)
    }),
  )
})

test('the best pyramids score most at the end; equal ones are in the order in which they became complete', () => {
  const empty = (number: number) => site(number, 0, '....', '.')
  const positions = [
    { round: 1, points: [0, 0], sites: [empty(2), empty(3), empty(4)] },
    { round: 2, points: [0, 4], sites: [empty(2), site(3, 1, 'RRRR', 'R'), empty(4)] },
    { round: 3, points: [5, 4], sites: [site(2, 0, 'WWWW', 'W'), site(3, 1, 'RRRR', 'R'), site(4, 0, 'WRWB', 'K')] },
  ]
  expect(bestPyramids(positions).map(({ site, owner, round }) => [site.site, owner, round])).toEqual([
    [3, 1, 2],
    [2, 0, 3],
  ])
  expect(bestPyramids([])).toEqual([])
})
