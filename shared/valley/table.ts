// The types of what a viewer sees of a table of Valley of the Kings (API.md, Table of valley).
import type { Card } from '../card.ts'
import type { LastingRule } from './lasting-effects.ts'

export const steps = ['pharaoh', 'play', 'discard', 'rebuild', 'draw'] as const
export type TurnStep = (typeof steps)[number]
/** The numbers by which states hold them. */
export const numberOfStep = Object.fromEntries(steps.map((step, number) => [step, number])) as Readonly<
  Record<TurnStep, number>
>

export type Use = 'paid' | 'acted' | 'cancelled'

export interface PlayedCard {
  readonly id: string
  readonly card: string
  readonly used: Use
  readonly for?: string
}
export interface Pile {
  readonly count: number
  readonly top: Card | null
  readonly cards?: readonly Card[]
}
export interface Credit {
  readonly gold: number
  readonly from: string
}

export interface PlayerTable {
  readonly seat: number
  /** The cards, for their owner and, when the game is over, for all; else their number. */
  readonly hand: readonly Card[] | number
  readonly deck: number
  readonly discard: Pile
  readonly tomb: readonly Card[]
  readonly inPlay: readonly PlayedCard[]
  readonly entombedThisTurn: number
  readonly turns: number
  readonly points: number
  /** The pharaoh's id, once all are revealed; before that only for its own seat. */
  readonly pharaoh?: string
}

/** The rows from the apex down, each from left to right; null is a gap. */
export type Pyramid = readonly [
  readonly [Card | null],
  readonly [Card | null, Card | null],
  readonly [Card | null, Card | null, Card | null],
]

export interface ValleyTable {
  readonly round: number
  readonly first: number
  readonly turn: number | null
  readonly step: TurnStep
  readonly pyramid: Pyramid
  readonly stock: number
  readonly boneyard: Pile
  readonly aside: readonly { readonly seat: number; readonly card: Card }[]
  readonly now: {
    readonly freeEntombing: boolean
    readonly pharaohUsed: boolean
    readonly credits: readonly Credit[]
    readonly lasting: readonly LastingRule[]
    readonly bought: readonly string[]
    readonly executed: readonly string[]
  }
  readonly players: readonly PlayerTable[]
}
