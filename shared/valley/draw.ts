// Drawing from a deck, and making a new deck of the discard pile (rules/valley, Drawing).
import { inListOrder } from './order.ts'
import type { Turn } from './turn.ts'

/** Draws up to `count` cards into the hand; stops when deck and discard pile are both empty. */
export function drawCards(turn: Turn, count: number): void {
  const { run, player } = turn
  run.sawUnknown()
  const drawn: number[] = []
  while (drawn.length < count) {
    if (player.deck.length === 0) reshuffle(turn)
    if (player.deck.length === 0) break
    drawn.push(run.journal.pop(player.deck))
  }
  // What is drawn together is named in an order that tells nothing of the deck's.
  for (const card of inListOrder(drawn)) {
    turn.hold(card, false)
    run.journal.push(player.hand, card)
  }
  if (!run.telling || drawn.length === 0) return
  const cards = drawn.map(card => ({ id: turn.nameOf(card), card: turn.title(card).id }))
  turn.tell('draw', { count: drawn.length }, { count: drawn.length, cards })
}

/** Turns up the top card of the deck and sets it aside. There must be one in deck or discard pile. */
export function turnUp(turn: Turn): number {
  const { run, state, player } = turn
  run.sawUnknown()
  if (player.deck.length === 0) reshuffle(turn)
  const card = run.journal.pop(player.deck)
  turn.show(card)
  run.journal.push(state.aside, card)
  run.journal.push(state.asideOf, turn.seat)
  turn.tell('reveal', { card: turn.named(card) })
  return card
}

/**
 * Sees to it that a deck holds so many cards, if there are enough: where it is too short the discard pile is shuffled in
 * behind it, as when drawing. Gives its top cards, as many as there are, topmost first.
 */
export function topOfDeck(turn: Turn, count: number): readonly number[] {
  const { run: { journal }, player: { deck } } = turn
  if (deck.length < count) {
    const above: number[] = []
    while (deck.length > 0) above.push(journal.pop(deck))
    reshuffle(turn)
    while (above.length > 0) journal.push(deck, above.pop() as number)
  }
  return deck.slice(-count).reverse()
}

/** Shuffles the discard pile into the deck. */
export function reshuffle(turn: Turn): void {
  const { run, player } = turn
  const { deck, discard } = player
  if (discard.length === 0) return
  turn.tell('reshuffle', { count: discard.length })
  while (discard.length > 0) {
    const card = run.journal.pop(discard)
    turn.hide(card)
    run.journal.push(deck, card)
  }
  run.random.shuffle(deck)
}
