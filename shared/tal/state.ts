// The state of a game of Tal der Könige: plain data. Colours, places, sites and figures are small integers.
import type { State } from '../engine/game-context.ts'
import { colours, facts, isLeftOut, ours } from './board.ts'
import { centre } from './places.ts'
import { blocksOf } from './pyramid.ts'

/** No block in a cell, no owner of a site, no winner of a group, no group under a tablet. */
export const nobody = -1
export const empty = -1
export const inHand = -1
/** In place of an owner: the site is left out. */
export const closed = -2

/** How many figures a seat has: overseers first, then workers. */
export const piecesOfSeat = facts.overseers + facts.workers

export interface TalState extends State {
  /** The seat with the Pharaoh stone, which is first in every phase. */
  start: number
  /** Whose turn it is in this phase; `nobody` while all write their marches. */
  turn: number
  /** Index of `phases`. */
  phase: number
  /** How many phases have begun, and the end of the game: grows at each point at which the state is stored. */
  checkpoint: number
  over: number
  /** How many blocks of each colour are in the bag, which has no order. */
  readonly bag: readonly number[]
  /** The blocks of the Pharaoh's pyramid, in the order laid. */
  readonly pharaoh: readonly number[]
  /** How many blocks have left the game. */
  out: number
  /** The groups of this round's auction. */
  readonly groups: readonly (readonly number[])[]
  /** By seat and tablet: under which group it lies, or `inHand`. */
  readonly laid: readonly (readonly number[])[]
  /** 1 for each seat that has sealed its bids, or its march. */
  readonly sealed: readonly number[]
  /** By group: who has won it; empty until the bids are revealed. */
  readonly winners: readonly number[]
  /** By site: a seat, `nobody` or `closed`. */
  readonly owners: readonly number[]
  /** By site: the colour in each cell, from the ground up, row by row. */
  readonly cells: readonly (readonly number[])[]
  /** By site: blocks built there in this round. */
  readonly built: readonly number[]
  /** By figure: where it stands. */
  readonly at: readonly number[]
  /** By figure: blocks stolen in this round. */
  readonly stolen: readonly number[]
  /** By figure: 1 for an overseer who has claimed a site in this round. */
  readonly claimed: readonly number[]
  /** Steps of secret marches, by seat: see `stepOf` in march.ts. */
  readonly marches: readonly (readonly number[])[]
  /** By seat: how many of these steps have been carried out or have lapsed. */
  readonly carried: readonly number[]
  /** By figure: the index of the march's step that led into a taken space, or `nobody`. */
  readonly stopped: readonly number[]
  /** How many steps the seat whose turn it is has left, where figures are moved openly. */
  left: number
  /** By seat and colour: how many blocks it has won or stolen in this round and not built. */
  readonly blocks: readonly (readonly number[])[]
}

/** The state before anything is drawn. */
export function startOf(seats: number): TalState {
  const bySeat = <T>(make: () => T): T[] => Array.from({ length: seats }, make)
  const byPiece = (value: number) => Array.from({ length: seats * piecesOfSeat }, () => value)
  const none = () => colours.map(() => 0)
  return {
    position: 0,
    round: 1,
    irreversible: 0,
    start: 0,
    turn: 0,
    phase: 0,
    checkpoint: 0,
    over: 0,
    bag: colours.map(() => ours.blocksOfColour),
    pharaoh: [],
    out: 0,
    groups: Array.from({ length: seats + facts.groupsBesidePlayers }, () => []),
    laid: bySeat(() => facts.tablets.map(() => inHand)),
    sealed: bySeat(() => 0),
    winners: [],
    owners: ours.sites.map(site => (isLeftOut(site, seats) ? closed : nobody)),
    cells: ours.sites.map(({ size }) => Array.from({ length: blocksOf(size) }, () => empty)),
    built: ours.sites.map(() => 0),
    at: byPiece(centre),
    stolen: byPiece(0),
    claimed: byPiece(0),
    marches: bySeat(() => []),
    carried: bySeat(() => 0),
    stopped: byPiece(nobody),
    left: 0,
    blocks: bySeat(none),
  }
}

const copyAll = (zones: readonly (readonly number[])[]): number[][] => zones.map(zone => [...zone])

/** A deep copy. */
export function copyState(state: TalState): TalState {
  return {
    ...state,
    bag: [...state.bag],
    pharaoh: [...state.pharaoh],
    groups: copyAll(state.groups),
    laid: copyAll(state.laid),
    sealed: [...state.sealed],
    winners: [...state.winners],
    owners: [...state.owners],
    cells: copyAll(state.cells),
    built: [...state.built],
    at: [...state.at],
    stolen: [...state.stolen],
    claimed: [...state.claimed],
    marches: copyAll(state.marches),
    carried: [...state.carried],
    stopped: [...state.stopped],
    blocks: copyAll(state.blocks),
  }
}
