// Declares what Valley of the Kings asks: each decision with its kind, what the game needs to know of it, and the params its
// seat gets; also the params of options and of reasons for waiting.
import type { CardRef } from '../card.ts'
import type { DecisionKind, NoParams } from '../message.ts'
import type { Event, PharaohId } from './card-definition.ts'
import type { PlaceName } from './events.ts'

/** The card whose action or reaction asks, and the seat whose action it is if that is another one. */
export type Source = { readonly card?: CardRef; readonly seat?: number }

/** Choices of one card from one place; the key says what is done with it, and where it lies. */
export type PlainChoice =
  | 'rebuild.unchanged'
  | 'rebuild.held-up'
  | 'discard.hand'
  | 'discard-some.hand'
  | 'discard-any.hand'
  | 'discard.top'
  | 'take.pyramid'
  | 'take.base'
  | 'take.aside'
  | 'sacrifice.pyramid'
  | 'sacrifice.hand'
  | 'sacrifice.tomb'
  | 'sacrifice.aside'
  | 'entomb.hand'
  | 'entomb.discard'
  | 'entomb.pyramid'
  | 'entomb.boneyard'
  | 'entomb.top'
  | 'entomb.deck'
  | 'entomb.hand-or-discard'
  | 'entomb.aside'
  | 'entomb-some.hand'
  | 'entomb-set.hand'
  | 'entomb-more.hand'
  | 'give.hand'
  | 'give.boneyard'
  | 'stack.hand'
  | 'stack-some.hand'
  | 'recover.tomb'
  | 'recover.deck'
  | 'recover.discard'
  | 'recover.discard-top'
  | 'recover.top'
  | 'reveal.hand'
  | 'call.tomb'
  | 'call.hand'
  | 'repeat'
  | 'turn-down'
  | 'pick.pyramid'
  | 'swap.first'
  | 'exchange.hand'
  | 'exchange.pyramid'
  | 'exchange.discard'
  | 'order.boneyard'
  | 'order.top'

/** Choices of a card that is bought from one place. */
export type PurchaseChoice = 'buy.boneyard' | 'buy.base' | 'buy.pyramid'

/** The places from which a verb can ask for a card. */
export type PlacesOf<Verb extends string> = {
  [K in PlainChoice | PurchaseChoice]: K extends `${Verb}.${infer P extends PlaceName}` ? P : never
}[PlainChoice | PurchaseChoice]

/** Choices between ways to go on, with the ids of their options. */
export const ways = {
  menial: ['menial.0', 'menial.1'],
  embalmer: ['embalmer.0', 'embalmer.1', 'embalmer.2'],
  architect: ['architect.0', 'architect.1'],
  'buy-or-sacrifice': ['buy-or-sacrifice.0', 'buy-or-sacrifice.1'],
  press: ['press.0'],
  senet: ['senet.0', 'senet.1', 'senet.2'],
  'swap-or-sacrifice': ['swap-or-sacrifice.0', 'swap-or-sacrifice.1'],
  'draw-number': ['draw-number.0', 'draw-number.1', 'draw-number.2', 'draw-number.3'],
} as const
export type Ways = typeof ways
export type WayChoice = Exclude<keyof Ways, 'draw-number'>

/** A possible reaction to an event: `by` is the seat that caused it, `answering` the card that could react. */
type Reaction<E extends Event> = {
  readonly kind: 'react'
  readonly about: {
    readonly by: number
    readonly answering: number
    readonly cards: readonly [number, ...number[]]
    /** The gap that the card has left in the pyramid. */
    readonly place: number | null
    readonly price: number | null
  }
  readonly params: {
    readonly event: E
    readonly seat: number
    readonly price?: number
    readonly place?: number
    /** Titles that, by public knowledge, could react. */
    readonly could: readonly string[]
  } & (E extends 'rebuilt' ? { readonly cards: readonly CardRef[] } : { readonly card: CardRef })
}
/** A question to a seat to which something is about to be done, and which could protect itself. */
type Threatened = {
  readonly kind: 'react'
  readonly about: { readonly could: readonly number[]; readonly given: number | null }
  readonly params: {
    readonly event: 'affected'
    readonly seat: number
    readonly card: CardRef
    /** The card that the seat would get, where everybody knows which one it is. */
    readonly given?: CardRef
    readonly could: readonly string[]
  }
}
type About<A, P = unknown, K extends DecisionKind = 'choose-card'> = {
  readonly kind: K
  readonly about: A
  readonly params: Source & P
}

