// What a game provides for the page of its tables: functions that fetch its parts.
import type { Component } from 'svelte'
import type { Params } from '#shared/protocol.ts'
import type { Session } from './session.svelte.ts'

interface Shown {
  readonly default: Component<{ session: Session }>
}

/** What is played at a table, in a title and a sentence or two, in which `*word*` is emphasized. */
export interface Played {
  readonly title: string
  readonly text: string
  /** The address where the cards of this table can be seen, if the game has one. */
  readonly cards?: string
}

/** What the lobby says of a game. */
export interface Described {
  /** What is played with these options. */
  readonly played: (options: Params, seats: number) => Played
  /** The game in a sentence or two, for somebody who is invited. */
  readonly invitation: () => string
}

export interface GamePage {
  /** Fetches what the lobby says of the game. */
  readonly openPlayed: () => Promise<Described>
  /** Fetches the component for a running game. */
  readonly openTable: (options: Params) => Promise<Shown>
  /** Fetches the component for a finished game. */
  readonly openEnd: (options: Params) => Promise<Shown>
}
