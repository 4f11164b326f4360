// Verbs about other players: effects that reach them one after the other, in turn order.
import { completed, type Part, type Step, type Then } from '../engine/ask.ts'
import { plainNumber } from './choice.ts'
import { choose } from './choose.ts'
import { drawCards } from './draw.ts'
import { hand } from './place.ts'
import { spare } from './protecting.ts'
import type { Turn } from './turn.ts'
import { discarding, layDown } from './verbs.ts'

/** Every opponent for whom a condition holds when the effect gets there, in turn order. At least one must now. */
export function eachOpponent(test: (turn: Turn) => boolean, part: Part<Turn>): Part<Turn> {
  return (turn, then) => {
    const { run } = turn
    if (run.trying) return turn.opponents.some(test) ? completed : run.impossible(then)
    const from = (index: number): Step => {
      const { opponents } = turn
      const at = opponents.findIndex((opponent, position) => position >= index && test(opponent))
      const opponent = opponents[at]
      if (!opponent) return run.follow(then)
      const next: Then = { sure: then.sure, go: () => from(at + 1) }
      return part(opponent.threatened(next), next)
    }
    return turn.opponents.some(test) ? from(0) : run.impossible(then)
  }
}

/** An opponent of choice for whom a condition holds. There must be one. */
export function oneOpponent(test: (turn: Turn) => boolean, part: (actor: Turn, opponent: Turn) => Part<Turn>): Part<Turn> {
  return (turn, then) => {
    const candidates = turn.opponents.filter(test).map(opponent => plainNumber + opponent.seat)
    return choose(turn, then, { kind: 'choose-player', key: 'opponent', candidates, harmless: true }, seat => {
      const opponent = turn.all[seat - plainNumber] as Turn
      return part(turn, opponent)(opponent, then)
    })
  }
}

/** The opponent's hand is shown to all; the actor says which card of it is discarded; the opponent draws one. */
export const stab = (actor: Turn, victim: Turn): Part<Turn> => (_, then) => {
  const { run, state, player } = victim
  if (run.trying) return completed
  return spare(victim, 'discard-or-sacrifice', then, () => {
    run.sawUnknown()
    const held = actor.glance(victim)
    for (const card of player.hand) if (state.known[card] === 0) run.journal.put(state.known, card, 1)
    victim.tell('reveal-hand', { cards: held.map(card => ({ card: victim.title(card).id })) })
    return choose(actor, then, { key: 'discard.shown', candidates: held, facts: [victim.seat, run.numbers.held[actor.seat] as number] }, card => {
      layDown(victim, discarding, hand, card)
      drawCards(victim, 1)
      return run.follow(then)
    })
  })
}
