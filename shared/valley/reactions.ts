// Reactions to events. Asking only the player who holds a reacting card would give that card away, so whom the table asks
// depends on public knowledge alone (RULES.md, Answers).
import { before, type Outcome, type Continuation } from '../engine/effect.ts'
import type { ValleyPoint } from './declarations.ts'
import { pass } from './option-codec.ts'
import { hand, noGap } from './place.ts'
import type { Answer, Event } from './card-definition.ts'
import type { PlayerContext } from './player-context.ts'

/**
 * Raises an event and asks every player who, by public knowledge, could hold a card that reacts to it (in hand or deck, with a
 * hand that is not empty). Never fails; dry runs assume that all pass.
 * @param by the player who made the purchase, sacrifice, take or rebuild, and who is never asked
 * @param cards the cards that the event is about
 * @param gap the slot of the pyramid that a card has left, or `noGap`
 * @param price what the card cost, if it was bought
 */
export function raiseEvent(
  by: PlayerContext,
  event: Event,
  cards: readonly [number, ...number[]],
  then: Continuation,
  gap: number = noGap,
  price: number | null = null,
): Outcome {
  // Asked in a function of its own, for closures would cost every dry run that gets here, even where none is made.
  return by.game.dryRun ? by.game.follow(then) : askToReact(by, event, cards, then, gap, price)
}

function askToReact(
  by: PlayerContext,
  event: Event,
  cards: readonly [number, ...number[]],
  then: Continuation,
  gap: number,
  price: number | null,
): Outcome {
  const { game } = by
  for (const answering of by.cardIndex.answering(event)) {
    const answer = by.title(answering).answers as Answer
    const holder = holderOf(by, answering)
    if (!holder || holder.seat === by.seat || holder.player.hand.length === 0 || !answer.possible(holder, cards))
      continue
    game.barrier = true
    const holds = holder.player.hand.includes(answering)
    if (!holds && by.options.quickReactions) continue
    return {
      seat: holder.seat,
      kind: 'react',
      key: `react.${event}`,
      candidates: holds ? [answering, pass] : [pass],
      min: 1,
      max: 1,
      ordered: false,
      cannotFail: true,
      about: { by: by.seat, answering, cards, place: gap === noGap ? null : gap, price },
      answer: option => (option === pass ? game.follow(then) : carryOut(holder, option, answer, cards, then)),
    } satisfies ValleyPoint
  }
  return game.follow(then)
}

/** Who has a card in hand or deck. */
function holderOf({ all }: PlayerContext, card: number): PlayerContext | null {
  for (const context of all)
    if (context.player.hand.includes(card) || context.player.deck.includes(card)) return context
  return null
}

function carryOut(
  holder: PlayerContext,
  answering: number,
  answer: Answer,
  cards: readonly number[],
  then: Continuation,
): Outcome {
  const { game } = holder
  game.makeIrreversible()
  const was = holder.idOf(answering)
  hand.remove(holder, answering)
  holder.show(answering)
  game.journal.push(holder.player.discard, answering)
  const params = { card: holder.cardRef(answering) }
  holder.log('answer', params, { ...params, was })
  // Log lines must name the reacting card as the cause, even in the middle of another card's action.
  game.journal.push(game.state.acting, answering)
  const end = before(then, () => {
    game.journal.pop(game.state.acting)
    return then.go()
  })
  return answer.effect(cards)(holder, end)
}
