// The games that the page can show, each with how its parts are fetched. Nothing else names them.
import type { Component } from 'svelte'
import type { Params, View } from '#shared/protocol.ts'
import type { Session } from './table/session.svelte.ts'
import * as tal from './tal/open.ts'
import * as valley from './valley/open.ts'

export interface Shown { readonly default: Component<{ session: Session }> }
interface Page {
  /** Fetches what a table that is being played is shown with. */
  readonly openTable: (options: Params) => Promise<Shown>
  /** Fetches what its end is shown with. */
  readonly openEnd: (options: Params) => Promise<Shown>
}

export const games: Readonly<Record<View['game'], Page>> = { valley, tal }
