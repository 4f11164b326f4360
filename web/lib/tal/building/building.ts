// What a pyramid would still be worth with one block more, colour by colour.
import type { Colour } from '#shared/tal/board.ts'
import { worthOf, type Worth } from '#shared/tal/pyramid.ts'
import type { SiteTable } from '#shared/tal/table.ts'
import type { Viewpoint } from '../table/viewpoint.svelte.ts'

/** A cell of a site. */
interface Spot {
  readonly layer: number
  readonly cell: number
}

/** The worth of a site with a block of this colour in a cell. */
function worthWith({ layers, size }: SiteTable, colour: Colour, { layer, cell }: Spot): Worth {
  return worthOf(
    layers.map((cells, at) => (at === layer ? cells.map((there, k) => (k === cell ? colour : there)) : cells)),
    size,
    null,
  )
}

/** Where a colour could be built on a site now. */
const cellsFor = (viewpoint: Viewpoint, site: number, colour: Colour): readonly Spot[] =>
  viewpoint
    .optionsOf('build')
    .filter(({ params }) => params.site === site && params.colour === colour)
    .map(({ params }) => ({ layer: params.layer, cell: params.cell }))

/** The best that a site could still be worth after a block of this colour; null where it cannot be built there. */
export function worthAfter(viewpoint: Viewpoint, site: number | null, colour: Colour): Worth | null {
  const table = site === null ? undefined : viewpoint.siteOf(site)
  if (!table) return null
  return cellsFor(viewpoint, table.site, colour)
    .map(cell => worthWith(table, colour, cell))
    .reduce<Worth | null>((best, worth) => (best === null || worth.could > best.could ? worth : best), null)
}
