// Drawing from a deck, and shuffling the discard pile into a new one (RULES.md, Drawing).
import { byTitle } from './card-order.ts'
import type { PlayerContext } from './player-context.ts'

/** Draws up to `count` cards into the hand; stops when deck and discard pile are both empty. */
export function drawCards(context: PlayerContext, count: number): void {
  const { game, player } = context
  game.revealHidden()
  const top: number[] = []
  while (top.length < count) {
    if (player.deck.length === 0) reshuffle(context)
    if (player.deck.length === 0) break
    top.push(game.journal.pop(player.deck))
  }
  // Cards drawn together get their ids by title, which tells nothing of the deck's order.
  const drawn = byTitle(context, top)
  for (const card of drawn) {
    context.hold(card, false)
    game.journal.push(player.hand, card)
  }
  if (!game.logging || drawn.length === 0) return
  const cards = drawn.map(card => ({ id: context.idOf(card), card: context.title(card).id }))
  context.log('draw', { count: drawn.length }, { count: drawn.length, cards })
}

/** Reveals the top card of the deck and sets it aside. Deck or discard pile must hold a card. */
export function turnUp(context: PlayerContext): number {
  const { game, state, player } = context
  game.revealHidden()
  if (player.deck.length === 0) reshuffle(context)
  const card = game.journal.pop(player.deck)
  context.show(card)
  game.journal.push(state.aside, card)
  game.journal.push(state.asideOf, context.seat)
  context.log('reveal', { card: context.cardRef(card) })
  return card
}

/**
 * Makes sure that a deck holds `count` cards if possible: if it is too short, the discard pile is shuffled and put under it, as
 * when drawing. Returns its top cards, topmost first, fewer than `count` if there are no more.
 */
export function topOfDeck(context: PlayerContext, count: number): readonly number[] {
  const {
    game: { journal },
    player,
  } = context
  const { deck } = player
  if (deck.length < count) {
    const above: number[] = []
    while (deck.length > 0) above.push(journal.pop(deck))
    reshuffle(context)
    while (above.length > 0) journal.push(deck, above.pop() as number)
    // In what order these lie, nobody can tell: who looks at them gets them sorted by title.
    player.shuffled = journal.change(player, 'shuffled', deck.length)
  }
  return deck.slice(-count).reverse()
}

/** Shuffles the discard pile into the deck. */
export function reshuffle(context: PlayerContext): void {
  const { game, player } = context
  const { deck, discard } = player
  if (discard.length === 0) return
  context.log('reshuffle', { count: discard.length })
  while (discard.length > 0) {
    const card = game.journal.pop(discard)
    context.hide(card)
    game.journal.push(deck, card)
  }
  shuffle(context)
}

/** Shuffles the deck, so that its owner knows of no card any more where it lies. */
export function shuffle({ game, player }: PlayerContext): void {
  game.random.shuffle(player.deck)
  player.shuffled = game.journal.change(player, 'shuffled', player.deck.length)
}

/** Notes that its owner knows the top `count` cards of a deck, beside what the owner knew beneath them. */
export function noteKnownTop({ game, player }: PlayerContext, count: number): void {
  const unknown = player.deck.length - count
  if (unknown < player.shuffled) player.shuffled = game.journal.change(player, 'shuffled', unknown)
}
