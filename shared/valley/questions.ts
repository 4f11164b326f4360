// How questions and options of this game are named for the seat that is asked, and what others are told of whom the
// table waits for.
import type { ValleyPoint } from './decisions.ts'
import type { UnlabelledOption, MessageRef } from '../engine/game.ts'
import type { Params } from '../protocol.ts'
import { unpriced } from './reactions.ts'
import { fromBoneyard } from './attacks.ts'
import { priceOf, sourceOfCredit } from './buying.ts'
import {
  cardIn,
  endAndOrder,
  endTurn,
  enough,
  pass,
  plainNumber,
  power,
  toBuy,
  toCredit,
  toEntomb,
  toExecute,
  toProtect,
  useIn,
} from './option-codec.ts'
import { noGap } from './place.ts'
import { placeOf } from './pyramid.ts'
import { pharaohIds, type Event } from './card-definition.ts'
import type { PlayerContext } from './player-context.ts'

/** The params of a question, for the page (API.md, View). */
export function questionOf(context: PlayerContext, point: ValleyPoint): Params {
  const [first, second, third] = point.about
  if (point.kind === 'pay') return { card: context.named(first as number), price: second, paid: third }
  if (point.kind === 'react') return reasonOf(context, point)
  if (point.kind === 'crumble') return { place: first }
  if (point.kind === 'play') return creditsOf(context)
  return { ...sourceOf(context), ...aboutOf(context, point) }
}

/** What the credits that are left are called when they pay, so that a purchase and its payment fit one call: one that was
    used up leaves the others their numbers. */
function creditsOf({ state }: PlayerContext): Params {
  const credits = state.credits.flatMap((gold, index) => (gold > 0 ? [creditId(index)] : []))
  return credits.length > 0 ? { credits } : {}
}

/** What a question is about beside its source. */
function aboutOf(context: PlayerContext, { key, about: [first] }: ValleyPoint): Params {
  if (key === 'swap.second') return { first: context.named(first as number) }
  if (key === 'give.picked') return { to: first }
  if (key === 'opponent') return first === undefined ? {} : { given: context.named(first) }
  return key === 'discard.shown' ? { of: first } : {}
}

/** The title whose action, or answer, is being carried out, and whose action it is where that is another seat. */
function sourceOf(context: PlayerContext): Params {
  const acting = context.state.acting.at(-1)
  if (acting === undefined) return {}
  const by = { card: context.named(acting) }
  return context.seat === context.state.turn || context.title(acting).answers ? by : { ...by, seat: context.state.turn }
}

/** Why a seat is asked whether it answers: an event, or what is about to be done to it. */
function reasonOf(context: PlayerContext, point: ValleyPoint): Params {
  if (point.key !== 'react.affected') return eventOf(context, point)
  const { state } = context
  const could = [...new Set(point.about.map(card => context.title(card).id))]
  return { event: 'affected', seat: state.turn, card: context.named(state.acting.at(-1) as number), could }
}

/** What has happened, to whom it can be answered, and the titles that by public knowledge could answer. */
function eventOf(context: PlayerContext, point: ValleyPoint): Params {
  const [seat, answering, place, price, ...about] = point.about as readonly [
    number,
    number,
    number,
    number,
    ...number[],
  ]
  const event = point.key.replace('react.', '') as Event
  const bought = price === unpriced ? {} : { price }
  const left = place === noGap ? {} : { place }
  const named = about.map(card => context.named(card))
  return {
    event,
    seat,
    ...(event === 'rebuilt' ? { cards: named } : { card: named[0] }),
    ...bought,
    ...left,
    could: [context.title(answering).id],
  }
}

/** Why a seat is waited for. A function of what is public: never of which question its hand has led to. */
export function waitingOf(context: PlayerContext, point: ValleyPoint): MessageRef {
  if (point.kind === 'react') return { key: 'waiting.react', params: reasonOf(context, point) }
  if (point.kind === 'pharaoh') return { key: 'waiting.pharaoh', params: {} }
  if (context.seat === context.state.turn) return { key: 'waiting.turn', params: {} }
  const acting = context.state.acting.at(-1)
  if (acting === undefined || context.title(acting).answers) return { key: 'waiting.answer', params: {} }
  return { key: 'waiting.affected', params: { card: context.named(acting), seat: context.state.turn } }
}

const pileOffers = {
  boneyard: { id: 'boneyard', key: 'entomb-from.boneyard', params: {}, place: 'boneyard' },
  stock: { id: 'stock', key: 'entomb-from.stock', params: {}, place: 'stock' },
} as const

