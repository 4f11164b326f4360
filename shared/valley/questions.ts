// How questions and options of this game are named for the seat that is asked, and what others are told of whom the
// table waits for.
import type { Ask } from '../engine/ask.ts'
import type { Offer, Said } from '../engine/game.ts'
import type { Params } from '../protocol.ts'
import { unpriced } from './answers.ts'
import { cardIn, endAndOrder, endTurn, enough, pass, plainNumber, toBuy, toEntomb, toExecute, toProtect, useIn } from './choice.ts'
import { noGap } from './place.ts'
import { placeOf } from './pyramid.ts'
import type { Event } from './title.ts'
import type { Turn } from './turn.ts'

/** What a question is called, with the params a page needs (api, View). */
export function questionOf(turn: Turn, ask: Ask): Said {
  const { key, facts } = ask
  const [first, second, third] = facts
  if (ask.kind === 'pay') return { key, params: { card: turn.named(first as number), price: second, paid: third } }
  if (ask.kind === 'react') return { key, params: eventOf(turn, ask) }
  if (ask.kind === 'crumble') return { key, params: { place: first } }
  return { key, params: { ...sourceOf(turn), ...(key === 'swap.second' ? { first: turn.named(first as number) } : {}) } }
}

/** The title whose action, or answer, is being carried out, and whose action it is where that is another seat. */
function sourceOf(turn: Turn): Params {
  const acting = turn.state.acting.at(-1)
  if (acting === undefined) return {}
  const by = { card: turn.named(acting) }
  return turn.seat === turn.state.turn || turn.title(acting).answers ? by : { ...by, seat: turn.state.turn }
}

/** What has happened, to whom it can be answered, and the titles that by public knowledge could answer. */
function eventOf(turn: Turn, ask: Ask): Params {
  const [seat, card, answering, place, price] = ask.facts as readonly [number, number, number, number, number]
  const event = ask.key.replace('react.', '') as Event
  const bought = price === unpriced ? {} : { price }
  const left = place === noGap ? {} : { place }
  return { event, seat, card: turn.named(card), ...bought, ...left, could: [turn.title(answering).id] }
}

/** Why a seat is waited for. A function of what is public: never of which question its hand has led to. */
export function waitingOf(turn: Turn, ask: Ask): Said {
  if (ask.kind === 'react') return { key: 'waiting.react', params: eventOf(turn, ask) }
  if (turn.seat === turn.state.turn) return { key: 'waiting.turn', params: {} }
  const acting = turn.state.acting.at(-1)
  if (acting === undefined || turn.title(acting).answers) return { key: 'waiting.answer', params: {} }
  return { key: 'waiting.affected', params: { card: turn.named(acting), seat: turn.state.turn } }
}

/** An option as its seat gets it: ids can be foretold (api, View). */
export function offerOf(turn: Turn, ask: Ask, option: number): Offer {
  if (option === pass) return { id: 'pass', key: 'pass', params: {} }
  if (option === enough) return { id: 'enough', key: 'enough', params: {} }
  if (option === endTurn) return { id: 'end', key: 'end', params: {} }
  if (option === endAndOrder) return { id: 'end-order', key: 'end-order', params: {} }
  const card = cardIn(option)
  const use = useIn(option)
  if (use === plainNumber) return { id: String(card), key: `${ask.key}.${card}`, params: {} }
  const shown = { id: turn.nameOf(card), card: turn.title(card).id }
  const place = placeOf(turn, card)
  const where = place >= 0 ? { card: shown, place: String(place) } : { card: shown }
  if (use === toBuy) return { id: `buy-${shown.id}`, key: 'buy', params: { card: shown, price: turn.title(card).cost }, ...where }
  const named = nameOfUse[use]
  if (named) return { id: `${named}-${shown.id}`, key: named, params: { card: shown }, ...where }
  if (ask.kind === 'pay') return { id: shown.id, key: 'pay', params: { card: shown, gold: turn.worth(card) }, ...where }
  return { id: shown.id, key: ask.kind === 'react' ? 'react' : 'card', params: { card: shown, ...priceIn(turn, ask, card) }, ...where }
}

const nameOfUse: Readonly<Record<number, string>> = { [toExecute]: 'execute', [toEntomb]: 'entomb', [toProtect]: 'protect' }

function priceIn(turn: Turn, ask: Ask, card: number): Params {
  const [rebate] = ask.facts
  return ask.key.startsWith('buy.') ? { price: Math.max(0, turn.title(card).cost - (rebate ?? 0)) } : {}
}

/** Cards without a visible order (a hand, a searched deck) by title and then by name; piles top first; others stay. */
export function sortOptions(turn: Turn, ask: Ask, options: readonly number[]): readonly number[] {
  if (ask.key.endsWith('.discard')) return [...options].sort((one, other) => turn.player.discard.indexOf(other) - turn.player.discard.indexOf(one))
  const rank = (option: number) => option < 0 ? [2, 0] : useIn(option) === toProtect ? [1, 0] : [0, useIn(option)]
  const inHandOrDeck = (card: number) => (turn.state.names[card] ?? 0) < 0
  return [...options].sort((one, other) => {
    const [oneRank, otherRank] = [rank(one), rank(other)]
    const byRank = (oneRank[0] ?? 0) - (otherRank[0] ?? 0) || (oneRank[1] ?? 0) - (otherRank[1] ?? 0)
    if (byRank !== 0 || one < 0 || other < 0) return byRank || other - one
    const [card, against] = [cardIn(one), cardIn(other)]
    if (!inHandOrDeck(card) || !inHandOrDeck(against)) return 0
    return turn.title(card).id.localeCompare(turn.title(against).id) || numberOf(turn, card) - numberOf(turn, against)
  })
}

function numberOf(turn: Turn, card: number): number {
  return -(turn.state.names[card] ?? 0)
}
