// What the front page offers for each game. What it says of that is in the game's texts, `messages/LANGUAGE/offer.ts`.
import type { Component } from 'svelte'
import type { Params } from '#shared/protocol.ts'
import { byGame } from '../platform/by-game.ts'

export interface Offer {
  /** The numbers of seats that can be chosen. */
  readonly seats: readonly number[]
  /** How many decisions follow each other in a whole game of bots, the median by number of seats: `npm run lengths`. */
  readonly decisions: readonly number[]
  /** What some numbers of seats need beyond the usual options: the options to send. */
  readonly needs: Readonly<Record<number, Params>>
  /** Options with a switch on the front page. */
  readonly switches: readonly string[]
  /** The page with more options, and ways to play there that the front page links to. */
  readonly more?: { readonly at: string; readonly ways: readonly string[] }
  /** The address where its cards can be seen. */
  readonly cards?: string
  /** Fetches its picture on the front page, with the texts in it. */
  readonly openPicture: () => Promise<{ readonly default: Component }>
}

export const offers = byGame(import.meta.glob<Offer>('../*/offer.ts', { eager: true, import: 'offer' }))

/** Nobody has been timed: what a decision is reckoned at, watching the others' moves included. The front page says so. */
export const secondsADecision = 5

/** From the least to the greatest of these, as it is written: "15–25". */
export function rangeOf(numbers: readonly number[]): string {
  const [from, to] = [Math.min(...numbers), Math.max(...numbers)]
  return from === to ? `${from}` : `${from}–${to}`
}

/** How long games of so many decisions are, in minutes, to the nearest five. */
export const minutesOf = (decisions: readonly number[]): readonly number[] =>
  decisions.map(count => 5 * Math.round((count * secondsADecision) / 60 / 5))
