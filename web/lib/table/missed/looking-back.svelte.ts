// Whether the page of a table shows its past, move by move, in place of the present. Small, for every table loads it.
import type { Component } from 'svelte'
import type { Params } from '#shared/protocol.ts'
import type { GamePage } from '../game-page.ts'
import type { Session } from '../session.svelte.ts'

/** What shows the past: the table of a game with these options. */
export type ShowsPast = Component<{ session: Session; openTable: GamePage['openTable']; options: Params }>

class LookingBack {
  /** Null while the present is shown. */
  shown: ShowsPast | null = $state.raw(null)
}

export const lookingBack = new LookingBack()
