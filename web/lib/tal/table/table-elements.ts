// Where the board game's table is drawn in its present layout: what can be pressed on the board, and what something is
// carried to.
import { createContext } from 'svelte'
import type { PieceName, PlaceName } from '#shared/tal/table.ts'
import { ElementMap } from '../../table/element-map.ts'
import { nameAround } from '../../table/element-names.ts'

type Drawn = HTMLElement | SVGElement

export class TableElements {
  /** Places that a figure can go to: on the board, or as a chip at its edge. */
  readonly places = new ElementMap<PlaceName, Drawn>('place')
  readonly pieces = new ElementMap<PieceName, Drawn>('piece')
  readonly sites = new ElementMap<`${number}`, Drawn>('site')
  /** Cells of a pyramid, `SITE.LAYER.CELL`, where a block can be laid or taken away. */
  readonly cells = new ElementMap<`${number}.${number}.${number}`, Drawn>('place')
  /** What tablets lie on: a group by its number, and the hand. */
  readonly grounds = new ElementMap<`${number}` | 'hand'>('ground')

  /** What of the board is pressed there; null where nothing is. */
  pressedAt(target: EventTarget | null): { place: PlaceName } | { piece: PieceName } | { site: number } | null {
    const place = nameAround(this.places, target)
    if (place !== null) return { place }
    const piece = nameAround(this.pieces, target)
    if (piece !== null) return { piece }
    const site = nameAround(this.sites, target)
    return site === null ? null : { site: Number(site) }
  }
}

export const [tableElements, provideTableElements] = createContext<TableElements>()
