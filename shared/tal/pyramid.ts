// A pyramid as a list of cells from the ground up: its layers, its kind and its worth. Pure functions for the rules and the
// page; a colour may be of any type that `===` compares.
import { facts, kinds, ours, type Kind, type PyramidSize, type Size } from './board.ts'

interface Layer {
  readonly from: number
  readonly to: number
}

function layersWithEdges(edges: readonly number[]): readonly Layer[] {
  let to = 0
  return edges.map(edge => ({ from: to, to: (to += edge * edge) }))
}

/** Where each layer of a pyramid begins and ends in its list of cells. */
export const layers: Readonly<Record<PyramidSize, readonly Layer[]>> = {
  small: layersWithEdges(facts.layers.small),
  large: layersWithEdges(facts.layers.large),
  pharaoh: layersWithEdges(facts.layers.pharaoh),
}

/** How many blocks a pyramid holds when it is complete. */
export const blocksOf = (size: PyramidSize): number => layers[size].at(-1)?.to ?? 0

/** Splits a list of cells into layers. */
export function inLayers<T>(cells: readonly T[], size: Size): readonly (readonly T[])[] {
  return layers[size].map(({ from, to }) => cells.slice(from, to))
}

/** Whether a cell can be seen: the middle one of a large pyramid's ground layer cannot, so its colour does not count. */
const isSeen = (size: Size, layer: number, cell: number): boolean =>
  size === 'small' || layer > 0 || cell !== facts.hidden

/**
 * The most valuable kind that a pyramid can still become; of a complete one, its kind.
 * @param built its layers from the ground up
 * @param none the value of an empty cell
 */
export function kindOf<T>(built: readonly (readonly T[])[], size: Size, none: T): Kind {
  const inLayer = built.map(
    (layer, height) => new Set(layer.filter((colour, cell) => colour !== none && isSeen(size, height, cell))),
  )
  if (new Set(inLayer.flatMap(seen => [...seen])).size <= 1) return 'single'
  return inLayer.every(seen => seen.size <= 1) ? 'layered' : 'mixed'
}

/** The points of a complete pyramid of this kind. */
export const pointsOf = (size: Size, kind: Kind): number => ours.points[size][kind]

/** The points of a pyramid now (0 unless it is complete), and the most it can still get. */
export interface Worth {
  readonly kind: Kind
  readonly now: number
  readonly could: number
}

/** The worth of a pyramid; the params are those of `kindOf`. */
export function worthOf<T>(built: readonly (readonly T[])[], size: Size, none: T): Worth {
  const kind = kindOf(built, size, none)
  const could = pointsOf(size, kind)
  return { kind, now: built.every(layer => !layer.includes(none)) ? could : 0, could }
}

/** Every size and kind of pyramid, most valuable first: the parts of a score. */
export const scored: readonly { readonly size: Size; readonly kind: Kind }[] = (['large', 'small'] as const).flatMap(
  size => [...kinds].reverse().map(kind => ({ size, kind })),
)
