// The types of what a viewer sees of a table of this game (API.md, Table of tal).
import type { Colour, Size } from './board.ts'

export const phases = ['auction', 'overseers', 'workers', 'steal', 'takeover', 'build'] as const
export type Phase = (typeof phases)[number]

/** A place on the board: an area's number, or a build space as site and letter, like `15/B`. */
export type PlaceName = string
/** A figure: its seat, `o` or `w`, its number from 1: `0o2`, `3w5`. */
export type PieceName = string

/** One player's bid for one group. `value` is null while this viewer may not know it. */
export interface Bid {
  readonly seat: number
  readonly tablets: number
  readonly value: number | null
}
/** A group of the present auction. Bids are in turn order: the viewer's own as they are laid, others' once sealed. */
export interface Group {
  readonly blocks: readonly Colour[]
  readonly bids: readonly Bid[]
}
/** A group after the bids were revealed. `winner` is null if nobody bid more than 0. */
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
  /** Whether the site is left out because there are so few players. */
  readonly closed: boolean
  /** All layers from the ground up, each row by row; null for an empty cell. */
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
  /** Whether this overseer has claimed a site in this round: he claims no other. Left out where not. */
  readonly claimed?: true
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
  /** How many of these have been carried out or have lapsed. */
  readonly done: number
  /** The overseer who found a space taken, whose later steps lapse; of two, the one stopped first. Missing if none was. */
  readonly stopped?: PieceName
  /** Every overseer who was stopped, in the order of their steps. Missing if none was. */
  readonly stops?: readonly Stop[]
}

/** Where an overseer was stopped: the index of the one of the march's `steps` that led into a taken space. */
export interface Stop {
  readonly piece: PieceName
  readonly step: number
}

/** What only this viewer knows. */
export interface Mine {
  /** Values of the tablets in hand; 0 is a blank. */
  readonly tablets: readonly number[]
  /** By group: the values laid. Empty outside the auction. */
  readonly bids: readonly (readonly number[])[]
  /** The march that is written, until all are revealed. */
  readonly march: readonly MarchStep[]
  /** Whether the bids, or the march, are sealed. */
  readonly sealed: boolean
}

export interface PlayerTable {
  readonly seat: number
  /** Blocks of this round not built yet, sorted as in `colours`. */
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
