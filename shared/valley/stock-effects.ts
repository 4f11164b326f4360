// Effects on the top of the stock, which nobody knows before it is revealed, and on the boneyard when it is looked through.
import { before, type Effect, type Outcome, type Continuation } from '../engine/effect.ts'
import { entryAt } from '../entry.ts'
import { priceOf, purchase } from './buying.ts'
import { plainNumber } from './option-codec.ts'
import { choose, chooseSome } from './ask-for-choice.ts'
import { byTitle } from './card-order.ts'
import { boneyard, revealed, stockTop } from './place.ts'
import { spare } from './protections.ts'
import type { PlayerContext } from './player-context.ts'
import { nobody } from './state.ts'
import { entombing, layDown } from './card-moves.ts'
import { entomb, sacrifice, take } from './verbs.ts'

/** Reveals up to `count` top cards of the stock and goes on with an effect on them. Impossible if the stock is empty. */
function unearth(count: number, next: (cards: readonly number[]) => Effect<PlayerContext>): Effect<PlayerContext> {
  return (context, then) => {
    const { game, state } = context
    if (state.stock.length === 0) return context.impossible(then, 'no-stock')
    return game.hidden(() => {
      const cards: number[] = []
      while (cards.length < count && state.stock.length > 0) cards.push(revealTop(context))
      return next(cards)(context, then)
    })
  }
}

/** Reveals the top card of the stock, which must not be empty, and sets it aside. */
function revealTop(context: PlayerContext): number {
  const {
    game: { journal },
    state,
  } = context
  const card = state.stock.at(-1) as number
  stockTop.remove(context, card)
  context.show(card)
  journal.push(state.aside, card)
  journal.push(state.asideOf, context.seat)
  context.log('reveal', { from: 'stock', card: context.cardRef(card) })
  return card
}

/** Sacrifices those of the given cards that still lie aside, in an order of choice. */
function sacrificeRest(cards: readonly number[]): Effect<PlayerContext> {
  return (context, then) => {
    const place = revealed(cards)
    if (place.cards(context).length === 0) return context.game.follow(then)
    const rest = before(then, () => sacrificeRest(cards)(context, then))
    return sacrifice(place)(context, rest)
  }
}

const afterwards = (context: PlayerContext, effect: Effect<PlayerContext>, then: Continuation): Continuation =>
  before(then, () => effect(context, then))

/** Reveals the top card of the stock, which is then bought for `rebate` less, or sacrificed. */
export function buyOrSacrificeStock(rebate: number): Effect<PlayerContext> {
  return unearth(1, cards => (context, then) => {
    const [card] = cards as readonly [number]
    const canPay = priceOf(context, card, rebate) <= context.purse
    return choose(
      context,
      then,
      {
        kind: 'choose-option',
        key: 'buy-or-sacrifice',
        candidates: [...(canPay ? [plainNumber] : []), plainNumber + 1],
        canFail: true,
      },
      option =>
        option === plainNumber
          ? purchase(context, card, then, { from: revealed(cards), rebate })
          : sacrifice(revealed(cards, 'implied'))(context, then),
    )
  })
}

/** Lets the player look at the top card of the stock and buy it, which reveals it; else it stays there. */
export const buyUnseen: Effect<PlayerContext> = (context, then) => {
  const { game, state } = context
  const card = state.stock.at(-1)
  return card === undefined ? context.impossible(then, 'no-stock') : game.hidden(() => offerUnseen(context, card, then))
}

function offerUnseen(context: PlayerContext, card: number, then: Continuation): Outcome {
  const { game } = context
  context.look(card)
  context.log(
    'look',
    { from: 'stock', count: 1 },
    { from: 'stock', count: 1, cards: [{ id: context.idOf(card), card: context.title(card).id }] },
  )
  const leave = before(then, () => {
    context.hide(card)
    context.player.peeked = game.journal.change(context.player, 'peeked', context.state.stock.length)
    return game.follow(then)
  })
  const candidates = priceOf(context, card, 0) <= context.purse ? [card] : []
  // Named before the question, so that the payment can name the card.
  return choose(
    context,
    leave,
    { key: 'buy.stock', candidates, optional: true, asksAnyway: true, about: { rebate: 0, looked: card } },
    () => game.unforeseen(() => purchase(context, revealTop(context), then, { from: revealed([card]) })),
  )
}

