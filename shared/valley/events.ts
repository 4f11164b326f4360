// What Valley of the Kings logs: each event and its params, once, for verbs, sentences and pages alike.
import type { NamedCard } from '../card.ts'
import type { EngineEvents } from '../engine/log-lines.ts'
import type { NoParams } from '../message.ts'
import type { PharaohId } from './card-definition.ts'

/** Where a line says that a card lay. */
export type LoggedPlace =
  | 'hand'
  | 'tomb'
  | 'discard'
  | 'discard-top'
  | 'deck'
  | 'pyramid'
  | 'base'
  | 'apex'
  | 'aside'
  | 'boneyard'
  | 'stock'
  | 'itself'

export type PlaceName = LoggedPlace | 'hand-or-discard'

/**
 * A card that was moved; `place` is the gap it has left in the pyramid, `by` the title
 * whose action moved it, and `was` its name in the hand it came from, for whoever sees that hand.
 */
interface Moved {
  readonly from: LoggedPlace
  readonly place?: number
  readonly by?: string
  readonly card: NamedCard
  readonly was?: string
}
/** The same where the card is a secret: it is left out for whom it is one. */
type MovedUnseen = Omit<Moved, 'card'> & { readonly card?: NamedCard }
interface OfCard {
  readonly card: NamedCard
}
/** `was`: the card's name in the hand it came from, for whoever sees that hand. */
interface OutOfHand extends OfCard {
  readonly was?: string
}
/** `cards` only for whoever sees them. */
interface Unseen {
  readonly count: number
  readonly cards?: readonly NamedCard[]
}
interface OfPharaoh {
  readonly pharaoh: PharaohId
}

/** Lines of the log, by key. */
export type ValleyEvents = EngineEvents &
  Flat<{
    begin: { readonly boneyard: NamedCard }
    play: OutOfHand
    buy: Omit<Moved, 'was'> & {
      readonly card: NamedCard
      readonly price: number
      readonly gold: number
      readonly lost: number
      readonly to: 'discard' | 'hand' | 'tomb'
    }
    /** With a hand card, or with a credit: `from` is the title, or the pharaoh, that left it. */
    pay: {
      readonly gold: number
      readonly for: NamedCard
      readonly card?: NamedCard
      readonly was?: string
      readonly from?: string
    }
    credit: { readonly gold: number }
    entomb: Moved & { readonly free?: boolean }
    take: Moved
    sacrifice: Moved & { readonly owed?: boolean }
    discard: Moved
    give: Moved & { readonly to?: number }
    stack: MovedUnseen
    recover: MovedUnseen
    look: Unseen & { readonly from?: 'stock' }
    draw: Unseen
    reshuffle: { readonly count: number }
    shuffle: NoParams
    swap: { readonly one: NamedCard; readonly other: NamedCard }
    reveal: OutOfHand & { readonly from?: 'hand' | 'stock' }
    'reveal-hand': { readonly cards: readonly NamedCard[] }
    call: OfCard & { readonly from?: 'apex' | 'hand' | 'tomb' }
    repeat: OfCard
    'turned-down': OfCard & { readonly place: number }
    'turned-up': { readonly cards: readonly NamedCard[] }
    /** A hand card, `one`, for another; `was` and `now` are their names in that hand, for whoever sees it. */
    exchange: {
      readonly with: 'boneyard' | 'discard' | 'pyramid'
      readonly one: NamedCard
      readonly other: NamedCard
      readonly place?: number
      readonly was?: string
      readonly now?: string
    }
    pick: OfCard
    rearranged: OfCard & { readonly count: number }
    pharaoh: OfPharaoh
    power: OfPharaoh
    fell: OfCard & { readonly from: number; readonly to: number }
    refilled: { readonly cards: readonly (NamedCard & { readonly place: number })[] }
    protected: OutOfHand & { readonly discarded?: boolean }
    answer: OutOfHand
    end: { readonly cards: readonly NamedCard[]; readonly was?: readonly string[] }
    over: NoParams
  }>

/** Interfaces as plain types, which are params. */
type Flat<M> = { readonly [K in keyof M]: { readonly [P in keyof M[K]]: M[K][P] } }
