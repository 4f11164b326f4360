// Pharaohs (RULES.md, Pharaohs): names and powers are ours. A power works once per own turn, in the step of playing
// cards, and is no action.
import {
  before,
  finish,
  inOrder,
  cannotFail,
  simultaneously,
  type Effect,
  type Outcome,
  type Continuation,
} from '../engine/effect.ts'
import { entryAt } from '../entry.ts'
import type { ValleyPoint } from './declarations.ts'
import { buy, credit } from './buying.ts'
import { isBehind, isStarter } from './cards/conditions.ts'
import type { ValleyObstacle } from './obstacles.ts'
import { plainNumber } from './option-codec.ts'
import { draw } from './draw-effects.ts'
import { swapInPyramid } from './exchange-effects.ts'
import { boneyardTop, discardTop, hand } from './place.ts'
import type { PharaohId } from './card-definition.ts'
import type { PlayerContext } from './player-context.ts'
import { buyUnseen } from './stock-effects.ts'
import { discard, entomb, provided, refillGap, sacrifice, stack } from './verbs.ts'

export interface Pharaoh {
  readonly id: PharaohId
  readonly sign: string
  readonly power: Effect<PlayerContext>
  /** Whether the power mentions another player: such a pharaoh is left out in solitaire. */
  readonly mentionsOpponent?: true
}

/** The free entombing of this turn, used on the top of the own discard pile. */
const buryFreely: Effect<PlayerContext> = provided(
  ({ state }) => state.freeEntombing === 1,
  (context, then) => {
    context.state.freeEntombing = context.game.journal.change(context.state, 'freeEntombing', 0)
    return entomb(discardTop)(context, then)
  },
)

export const pharaohs: readonly Pharaoh[] = [
  { id: 'hatshepsut', sign: '𓉶', power: credit(1) },
  { id: 'ramesses-ii', sign: '𓄟', power: swapInPyramid },
  { id: 'thutmose-iii', sign: '𓋙', power: buy(boneyardTop, 1) },
  { id: 'akhenaten', sign: '𓇶', power: sacrifice(hand, () => credit(1), isStarter) },
  { id: 'tutankhamun', sign: '𓋾', power: buryFreely },
  { id: 'seti-i', sign: '𓃩', power: stack(hand) },
  { id: 'amenhotep-iii', sign: '𓊵', power: inOrder(draw(1), discard()) },
  { id: 'khufu', sign: '𓉴', power: refillGap },
  { id: 'djoser', sign: '𓉳', power: buyUnseen },
  { id: 'cleopatra-vii', sign: '𓆗', power: provided(isBehind, credit(2)), mentionsOpponent: true },
]

/** The pharaoh at an index of the list. */
export function pharaohAt(index: number): Pharaoh {
  return entryAt(pharaohs, index)
}

const eachGets = 2
/** With so many seats each is dealt one pharaoh only, so there is nothing to choose. */
const crowd = 6

/** Deals pharaohs to all seats; in solitaire without those that mention another player. */
export function dealPharaohs(contexts: readonly PlayerContext[]): void {
  const [any] = contexts as readonly [PlayerContext]
  const { game, options } = any
  const pile = pharaohs.flatMap(({ mentionsOpponent }, index) => (mentionsOpponent && options.solitaire ? [] : [index]))
  game.random.shuffle(pile)
  for (const { player } of contexts)
    for (const index of pile.splice(0, contexts.length >= crowd ? 1 : eachGets)) game.journal.push(player.dealt, index)
}

/** Lets every seat keep one of the pharaohs it was dealt, all at the same time; then reveals them. */
export function choosePharaohs(contexts: readonly PlayerContext[], then: Continuation): Outcome {
  const reveal = before(finish, () => turnUpPharaohs(contexts, then))
  const undecided = contexts.filter(({ player }) => player.dealt.length > 1)
  return undecided.length === 0 ? reveal.go() : simultaneously(contexts, keepOne, reveal)
}

/** Lets one seat choose. The choice is kept in the seat's own part of the state; others see it only after all have chosen. */
const keepOne: Effect<PlayerContext> = cannotFail((context, then) => {
  const { game, player } = context
  return {
    seat: context.seat,
    kind: 'pharaoh',
    key: 'pharaoh',
    candidates: player.dealt.map(index => plainNumber + index),
    min: 1,
    max: 1,
    ordered: false,
    cannotFail: true,
    about: null,
    answer: option => {
      player.pharaoh = game.journal.change(player, 'pharaoh', option - plainNumber)
      return game.follow(then)
    },
  } satisfies ValleyPoint
})

function turnUpPharaohs(contexts: readonly PlayerContext[], then: Continuation): Outcome {
  for (const context of contexts) {
    const { game, player } = context
    if (player.pharaoh < 0) player.pharaoh = game.journal.change(player, 'pharaoh', entryAt(player.dealt, 0))
    while (player.dealt.length > 0) game.journal.pop(player.dealt)
    context.log('pharaoh', { pharaoh: pharaohAt(player.pharaoh).id })
  }
  return then.go()
}

/** Why the power of this seat's pharaoh cannot be used in this turn; null if nothing but its own effect may prevent it. */
export function obstacleToPower({ state }: PlayerContext): ValleyObstacle | null {
  return state.powerUsed === 0 ? null : 'power-used'
}

/** Carries out the power of this seat's pharaoh. */
export function usePower(context: PlayerContext): Outcome {
  const { game, state, player } = context
  const pharaoh = pharaohAt(player.pharaoh)
  state.powerUsed = game.journal.change(state, 'powerUsed', 1)
  if (game.isLogging) context.log('power', { pharaoh: pharaoh.id })
  return pharaoh.power(context, finish)
}
