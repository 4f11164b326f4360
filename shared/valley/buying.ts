// Buying: the price, the payment card by card, and where the bought card goes (rules/valley, Gold).
import { completed, sure, type Part, type Step, type Then } from '../engine/ask.ts'
import { raise } from './answers.ts'
import { choose } from './choose.ts'
import { hand, type Place } from './place.ts'
import { crumble, takeOut } from './pyramid.ts'
import { boughtToHand } from './state.ts'
import type { Turn } from './turn.ts'
import type { Choosing } from './verbs.ts'

/** What a card costs now: the printed cost less the rebate of what buys it, never under 0. */
export function priceOf(turn: Turn, card: number, rebate: number): number {
  return Math.max(0, turn.title(card).cost - rebate)
}

/** Buys a card of a row of the pyramid that hand and credits together can pay. */
export function buy(from: Place, rebate: number): Choosing {
  const part = (optional: boolean) => (turn: Turn, then: Then): Step => {
    const { purse, player } = turn
    const all = from.cards(turn)
    const candidates = all.filter(card => priceOf(turn, card, rebate) <= purse)
    // Whether a hand can pay is a secret; that an empty one cannot is not.
    const idle = all.length > 0 && player.hand.length > 0
    return choose(turn, then, { key: `buy.${from.name}`, candidates, optional, idle, facts: [rebate] }, card => purchase(turn, card, priceOf(turn, card, rebate), then))
  }
  return Object.assign(part(false), { optional: sure(part(true)) as Part<Turn> })
}

/** Buys one card at a price that the hand can pay. */
export function purchase(turn: Turn, card: number, price: number, then: Then): Step {
  return turn.run.trying && then.sure ? completed : pay(turn, card, price, 0, then)
}

/** Asks for one hand card after the other until the price is reached. */
function pay(turn: Turn, card: number, price: number, already: number, then: Then): Step {
  if (already >= price) return receive(turn, card, price, already, then)
  return {
    seat: turn.seat, kind: 'pay', key: 'pay', candidates: [...turn.player.hand], min: 1, max: 1, ordered: false, sure: then.sure,
    facts: [card, price, already],
    answer: payment => {
      const worth = turn.worth(payment)
      const { run, player } = turn
      const was = turn.formerName(payment)
      hand.remove(turn, payment)
      turn.show(payment)
      run.journal.push(player.play, payment)
      run.journal.push(player.uses, card)
      if (run.speaking) {
        const params = { card: turn.named(payment), gold: worth, for: turn.named(card) }
        turn.tell('pay', params, { ...params, was })
      }
      return pay(turn, card, price, already + worth, then)
    },
  }
}

/** The bought card leaves the pyramid, which crumbles; then others may answer the purchase. */
function receive(turn: Turn, card: number, price: number, gold: number, then: Then): Step {
  const { run, state, player } = turn
  const place = takeOut(turn, card)
  const toHand = (state.lasting & boughtToHand) !== 0
  const named = turn.named(card)
  if (toHand) turn.hold(card, true)
  run.journal.push(toHand ? player.hand : player.discard, card)
  run.journal.push(state.bought, card)
  const { cost } = turn.title(card)
  if (cost > state.dearest) run.journal.set(state, 'dearest', cost)
  if (run.speaking) turn.tell('buy', { card: named, price, gold, lost: gold - price, place, to: toHand ? 'hand' : 'discard' })
  return crumble(turn, place, { sure: then.sure, go: () => raise(turn, 'bought', card, then, place, price) })
}
