// The verbs about the own deck: drawing, shuffling, looking at its top, revealing it.
import { completed, sure, type Part, type Step, type Then } from '../engine/ask.ts'
import { plainNumber } from './choice.ts'
import { choose, chooseSome } from './choose.ts'
import { drawCards, reshuffle, topOfDeck, turnUp } from './draw.ts'
import { deck, hand, revealed } from './place.ts'
import type { Turn } from './turn.ts'
import { discarding, entomb, entombing, finding, layDown, recovering, sacrifice, stacking } from './verbs.ts'

/** A number, or how it is found when the part is reached. */
type Amount = number | ((turn: Turn) => number)

const isEmpty = ({ player }: Turn): boolean => player.deck.length + player.discard.length === 0

/**
 * Draws cards from the own deck, shuffling the discard pile into a new one when it runs out. Carried out if at least
 * one card comes; `ifPossible`: also if none does. A part that says draw none is impossible.
 */
export function draw(amount: Amount, ifPossible: 'ifPossible' | 'atLeastOne' = 'atLeastOne'): Part<Turn> {
  const part = (turn: Turn, then: Then): Step => {
    const { run } = turn
    const count = typeof amount === 'number' ? amount : amount(turn)
    if (count <= 0 || isEmpty(turn)) return ifPossible === 'ifPossible' ? run.follow(then) : run.impossible(then)
    if (run.trying) return completed
    drawCards(turn, count)
    return run.follow(then)
  }
  return Object.assign(part, { sure: ifPossible === 'ifPossible' })
}

/** Shuffles the own deck. */
export const shuffleDeck: Part<Turn> = sure((turn, then) => {
  const { run, player } = turn
  if (run.trying) return completed
  run.sawUnknown()
  for (const card of player.deck) turn.hide(card)
  run.random.shuffle(player.deck)
  turn.tell('shuffle', {})
  return run.follow(then)
})

/** Shuffles the own discard pile, if there is one, into the deck. Impossible where both are empty. */
export const shuffleDiscardIn: Part<Turn> = (turn, then) => {
  const { run, player } = turn
  if (isEmpty(turn)) return run.impossible(then)
  if (run.trying) return completed
  if (player.discard.length === 0) return shuffleDeck(turn, then)
  run.sawUnknown()
  reshuffle(turn)
  return run.follow(then)
}

/** Looks at the top cards of the own deck, as many as there are, and goes on with them. */
function lookAtTop(count: number, next: (seen: readonly number[]) => Part<Turn>): Part<Turn> {
  return (turn, then) => {
    const { run } = turn
    if (isEmpty(turn)) return run.impossible(then)
    if (run.trying) return completed
    run.sawUnknown()
    const seen = [...topOfDeck(turn, count)].sort((one, other) => one - other)
    for (const card of seen) turn.look(card)
    const cards = seen.map(card => ({ id: turn.nameOf(card), card: turn.title(card).id }))
    turn.tell('look', { count: seen.length }, { count: seen.length, cards })
    return next(seen)(turn, then)
  }
}

/** Looks at the top cards of the own deck, recovers one unseen by others, and discards the rest in an order of choice. */
export function recoverOfTop(count: number): Part<Turn> {
  return lookAtTop(count, seen => (turn, then) => choose(turn, then, { key: 'recover.top', candidates: seen }, kept => {
    layDown(turn, finding, deck, kept)
    const rest = seen.filter(card => card !== kept)
    if (rest.length === 0) return turn.run.follow(then)
    return chooseSome(turn, then, { key: 'discard.top', candidates: rest, min: rest.length, max: rest.length, ordered: true }, order => {
      for (const card of order) layDown(turn, discarding, deck, card)
      return turn.run.follow(then)
    })
  }))
}

