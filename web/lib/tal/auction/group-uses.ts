// What a group of blocks is useful for: how many of one colour the open layers of the viewer's sites could take; while the
// viewer has no site, how many blocks have the same colour.
import type { Colour } from '#shared/tal/board.ts'
import { freeOn } from '#shared/tal/forecast.ts'
import { kindOf } from '#shared/tal/pyramid.ts'
import { countsOf } from '#shared/tal/standings.ts'
import { openLayer } from '../board/heap.ts'
import { underConstruction } from '../building/sites.ts'
import type { Viewpoint } from '../table/viewpoint.svelte.ts'

/** How many blocks of a colour there are for a layer of a site, layers counted from 1. */
export interface Use {
  readonly n: number
  readonly colour: Colour
  readonly layer: number
  readonly site: number
}

/** Up to two uses, the best sites first. Only uses that do not lower what a site can be worth. */
export function usesOf({ table, you }: Pick<Viewpoint, 'table' | 'you'>, blocks: readonly Colour[]): readonly Use[] {
  return underConstruction(table, you)
    .flatMap(site => {
      const layer = openLayer(site.layers)
      if (layer === null) return []
      const kind = kindOf(site.layers, site.size, null)
      const room = site.layers[layer]?.filter(colour => colour === null).length ?? 0
      return countsOf(blocks).flatMap(({ colour, n: there }): readonly Use[] => {
        const n = Math.min(room, there)
        const with_ = site.layers.map((cells, at) => (at === layer ? cells.map(each => each ?? colour) : cells))
        return n > 0 && kindOf(with_, site.size, null) === kind && kind !== 'mixed'
          ? [{ n, colour, layer: layer + 1, site: site.site }]
          : []
      })
    })
    .sort((one, other) => other.n - one.n)
    .slice(0, 2)
}

/**
 * How many of these blocks, of whatever colour, go to the viewer's roomiest mixed pyramid: no colour makes it worth
 * less.
 */
export function useOfAny(
  { table, you }: Pick<Viewpoint, 'table' | 'you'>,
  blocks: readonly Colour[],
): Pick<Use, 'n' | 'site'> | null {
  const [roomiest] = underConstruction(table, you)
    .filter(({ layers, size }) => kindOf(layers, size, null) === 'mixed')
    .map(({ site, layers }) => ({
      n: Math.min(blocks.length, freeOn({ layers })),
      site,
    }))
    .sort((one, other) => other.n - one.n)
  return roomiest ?? null
}

/** Up to two colours with several blocks, most first: they could begin a layer of one colour. */
export const alikeIn = (blocks: readonly Colour[]): readonly Pick<Use, 'n' | 'colour'>[] =>
  countsOf(blocks)
    .filter(({ n }) => n > 1)
    .sort((one, other) => other.n - one.n)
    .slice(0, 2)