/** Decisions, by key. */
export type ValleyDecisions = {
  /** `credits`: the option ids of the credits that are left, for a payment in the same batch. */
  readonly play: { readonly kind: 'play'; readonly params: { readonly credits?: readonly string[] } }
  readonly pay: {
    readonly kind: 'pay'
    readonly about: { readonly card: number; readonly price: number; readonly paid: number }
    readonly params: { readonly card: CardRef; readonly price: number; readonly paid: number }
  }
  readonly crumble: {
    readonly kind: 'crumble'
    readonly about: { readonly place: number }
    readonly params: { readonly place: number }
  }
  readonly order: { readonly kind: 'order'; readonly params: NoParams }
  readonly pharaoh: { readonly kind: 'pharaoh'; readonly params: NoParams }
  readonly 'react.affected': Threatened
  /** The seat has looked at this card. `tooDear`: it cannot be paid for, so it is no option. */
  readonly 'buy.stock': About<
    { readonly rebate: number; readonly looked: number },
    { readonly looked: CardRef; readonly tooDear: boolean }
  >
  readonly 'swap.second': About<{ readonly first: number }, { readonly first: CardRef }>
  readonly 'give.picked': About<{ readonly to: number }, { readonly to: number }>
  /** The victim, and the last of the numbers that its cards got as ids for the choosing seat (see `glance`). */
  readonly 'discard.shown': About<{ readonly of: number; readonly last: number }, { readonly of: number }>
  /** `given`: the card that the chosen opponent gets, if any. */
  readonly opponent: About<{ readonly given: number | null }, { readonly given?: CardRef }, 'choose-player'>
  readonly 'entomb-from': { readonly kind: 'choose-place'; readonly params: Source }
  readonly 'draw-number': { readonly kind: 'choose-number'; readonly params: Source }
} & { readonly [E in Event as `react.${E}`]: Reaction<E> } & {
  readonly [K in PurchaseChoice]: About<{ readonly rebate: number }>
} & { readonly [K in PlainChoice]: { readonly kind: 'choose-card'; readonly params: Source } } & {
  readonly [K in WayChoice]: { readonly kind: 'choose-option'; readonly params: Source }
}

type OfCard = { readonly card: CardRef }
type OfPharaoh = { readonly pharaoh: PharaohId }

/** What options say, by key. */
export type ValleyOffers = {
  readonly buy: OfCard & { readonly price: number }
  readonly execute: OfCard
  readonly entomb: OfCard
  readonly end: NoParams
  readonly 'end-order': NoParams
  readonly pay: OfCard & { readonly gold: number }
  /** Pays with a credit; `from` is the title or pharaoh that left it. */
  readonly 'pay.credit': { readonly from: string; readonly gold: number }
  readonly power: OfPharaoh
  readonly pharaoh: OfPharaoh
  readonly player: { readonly seat: number }
  readonly react: OfCard
  /** Used by the page alone, in place of `react`, for a card whose reaction takes another: `taken` once that one is chosen. */
  readonly 'react.take': OfCard & { readonly taken?: CardRef }
  readonly protect: OfCard
  readonly 'protect-discard': OfCard
  readonly card: OfCard & { readonly price?: number }
  readonly pass: NoParams
  readonly enough: NoParams
  readonly 'entomb-from.boneyard': NoParams
  readonly 'entomb-from.stock': NoParams
} & { readonly [K in Ways[keyof Ways][number]]: NoParams }

/** Why a seat is waited for, by key; from public knowledge alone. */
export type ValleyWaits = {
  readonly 'waiting.turn': NoParams
  readonly 'waiting.pharaoh': NoParams
  readonly 'waiting.react': ValleyDecisions[`react.${Event | 'affected'}`]['params']
  readonly 'waiting.affected': { readonly card: CardRef; readonly seat: number }
  readonly 'waiting.answer': NoParams
}
