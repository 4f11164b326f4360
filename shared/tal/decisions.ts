// Declares what is asked in this game: every decision, option and reason for waiting, by key, with its params (API.md, View).
import type { Colour } from './board.ts'
import type { NoParams } from '../message.ts'
import type { WayParams } from './events.ts'
import type { Room } from './forecast.ts'
import type { CellName, PieceName } from './table.ts'

/** Every decision by its key. `left`: how many tablets, steps, or blocks by site. `about` uses indices of figures and sites. */
export type TalDecisions = {
  readonly bid: { readonly kind: 'bid'; readonly params: { readonly left: number } }
  readonly march: { readonly kind: 'march'; readonly params: { readonly left: number } }
  readonly 'march.open': { readonly kind: 'march'; readonly params: { readonly left: number } }
  readonly claim: {
    readonly kind: 'claim'
    readonly about: { readonly piece: number; readonly site: number }
    readonly params: { readonly piece: PieceName; readonly site: number }
  }
  readonly work: { readonly kind: 'work'; readonly params: { readonly left: number } }
  readonly steal: { readonly kind: 'steal'; readonly params: { readonly left: readonly Room[] } }
  /** `from`: the seat that owns it. */
  readonly takeover: {
    readonly kind: 'takeover'
    readonly about: { readonly site: number }
    readonly params: { readonly site: number; readonly from: number }
  }
  readonly build: { readonly kind: 'build'; readonly params: { readonly left: readonly Room[] } }
}

/** A tablet of a value on a group, or lifted from it. */
type TabletParams = { readonly tablet: number; readonly group: number }
type BlockParams = CellName & { readonly colour: Colour }

/** Every option by its key. */
export type TalOffers = {
  readonly lay: TabletParams
  readonly lift: TabletParams
  readonly seal: NoParams
  readonly go: WayParams & { readonly piece: PieceName }
  readonly back: NoParams
  readonly enough: NoParams
  readonly pass: NoParams
  readonly claim: { readonly site: number }
  readonly takeover: { readonly site: number }
  readonly steal: BlockParams
  readonly build: BlockParams
}

/** Every reason for waiting, by its key; from public knowledge alone. */
export type TalWaits = {
  readonly 'waiting.bid': NoParams
  readonly 'waiting.march': NoParams
  readonly 'waiting.claim': { readonly site: number }
  readonly 'waiting.work': NoParams
  readonly 'waiting.steal': NoParams
  readonly 'waiting.takeover': { readonly site: number }
  readonly 'waiting.build': NoParams
}

/** All seats that are waited for because of the same reason. */
export type Waited = { readonly seats: readonly number[] }
/** What the sentences of reasons for waiting are made from. */
export type TalWaited = {
  readonly [K in keyof TalWaits]: TalWaits[K] extends NoParams ? Waited : TalWaits[K] & Waited
}
