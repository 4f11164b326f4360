// Declares what Valley of the Kings logs: each event with its params, for rules, sentences and pages alike.
import type { CardRef } from '../card.ts'
import type { EngineEvents } from '../engine/log-lines.ts'
import type { NoParams } from '../message.ts'
import type { PharaohId } from './card-definition.ts'

/** The places that a log line can name as where a card came from. */
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
 * A card that was moved. `place`: the gap it has left in the pyramid; `by`: the title whose action moved it; `was`: its name in
 * the hand it came from, only for the seat of that hand.
 */
interface Moved {
  readonly from: LoggedPlace
  readonly place?: number
  readonly by?: string
  readonly card: CardRef
  readonly was?: string
}
/** The same for a card that others do not see: in their lines it is left out. */
type MovedUnseen = Omit<Moved, 'card'> & { readonly card?: CardRef }
interface OfCard {
  readonly card: CardRef
}
/** `was`: the card's name in the hand it came from, only for the seat of that hand. */
interface OutOfHand extends OfCard {
  readonly was?: string
}
/** `cards` only for viewers who see them. */
interface Unseen {
  readonly count: number
  readonly cards?: readonly CardRef[]
}
interface OfPharaoh {
  readonly pharaoh: PharaohId
}

/** Log lines, by key. */
export type ValleyEvents = EngineEvents &
  Flat<{
    begin: { readonly boneyard: CardRef }
    play: OutOfHand
    buy: Omit<Moved, 'was'> & {
      readonly card: CardRef
      readonly price: number
      readonly gold: number
      readonly lost: number
      readonly to: 'discard' | 'hand' | 'tomb'
    }
    /** Paid with a hand card, or with a credit, whose `from` is the title or pharaoh that left it. */
    pay: {
      readonly gold: number
      readonly for: CardRef
      readonly card?: CardRef
      readonly was?: string
      readonly from?: string
    }
    credit: { readonly gold: number }
    entomb: Moved & { readonly free?: boolean }
    /** `kept`: one of the cards that an action hands out, which its player keeps; that is no taking. */
    take: Moved & { readonly kept?: boolean }
    sacrifice: Moved & { readonly owed?: boolean }
    discard: Moved
    give: Moved & { readonly to?: number }
    stack: MovedUnseen
    recover: MovedUnseen
    look: Unseen & { readonly from?: 'stock' }
    draw: Unseen
    reshuffle: { readonly count: number }
    shuffle: NoParams
    swap: { readonly one: CardRef; readonly other: CardRef }
    reveal: OutOfHand & { readonly from?: 'hand' | 'stock' }
    'reveal-hand': { readonly cards: readonly CardRef[] }
    call: OfCard & { readonly from?: 'apex' | 'hand' | 'tomb' }
    repeat: OfCard
    'turned-down': OfCard & { readonly place: number }
    'turned-up': { readonly cards: readonly CardRef[] }
    /** A hand card, `one`, was exchanged for another; `was` and `now` are their ids in that hand, only for its seat. */
    exchange: {
      readonly with: 'boneyard' | 'discard' | 'pyramid'
      readonly one: CardRef
      readonly other: CardRef
      readonly place?: number
      readonly was?: string
      readonly now?: string
    }
    pick: OfCard
    rearranged: OfCard & { readonly count: number }
    pharaoh: OfPharaoh
    power: OfPharaoh
    fell: OfCard & { readonly from: number; readonly to: number }
    refilled: { readonly cards: readonly (CardRef & { readonly place: number })[] }
    protected: OutOfHand & { readonly discarded?: boolean }
    answer: OutOfHand
    end: { readonly cards: readonly CardRef[]; readonly was?: readonly string[] }
    over: NoParams
  }>

/** Turns interfaces into plain types, which are assignable to `Params`. */
type Flat<M> = { readonly [K in keyof M]: { readonly [P in keyof M[K]]: M[K][P] } }
