// The table in the picture of the board game: the valley with its pyramids, some complete, some begun.
import type { Colour } from '#shared/tal/board.ts'
import type { SiteTable } from '#shared/tal/table.ts'
import { placed, siteOf } from '../board/board-geometry.ts'

const of = (colour: Colour, n: number): readonly Colour[] => Array.from({ length: n }, () => colour)
/** Whose site, and its layers from the ground up. */
const drawn: Readonly<Record<number, readonly [owner: number | null, ...layers: readonly (readonly Colour[])[]]>> = {
  1: [2, [...of('blue', 4), ...of('red', 5)], ['black', 'blue']],
  2: [2, of('yellow', 4), ['red']],
  3: [3, [...of('white', 7)]],
  4: [null],
  5: [3, of('red', 9), of('white', 3)],
  6: [3, of('yellow', 4), ['blue']],
  7: [1, of('black', 5)],
  8: [null],
  9: [0, of('white', 9), of('white', 4), ['white']],
  10: [0, of('blue', 4), ['blue']],
  11: [0, of('yellow', 9), of('blue', 4)],
  12: [1, [...of('blue', 2), ...of('red', 2)]],
  13: [0, of('red', 4), ['red']],
  14: [3, of('white', 1)],
  15: [1, of('black', 4), ['white']],
}
/** The sites, some with pyramids, some free. */
export const sites = Object.entries(drawn).map(([number, [owner, ...layers]]): SiteTable => {
  const site = Number(number)
  const { size, area } = siteOf(site)
  const blocks = size === 'large' ? 14 : 5
  return { site, size, area, owner, closed: false, layers, complete: layers.flat().length === blocks }
})
/** The figures, the nearer ones later. */
export const figures = placed(
  [
    ['9/B', 0],
    ['9/G', 1],
    ['11/A', 0],
    ['13/F', 0],
    ['14/B', 3],
    ['15/D', 1],
    ['10/D', 2],
    ['5/C', 3],
    ['7/B', 1],
    ['16', 2],
    ['16', 0],
    ['16', 3],
    ['1/G', 2],
    ['3/C', 3],
  ].map(([at, seat], k) => ({
    id: String(k),
    seat: Number(seat),
    kind: k % 2 === 0 ? ('worker' as const) : ('overseer' as const),
    at: String(at),
  })),
)
/** The build spaces and areas where they stand. */
export const full: ReadonlySet<string> = new Set(figures.map(({ piece }) => piece.at))
