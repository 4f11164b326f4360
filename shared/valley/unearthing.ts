// Verbs about the top of the stock, which nobody knows before it is revealed, and about the boneyard looked through.
import { completed, type Part, type Step, type Then } from '../engine/ask.ts'
import { priceOf, purchase } from './buying.ts'
import { plainNumber } from './choice.ts'
import { choose, chooseSome } from './choose.ts'
import { boneyard, revealed, stockTop } from './place.ts'
import { spare } from './protecting.ts'
import type { Turn } from './turn.ts'
import { entomb, entombing, layDown, sacrifice, take } from './verbs.ts'

/** Reveals the top cards of the stock, as many as there are, and goes on with them. Impossible with an empty stock. */
function unearth(count: number, next: (cards: readonly number[]) => Part<Turn>): Part<Turn> {
  return (turn, then) => {
    const { run, state } = turn
    if (state.stock.length === 0) return run.impossible(then)
    if (run.trying) return completed
    run.sawUnknown()
    const cards: number[] = []
    while (cards.length < count && state.stock.length > 0) {
      const card = run.journal.pop(state.stock)
      turn.show(card)
      run.journal.push(state.aside, card)
      run.journal.push(state.asideOf, turn.seat)
      turn.tell('reveal', { from: 'stock', card: turn.named(card) })
      cards.push(card)
    }
    return next(cards)(turn, then)
  }
}

/** What is left of revealed cards is sacrificed one by one, in an order of choice. */
function sacrificeRest(cards: readonly number[]): Part<Turn> {
  return (turn, then) => {
    const place = revealed(cards)
    if (place.cards(turn).length === 0) return turn.run.follow(then)
    return sacrifice(place)(turn, { sure: then.sure, go: () => sacrificeRest(cards)(turn, then) })
  }
}

const afterwards = (turn: Turn, part: Part<Turn>, then: Then): Then => ({ sure: then.sure, go: () => part(turn, then) })

/** The top card of the stock is revealed, and bought for so much less or sacrificed. */
export function buyOrSacrificeStock(rebate: number): Part<Turn> {
  return unearth(1, cards => (turn, then) => {
    const [card] = cards as readonly [number]
    const canPay = priceOf(turn, card, rebate) <= turn.purse
    return choose(turn, then, { kind: 'choose-option', key: 'buy-or-sacrifice', candidates: [...canPay ? [plainNumber] : [], plainNumber + 1], harmless: false }, option =>
      option === plainNumber ? purchase(turn, card, then, { from: revealed(cards), rebate }) : sacrifice(revealed(cards, 'told'))(turn, then))
  })
}

/** Looks at the top card of the stock, unseen by others, and may buy it; else it stays where it is. */
export const buyUnseen: Part<Turn> = (turn, then) => {
  const { run, state } = turn
  const card = state.stock.at(-1)
  if (card === undefined) return run.impossible(then)
  if (run.trying) return completed
  run.sawUnknown()
  turn.look(card)
  turn.tell('look', { from: 'stock', count: 1 }, { from: 'stock', count: 1, cards: [{ id: turn.nameOf(card), card: turn.title(card).id }] })
  const leave: Then = {
    sure: then.sure,
    go: () => {
      if (state.stock.includes(card)) turn.hide(card)
      return run.follow(then)
    },
  }
  const candidates = priceOf(turn, card, 0) <= turn.purse ? [card] : []
  return choose(turn, leave, { key: 'buy.stock', candidates, optional: true, idle: true, facts: [0] }, () => purchase(turn, card, leave, { from: stockTop }))
}

/** So many top cards of the stock are revealed: one is taken, the others are sacrificed. */
export const takeOneOfStock = (count: number): Part<Turn> =>
  unearth(count, cards => (turn, then) => take(revealed(cards))(turn, afterwards(turn, sacrificeRest(cards), then)))

/** So many top cards of the stock are revealed: one is entombed, the others are sacrificed. */
export const entombOneOfStock = (count: number): Part<Turn> =>
  unearth(count, cards => (turn, then) => entomb(revealed(cards))(turn, afterwards(turn, sacrificeRest(cards), then)))

/** The boneyard is looked through: its dearest card is entombed, its cheapest given to an opponent, the others go back in any order. */
export const digUp: Part<Turn> = (turn, then) => {
  const { run, state } = turn
  if (state.boneyard.length < 2) return run.impossible(then)
  if (run.trying) return completed
  run.sawUnknown()
  for (const card of [...state.boneyard].sort((one, other) => one - other)) if (state.names[card] === 0) turn.look(card)
  const cost = (card: number) => turn.title(card).cost
  const extreme = (pick: (...costs: number[]) => number) => {
    const wanted = pick(...state.boneyard.map(cost))
    return [...state.boneyard].reverse().filter(card => cost(card) === wanted)
  }
  const giveCheapest: Then = {
    sure: then.sure,
    go: () => choose(turn, then, { key: 'give.boneyard', candidates: extreme(Math.min), harmless: false }, card =>
      choose(turn, then, { kind: 'choose-player', key: 'opponent', candidates: turn.opponents.map(({ seat }) => plainNumber + seat), facts: [card], harmless: false }, seat => {
        const opponent = turn.all[seat - plainNumber] as Turn
        return spare(opponent, 'touch', { sure: then.sure, go: () => putBack(turn, then) }, () => {
          boneyard.remove(turn, card)
          opponent.show(card)
          run.journal.push(opponent.player.discard, card)
          turn.tell('give', { from: 'boneyard', to: opponent.seat, card: turn.named(card) })
          return putBack(turn, then)
        })
      })),
  }
  return choose(turn, then, { key: 'entomb.boneyard', candidates: extreme(Math.max), harmless: false }, card => {
    layDown(turn, entombing, boneyard, card)
    return giveCheapest.go()
  })
}

/** As many as wanted are picked and go on top in that order; nobody else learns the order of what lies under the top. */
function putBack(turn: Turn, then: Then): Step {
  const { run, state } = turn
  const bones = state.boneyard
  if (bones.length === 0) return run.follow(then)
  return chooseSome(turn, then, { key: 'order.boneyard', candidates: [...bones].reverse(), min: 0, max: bones.length, ordered: true }, order => {
    for (const card of order) run.journal.remove(bones, bones.indexOf(card))
    for (const card of order) run.journal.push(bones, card)
    for (const card of bones) turn.hide(card)
    turn.show(bones.at(-1) as number)
    run.journal.set(state, 'buried', bones.length)
    run.journal.set(state, 'buriedBy', turn.seat)
    turn.tell('rearranged', { count: bones.length, card: turn.named(bones.at(-1) as number) })
    return run.follow(then)
  })
}
