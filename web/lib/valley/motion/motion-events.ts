// What can be shown to happen on the table between two views: cards that move, and marks at places where none does.
import type { Spot } from './card-places.ts'

/** Why a card moves. `slide`: the log does not say; found by comparing the two views, for example after an undo. */
export type MotionVerb =
  | 'play'
  | 'pay'
  | 'buy'
  | 'entomb'
  | 'take'
  | 'sacrifice'
  | 'discard'
  | 'give'
  | 'stack'
  | 'recover'
  | 'draw'
  | 'reshuffle'
  | 'swap'
  | 'exchange'
  | 'reveal'
  | 'fell'
  | 'refill'
  | 'answer'
  | 'end'
  | 'slide'

/** One card, or a shuffled pile, goes from one place to another. */
export interface CardMotion {
  readonly verb: MotionVerb
  /** The seat that caused it; null for what the game does by itself. */
  readonly seat: number | null
  /** Null for a card that this viewer does not see. */
  readonly title: string | null
  readonly from: Spot
  readonly to: Spot
  /** Its id before and after; absent where this viewer did not or does not see it. */
  readonly fromId?: string
  readonly toId?: string
  /** How many unseen cards move together. */
  readonly count?: number
  /** The gold it pays, and the place of the card that is bought. */
  readonly gold?: number
  readonly price?: Spot
}

/**
 * Something that happens at a place without a card moving: a player is attacked or spared, uses a power, pays with a credit,
 * chooses a card (`point`), shows or looks at one (`show`), turns one over (`turn`), or shuffles a pile (`mix`).
 */
export interface PlaceMark {
  readonly verb: 'attack' | 'spared' | 'power' | 'credit' | 'point' | 'show' | 'turn' | 'mix'
  readonly seat: number | null
  readonly at: Spot
  /** The card that is shown; null where this viewer does not see it. */
  readonly title?: string | null
  readonly gold?: number
  /** The place of the card that is bought. */
  readonly price?: Spot
}

export type MotionEvent = CardMotion | PlaceMark
export const isCardMotion = (happening: MotionEvent): happening is CardMotion => 'from' in happening
