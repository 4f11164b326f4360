// What pyramids that are being built can still become, and which blocks they want: read by the bots, and by whoever guesses
// what another seat is after.
import { facts, kinds, type Size } from './board.ts'
import { blocksOf, layers, pointsOf } from './pyramid.ts'
import { sizeOf } from './sites.ts'
import { empty, type TalState } from './state.ts'

/** Any colour will do. */
export const anyColour = -1
/** Indices of `kinds`. */
export const [mixed, layered, single] = [0, 1, 2] as const

/** A site's pyramid as it stands. */
export interface Prospect {
  readonly size: Size
  /** How many cells it has, and how many of them are filled. */
  readonly cells: number
  readonly filled: number
  /** Index of the most valuable kind that it can still become, and the points of that. */
  readonly kind: number
  readonly points: number
  /** The cells of the layer that is being built; of a complete pyramid both are the number of cells. */
  readonly from: number
  readonly to: number
  /** Whether that layer, if it is not the lowest, has no block yet. */
  readonly isNewLayer: boolean
  /** The colour that keeps the kind, or `anyColour`. */
  readonly wants: number
}

/** Whether the colour of a cell never counts. */
export const isHidden = (size: Size, cell: number): boolean => size === 'large' && cell === facts.hidden

/** Reads a site's pyramid. */
export function prospectOf(site: number, cells: readonly number[]): Prospect {
  const size = sizeOf(site)
  const all = layers[size]
  let kind: number = single
  let filled = 0
  let first = empty
  let from = cells.length
  let to = from
  let inOpen = empty
  for (const layer of all) {
    let colour = empty
    let lying = 0
    for (let cell = layer.from; cell < layer.to; cell++) {
      const block = cells[cell] as number
      if (block === empty) continue
      lying++
      if (isHidden(size, cell)) continue
      if (colour === empty) colour = block
      else if (colour !== block) kind = mixed
    }
    filled += lying
    if (colour !== empty && first === empty) first = colour
    else if (colour !== empty && colour !== first && kind === single) kind = layered
    if (lying < layer.to - layer.from) {
      from = layer.from
      to = layer.to
      inOpen = colour
      break
    }
  }
  return {
    size,
    cells: cells.length,
    filled,
    kind,
    points: pointsByKind[size][kind] as number,
    from,
    to,
    isNewLayer: from > 0 && inOpen === empty && cells[from] === empty,
    wants: kind === mixed ? anyColour : kind === single ? first : inOpen,
  }
}

const pointsByKind: Readonly<Record<Size, readonly number[]>> = {
  small: kinds.map(kind => pointsOf('small', kind)),
  large: kinds.map(kind => pointsOf('large', kind)),
}

/** Whether the pyramid of a site is complete: its top is laid last. */
export const isBuilt = (cells: readonly number[]): boolean => cells[cells.length - 1] !== empty

/** What a block that fits adds to a pyramid, in points, if it is completed some day. */
export const worthOfBlock = ({ points, cells }: Prospect): number => points / cells

/** The most points a block can be worth. */
const maxOfBlock = Math.max(
  pointsOf('small', 'single') / blocksOf('small'),
  pointsOf('large', 'single') / blocksOf('large'),
)

/**
 * By colour: what a block of it is worth to a seat, from 0 to about 2, as its own sites stand: more where a pyramid of that
 * colour has come far, less where one would have to be begun.
 */
export function wishesOf({ owners, cells }: TalState, seat: number, colours: number): readonly number[] {
  const wishes = Array.from({ length: colours }, () => 0)
  for (let site = 0; site < owners.length; site++) {
    const stones = cells[site] as number[]
    if (owners[site] !== seat || isBuilt(stones)) continue
    const prospect = prospectOf(site, stones)
    const worth = (worthOfBlock(prospect) / maxOfBlock) * (1 + prospect.filled / prospect.cells)
    const isSure = prospect.wants !== anyColour
    for (let colour = 0; colour < colours; colour++) {
      if (isSure && prospect.wants !== colour) continue
      const found = isSure ? worth : prospect.kind === single ? worth / 3 : worth / 2
      if (found > (wishes[colour] as number)) wishes[colour] = found
    }
  }
  return wishes
}

/** How much a seat wants a group of blocks: what the blocks are worth to it, and more if several are alike. */
export function wishFor(wishes: readonly number[], group: readonly number[]): number {
  let sum = 0.3
  let most = 0
  for (let colour = 0; colour < wishes.length; colour++) {
    let count = 0
    for (const block of group) if (block === colour) count++
    sum += count * (wishes[colour] as number)
    if (count > most) most = count
  }
  return sum + 0.3 * most
}
