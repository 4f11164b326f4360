// Buying: the price, the payment piece by piece, and where the bought card goes (rules/valley, Gold).
import { completed, sure, type Part, type Step, type Then } from '../engine/ask.ts'
import { raise } from './answers.ts'
import { toCredit, useIn } from './choice.ts'
import { choose } from './choose.ts'
import { base, hand, type Place } from './place.ts'
import { crumble } from './pyramid.ts'
import { boughtToHand, cheaper2 } from './state.ts'
import type { Turn } from './turn.ts'
import { layInTomb, type Declinable } from './verbs.ts'

/** Says that a credit is the pharaoh's. */
const ofPharaoh = -1

/** Whose a credit is: the title, or the pharaoh, that left it. */
export function sourceOfCredit(turn: Turn, from: number): string {
  return from === ofPharaoh ? turn.pharaoh ?? '' : turn.title(from).id
}

/** What buys a card, where that is not just the step of playing cards. */
interface Terms {
  readonly from?: Place
  /** Gold off the price. */
  readonly rebate?: number
  readonly to?: 'discard' | 'hand' | 'tomb'
}

/** What a card costs now: the printed cost, lowered by a lasting effect but not under 1, then by the rebate of what buys it, never under 0. */
export function priceOf(turn: Turn, card: number, rebate: number): number {
  const { cost } = turn.title(card)
  const lowered = (turn.state.lasting & cheaper2) !== 0 ? Math.max(Math.min(cost, 1), cost - 2) : cost
  return Math.max(0, lowered - rebate)
}

/** Buys a card of a place that hand and credits together can pay. */
export function buy(from: Place, rebate: number, to: Terms['to'] = 'discard'): Declinable {
  const part = (optional: boolean) => (turn: Turn, then: Then): Step => {
    const { purse, player, state } = turn
    const all = from.cards(turn)
    const candidates = all.filter(card => priceOf(turn, card, rebate) <= purse)
    // Whether a hand can pay is a secret; that one without a card or a credit cannot is not.
    const idle = all.length > 0 && player.hand.length + creditsLeft(state).length > 0
    return choose(turn, then, { key: `buy.${from.name}`, candidates, optional, idle, facts: [rebate] }, card => purchase(turn, card, then, { from, rebate, to }))
  }
  return Object.assign(part(false), { optional: sure(part(true)) as Part<Turn> })
}

/** Buys one card at a price that hand and credits can pay. */
export function purchase(turn: Turn, card: number, then: Then, terms: Terms = {}): Step {
  if (turn.run.trying && then.sure) return completed
  return pay(turn, card, priceOf(turn, card, terms.rebate ?? 0), 0, then, terms)
}

/** Asks for one hand card or credit after the other until the price is reached. */
function pay(turn: Turn, card: number, price: number, already: number, then: Then, terms: Terms): Step {
  if (already >= price) return receive(turn, card, price, already, then, terms)
  const { state, player } = turn
  return {
    seat: turn.seat, kind: 'pay', key: 'pay', candidates: [...player.hand, ...creditsLeft(state)], min: 1, max: 1, ordered: false, sure: then.sure,
    facts: [card, price, already],
    answer: payment => {
      const gold = useIn(payment) === toCredit ? spendCredit(turn, payment - toCredit, card) : spendCard(turn, payment, card)
      return pay(turn, card, price, already + gold, then, terms)
    },
  }
}

/** Puts a hand card into play as gold. Gives what it is worth. */
function spendCard(turn: Turn, payment: number, card: number): number {
  const { run, player } = turn
  const gold = turn.worth(payment)
  const was = turn.formerName(payment)
  hand.remove(turn, payment)
  turn.show(payment)
  run.journal.push(player.play, payment)
  run.journal.push(player.uses, card)
  if (run.speaking) {
    const params = { card: turn.named(payment), gold, for: turn.named(card) }
    turn.tell('pay', params, { ...params, was })
  }
  return gold
}

/** Credits that are not used up, as options: each keeps its place for the turn, so that its id can be foretold. */
function creditsLeft({ credits }: Turn['state']): readonly number[] {
  return credits.flatMap((gold, index) => gold > 0 ? [toCredit + index] : [])
}

/** Uses a credit up, whole. Gives what it was worth. */
function spendCredit(turn: Turn, index: number, card: number): number {
  const { run, state } = turn
  const gold = state.credits[index] as number
  const from = state.creditsFrom[index] as number
  run.journal.put(state.credits, index, 0)
  if (run.speaking) turn.tell('pay', { from: sourceOfCredit(turn, from), gold, for: turn.named(card) })
  return gold
}

/** Leaves a credit, unless it is of nothing, for one purchase of this turn, in the name of the card whose action it is. */
export function credit(amount: number | ((turn: Turn) => number)): Part<Turn> {
  return sure((turn, then) => {
    const { run, state } = turn
    const gold = typeof amount === 'number' ? amount : amount(turn)
    if (gold === 0) return run.follow(then)
    run.journal.push(state.credits, gold)
    run.journal.push(state.creditsFrom, state.acting.at(-1) ?? ofPharaoh)
    if (run.speaking) turn.tell('credit', { gold })
    return run.follow(then)
  })
}

/** The bought card leaves its place, the pyramid crumbles; then others may answer the purchase. */
function receive(turn: Turn, card: number, price: number, gold: number, then: Then, { from = base, to = 'discard' }: Terms): Step {
  const { run, state, player } = turn
  const place = from.remove(turn, card)
  turn.show(card)
  const where = to === 'discard' && (state.lasting & boughtToHand) !== 0 ? 'hand' : to
  const named = turn.named(card)
  if (where === 'tomb') layInTomb(turn, card)
  else run.journal.push(where === 'hand' ? player.hand : player.discard, card)
  if (where === 'hand') turn.hold(card, true)
  run.journal.push(state.bought, card)
  const { cost } = turn.title(card)
  if (place >= 0 && cost > state.dearest) run.journal.set(state, 'dearest', cost)
  if (run.speaking) {
    const by = state.acting.at(-1)
    const origin = { from: from.name, ...place >= 0 ? { place } : {}, ...by === undefined ? {} : { by: turn.title(by).id } }
    turn.tell('buy', { ...origin, card: named, price, gold, lost: gold - price, to: where })
  }
  const after: Then = { sure: then.sure, go: () => raise(turn, 'bought', [card], then, place, price) }
  return place >= 0 ? crumble(turn, place, after) : after.go()
}
