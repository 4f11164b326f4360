// Cards that protect their holder from an opponent's action (RULES.md, Protections). If the effect asks its victim something,
// they are further options of that question; if it asks nothing, `spare` asks first.
import type { Outcome, Continuation } from '../engine/effect.ts'
import type { ValleyPoint } from './declarations.ts'
import { pass, toProtect } from './option-codec.ts'
import { hand } from './place.ts'
import type { Protection, Threat } from './card-definition.ts'
import type { PlayerContext } from './player-context.ts'

const fits = (protection: Protection | null, threat: Threat): boolean =>
  protection?.from === 'touch' || protection?.from === threat

/** The hand cards that protect from a threat, as options. */
export function shieldsOf(context: PlayerContext, threat: Threat): readonly number[] {
  return context.player.hand.filter(card => fits(context.title(card).protects, threat)).map(card => toProtect + card)
}

/** Shows or discards a protecting card: the whole effect on its holder is skipped. */
export function protect(context: PlayerContext, card: number, escape: Continuation): Outcome {
  const { game, player } = context
  game.makeIrreversible()
  const { by, after } = context.title(card).protects as Protection
  const was = context.formerId(card)
  if (by === 'showing') {
    context.showHeld(card)
    context.log(
      'protected',
      { card: { card: context.title(card).id } },
      { card: { card: context.title(card).id }, was },
    )
    return game.follow(escape)
  }
  hand.remove(context, card)
  context.show(card)
  game.journal.push(player.discard, card)
  if (game.isLogging)
    context.log(
      'protected',
      { card: context.cardRef(card), discarded: true },
      { card: context.cardRef(card), discarded: true, was },
    )
  return after ? after(context, escape) : game.follow(escape)
}

/**
 * Carries out an effect on a player that asks that player nothing. A player who, by public knowledge, could hold a protecting
 * card (in hand or deck, with a hand that is not empty) is first asked whether to use it.
 * @param escape what follows for a player who is protected
 * @param effect what happens to a player who is not
 * @param given the card that the effect would give the player; null if there is none, or if not everybody knows it
 */
export function spare(
  victim: PlayerContext,
  threat: Threat,
  escape: Continuation,
  effect: () => Outcome,
  given: number | null = null,
): Outcome {
  const { game, player, cardIndex } = victim
  const fitting = cardIndex.protecting.filter(card => fits(victim.title(card).protects, threat))
  const could = fitting.filter(card => player.hand.includes(card) || player.deck.includes(card))
  const shields = shieldsOf(victim, threat)
  if (game.dryRun || could.length === 0 || player.hand.length === 0) return effect()
  game.barrier = true
  if (shields.length === 0 && victim.options.quickReactions) return effect()
  return {
    seat: victim.seat,
    kind: 'react',
    key: 'react.affected',
    candidates: [...shields, pass],
    min: 1,
    max: 1,
    ordered: false,
    cannotFail: true,
    about: { could, given },
    answer: option => (option === pass ? effect() : protect(victim, option - toProtect, escape)),
  } satisfies ValleyPoint
}
