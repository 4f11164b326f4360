// Pharaohs (rules/valley, Ways to play): names and powers are ours. A power works once per own turn, in the step of playing
// cards, and is no action.
import { finish, inOrder, sure, together, type Part, type Step, type Then } from '../engine/ask.ts'
import { buy, credit } from './buying.ts'
import { isBehind, isStarter } from './cards/conditions.ts'
import { plainNumber } from './choice.ts'
import { draw } from './drawing.ts'
import { swapInPyramid } from './exchanging.ts'
import { boneyardTop, discardTop, hand } from './place.ts'
import type { PharaohId } from './title.ts'
import type { Turn } from './turn.ts'
import { buyUnseen } from './unearthing.ts'
import { discard, entomb, provided, refillGap, sacrifice, stack } from './verbs.ts'

export interface Pharaoh {
  readonly id: PharaohId
  readonly sign: string
  readonly power: Part<Turn>
  /** The power mentions another player: left out in solitaire. */
  readonly mentionsOpponent?: true
}

/** The free entombing of this turn, used on the top of the own discard pile. */
const buryFreely: Part<Turn> = provided(({ state }) => state.freeEntombing === 1, (turn, then) => {
  turn.run.journal.set(turn.state, 'freeEntombing', 0)
  return entomb(discardTop)(turn, then)
})

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

/** The pharaoh whose place in the list this is. */
function pharaohAt(index: number): Pharaoh {
  return pharaohs[index] as Pharaoh
}

const eachGets = 2
/** With this many seats one is dealt to each, and nothing is chosen. */
const crowd = 6

/** Deals pharaohs to all seats; alone without the one that mentions another player. */
export function dealPharaohs(turns: readonly Turn[]): void {
  const [any] = turns as readonly [Turn]
  const { run, options } = any
  const pile = pharaohs.flatMap(({ mentionsOpponent }, index) => mentionsOpponent && options.solitaire ? [] : [index])
  run.random.shuffle(pile)
  for (const { player } of turns) player.dealt.push(...pile.splice(0, turns.length >= crowd ? 1 : eachGets))
}

/** Every seat keeps one of those it was dealt, all at the same time; then they are turned up. */
export function choosePharaohs(turns: readonly Turn[], then: Then): Step {
  const reveal: Then = { sure: true, go: () => turnUpPharaohs(turns, then) }
  const undecided = turns.filter(({ player }) => player.dealt.length > 1)
  return undecided.length === 0 ? reveal.go() : together(turns, keepOne, reveal)
}

/** Sealed in the seat's own belongings: nobody else learns of it before all have chosen. */
const keepOne: Part<Turn> = sure((turn, then) => {
  const { run, player } = turn
  return {
    seat: turn.seat, kind: 'pharaoh', key: 'pharaoh', candidates: player.dealt.map(index => plainNumber + index),
    min: 1, max: 1, ordered: false, sure: true, facts: [],
    answer: option => {
      run.journal.set(player, 'pharaoh', option - plainNumber)
      return run.follow(then)
    },
  }
})

function turnUpPharaohs(turns: readonly Turn[], then: Then): Step {
  for (const turn of turns) {
    const { run, player } = turn
    if (player.pharaoh < 0) run.journal.set(player, 'pharaoh', player.dealt[0] as number)
    while (player.dealt.length > 0) run.journal.pop(player.dealt)
    turn.tell('pharaoh', { pharaoh: pharaohAt(player.pharaoh).id })
  }
  return then.go()
}

/** Whether this seat's power has not been used this turn. */
export function hasPower({ player, state }: Turn): boolean {
  return player.pharaoh >= 0 && state.powerUsed === 0
}

/** Uses the power of this seat's pharaoh. */
export function usePower(turn: Turn): Step {
  const { run, state, player } = turn
  const pharaoh = pharaohAt(player.pharaoh)
  run.journal.set(state, 'powerUsed', 1)
  if (run.speaking) turn.tell('power', { pharaoh: pharaoh.id })
  return pharaoh.power(turn, finish)
}
