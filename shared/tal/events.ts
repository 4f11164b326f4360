// Declares what this game logs: every event by its key, with its params (API.md, View).
import type { NoParams } from '../message.ts'
import type { Colour, Kind, Size } from './board.ts'
import type { Bid, CellName, PieceName, PlaceName } from './table.ts'

/** The way of a figure: where it goes, in how many steps, over which places in between. */
export type WayParams = {
  readonly to: PlaceName
  readonly steps: number
  readonly via: readonly PlaceName[]
}
type Walked = WayParams & { readonly piece: PieceName; readonly from: PlaceName }

/** A group once all bids for it are turned up, in turn order. */
type Revealed = {
  readonly group: number
  readonly blocks: readonly Colour[]
  readonly bids: readonly (Bid & { readonly value: number })[]
}
/** `out`: how many blocks the Pharaoh's pyramid had no room for. Left out where none. */
type ToPharaoh = { readonly out?: number }

/** Every log line by its key. */
export type TalEvents = {
  readonly begin: NoParams
  readonly groups: { readonly groups: readonly (readonly Colour[])[] }
  readonly 'no-groups': NoParams
  /** How many tablets lie on each group. */
  readonly bid: { readonly tablets: readonly number[] }
  readonly won: Revealed
  readonly unsold: Revealed & ToPharaoh & { readonly to: 'pharaoh' | 'bag' }
  readonly march: Walked
  /**
   * An overseer who stood at `from` found `at` taken and stays in `to`. `by`: the seat whose figure stood there. Lines of
   * older games say neither `from` nor `by`.
   */
  readonly stopped: {
    readonly piece: PieceName
    readonly from?: PlaceName
    readonly at: PlaceName
    readonly to: PlaceName
    readonly by?: number
  }
  readonly void: NoParams
  readonly claim: { readonly site: number; readonly piece: PieceName }
  readonly work: Walked
  /** `from`: the seat that owned it. */
  readonly takeover: { readonly site: number; readonly from: number }
  readonly steal: CellName & { readonly colour: Colour; readonly from: number; readonly piece: PieceName }
  readonly build: CellName & { readonly colour: Colour }
  readonly complete: { readonly site: number; readonly size: Size; readonly kind: Kind; readonly points: number }
  readonly unused: ToPharaoh & { readonly blocks: readonly Colour[] }
  readonly stone: NoParams
  readonly over: NoParams
}
