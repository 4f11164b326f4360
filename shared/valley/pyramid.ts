// The pyramid: rows, gaps, crumbling, refill (RULES.md, Pyramid).
import { feasible, type Outcome, type Continuation } from '../engine/effect.ts'
import { none } from '../engine/game-context.ts'
import { entryAt } from '../entry.ts'
import type { ValleyPoint } from './declarations.ts'
import { emptyPlace, places } from './state.ts'
import type { PlayerContext } from './player-context.ts'

/** For each place, the places diagonally above it. */
const above: readonly (readonly number[])[] = [[], [0], [0], [1], [1, 2], [2]]
/** The first place of the base. */
export const firstOfBase = 3
/** Refilling goes base left to right, then middle left to right, then apex. */
const refillOrder = [3, 4, 5, 1, 2, 0] as const

/** All cards of the pyramid, face-down ones included, apex first. */
export function pyramidCards(context: PlayerContext): readonly number[] {
  return context.state.pyramid.filter(card => card !== emptyPlace)
}

/** The face-up cards of the pyramid, apex first. A face-down card can only be sacrificed or swapped. */
export function openCards(context: PlayerContext): readonly number[] {
  return openFrom(context, 0)
}

/** The face-up cards of the bottom row, left to right. */
export function baseCards(context: PlayerContext): readonly number[] {
  return openFrom(context, firstOfBase)
}

function openFrom(context: PlayerContext, place: number): readonly number[] {
  const { pyramid, down } = context.state
  const cards: number[] = []
  for (let at = place; at < pyramid.length; at++) {
    const card = pyramid[at] as number
    if (card !== emptyPlace && !down.includes(card)) cards.push(card)
  }
  return cards
}

/** Turns a pyramid card face down until this seat's next turn begins, which is a change of the pyramid. */
export function turnDown(context: PlayerContext, card: number): void {
  const { game, state } = context
  game.journal.push(state.down, card)
  game.journal.push(state.downOf, context.seat)
  noteChange(context)
}

function turnUp(context: PlayerContext, at: number): void {
  const {
    game: { journal },
    state,
  } = context
  journal.remove(state.down, at)
  journal.remove(state.downOf, at)
}

/** Turns up the cards that this seat had turned face down. Returns them. */
export function turnUpOwn(context: PlayerContext): readonly number[] {
  const { down, downOf } = context.state
  if (down.length === 0) return none
  const up: number[] = []
  for (let at = down.length - 1; at >= 0; at--) {
    if (downOf[at] !== context.seat) continue
    up.push(entryAt(down, at))
    turnUp(context, at)
  }
  return up.reverse()
}

/** The place a pyramid card lies on. */
export function placeOf(context: PlayerContext, card: number): number {
  return context.state.pyramid.indexOf(card)
}

/** Takes a card out of the pyramid, and notes the change. Returns its place, to be passed to `crumble`. */
export function takeOut(context: PlayerContext, card: number): number {
  const { game, state } = context
  const place = placeOf(context, card)
  game.journal.put(state.pyramid, place, emptyPlace)
  const hidden = state.down.indexOf(card)
  if (hidden >= 0) turnUp(context, hidden)
  noteChange(context)
  return place
}

/** Notes that the pyramid was changed in this turn. */
export function noteChange(context: PlayerContext): void {
  if (context.state.changed === 0) context.state.changed = context.game.journal.change(context.state, 'changed', 1)
}

/**
 * Fills a gap with a card from diagonally above, then the gap that this card leaves, and so on up. If two cards could fall, the
 * seat that removed the card chooses. Never fails.
 */
export function crumble(context: PlayerContext, hole: number, then: Continuation): Outcome {
  const { game, state } = context
  if (game.dryRun && then.cannotFail) return feasible
  const higher = entryAt(above, hole)
  let falling = 0
  let last = emptyPlace
  for (const place of higher) {
    if (state.pyramid[place] === emptyPlace) continue
    falling++
    last = place
  }
  if (falling === 0) return game.follow(then)
  return falling === 1 ? fall(context, last, hole, then) : askWhichFalls(context, higher, hole, then)
}

function askWhichFalls(
  context: PlayerContext,
  higher: readonly number[],
  hole: number,
  then: Continuation,
): ValleyPoint {
  return {
    seat: context.seat,
    kind: 'crumble',
    key: 'crumble',
    candidates: higher.map(place => entryAt(context.state.pyramid, place)),
    min: 1,
    max: 1,
    ordered: false,
    cannotFail: then.cannotFail,
    about: { place: hole },
    answer: card => fall(context, placeOf(context, card), hole, then),
  }
}

function fall(context: PlayerContext, from: number, to: number, then: Continuation): Outcome {
  const { game, state } = context
  game.journal.swap(state.pyramid, from, to)
  if (game.isLogging) context.log('fell', { card: context.cardRef(entryAt(state.pyramid, to)), from, to })
  return crumble(context, from, then)
}

/** Fills the gaps from the stock, base first, as far as the stock suffices. Returns the cards that were added. */
export function refill(context: PlayerContext): readonly number[] {
  const { game, state } = context
  const added: number[] = []
  for (const place of refillOrder) {
    if (state.pyramid[place] !== emptyPlace || state.stock.length === 0) continue
    const card = game.journal.pop(state.stock)
    game.journal.put(state.pyramid, place, card)
    context.show(card)
    added.push(card)
  }
  if (added.length > 0) {
    game.barrier = true
    noteChange(context)
    if (game.logging)
      game.log(null, 'refilled', {
        cards: added.map(card => ({ ...context.cardRef(card), place: placeOf(context, card) })),
      })
  }
  return added
}

/** How many cards lie in the pyramid. */
export function pyramidCount(pyramid: readonly number[]): number {
  let count = 0
  for (const place of places) if (pyramid[place] !== emptyPlace) count++
  return count
}