/** Puts hand cards on top of the own deck, in an order of choice: so many, or all where there are fewer. */
export function stackSome(count: number): Part<Turn> {
  return sure((turn, then) => {
    const { run, player: { hand: held } } = turn
    const many = Math.min(count, held.length)
    if (many === 0) return run.follow(then)
    return chooseSome(turn, then, { key: 'stack-some.hand', candidates: [...held], min: many, max: many, ordered: true }, order => {
      for (const card of order) layDown(turn, stacking, hand, card)
      return run.follow(then)
    })
  })
}

/** Reveals the top two cards of the own deck: one is entombed, the other sacrificed; a single one is entombed. */
export const judge: Part<Turn> = (turn, then) => {
  const { run } = turn
  if (isEmpty(turn)) return run.impossible(then)
  if (run.trying) return completed
  const first = turnUp(turn)
  const cards = isEmpty(turn) ? [first] : [first, turnUp(turn)]
  const entombing = entomb(revealed(cards))
  if (cards.length === 1) return entombing(turn, then)
  return entombing(turn, { sure: then.sure, go: () => sacrifice(revealed(cards, 'told'))(turn, then) })
}

/** Reveals deck cards one by one until its player stops and recovers them all, or two share a gold value and all are discarded. */
export const press: Part<Turn> = (turn, then) => {
  const { run } = turn
  if (isEmpty(turn)) return run.impossible(then)
  if (run.trying) return completed
  const goOn = (before: readonly number[]): Step => {
    const card = turnUp(turn)
    const shown = [...before, card]
    const { gold } = turn.title(card)
    if (before.some(other => turn.title(other).gold === gold)) {
      for (const lost of shown) layDown(turn, discarding, revealed(shown), lost)
      return run.follow(then)
    }
    const keep: Then = {
      sure: then.sure,
      go: () => {
        for (const kept of shown) layDown(turn, recovering, revealed(shown), kept)
        return run.follow(then)
      },
    }
    if (isEmpty(turn)) return keep.go()
    return choose(turn, keep, { kind: 'choose-option', key: 'press', candidates: [plainNumber], optional: 'enough' }, () => goOn(shown))
  }
  return goOn([])
}

/** Looks at the top three: one is entombed, another recovered unseen by others, the third stays on top. */
export const entombAndRecoverOfTop: Part<Turn> = lookAtTop(3, seen => (turn, then) =>
  choose(turn, then, { key: 'entomb.top', candidates: seen }, buried => {
    layDown(turn, entombing, deck, buried)
    const left = seen.filter(card => card !== buried)
    if (left.length === 0) return turn.run.follow(then)
    return choose(turn, then, { key: 'recover.top', candidates: left }, kept => {
      layDown(turn, finding, deck, kept)
      for (const card of left) if (card !== kept) turn.hide(card)
      return turn.run.follow(then)
    })
  }))

/** Looks at the top cards, recovers one and leaves the others on top in an order of choice; others see none of them. */
export function recoverAndOrderTop(count: number): Part<Turn> {
  return lookAtTop(count, seen => (turn, then) => choose(turn, then, { key: 'recover.top', candidates: seen }, kept => {
    const { run, player } = turn
    layDown(turn, finding, deck, kept)
    const rest = seen.filter(card => card !== kept)
    if (rest.length === 0) return run.follow(then)
    return chooseSome(turn, then, { key: 'order.top', candidates: rest, min: rest.length, max: rest.length, ordered: true }, order => {
      for (const card of order) run.journal.remove(player.deck, player.deck.indexOf(card))
      for (const card of order) {
        turn.hide(card)
        run.journal.push(player.deck, card)
      }
      return run.follow(then)
    })
  }))
}

/** Shows the whole hand, then draws a card for each kind of card in it: starter, card of a set, unique. */
export const drawForKinds: Part<Turn> = (turn, then) => {
  const { run, player } = turn
  if (player.hand.length === 0 || isEmpty(turn)) return run.impossible(then)
  if (run.trying) return completed
  const kinds = new Set(player.hand.map(card => turn.title(card).kind))
  turn.revealHand()
  drawCards(turn, kinds.size)
  return run.follow(then)
}
