// Cards with which a player is spared an opponent's action (rules/valley, Reactions: protections). Where the effect asks
// its victim something, they are further answers to that question; where it asks nothing, `spare` asks.
import type { Step, Then } from '../engine/ask.ts'
import { pass, toProtect } from './choice.ts'
import { hand } from './place.ts'
import type { Protection, Threat } from './title.ts'
import type { Turn } from './turn.ts'

const fits = (protection: Protection | null, threat: Threat): boolean => protection?.from === 'touch' || protection?.from === threat

/** Cards of a hand that save their holder from a threat, as options. */
export function shieldsOf(turn: Turn, threat: Threat): readonly number[] {
  return turn.player.hand.filter(card => fits(turn.title(card).protects, threat)).map(card => toProtect + card)
}

/** A protecting card is shown, or discarded: the whole effect on its holder is ignored. */
export function protect(turn: Turn, card: number, escape: Then): Step {
  const { run, state, player } = turn
  run.noWayBack()
  const { by, after } = turn.title(card).protects as Protection
  const was = turn.formerName(card)
  if (by === 'showing') {
    if (!run.trying && turn.knownCopy(card) === undefined) run.journal.put(state.known, card, 1)
    turn.tell('protected', { card: { card: turn.title(card).id } }, { card: { card: turn.title(card).id }, was })
    return run.follow(escape)
  }
  hand.remove(turn, card)
  turn.show(card)
  run.journal.push(player.discard, card)
  if (run.speaking) turn.tell('protected', { card: turn.named(card), discarded: true }, { card: turn.named(card), discarded: true, was })
  return after ? after(turn, escape) : run.follow(escape)
}

/**
 * Something is about to be done to a player that asks nothing. Whoever by what is public could hold a card against it
 * (in hand or deck, with a hand that is not empty) is asked.
 * @param escape where it goes on for a player who is spared
 * @param effect what happens to a player who is not
 */
export function spare(victim: Turn, threat: Threat, escape: Then, effect: () => Step): Step {
  const { run, player, deck } = victim
  const fitting = deck.protecting.filter(card => fits(victim.title(card).protects, threat))
  const could = fitting.filter(card => player.hand.includes(card) || player.deck.includes(card))
  const shields = shieldsOf(victim, threat)
  if (run.trying || could.length === 0 || player.hand.length === 0) return effect()
  run.barrier = true
  if (shields.length === 0 && victim.options.quickReactions) return effect()
  return {
    seat: victim.seat, kind: 'react', key: 'react.affected', candidates: [...shields, pass],
    min: 1, max: 1, ordered: false, sure: true, facts: could,
    answer: option => option === pass ? effect() : protect(victim, option - toProtect, escape),
  }
}
