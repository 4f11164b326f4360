// What a game gives the room of its tables: how its parts are fetched.
import type { Component } from 'svelte'
import type { Params } from '#shared/protocol.ts'
import type { Session } from './session.svelte.ts'

interface Shown {
  readonly default: Component<{ session: Session }>
}

/** What is played at a table, in a title and a sentence or two, in which `*word*` stands out. */
export interface Played {
  readonly title: string
  readonly text: string
  /** Where the cards that are played with can be looked at, in a game that has such a place. */
  readonly cards?: string
}

export interface GamePage {
  /** Fetches what says in the lobby what is played. */
  readonly openPlayed: () => Promise<{ readonly played: (options: Params, seats: number) => Played }>
  /** Fetches what a table that is being played is shown with. */
  readonly openTable: (options: Params) => Promise<Shown>
  /** Fetches what its end is shown with. */
  readonly openEnd: (options: Params) => Promise<Shown>
}
