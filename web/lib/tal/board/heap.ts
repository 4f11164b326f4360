// The geometry of a drawn pyramid of blocks: from the side (steeper than isometric, so that top faces and marks are large), or
// from above. How a block looks is in `Symbols.svelte`.
import { facts, type Colour, type PyramidSize } from '#shared/tal/board.ts'

/** Half the width and depth of a block, and its height, for an edge of 20. */
export const block = { width: 14.4, depth: 10, height: 12.4, edge: 20 } as const

type Layers = readonly (readonly (Colour | null)[])[]
type Corner = readonly [x: number, y: number]

export interface Drawn {
  readonly colour: Colour
  readonly layer: number
  readonly cell: number
  readonly x: number
  readonly y: number
  /** Whether nothing lies on it, so that its top face shows. */
  readonly free: boolean
}

const edgeOf = (size: PyramidSize, layer: number): number => facts.layers[size][layer] ?? 0

/** Where a cell lies in its layer, in edges from the middle. */
function cellAt(edge: number, cell: number): Corner {
  return [(cell % edge) - edge / 2 + 0.5, Math.floor(cell / edge) - edge / 2 + 0.5]
}

/** Whether a block of the next layer rests on a cell. */
function isCovered(layers: Layers, size: PyramidSize, layer: number, cell: number): boolean {
  const [x, y] = cellAt(edgeOf(size, layer), cell)
  const above = edgeOf(size, layer + 1)
  return (layers[layer + 1] ?? []).some((colour, other) => {
    const [ox, oy] = cellAt(above, other)
    return colour !== null && Math.abs(ox - x) < 1 && Math.abs(oy - y) < 1
  })
}

/** The layer that is being built: the lowest that is not full; null when all are. */
export function openLayer(layers: Layers): number | null {
  const at = layers.findIndex(layer => layer.includes(null))
  return at < 0 ? null : at
}

/** A pyramid seen from the side, around the middle of its ground, with blocks of a given edge length. */
export class Raised {
  readonly #scale: number
  readonly #size: PyramidSize
  readonly #layers: Layers

  constructor(layers: Layers, size: PyramidSize, edge: number) {
    this.#layers = layers
    this.#size = size
    this.#scale = edge / block.edge
  }

  /** A point `x` and `y` edges from the middle, `z` blocks up. */
  at(x: number, y: number, z: number): Corner {
    return [(x - y) * block.width * this.#scale, (x + y) * block.depth * this.#scale - z * block.height * this.#scale]
  }
  #path(corners: readonly Corner[]): string {
    return `M${corners.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`
  }

  /** The blocks from the farthest to the nearest, each layer upon the one below. */
  get blocks(): readonly Drawn[] {
    return this.#layers.flatMap((cells, layer) =>
      cells.flatMap((colour, cell) => {
        if (colour === null) return []
        const [cx, cy] = cellAt(edgeOf(this.#size, layer), cell)
        const [x, y] = this.at(cx, cy, layer)
        return [{ colour, layer, cell, x, y, free: !isCovered(this.#layers, this.#size, layer, cell) }]
      }),
    )
  }
  /** The ground it stands on. */
  get ground(): string {
    const half = edgeOf(this.#size, 0) / 2 + 0.28
    return this.#path([
      this.at(-half, -half, 0),
      this.at(half, -half, 0),
      this.at(half, half, 0),
      this.at(-half, half, 0),
    ])
  }
  /** The cells drawn on the ground. */
  get grid(): string {
    const edge = edgeOf(this.#size, 0)
    const half = edge / 2
    const stroke = (from: Corner, to: Corner) =>
      `M${from.map(n => n.toFixed(1)).join(' ')}L${to.map(n => n.toFixed(1)).join(' ')}`
    return Array.from({ length: edge + 1 }, (_, k) => k - half)
      .map(
        at => stroke(this.at(at, -half, 0), this.at(at, half, 0)) + stroke(this.at(-half, at, 0), this.at(half, at, 0)),
      )
      .join('')
  }
  /** The shadow of the whole pyramid, to its right; null if there is no block. */
  get shadow(): string | null {
    const tall = this.#layers.filter(layer => layer.some(colour => colour !== null)).length
    if (tall === 0) return null
    const half = edgeOf(this.#size, 0) / 2
    return this.#path([
      this.at(half, -half, 0),
      this.at(half + 0.32 * tall, -half + 0.18 * tall, 0),
      this.at(half + 0.32 * tall, half + 0.12, 0),
      this.at(half, half, 0),
    ])
  }
  /** The outline of an empty cell's ground, or of the top of the block in the cell. */
  cell(layer: number, cell: number, on: 'ground' | 'top' = 'ground'): string {
    const [x, y] = cellAt(edgeOf(this.#size, layer), cell)
    const z = layer + (on === 'top' ? 1 : 0)
    return this.#path([
      this.at(x - 0.5, y - 0.5, z),
      this.at(x + 0.5, y - 0.5, z),
      this.at(x + 0.5, y + 0.5, z),
      this.at(x - 0.5, y + 0.5, z),
    ])
  }
  /** The tip of the complete pyramid. */
  get tip(): Corner {
    return this.at(0, 0, facts.layers[this.#size].length)
  }
}

/** A block seen from above: `push` moves its mark out from under the layer upon it. */
interface Flat {
  readonly colour: Colour
  readonly x: number
  readonly y: number
  readonly layer: number
  readonly cell: number
  readonly covered: boolean
  readonly push: Corner
  readonly marked: boolean
}

/** The same pyramid from above, around its middle, with blocks of some edge. */
export function planOf(layers: Layers, size: PyramidSize, edge: number): readonly Flat[] {
  return layers.flatMap((cells, layer) =>
    cells.flatMap((colour, cell) => {
      if (colour === null) return []
      const [x, y] = cellAt(edgeOf(size, layer), cell)
      const covered = isCovered(layers, size, layer, cell)
      const push = (n: number) => (covered ? Math.sign(n) * 0.21 * edge : 0)
      return [
        {
          colour,
          layer,
          cell,
          x: x * edge,
          y: y * edge,
          covered,
          push: [push(x), push(y)] as const,
          marked: !covered || x !== 0 || y !== 0,
        },
      ]
    }),
  )
}

/** The Pharaoh's blocks, laid one after the other, as layers. */
export function pharaohLayers(blocks: readonly Colour[]): Layers {
  let from = 0
  return facts.layers.pharaoh.map(edge => {
    const cells = Array.from({ length: edge * edge }, (_, cell) => blocks[from + cell] ?? null)
    from += edge * edge
    return cells
  })
}
