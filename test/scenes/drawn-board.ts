// The position that the board game's pictures were drawn from: round 6, the workers are moving.
import { facts, isLeftOut, ours } from '#shared/tal/board.ts'
import type { Piece, SiteTable, TalTable } from '#shared/tal/table.ts'
import { blocksIn, cellsIn } from '#test/shared/tal/block-letters.ts'

const built: Readonly<Record<number, readonly [owner: number | null, ...layers: string[]]>> = {
  1: [2, 'RWBKYRWBR', 'K...'],
  2: [2, 'YYYY', 'R'],
  3: [3, 'WKW.KWW..'],
  5: [3, 'RRRRBRRRR', 'WW.W'],
  6: [3, 'KYBY', 'W'],
  7: [1, 'KK.KK....'],
  9: [1, 'WWWWRWWWW', 'WW.W'],
  10: [0, 'BBBB'],
  11: [0, 'YYYYKYYYY', 'BB..'],
  12: [1, 'RR.B'],
  13: [0, 'RRRR', 'R'],
  14: [3, 'W...'],
  15: [1, 'KKKK', 'W'],
}
const figures: readonly (readonly [seat: number, overseers: string, workers: string])[] = [
  [0, '9/H 9/C', '9/D 10/D 11/B 11/G 16'],
  [1, '9/A 7/H', '9/F 7/E 7/G 12/C 12/E'],
  [2, '1/B 21', '1/E 1/G 2/C 17 16'],
  [3, '5/F 3/C', '5/C 5/E 3/D 3/F 14/C'],
]

function siteTable({ site, size, area, ...facts_ }: (typeof ours.sites)[number]): SiteTable {
  const [owner = null, ...layers] = built[site] ?? []
  const all = facts.layers[size].map((edge, layer) => cellsIn((layers[layer] ?? '').padEnd(edge * edge, '.')))
  return {
    site,
    size,
    area,
    owner,
    closed: isLeftOut(facts_, 4),
    layers: all,
    complete: all.every(layer => !layer.includes(null)),
  }
}

/** The drawn table. */
export const drawn: TalTable = {
  round: 6,
  start: 3,
  turn: 0,
  phase: 'workers',
  groups: [],
  auctioned: [],
  marches: [],
  sites: ours.sites.map(siteTable),
  pieces: figures.flatMap(([seat, overseers, workers]): readonly Piece[] => [
    ...overseers.split(' ').map((at, k): Piece => ({ id: `${seat}o${k + 1}`, seat, kind: 'overseer', at })),
    ...workers.split(' ').map((at, k): Piece => ({ id: `${seat}w${k + 1}`, seat, kind: 'worker', at })),
  ]),
  mine: { tablets: [1, 2, 3, 4, 0, 0, 0, 0], bids: [], march: [], sealed: false },
  pharaoh: blocksIn('YRBKWKRYBBWKRYKWB'),
  bag: 45,
  out: 0,
  players: [
    ['BBYWR', 5, 4],
    ['WWKKRWBKYY', 4, 2],
    ['', 6, 2],
    ['WRRKY', 4, 1],
  ].map(([letters, scarabs, points], seat) => ({
    seat,
    blocks: blocksIn(String(letters)),
    scarabs: Number(scarabs),
    points: Number(points),
  })),
}
