// Verbs about other players: effects that reach them one after the other, in turn order.
import { before, cannotFail, type Effect, type Outcome, type Continuation } from '../engine/effect.ts'
import { entryAt } from '../entry.ts'
import { plainNumber } from './option-codec.ts'
import { choose } from './ask-for-choice.ts'
import { draw, drawAndGoOn } from './draw-effects.ts'
import { boneyardTop, hand, stockTop } from './place.ts'
import { spare } from './protections.ts'
import { crumble, openCards, takeOut } from './pyramid.ts'
import type { PlayerContext } from './player-context.ts'
import { discard, discarding, entomb, layDown } from './verbs.ts'

/** What happens to players one after the other, and then what follows. */
function oneByOne(
  players: readonly PlayerContext[],
  then: Continuation,
  part: (one: PlayerContext, next: Continuation) => Outcome,
): Outcome {
  const from = (index: number): Outcome => {
    const one = players[index]
    const others = before(then, () => from(index + 1))
    return one ? part(one, others) : then.go()
  }
  return from(0)
}

/**
 * Every opponent for whom a condition holds when the effect gets there, in turn order.
 * @param ifAny also where there is none now; else there must be one
 */
export function eachOpponent(
  test: (context: PlayerContext) => boolean,
  effect: Effect<PlayerContext>,
  ifAny = false,
): Effect<PlayerContext> {
  return (context, then) => {
    const { game, opponents } = context
    if (!ifAny && !opponents.some(test)) return game.impossible(then)
    return game.unforeseen(() =>
      oneByOne(opponents, then, (opponent, next) =>
        test(opponent) ? effect(opponent.threatened(next), next) : next.go(),
      ),
    )
  }
}

/** An opponent of choice for whom a condition holds. There must be one. */
export function oneOpponent(
  test: (context: PlayerContext) => boolean,
  part: (actor: PlayerContext, opponent: PlayerContext) => Effect<PlayerContext>,
): Effect<PlayerContext> {
  return (context, then) => {
    const candidates = context.opponents.filter(test).map(opponent => plainNumber + opponent.seat)
    return choose(
      context,
      then,
      { kind: 'choose-player', key: 'opponent', candidates, about: { given: null } },
      seat => {
        const opponent = entryAt(context.all, seat - plainNumber)
        return part(context, opponent)(opponent, then)
      },
    )
  }
}

/** The opponent's hand is shown to all; the actor says which card of it is discarded; the opponent draws one. */
export const stab =
  (actor: PlayerContext, victim: PlayerContext): Effect<PlayerContext> =>
  (_, then) => {
    const { game } = victim
    const show = (): Outcome => {
      const held = victim.revealHand()
      return choose(
        actor,
        then,
        { key: 'discard.shown', candidates: held, about: { of: victim.seat, last: actor.glance(victim) } },
        card => {
          layDown(victim, discarding, hand, card)
          return drawAndGoOn(victim, 1, then)
        },
      )
    }
    return game.unforeseen(() => spare(victim, 'discard-or-sacrifice', then, () => game.hidden(show)))
  }

/** An opponent discards a card of choice; then the actor draws one, also if the opponent was spared. */
export const drainHand =
  (actor: PlayerContext, victim: PlayerContext): Effect<PlayerContext> =>
  (_, then) => {
    const afterwards = before(then, () => draw(1, 'ifPossible')(actor, then))
    return discard()(victim.threatened(afterwards), afterwards)
  }

/** Draws a card, which asks nothing: whoever could be spared is asked before. */
export const mustDraw: Effect<PlayerContext> = (context, then) =>
  spare(context, 'touch', then, () => drawAndGoOn(context, 1, then))

/** The actor and then every opponent, in turn order; opponents may be spared where they are asked. */
function everybody(
  context: PlayerContext,
  then: Continuation,
  part: (one: PlayerContext, next: Continuation) => Outcome,
): Outcome {
  return oneByOne([context, ...context.opponents], then, (one, next) =>
    part(one === context ? one : one.threatened(next), next),
  )
}

/** Every player may draw so many cards at most, but only from the deck as it is. */
export function everybodyMayDraw(most: number): Effect<PlayerContext> {
  return cannotFail((context, then) =>
    context.game.unforeseen(() =>
      everybody(context, then, (one, next) => {
        const many = Math.min(most, one.player.deck.length)
        if (many === 0) return next.go()
        const candidates = Array.from({ length: many + 1 }, (_, number) => plainNumber + number)
        return choose(
          one,
          next,
          { kind: 'choose-number', key: 'draw-number', candidates, threat: 'touch', harmless: false },
          option =>
            one.game.unforeseen(() => {
              if (option > plainNumber) return drawAndGoOn(one, option - plainNumber, next)
              one.log('draw', { count: 0 })
              return next.go()
            }),
        )
      }),
    ),
  )
}

/** Places that Brick Mason offers, as options. */
export const fromBoneyard = plainNumber
export const fromStock = plainNumber + 1

/** Every player may entomb the boneyard's top card or the stock's, unseen. There must be as many cards there as players. */
export const everybodyMayEntomb: Effect<PlayerContext> = (context, then) => {
  const { game, state } = context
  if (state.boneyard.length + state.stock.length < context.seats) return game.impossible(then)
  const entombOne = (one: PlayerContext, next: Continuation): Outcome => {
    const candidates = [
      ...(state.boneyard.length > 0 ? [fromBoneyard] : []),
      ...(state.stock.length > 0 ? [fromStock] : []),
    ]
    return choose(
      one,
      next,
      { kind: 'choose-place', key: 'entomb-from', candidates, optional: true, threat: 'touch', harmless: false },
      option => entomb(option === fromBoneyard ? boneyardTop : stockTop)(one, next),
    )
  }
  return game.unforeseen(() => everybody(context, then, entombOne))
}

/**
 * A named opponent picks as many pyramid cards as there are players, all of them first; then the actor puts one on each
 * player's discard pile, the own first. A player who is spared leaves the card where it lies; if the named one is, nothing
 * happens.
 */
export const plaster =
  (actor: PlayerContext, picker: PlayerContext): Effect<PlayerContext> =>
  (_, then) => {
    const { game, seats } = actor
    const pick = (picked: readonly number[]): Outcome => {
      if (picked.length === seats) return giveOut(picked)
      const candidates = openCards(actor).filter(card => !picked.includes(card))
      const asked = picked.length === 0 ? picker.threatened(then) : picker
      return choose(asked, then, { key: 'pick.pyramid', candidates, threat: 'touch', harmless: false }, card => {
        if (game.isLogging) picker.log('pick', { card: picker.named(card) })
        return pick([...picked, card])
      })
    }
    const giveOut = (left: readonly number[], seat = 0): Outcome => {
      const one = [actor, ...actor.opponents][seat]
      if (!one) return game.follow(then)
      return choose(
        actor,
        then,
        { key: 'give.picked', candidates: left, about: { to: one.seat }, harmless: false },
        card => {
          const next = before(then, () =>
            giveOut(
              left.filter(other => other !== card),
              seat + 1,
            ),
          )
          const lay = (): Outcome => {
            const place = takeOut(one, card)
            game.journal.push(one.player.discard, card)
            const given = { from: 'pyramid' as const, place, card: actor.named(card) }
            if (game.isLogging && one === actor) actor.log('take', given)
            else if (game.isLogging) actor.log('give', { ...given, to: one.seat })
            return crumble(actor, place, next)
          }
          return one.seat === actor.seat || one.seat === picker.seat ? lay() : spare(one, 'touch', next, lay)
        },
      )
    }
    return game.unforeseen(() => pick([]))
  }