/** Reveals the top cards of the stock; one is taken, the others are sacrificed. */
export const takeOneOfStock = (count: number): Effect<PlayerContext> =>
  unearth(
    count,
    cards => (context, then) => take(revealed(cards))(context, afterwards(context, sacrificeRest(cards), then)),
  )

/** Reveals the top cards of the stock; one is entombed, the others are sacrificed. */
export const entombOneOfStock = (count: number): Effect<PlayerContext> =>
  unearth(
    count,
    cards => (context, then) => entomb(revealed(cards))(context, afterwards(context, sacrificeRest(cards), then)),
  )

/** Looks through the boneyard: entombs its dearest card, gives its cheapest to an opponent, and puts the rest back in any order. */
export const digUp: Effect<PlayerContext> = (context, then) => {
  const { game, state } = context
  return state.boneyard.length < 2
    ? context.impossible(then, 'no-boneyard')
    : game.hidden(() => lookThroughBoneyard(context, then))
}

function lookThroughBoneyard(context: PlayerContext, then: Continuation): Outcome {
  const { game, state } = context
  state.searched = game.journal.change(state, 'searched', 1)
  for (const card of byTitle(context, state.boneyard)) if (state.names[card] === 0) context.look(card)
  const cost = (card: number) => context.title(card).cost
  const extreme = (pick: (...costs: number[]) => number) => {
    const wanted = pick(...state.boneyard.map(cost))
    return [...state.boneyard].reverse().filter(card => cost(card) === wanted)
  }
  const giveCheapest = before(then, () =>
    choose(context, then, { key: 'give.boneyard', candidates: extreme(Math.min), canFail: true }, card =>
      choose(
        context,
        then,
        {
          kind: 'choose-player',
          key: 'opponent',
          candidates: context.opponents.map(({ seat }) => plainNumber + seat),
          about: { given: card },
          canFail: true,
        },
        seat => {
          const opponent = entryAt(context.all, seat - plainNumber)
          const escape = before(then, () => putBack(context, then))
          return spare(opponent, 'touch', escape, () => {
            boneyard.remove(context, card)
            opponent.show(card)
            game.journal.push(opponent.player.discard, card)
            context.log('give', { from: 'boneyard', to: opponent.seat, card: context.cardRef(card) })
            return putBack(context, then)
          })
        },
      ),
    ),
  )
  return choose(context, then, { key: 'entomb.boneyard', candidates: extreme(Math.max), canFail: true }, card => {
    layDown(context, entombing, boneyard, card)
    return giveCheapest.go()
  })
}

/** Lets the player pick cards that go on top, in the order picked. Nobody else learns the order of those under the top. */
function putBack(context: PlayerContext, then: Continuation): Outcome {
  const { game, state } = context
  const bones = state.boneyard
  // What another seat has buried is seen here, not in which order it lies.
  const knowsOrder = state.buried === 0 || state.buriedBy === context.seat
  return chooseSome(
    context,
    then,
    { key: 'order.boneyard', candidates: [...bones].reverse(), min: 0, max: bones.length, ordered: true },
    order => {
      for (const card of order) game.journal.remove(bones, bones.indexOf(card))
      for (const card of order) game.journal.push(bones, card)
      for (const card of bones) context.hide(card)
      state.searched = game.journal.change(state, 'searched', 0)
      state.buried = game.journal.change(state, 'buried', bones.length)
      state.buriedBy = game.journal.change(
        state,
        'buriedBy',
        knowsOrder || order.length === bones.length ? context.seat : nobody,
      )
      const top = bones.at(-1)
      if (top === undefined) return game.follow(then)
      context.show(top)
      context.log('rearranged', { count: bones.length, card: context.cardRef(top) })
      return game.follow(then)
    },
  )
}
