// A pyramid as a row of cells, from the ground up: where its layers lie, what kind it is and what it is worth.
// Pure functions for the engine and the page; a colour may be anything that can be compared.
import { facts, kinds, ours, type Kind, type PyramidSize, type Size } from './board.ts'

interface Layer {
  readonly from: number
  readonly to: number
}

function layersWithEdges(edges: readonly number[]): readonly Layer[] {
  let to = 0
  return edges.map(edge => ({ from: to, to: (to += edge * edge) }))
}

/** Where each layer of a pyramid begins and ends in its row of cells. */
export const layers: Readonly<Record<PyramidSize, readonly Layer[]>> = {
  small: layersWithEdges(facts.layers.small),
  large: layersWithEdges(facts.layers.large),
  pharaoh: layersWithEdges(facts.layers.pharaoh),
}

/** How many blocks a pyramid holds when it is complete. */
export const blocksOf = (size: PyramidSize): number => layers[size].at(-1)?.to ?? 0

/** Cuts a row of cells into its layers. */
export function inLayers<T>(cells: readonly T[], size: Size): readonly (readonly T[])[] {
  return layers[size].map(({ from, to }) => cells.slice(from, to))
}

/** Whether the colour of a cell can be seen: the middle of a large pyramid's ground layer cannot. */
const isSeen = (size: Size, layer: number, cell: number): boolean =>
  size === 'small' || layer > 0 || cell !== facts.hidden

/**
 * The best kind that a pyramid can still become, by what lies there; of a complete one, what it is.
 * @param built its layers from the ground up
 * @param none what stands in a cell without a block
 */
export function kindOf<T>(built: readonly (readonly T[])[], size: Size, none: T): Kind {
  const inLayer = built.map(
    (layer, height) => new Set(layer.filter((colour, cell) => colour !== none && isSeen(size, height, cell))),
  )
  if (new Set(inLayer.flatMap(seen => [...seen])).size <= 1) return 'single'
  return inLayer.every(seen => seen.size <= 1) ? 'layered' : 'mixed'
}

/** What a complete pyramid of this kind is worth. */
export const pointsOf = (size: Size, kind: Kind): number => ours.points[size][kind]

/** What a pyramid is worth now (nothing unless it is complete), and what it could still be worth. */
export interface Worth {
  readonly kind: Kind
  readonly now: number
  readonly could: number
}

/** What a pyramid is worth and could be: see `kindOf`. */
export function worthOf<T>(built: readonly (readonly T[])[], size: Size, none: T): Worth {
  const kind = kindOf(built, size, none)
  const could = pointsOf(size, kind)
  return { kind, now: built.every(layer => !layer.includes(none)) ? could : 0, could }
}

/** Every kind of pyramid there is, the most valuable first: what a score is made of. */
export const scored: readonly { readonly size: Size; readonly kind: Kind }[] = (['large', 'small'] as const).flatMap(
  size => [...kinds].reverse().map(kind => ({ size, kind })),
)
