// What Valley of the Kings asks: each decision once, with its kind, what its point knows beside the state, and the params
// its seat gets; also what its options say, and why a seat is waited for.
import type { NamedCard } from '../card.ts'
import type { DecisionKind, NoParams } from '../message.ts'
import type { Event, PharaohId } from './card-definition.ts'
import type { PlaceName } from './events.ts'

/** The card whose action, or answer, asks, and whose action it is where that is another seat. */
export type Source = { readonly card?: NamedCard; readonly seat?: number }

/** A card of one place is chosen: the key names what is done and where. */
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

/** A card of one place is bought. */
export type PurchaseChoice = 'buy.stock' | 'buy.boneyard' | 'buy.base' | 'buy.pyramid'

/** The places out of which a verb can ask for a card. */
export type PlacesOf<Verb extends string> = {
  [K in PlainChoice | PurchaseChoice]: K extends `${Verb}.${infer P extends PlaceName}` ? P : never
}[PlainChoice | PurchaseChoice]

/** Choices between ways to go on, and what the options of each are called. */
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

/** A reaction to what has happened: `by` has done it, `answering` is the card that could answer. */
type Reaction<E extends Event> = {
  readonly kind: 'react'
  readonly about: {
    readonly by: number
    readonly answering: number
    readonly cards: readonly [number, ...number[]]
    /** The gap that was left in the pyramid. */
    readonly place: number | null
    readonly price: number | null
  }
  readonly params: {
    readonly event: E
    readonly seat: number
    readonly price?: number
    readonly place?: number
    /** Titles that by public knowledge could answer. */
    readonly could: readonly string[]
  } & (E extends 'rebuilt' ? { readonly cards: readonly NamedCard[] } : { readonly card: NamedCard })
}
/** Something is about to be done to a seat that could protect itself. */
type Threatened = {
  readonly kind: 'react'
  readonly about: { readonly could: readonly number[] }
  readonly params: {
    readonly event: 'affected'
    readonly seat: number
    readonly card: NamedCard
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
  /** `credits`: what those that are left are called when they pay. */
  readonly play: { readonly kind: 'play'; readonly params: { readonly credits?: readonly string[] } }
  readonly pay: {
    readonly kind: 'pay'
    readonly about: { readonly card: number; readonly price: number; readonly paid: number }
    readonly params: { readonly card: NamedCard; readonly price: number; readonly paid: number }
  }
  readonly crumble: {
    readonly kind: 'crumble'
    readonly about: { readonly place: number }
    readonly params: { readonly place: number }
  }
  readonly order: { readonly kind: 'order'; readonly params: NoParams }
  readonly pharaoh: { readonly kind: 'pharaoh'; readonly params: NoParams }
  readonly 'react.affected': Threatened
  readonly 'swap.second': About<{ readonly first: number }, { readonly first: NamedCard }>
  readonly 'give.picked': About<{ readonly to: number }, { readonly to: number }>
  /** The victim, and the last of the numbers that its cards were given for whoever chooses. */
  readonly 'discard.shown': About<{ readonly of: number; readonly last: number }, { readonly of: number }>
  /** The opponent gets a card, where there is one to be given. */
  readonly opponent: About<{ readonly given: number | null }, { readonly given?: NamedCard }, 'choose-player'>
  readonly 'entomb-from': { readonly kind: 'choose-place'; readonly params: Source }
  readonly 'draw-number': { readonly kind: 'choose-number'; readonly params: Source }
} & { readonly [E in Event as `react.${E}`]: Reaction<E> } & {
  readonly [K in PurchaseChoice]: About<{ readonly rebate: number }>
} & { readonly [K in PlainChoice]: { readonly kind: 'choose-card'; readonly params: Source } } & {
  readonly [K in WayChoice]: { readonly kind: 'choose-option'; readonly params: Source }
}

type OfCard = { readonly card: NamedCard }
type OfPharaoh = { readonly pharaoh: PharaohId }

/** What options say, by key. */
export type ValleyOffers = {
  readonly buy: OfCard & { readonly price: number }
  readonly execute: OfCard
  readonly entomb: OfCard
  readonly end: NoParams
  readonly 'end-order': NoParams
  readonly pay: OfCard & { readonly gold: number }
  /** With what a title, or a pharaoh, has left. */
  readonly 'pay.credit': { readonly from: string; readonly gold: number }
  readonly power: OfPharaoh
  readonly pharaoh: OfPharaoh
  readonly player: { readonly seat: number }
  readonly react: OfCard
  /** How a page says `react` of a card with which one is taken: `taken`, once it is chosen. */
  readonly 'react.take': OfCard & { readonly taken?: NamedCard }
  readonly protect: OfCard
  readonly 'protect-discard': OfCard
  readonly card: OfCard & { readonly price?: number }
  readonly pass: NoParams
  readonly enough: NoParams
  readonly 'entomb-from.boneyard': NoParams
  readonly 'entomb-from.stock': NoParams
} & { readonly [K in Ways[keyof Ways][number]]: NoParams }

/** Why a seat is waited for, by key: public knowledge alone. */
export type ValleyWaits = {
  readonly 'waiting.turn': NoParams
  readonly 'waiting.pharaoh': NoParams
  readonly 'waiting.react': ValleyDecisions[`react.${Event | 'affected'}`]['params']
  readonly 'waiting.affected': { readonly card: NamedCard; readonly seat: number }
  readonly 'waiting.answer': NoParams
}