/** An option as its seat gets it: ids can be foretold (API.md, View). */
export function offerOf(context: PlayerContext, point: ValleyPoint, option: number): UnlabelledOption {
  if (option === pass) return { id: 'pass', key: 'pass', params: {} }
  if (option === enough) return { id: 'enough', key: 'enough', params: {} }
  if (option === endTurn) return { id: 'end', key: 'end', params: {} }
  if (option === endAndOrder) return { id: 'end-order', key: 'end-order', params: {} }
  if (option === power) return { id: 'power', key: 'power', params: { pharaoh: context.pharaoh } }
  const card = cardIn(option)
  const use = useIn(option)
  if (point.kind === 'pharaoh')
    return { id: pharaohIds[card] as string, key: 'pharaoh', params: { pharaoh: pharaohIds[card] } }
  if (point.kind === 'choose-player') return { id: String(card), key: 'player', params: { seat: card } }
  if (use === toCredit)
    return {
      id: creditId(card),
      key: 'pay.credit',
      params: {
        from: sourceOfCredit(context, context.state.creditsFrom[card] as number),
        gold: context.state.credits[card],
      },
    }
  if (point.key === 'entomb-from' && use === plainNumber)
    return { ...pileOffers[option === fromBoneyard ? 'boneyard' : 'stock'] }
  if (use === plainNumber) return { id: String(card), key: `${point.key}.${card}`, params: {} }
  const shown = {
    id: point.key === 'discard.shown' ? glanced(context, point, card) : context.nameOf(card),
    card: context.title(card).id,
  }
  const place = placeOf(context, card)
  const where = place >= 0 ? { card: shown, place: String(place) } : { card: shown }
  if (use === toBuy)
    return { id: `buy-${shown.id}`, key: 'buy', params: { card: shown, price: priceOf(context, card, 0) }, ...where }
  const named = nameOfUse[use]
  if (named)
    return {
      id: `${named}-${shown.id}`,
      key: use === toProtect && context.title(card).protects?.by === 'discarding' ? 'protect-discard' : named,
      params: { card: shown },
      ...where,
    }
  if (point.kind === 'pay')
    return { id: shown.id, key: 'pay', params: { card: shown, gold: context.worth(card) }, ...where }
  return {
    id: shown.id,
    key: point.kind === 'react' ? 'react' : 'card',
    params: { card: shown, ...priceIn(context, point, card) },
    ...where,
  }
}

const creditId = (index: number) => `credit-${index + 1}`

const nameOfUse: Readonly<Record<number, string>> = {
  [toExecute]: 'execute',
  [toEntomb]: 'entomb',
  [toProtect]: 'protect',
}

/** What a card of another's hand is called for who was shown it: names of that seat's own. */
function glanced(context: PlayerContext, point: ValleyPoint, card: number): string {
  const [, last = 0] = point.about
  return `${context.seat}h${last - point.candidates.length + 1 + point.candidates.indexOf(card)}`
}

function priceIn(context: PlayerContext, point: ValleyPoint, card: number): Params {
  const [rebate] = point.about
  return point.key.startsWith('buy.') ? { price: priceOf(context, card, rebate ?? 0) } : {}
}

/** Cards without a visible order (a hand, a searched deck) by title and then by name; piles top first; others stay. */
export function sortOptions(context: PlayerContext, point: ValleyPoint, options: readonly number[]): readonly number[] {
  if (point.key === 'discard.shown') return options
  if (point.key.endsWith('.discard'))
    return [...options].sort(
      (one, other) => context.player.discard.indexOf(other) - context.player.discard.indexOf(one),
    )
  const rank = (option: number) => (option < 0 ? 2 : useIn(option) === toProtect ? 1 : 0)
  return [...options].sort((one, other) => {
    const byUse = rank(one) - rank(other) || (one < 0 ? other - one : useIn(one) - useIn(other))
    const isHeld = inHandOrDeck(context, one)
    if (byUse !== 0 || !isHeld || !inHandOrDeck(context, other))
      return byUse || Number(isHeld) - Number(inHandOrDeck(context, other))
    const [card, against] = [cardIn(one), cardIn(other)]
    const [title, beside] = [context.title(card).id, context.title(against).id]
    return title < beside ? -1 : title > beside ? 1 : numberOf(context, card) - numberOf(context, against)
  })
}

/** Whether an option is a card that others do not see; one that is a plain number is no card. */
function inHandOrDeck(context: PlayerContext, option: number): boolean {
  return option >= 0 && useIn(option) !== plainNumber && numberOf(context, cardIn(option)) > 0
}

function numberOf(context: PlayerContext, card: number): number {
  return -(context.state.names[card] ?? 0)
}
