// Still views of the end of the board game.
import { pointsOf, worthOf } from '#shared/tal/pyramid.ts'
import type { SiteTable } from '#shared/tal/table.ts'
import { seatsOf, view, type Board } from './tal-views.ts'
import { blocksIn, cellsIn } from '#test/shared/tal/block-letters.ts'
import { drawn } from './drawn-board.ts'

const heaps: Readonly<Record<number, readonly [owner: number, ...layers: string[]]>> = {
  9: [1, 'WWWWRWWWW', 'WWWW', 'W'],
  15: [1, 'KKKK', 'W'],
  12: [1, 'YBRB', 'B'],
  7: [1, 'KKKKBRKKK', 'K.K.'],
  11: [0, 'YYYYKYYYY', 'BBBB', 'R'],
  13: [0, 'RRRR', 'R'],
  10: [0, 'BBBB', 'K'],
  5: [3, 'RRRRBRRRR', 'WWWW', 'K'],
  14: [3, 'WWWW', 'B'],
  6: [3, 'BYYY', 'W'],
  3: [3, 'KWWWRWKBW', 'KY..'],
  1: [2, 'RWBBYRWBR', 'YBWR', 'R'],
  2: [2, 'YYYY', 'R'],
  4: [2, 'K...'],
}
/** @param how ended as drawn, with two level at the top, or nobody with a whole pyramid and somebody with none at all */
export function ended(called: readonly string[], how: 'drawn' | 'tied' | 'empty'): Board {
  const sites = drawn.sites.map((site): SiteTable => {
    const [owner = null, ...begun] =
      how === 'empty' && (heaps[site.site]?.[0] === 3 || site.size === 'small') ? [] : (heaps[site.site] ?? [])
    const rows = how === 'empty' ? begun.slice(0, 1) : begun
    const layers = site.layers.map((cells, at) => cellsIn((rows[at] ?? '').padEnd(cells.length, '.')))
    return { ...site, owner, layers, complete: layers.every(cells => !cells.includes(null)) }
  })
  const total = (seat: number) =>
    sites
      .filter(site => site.owner === seat && site.complete)
      .reduce((sum, { layers, size }) => sum + pointsOf(size, worthOf(layers, size, null).kind), 0)
  const scores = called.map((_, seat) => ({
    seat,
    total: how === 'tied' && seat === 0 ? total(1) : total(seat),
    parts: [],
  }))
  const pharaoh = blocksIn('YRBKWKRYBBWKRYKWBRRWBYKYYRBKRK')
  return view({ sites, pharaoh, turn: null, phase: 'build' }, null, {
    phase: 'over',
    waitingFor: [],
    seedHash: '9f2c5bd0'.repeat(8),
    seed: '41c2'.repeat(16),
    seats: seatsOf(called),
    result: { scores, winners: how === 'empty' ? called.map((_, seat) => seat) : [1] },
  })
}
