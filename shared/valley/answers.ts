// Answers to events: a question for one player alone would give away that this player holds the card, so whom the
// table asks depends on public knowledge alone (rules/valley, Reactions).
import type { Step, Then } from '../engine/ask.ts'
import { pass } from './choice.ts'
import { hand, noGap } from './place.ts'
import type { Answer, Event } from './title.ts'
import type { Turn } from './turn.ts'

/** Says that a card was not bought. */
export const unpriced = -1

/**
 * Raises an event and asks whoever could hold the card that answers it, by what is public: in hand or deck, with a hand
 * that is not empty. `by` made the purchase, sacrifice, take or rebuild and is never asked. Never fails; trials take it that all pass.
 * @param cards what the event is about
 * @param place the place of the pyramid that a card has left, or `noGap`
 * @param price what it cost, or `unpriced`
 */
export function raise(by: Turn, event: Event, cards: readonly number[], then: Then, place: number = noGap, price: number = unpriced): Step {
  const { run } = by
  if (run.trying) return run.follow(then)
  for (const answering of by.deck.answering(event)) {
    const answer = by.title(answering).answers as Answer
    const holder = by.all.find(turn => turn.player.hand.includes(answering) || turn.player.deck.includes(answering))
    if (!holder || holder.seat === by.seat || holder.player.hand.length === 0 || !answer.possible(holder, cards)) continue
    run.barrier = true
    const holds = holder.player.hand.includes(answering)
    if (!holds && by.options.quickReactions) continue
    return {
      seat: holder.seat, kind: 'react', key: `react.${event}`, candidates: holds ? [answering, pass] : [pass],
      min: 1, max: 1, ordered: false, sure: true, facts: [by.seat, answering, place, price, ...cards],
      answer: option => option === pass ? run.follow(then) : carryOut(holder, option, answer, cards, then),
    }
  }
  return run.follow(then)
}

function carryOut(holder: Turn, answering: number, answer: Answer, cards: readonly number[], then: Then): Step {
  const { run } = holder
  run.noWayBack()
  const was = holder.nameOf(answering)
  hand.remove(holder, answering)
  holder.show(answering)
  run.journal.push(holder.player.discard, answering)
  const params = { card: holder.named(answering) }
  holder.tell('answer', params, { ...params, was })
  // What the answer does is the answering card's doing, also in the middle of somebody's action.
  run.journal.push(run.state.acting, answering)
  return answer.effect(cards)(holder, {
    sure: then.sure,
    go: () => {
      run.journal.pop(run.state.acting)
      return then.go()
    },
  })
}
