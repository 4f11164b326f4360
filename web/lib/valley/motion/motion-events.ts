// What can be shown to happen on the table between two views: cards that move, and what is marked where none does.
import type { Spot } from './card-places.ts'

/** `slide`: found from the two tables alone, as after an undo. */
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
  /** Whose doing it is; null for the table's own. */
  readonly seat: number | null
  /** Null for a card that this viewer does not see. */
  readonly title: string | null
  readonly from: Spot
  readonly to: Spot
  /** What it was called where it lay, and is called where it lies, if it was and is seen. */
  readonly fromId?: string
  readonly toId?: string
  /** How many cards go together, unseen. */
  readonly count?: number
  /** What it pays, and the place of what is paid for. */
  readonly gold?: number
  readonly price?: Spot
}

/**
 * Something happens at a place to which no card comes and which none leaves: a player is struck or spared, uses a power,
 * pays with a credit, points at a card (`point`), shows or looks at one (`show`), turns one over (`turn`), shuffles a pile
 * (`mix`).
 */
export interface PlaceMark {
  readonly verb: 'attack' | 'spared' | 'power' | 'credit' | 'point' | 'show' | 'turn' | 'mix'
  readonly seat: number | null
  readonly at: Spot
  /** The card that is shown; null where this viewer does not see it. */
  readonly title?: string | null
  readonly gold?: number
  /** The place of what is paid for. */
  readonly price?: Spot
}

export type MotionEvent = CardMotion | PlaceMark
export const isCardMotion = (happening: MotionEvent): happening is CardMotion => 'from' in happening
