// What a game gives the room of its tables: how its parts are fetched.
import type { Component } from 'svelte'
import type { Params } from '#shared/protocol.ts'
import type { Session } from './session.svelte.ts'

interface Shown { readonly default: Component<{ session: Session }> }

export interface GamePage {
  /** Fetches what a table that is being played is shown with. */
  readonly openTable: (options: Params) => Promise<Shown>
  /** Fetches what its end is shown with. */
  readonly openEnd: (options: Params) => Promise<Shown>
}
