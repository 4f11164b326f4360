// What the front page offers for each game.
import type { Component } from 'svelte'
import type { Params } from '#shared/protocol.ts'
import { byGame } from '../platform/by-game.ts'

/** What a number of seats needs: the options to send, and a sentence about them. */
interface Need {
  readonly options: Params
  readonly said: 'home.needs.alone' | 'home.needs.five' | 'home.needs.six'
}

export interface Offer {
  /** The numbers of seats that can be chosen. */
  readonly seats: readonly number[]
  /** What some numbers of seats need beyond the usual options. */
  readonly needs: Readonly<Record<number, Need>>
  /** Options with a switch on the front page. */
  readonly switches: readonly Switch[]
  /** The page with more options, and ways to play there that the front page links to. */
  readonly more?: { readonly at: string; readonly ways: readonly Way[] }
  /** The address where its cards can be seen. */
  readonly cards?: string
  /** Fetches its picture on the front page, with the texts in it. */
  readonly openPicture: () => Promise<{ readonly default: Component }>
}
export type Switch = 'short'
export type Way = 'solitaire' | 'many' | 'premium'

export const offers = byGame(import.meta.glob<Offer>('../*/offer.ts', { eager: true, import: 'offer' }))
