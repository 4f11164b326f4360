// How questions and options of this game are named for the seat that is asked, and what others are told of whom the
// table waits for.
import type { Ask } from '../engine/ask.ts'
import type { Offer, Said } from '../engine/game.ts'
import type { Params } from '../protocol.ts'
import { unpriced } from './answers.ts'
import { fromBoneyard } from './attacks.ts'
import { priceOf, sourceOfCredit } from './buying.ts'
import { cardIn, endAndOrder, endTurn, enough, pass, plainNumber, power, toBuy, toCredit, toEntomb, toExecute, toProtect, useIn } from './choice.ts'
import { noGap } from './place.ts'
import { placeOf } from './pyramid.ts'
import { pharaohIds, type Event } from './title.ts'
import type { Turn } from './turn.ts'

/** What a question is called, with the params a page needs (api, View). */
export function questionOf(turn: Turn, ask: Ask): Said {
  const { key, facts } = ask
  const [first, second, third] = facts
  if (ask.kind === 'pay') return { key, params: { card: turn.named(first as number), price: second, paid: third } }
  if (ask.kind === 'react') return { key, params: reasonOf(turn, ask) }
  if (ask.kind === 'crumble') return { key, params: { place: first } }
  if (ask.kind === 'play') return { key, params: creditsOf(turn) }
  return { key, params: { ...sourceOf(turn), ...aboutOf(turn, ask) } }
}

/** What the credits that are left are called when they pay, so that a purchase and its payment fit one call: one that was
    used up leaves the others their numbers. */
function creditsOf({ state }: Turn): Params {
  const credits = state.credits.flatMap((gold, index) => gold > 0 ? [creditId(index)] : [])
  return credits.length > 0 ? { credits } : {}
}

/** What a question is about beside its source. */
function aboutOf(turn: Turn, { key, facts: [first] }: Ask): Params {
  if (key === 'swap.second') return { first: turn.named(first as number) }
  if (key === 'give.picked') return { to: first }
  if (key === 'opponent') return first === undefined ? {} : { given: turn.named(first) }
  return key === 'discard.shown' ? { of: first } : {}
}

/** The title whose action, or answer, is being carried out, and whose action it is where that is another seat. */
function sourceOf(turn: Turn): Params {
  const acting = turn.state.acting.at(-1)
  if (acting === undefined) return {}
  const by = { card: turn.named(acting) }
  return turn.seat === turn.state.turn || turn.title(acting).answers ? by : { ...by, seat: turn.state.turn }
}

/** Why a seat is asked whether it answers: an event, or what is about to be done to it. */
function reasonOf(turn: Turn, ask: Ask): Params {
  if (ask.key !== 'react.affected') return eventOf(turn, ask)
  const { state } = turn
  const could = [...new Set(ask.facts.map(card => turn.title(card).id))]
  return { event: 'affected', seat: state.turn, card: turn.named(state.acting.at(-1) as number), could }
}

/** What has happened, to whom it can be answered, and the titles that by public knowledge could answer. */
function eventOf(turn: Turn, ask: Ask): Params {
  const [seat, answering, place, price, ...about] = ask.facts as readonly [number, number, number, number, ...number[]]
  const event = ask.key.replace('react.', '') as Event
  const bought = price === unpriced ? {} : { price }
  const left = place === noGap ? {} : { place }
  const named = about.map(card => turn.named(card))
  return { event, seat, ...event === 'rebuilt' ? { cards: named } : { card: named[0] }, ...bought, ...left, could: [turn.title(answering).id] }
}

/** Why a seat is waited for. A function of what is public: never of which question its hand has led to. */
export function waitingOf(turn: Turn, ask: Ask): Said {
  if (ask.kind === 'react') return { key: 'waiting.react', params: reasonOf(turn, ask) }
  if (ask.kind === 'pharaoh') return { key: 'waiting.pharaoh', params: {} }
  if (turn.seat === turn.state.turn) return { key: 'waiting.turn', params: {} }
  const acting = turn.state.acting.at(-1)
  if (acting === undefined || turn.title(acting).answers) return { key: 'waiting.answer', params: {} }
  return { key: 'waiting.affected', params: { card: turn.named(acting), seat: turn.state.turn } }
}

const pileOffers = {
  boneyard: { id: 'boneyard', key: 'entomb-from.boneyard', params: {}, place: 'boneyard' },
  stock: { id: 'stock', key: 'entomb-from.stock', params: {}, place: 'stock' },
} as const

