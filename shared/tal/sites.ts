// Sites by their index in the board's list: number, size, and the pyramid in their cells.
import { ours, type Size } from './board.ts'
import { inLayers, layers, worthOf, type Worth } from './pyramid.ts'
import { empty } from './state.ts'
import type { CellName } from './table.ts'

/** The number of a site on the board. */
export const numberOf = (site: number): number => ours.sites[site]?.site ?? 0
/** Whether a site is large or small. */
export const sizeOf = (site: number): Size => ours.sites[site]?.size ?? 'small'

/** The layers of a site's pyramid, from the ground up. */
export function builtOn(site: number, cells: readonly number[] = []): readonly (readonly number[])[] {
  return inLayers(cells, sizeOf(site))
}

/** The worth of a site's pyramid. */
export function worthAt(site: number, cells: readonly number[] | undefined): Worth {
  return worthOf(builtOn(site, cells), sizeOf(site), empty)
}

/** A cell as it is named to the page: by site, layer, and place in that layer. */
export function cellNamed(site: number, cell: number): CellName {
  const all = layers[sizeOf(site)]
  const layer = all.findIndex(({ to }) => cell < to)
  return { site: numberOf(site), layer, cell: cell - (all[layer]?.from ?? 0) }
}
