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

/** All cards that lie in the pyramid, face down or not, apex first. */
export function pyramidCards(turn: Turn): readonly number[] {
  return turn.state.pyramid.filter(card => card !== gap)
}

/** The cards of the pyramid that lie face up, apex first. One that lies face down can only be sacrificed, or swapped. */
export function openCards(turn: Turn): readonly number[] {
  return openFrom(turn, 0)
}

/** The face-up cards of the bottom row, left to right. */
export function baseCards(turn: Turn): readonly number[] {
  return openFrom(turn, base)
}

function openFrom(turn: Turn, place: number): readonly number[] {
  const { pyramid, down } = turn.state
  const cards: number[] = []
  for (let at = place; at < pyramid.length; at++) {
    const card = pyramid[at] as number
    if (card !== gap && !down.includes(card)) cards.push(card)
  }
  return cards
}

/** Turns a pyramid card face down until this seat's next turn begins, which is a change of the pyramid. */
export function turnDown(turn: Turn, card: number): void {
  const { run, state } = turn
  run.journal.push(state.down, card)
  run.journal.push(state.downOf, turn.seat)
  noteChange(turn)
}

function turnUp(turn: Turn, at: number): void {
  const { run: { journal }, state } = turn
  journal.remove(state.down, at)
  journal.remove(state.downOf, at)
}

/** Turns up the cards that this seat has turned down. Gives them. */
export function turnUpOwn(turn: Turn): readonly number[] {
  const { down, downOf } = turn.state
  const up: number[] = []
  for (let at = down.length - 1; at >= 0; at--) {
    if (downOf[at] !== turn.seat) continue
    up.push(down[at] as number)
    turnUp(turn, at)
  }
  return up.reverse()
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
  const hidden = state.down.indexOf(card)
  if (hidden >= 0) turnUp(turn, hidden)
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