/** An option as its seat gets it: ids can be foretold (api, View). */
export function offerOf(turn: Turn, ask: Ask, option: number): Offer {
  if (option === pass) return { id: 'pass', key: 'pass', params: {} }
  if (option === enough) return { id: 'enough', key: 'enough', params: {} }
  if (option === endTurn) return { id: 'end', key: 'end', params: {} }
  if (option === endAndOrder) return { id: 'end-order', key: 'end-order', params: {} }
  if (option === power) return { id: 'power', key: 'power', params: { pharaoh: turn.pharaoh } }
  const card = cardIn(option)
  const use = useIn(option)
  if (ask.kind === 'pharaoh') return { id: pharaohIds[card] as string, key: 'pharaoh', params: { pharaoh: pharaohIds[card] } }
  if (ask.kind === 'choose-player') return { id: String(card), key: 'player', params: { seat: card } }
  if (use === toCredit) return { id: creditId(card), key: 'pay.credit', params: { from: sourceOfCredit(turn, turn.state.creditsFrom[card] as number), gold: turn.state.credits[card] } }
  if (ask.key === 'entomb-from' && use === plainNumber) return { ...pileOffers[option === fromBoneyard ? 'boneyard' : 'stock'] }
  if (use === plainNumber) return { id: String(card), key: `${ask.key}.${card}`, params: {} }
  const shown = { id: ask.key === 'discard.shown' ? glanced(turn, ask, card) : turn.nameOf(card), card: turn.title(card).id }
  const place = placeOf(turn, card)
  const where = place >= 0 ? { card: shown, place: String(place) } : { card: shown }
  if (use === toBuy) return { id: `buy-${shown.id}`, key: 'buy', params: { card: shown, price: priceOf(turn, card, 0) }, ...where }
  const named = nameOfUse[use]
  if (named) return { id: `${named}-${shown.id}`, key: use === toProtect && turn.title(card).protects?.by === 'discarding' ? 'protect-discard' : named, params: { card: shown }, ...where }
  if (ask.kind === 'pay') return { id: shown.id, key: 'pay', params: { card: shown, gold: turn.worth(card) }, ...where }
  return { id: shown.id, key: ask.kind === 'react' ? 'react' : 'card', params: { card: shown, ...priceIn(turn, ask, card) }, ...where }
}

const creditId = (index: number) => `credit-${index + 1}`

const nameOfUse: Readonly<Record<number, string>> = { [toExecute]: 'execute', [toEntomb]: 'entomb', [toProtect]: 'protect' }

/** What a card of another's hand is called for who was shown it: names of that seat's own. */
function glanced(turn: Turn, ask: Ask, card: number): string {
  const [, last = 0] = ask.facts
  return `${turn.seat}h${last - ask.candidates.length + 1 + ask.candidates.indexOf(card)}`
}

function priceIn(turn: Turn, ask: Ask, card: number): Params {
  const [rebate] = ask.facts
  return ask.key.startsWith('buy.') ? { price: priceOf(turn, card, rebate ?? 0) } : {}
}

/** Cards without a visible order (a hand, a searched deck) by title and then by name; piles top first; others stay. */
export function sortOptions(turn: Turn, ask: Ask, options: readonly number[]): readonly number[] {
  if (ask.key === 'discard.shown') return options
  if (ask.key.endsWith('.discard')) return [...options].sort((one, other) => turn.player.discard.indexOf(other) - turn.player.discard.indexOf(one))
  const rank = (option: number) => option < 0 ? 2 : useIn(option) === toProtect ? 1 : 0
  return [...options].sort((one, other) => {
    const byUse = rank(one) - rank(other) || (one < 0 ? other - one : useIn(one) - useIn(other))
    const isHeld = inHandOrDeck(turn, one)
    if (byUse !== 0 || !isHeld || !inHandOrDeck(turn, other)) return byUse || Number(isHeld) - Number(inHandOrDeck(turn, other))
    const [card, against] = [cardIn(one), cardIn(other)]
    const [title, beside] = [turn.title(card).id, turn.title(against).id]
    return title < beside ? -1 : title > beside ? 1 : numberOf(turn, card) - numberOf(turn, against)
  })
}

/** Whether an option is a card that others do not see; one that is a plain number is no card. */
function inHandOrDeck(turn: Turn, option: number): boolean {
  return option >= 0 && useIn(option) !== plainNumber && numberOf(turn, cardIn(option)) > 0
}

function numberOf(turn: Turn, card: number): number {
  return -(turn.state.names[card] ?? 0)
}
