// Buying a card: its price, the payment one card or credit at a time, and where the card goes (RULES.md, Gold).
import { before, feasible, cannotFail, type Effect, type Outcome, type Continuation } from '../engine/effect.ts'
import { none } from '../engine/game-context.ts'
import { entryAt } from '../entry.ts'
import type { ValleyPoint } from './declarations.ts'
import { raiseEvent } from './reactions.ts'
import { toCredit, useIn } from './option-codec.ts'
import type { PlacesOf } from './decisions.ts'
import type { LoggedPlace } from './events.ts'
import { choose } from './ask-for-choice.ts'
import { base, hand, type Place } from './place.ts'
import type { ValleyObstacle } from './obstacles.ts'
import { crumble, firstOfBase } from './pyramid.ts'
import { boughtToHand, costWith } from './lasting-effects.ts'
import type { PlayerContext } from './player-context.ts'
import { layInTomb } from './card-moves.ts'
import type { Declinable } from './verbs.ts'

/** In place of a card: the credit comes from the pharaoh's power. */
const ofPharaoh = -1

/** What a credit comes from: the id of a title or of a pharaoh. */
export function sourceOfCredit(context: PlayerContext, from: number): string {
  return from === ofPharaoh ? (context.pharaoh ?? '') : context.title(from).id
}

/** How a purchase differs from an ordinary one in the step of playing cards. */
interface Terms {
  readonly from?: Place<LoggedPlace>
  /** Gold by which the price is lowered. */
  readonly rebate?: number
  readonly to?: 'discard' | 'hand' | 'tomb'
}

/** What a card costs now: the printed cost, lowered by lasting effects to no less than 1, then by the rebate to no less than 0. */
export function priceOf(context: PlayerContext, card: number, rebate: number): number {
  return Math.max(0, costWith(context.state.lasting, context.title(card).cost) - rebate)
}

/** Why the card of a slot of the pyramid cannot be bought in the step of playing cards; null if it can be. */
export function obstacleToBuying(context: PlayerContext, slot: number, purse = context.purse): ValleyObstacle | null {
  const { pyramid, down } = context.state
  const card = entryAt(pyramid, slot)
  if (down.includes(card)) return 'face-down'
  if (slot < firstOfBase) return 'upper-row'
  return priceOf(context, card, 0) > purse ? 'too-dear' : null
}

/** An effect by which a player buys a card of a place for what hand and credits can pay. */
export function buy(from: Place<PlacesOf<'buy'>>, rebate: number, to: Terms['to'] = 'discard'): Declinable {
  const part =
    (optional: boolean) =>
    (context: PlayerContext, then: Continuation): Outcome => {
      const { purse, player, state } = context
      const all = from.cards(context)
      const candidates = all.filter(card => priceOf(context, card, rebate) <= purse)
      // Whether a hand can pay is secret, so the seat is asked; but everybody knows that without any card or credit it cannot.
      const asksAnyway = all.length > 0 && player.hand.length + creditsLeft(state).length > 0
      return choose(
        context,
        then,
        { key: `buy.${from.name}`, candidates, optional, asksAnyway, about: { rebate } },
        card => purchase(context, card, then, { from, rebate, to }),
      )
    }
  return Object.assign(part(false), { optional: cannotFail(part(true)) as Effect<PlayerContext> })
}

/** Buys a card. Hand and credits must be able to pay its price. */
export function purchase(context: PlayerContext, card: number, then: Continuation, terms: Terms = {}): Outcome {
  if (context.game.dryRun && then.cannotFail) return feasible
  return pay(context, card, priceOf(context, card, terms.rebate ?? 0), 0, then, terms)
}

