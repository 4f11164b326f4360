// The pyramid: rows, gaps, crumbling, refill (RULES.md, Pyramid).
import { feasible, type Outcome, type Continuation } from '../engine/effect.ts'
import { none } from '../engine/game-context.ts'
import { entryAt } from '../entry.ts'
import type { ValleyPoint } from './declarations.ts'
import { emptySlot, slots } from './state.ts'
import type { PlayerContext } from './player-context.ts'

/** By slot: the slots diagonally above it. */
const above: readonly (readonly number[])[] = [[], [0], [0], [1], [1, 2], [2]]
/** The first slot of the base. */
export const firstOfBase = 3
/** Refilling goes base left to right, then middle left to right, then apex. */
const refillOrder = [3, 4, 5, 1, 2, 0] as const

/** All cards of the pyramid, face-down ones included, apex first. */
export function pyramidCards(context: PlayerContext): readonly number[] {
  return context.state.pyramid.filter(card => card !== emptySlot)
}

/** The face-up cards of the pyramid, apex first. A face-down card can only be sacrificed or swapped. */
export function openCards(context: PlayerContext): readonly number[] {
  return openFrom(context, 0)
}

/** The face-up cards of the bottom row, left to right. */
export function baseCards(context: PlayerContext): readonly number[] {
  return openFrom(context, firstOfBase)
}

function openFrom(context: PlayerContext, first: number): readonly number[] {
  const { pyramid, down } = context.state
  const cards: number[] = []
  for (let at = first; at < pyramid.length; at++) {
    const card = pyramid[at] as number
    if (card !== emptySlot && !down.includes(card)) cards.push(card)
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

/** The slot that a pyramid card lies in; -1 if it lies elsewhere. */
export function slotOf(context: PlayerContext, card: number): number {
  return context.state.pyramid.indexOf(card)
}

/** Takes a card out of the pyramid, and notes the change. Returns the gap, to be passed to `crumble`. */
export function takeOut(context: PlayerContext, card: number): number {
  const { game, state } = context
  const gap = slotOf(context, card)
  game.journal.put(state.pyramid, gap, emptySlot)
  const hidden = state.down.indexOf(card)
  if (hidden >= 0) turnUp(context, hidden)
  noteChange(context)
  return gap
}

/** Notes that the pyramid was changed in this turn. */
export function noteChange(context: PlayerContext): void {
  if (context.state.changed === 0) context.state.changed = context.game.journal.change(context.state, 'changed', 1)
}

/**
 * Fills a gap with a card from diagonally above, then the gap that this card leaves, and so on up. If two cards could fall, the
 * seat that removed the card chooses. Never fails.
 */
export function crumble(context: PlayerContext, gap: number, then: Continuation): Outcome {
  const { game, state } = context
  if (game.dryRun && then.cannotFail) return feasible
  const higher = entryAt(above, gap)
  let falling = 0
  let last = emptySlot
  for (const slot of higher) {
    if (state.pyramid[slot] === emptySlot) continue
    falling++
    last = slot
  }
  if (falling === 0) return game.follow(then)
  return falling === 1 ? fall(context, last, gap, then) : askWhichFalls(context, higher, gap, then)
}

function askWhichFalls(
  context: PlayerContext,
  higher: readonly number[],
  gap: number,
  then: Continuation,
): ValleyPoint {
  return {
    seat: context.seat,
    kind: 'crumble',
    key: 'crumble',
    candidates: higher.map(slot => entryAt(context.state.pyramid, slot)),
    min: 1,
    max: 1,
    ordered: false,
    cannotFail: then.cannotFail,
    about: { place: gap },
    answer: card => fall(context, slotOf(context, card), gap, then),
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
  for (const slot of refillOrder) {
    if (state.pyramid[slot] !== emptySlot || state.stock.length === 0) continue
    const card = game.journal.pop(state.stock)
    game.journal.put(state.pyramid, slot, card)
    context.show(card)
    added.push(card)
  }
  if (added.length > 0) {
    game.barrier = true
    noteChange(context)
    if (game.logging)
      game.log(null, 'refilled', {
        cards: added.map(card => ({ ...context.cardRef(card), place: slotOf(context, card) })),
      })
  }
  return added
}

/** How many cards lie in the pyramid. */
export function pyramidCount(pyramid: readonly number[]): number {
  let count = 0
  for (const slot of slots) if (pyramid[slot] !== emptySlot) count++
  return count
}
