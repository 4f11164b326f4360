// What a viewer is shown of this game's table: types alone, shared by the engine's view and the page.
import type { Colour, Size } from './board.ts'

export const phases = ['auction', 'overseers', 'workers', 'steal', 'takeover', 'build'] as const
export type Phase = (typeof phases)[number]

/** A place on the board: an area's number, or a build space as site and letter, like `15/B`. */
export type PlaceName = string
/** A figure: its seat, `o` or `w`, its number from 1: `0o2`, `3w5`. */
export type PieceName = string

/** One player's bid for one group. `value` is null as long as this viewer may not know it. */
export interface Bid {
  readonly seat: number
  readonly tablets: number
  readonly value: number | null
}
/** A group of the auction that is going on; bids in turn order, the own ones as they are laid, others' once sealed. */
export interface Group {
  readonly blocks: readonly Colour[]
  readonly bids: readonly Bid[]
}
/** A group as it was revealed. `winner` is null where nobody bid a value. */
export interface Auctioned {
  readonly blocks: readonly Colour[]
  readonly bids: readonly (Bid & { readonly value: number })[]
  readonly winner: number | null
}

/** A cell of a site's pyramid: its layer from the ground, its place in that layer row by row. */
export type CellName = {
  readonly site: number
  readonly layer: number
  readonly cell: number
}

export interface SiteTable {
  readonly site: number
  readonly size: Size
  readonly area: number
  /** Whose scarab lies there, also on a complete pyramid. */
  readonly owner: number | null
  /** Left out with so few players. */
  readonly closed: boolean
  /** All layers from the ground up, each row by row; null where no block lies. */
  readonly layers: readonly (readonly (Colour | null)[])[]
  readonly complete: boolean
}

export interface Piece {
  readonly id: PieceName
  readonly seat: number
  readonly kind: 'overseer' | 'worker'
  readonly at: PlaceName
  /** How many blocks this worker has stolen in this round; left out where none. */
  readonly stole?: number
}

/** One step of one overseer: to a place beside the one before. */
export interface MarchStep {
  readonly piece: PieceName
  readonly to: PlaceName
}

/** A secret march once revealed. */
export interface March {
  readonly seat: number
  /** All that was written, in order. */
  readonly steps: readonly MarchStep[]
  /** How many of these have been gone through, the lapsed ones among them. */
  readonly done: number
  /** The overseer who found a space taken, and whose later steps lapse; of two the one stopped first. Left out where none. */
  readonly stopped?: PieceName
  /** Every overseer who was stopped, in the order of their steps. Left out where none. */
  readonly stops?: readonly Stop[]
}

/** What stopped an overseer: which of the march's `steps`, by its index, led into a taken space. */
export interface Stop {
  readonly piece: PieceName
  readonly step: number
}

/** What the viewer alone knows. */
export interface Mine {
  /** Values of the tablets in hand; 0 is a blank. */
  readonly tablets: readonly number[]
  /** Values laid, group by group. Empty when no auction is going on. */
  readonly bids: readonly (readonly number[])[]
  /** The march that is being written, or was until all were revealed. */
  readonly march: readonly MarchStep[]
  /** Whether the bids, or the march, are sealed. */
  readonly sealed: boolean
}

export interface PlayerTable {
  readonly seat: number
  /** Blocks of this round not built yet, by colour in the order of `colours`. */
  readonly blocks: readonly Colour[]
  /** Scarabs in hand. */
  readonly scarabs: number
  /** What the complete pyramids score. */
  readonly points: number
}

export interface TalTable {
  readonly round: number
  /** Who has the Pharaoh stone: first in every phase. */
  readonly start: number
  /** Whose turn it is in this phase; null while marches are written, and when the game is over. */
  readonly turn: number | null
  readonly phase: Phase
  /** Of the auction that is going on, else empty. */
  readonly groups: readonly Group[]
  /** Of the auction of this round, once revealed. */
  readonly auctioned: readonly Auctioned[]
  readonly sites: readonly SiteTable[]
  readonly pieces: readonly Piece[]
  /** Secret marches of this round in turn order, once revealed. */
  readonly marches: readonly March[]
  /** Null for a spectator. */
  readonly mine: Mine | null
  /** Blocks of the Pharaoh's pyramid in the order they were laid: from the ground up, row by row. */
  readonly pharaoh: readonly Colour[]
  readonly bag: number
  /** Blocks out of the game. */
  readonly out: number
  readonly players: readonly PlayerTable[]
}