/** Asks for one hand card or credit after the other until the price is reached. */
function pay(
  context: PlayerContext,
  card: number,
  price: number,
  already: number,
  then: Continuation,
  terms: Terms,
): Outcome {
  if (already >= price) return receive(context, card, price, already, then, terms)
  const { state, player } = context
  return {
    seat: context.seat,
    kind: 'pay',
    key: 'pay',
    candidates: [...player.hand, ...creditsLeft(state)],
    min: 1,
    max: 1,
    ordered: false,
    cannotFail: then.cannotFail,
    about: { card, price, paid: already },
    answer: payment => {
      const gold =
        useIn(payment) === toCredit ? spendCredit(context, payment - toCredit, card) : spendCard(context, payment, card)
      return pay(context, card, price, already + gold, then, terms)
    },
  } satisfies ValleyPoint
}

/** Puts a hand card into play as gold. Returns its worth. */
function spendCard(context: PlayerContext, payment: number, card: number): number {
  const { game, player } = context
  const gold = context.worth(payment)
  const was = context.formerId(payment)
  hand.remove(context, payment)
  context.show(payment)
  game.journal.push(player.play, payment)
  game.journal.push(player.uses, card)
  if (game.isLogging) {
    const params = { card: context.cardRef(payment), gold, for: context.cardRef(card) }
    context.log('pay', params, { ...params, was })
  }
  return gold
}

/** The credits that are left, as options. Each keeps its index for the whole turn, so that a batch can name it in advance. */
function creditsLeft({ credits }: PlayerContext['state']): readonly number[] {
  if (credits.length === 0) return none
  return credits.flatMap((gold, index) => (gold > 0 ? [toCredit + index] : []))
}

/** Uses a credit up; what it exceeds the price by is lost. Returns its worth. */
function spendCredit(context: PlayerContext, index: number, card: number): number {
  const { game, state } = context
  const gold = entryAt(state.credits, index)
  const from = entryAt(state.creditsFrom, index)
  game.journal.put(state.credits, index, 0)
  if (game.isLogging) context.log('pay', { from: sourceOfCredit(context, from), gold, for: context.cardRef(card) })
  return gold
}

/** An effect that leaves a credit for one purchase of this turn, in the name of the card whose action it is. Of 0 it leaves none. */
export function credit(amount: number | ((context: PlayerContext) => number)): Effect<PlayerContext> {
  return cannotFail((context, then) => {
    const { game, state } = context
    const gold = typeof amount === 'number' ? amount : amount(context)
    if (gold === 0) return game.follow(then)
    game.journal.push(state.credits, gold)
    game.journal.push(state.creditsFrom, state.acting.at(-1) ?? ofPharaoh)
    if (game.isLogging) context.log('credit', { gold })
    return game.follow(then)
  })
}

/** Moves the bought card, lets the pyramid crumble, then lets others react to the purchase. */
function receive(
  context: PlayerContext,
  card: number,
  price: number,
  gold: number,
  then: Continuation,
  { from = base, to = 'discard' }: Terms,
): Outcome {
  const { game, state, player } = context
  const gap = from.remove(context, card)
  context.show(card)
  const where = to === 'discard' && (state.lasting & boughtToHand) !== 0 ? 'hand' : to
  const bought = game.isLogging ? context.cardRef(card) : null
  if (where === 'tomb') layInTomb(context, card)
  else game.journal.push(where === 'hand' ? player.hand : player.discard, card)
  if (where === 'hand') context.hold(card, true)
  game.journal.push(state.bought, card)
  const { cost } = context.title(card)
  if (gap >= 0 && cost > state.dearest) state.dearest = game.journal.change(state, 'dearest', cost)
  if (bought) {
    const by = state.acting.at(-1)
    const origin = {
      from: from.name,
      ...(gap >= 0 ? { place: gap } : {}),
      ...(by === undefined ? {} : { by: context.title(by).id }),
    }
    context.log('buy', { ...origin, card: bought, price, gold, lost: gold - price, to: where })
  }
  const after = before(then, () => raiseEvent(context, 'bought', [card], then, gap, price))
  return gap >= 0 ? crumble(context, gap, after) : after.go()
}
