// The pyramid: rows, gaps, crumbling, refill (rules/valley, Pyramid).
import { completed, type Step, type Then } from '../engine/ask.ts'
import { gap, places } from './state.ts'
import type { Turn } from './turn.ts'

/** The places diagonally above each place. */
const above: readonly (readonly number[])[] = [[], [0], [0], [1], [1, 2], [2]]
/** Where the base begins. */
const base = 3
/** Refilling goes base left to right, then middle left to right, then apex. */
const refillOrder = [3, 4, 5, 1, 2, 0] as const

/** The cards that lie in the pyramid, apex first. */
export function pyramidCards(turn: Turn): readonly number[] {
  return cardsFrom(turn, 0)
}

/** The cards of the bottom row, left to right. */
export function baseCards(turn: Turn): readonly number[] {
  return cardsFrom(turn, base)
}

function cardsFrom(turn: Turn, place: number): readonly number[] {
  const { pyramid } = turn.state
  const cards: number[] = []
  for (let at = place; at < pyramid.length; at++) if (pyramid[at] !== gap) cards.push(pyramid[at] as number)
  return cards
}

/** The place a pyramid card lies on. */
export function placeOf(turn: Turn, card: number): number {
  return turn.state.pyramid.indexOf(card)
}

/** Takes a card out of the pyramid, which is a change of it. Returns the place it has left, for `crumble`. */
export function takeOut(turn: Turn, card: number): number {
  const { run, state } = turn
  const place = placeOf(turn, card)
  run.journal.put(state.pyramid, place, gap)
  noteChange(turn)
  return place
}

/** Notes that the pyramid was changed in this turn. */
export function noteChange(turn: Turn): void {
  if (turn.state.changed === 0) turn.run.journal.set(turn.state, 'changed', 1)
}

/**
 * Fills a gap from the cards diagonally above it, and the gap that leaves in turn. Where two could fall, the seat that
 * removed the card chooses; with one candidate nothing is asked. Never fails.
 */
export function crumble(turn: Turn, hole: number, then: Then): Step {
  const { run, state } = turn
  if (run.trying && then.sure) return completed
  const falling = (above[hole] as readonly number[]).filter(place => state.pyramid[place] !== gap)
  const [only, other] = falling
  if (only === undefined) return run.follow(then)
  if (other === undefined) return fall(turn, only, hole, then)
  return {
    seat: turn.seat, kind: 'crumble', key: 'crumble', candidates: falling.map(place => state.pyramid[place] as number),
    min: 1, max: 1, ordered: false, sure: then.sure, facts: [hole],
    answer: card => fall(turn, placeOf(turn, card), hole, then),
  }
}

function fall(turn: Turn, from: number, to: number, then: Then): Step {
  const { run, state } = turn
  run.journal.swap(state.pyramid, from, to)
  if (run.speaking) turn.tell('fell', { card: turn.named(state.pyramid[to] as number), from, to })
  return crumble(turn, from, then)
}

/** Fills the gaps from the stock, base first, as far as it goes. Returns the cards that were added. */
export function refill(turn: Turn): readonly number[] {
  const { run, state } = turn
  const added: number[] = []
  for (const place of refillOrder) {
    if (state.pyramid[place] !== gap || state.stock.length === 0) continue
    const card = run.journal.pop(state.stock)
    run.journal.put(state.pyramid, place, card)
    turn.show(card)
    added.push(card)
  }
  if (added.length > 0) {
    run.barrier = true
    noteChange(turn)
    if (run.telling) run.tell(null, 'refilled', { cards: added.map(card => ({ ...turn.named(card), place: placeOf(turn, card) })) })
  }
  return added
}

/** How many cards lie in the pyramid. */
export function pyramidCount(pyramid: readonly number[]): number {
  let count = 0
  for (const place of places) if (pyramid[place] !== gap) count++
  return count
}
