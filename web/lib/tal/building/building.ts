// What a pyramid would still be worth with one block more, colour by colour.
import { facts, type Colour } from '#shared/tal/board.ts'
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

/** The cell of a site that is best for a block of this colour, with the worth then; of equal ones the first that is seen. */
function bestFor(
  viewpoint: Viewpoint,
  site: number,
  colour: Colour,
): { readonly cell: Spot & { readonly site: number }; readonly worth: Worth } | null {
  const table = viewpoint.siteOf(site)
  if (!table) return null
  return (
    cellsFor(viewpoint, site, colour)
      .map(cell => ({ cell: { ...cell, site }, worth: worthWith(table, colour, cell) }))
      .sort(
        (one, other) =>
          other.worth.could - one.worth.could ||
          Number(isHidden(table.size, one.cell)) - Number(isHidden(table.size, other.cell)),
      )[0] ?? null
  )
}
/** Whether a cell is the one whose colour never counts. */
export const isHidden = (size: SiteTable['size'], { layer, cell }: Spot): boolean =>
  size === 'large' && layer === 0 && cell === facts.hidden

/** The cell of a site that is best for a block of this colour; null where it cannot be built there. */
export const bestCell = (
  viewpoint: Viewpoint,
  site: number | null,
  colour: Colour,
): (Spot & { readonly site: number }) | null =>
  site === null ? null : (bestFor(viewpoint, site, colour)?.cell ?? null)
/** The best that a site could still be worth after a block of this colour; null where it cannot be built there. */
export const worthAfter = (viewpoint: Viewpoint, site: number | null, colour: Colour): Worth | null =>
  site === null ? null : (bestFor(viewpoint, site, colour)?.worth ?? null)
