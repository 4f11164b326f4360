// Effects on other players, one after the other in turn order.
import { before, cannotFail, evidentIf, type Effect, type Outcome, type Continuation } from '../engine/effect.ts'
import { entryAt } from '../entry.ts'
import { plainNumber } from './option-codec.ts'
import { choose } from './ask-for-choice.ts'
import { draw, drawAndGoOn } from './draw-effects.ts'
import { boneyardTop, hand, stockTop } from './place.ts'
import { spare } from './protections.ts'
import { crumble, openCards, takeOut } from './pyramid.ts'
import type { PlayerContext } from './player-context.ts'
import { discarding, layDown } from './card-moves.ts'
import { discard, entomb } from './verbs.ts'

/** Carries out an effect on each player in turn, then goes on. */
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
 * An effect on every opponent for whom a condition holds when it is their turn in this effect.
 * @param ifAny whether the effect is possible even if the condition holds for nobody
 */
export function eachOpponent(
  test: (context: PlayerContext) => boolean,
  effect: Effect<PlayerContext>,
  ifAny = false,
): Effect<PlayerContext> {
  const reachesAny = ({ opponents }: PlayerContext) => ifAny || opponents.some(test)
  return evidentIf(
    reachesAny,
    (context, then) => {
      const { game, opponents } = context
      if (!reachesAny(context)) return context.impossible(then, 'no-opponent')
      return game.unforeseen(() =>
        oneByOne(opponents, then, (opponent, next) =>
          test(opponent) ? effect(opponent.threatened(next), next) : next.go(),
        ),
      )
    },
    true,
  )
}

/** An effect on one opponent, whom the actor chooses among those for whom a condition holds. Impossible without one. */
export function oneOpponent(
  test: (context: PlayerContext) => boolean,
  part: (actor: PlayerContext, opponent: PlayerContext) => Effect<PlayerContext>,
): Effect<PlayerContext> {
  return (context, then) => {
    const candidates = context.opponents.filter(test).map(opponent => plainNumber + opponent.seat)
    if (candidates.length === 0) return context.impossible(then, 'no-opponent')
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

/** Shows the opponent's hand to all; the actor chooses a card of it, which is discarded; the opponent draws one. */
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

/** The opponent discards a card of their choice; then the actor draws one, even if the opponent was protected. */
export const drainHand =
  (actor: PlayerContext, victim: PlayerContext): Effect<PlayerContext> =>
  (_, then) => {
    const afterwards = before(then, () => draw(1, 'ifPossible')(actor, then))
    return discard()(victim.threatened(afterwards), afterwards)
  }

/** The player draws a card. Because this asks nothing, a player who could be protected is asked first. */
export const mustDraw: Effect<PlayerContext> = (context, then) =>
  spare(context, 'touch', then, () => drawAndGoOn(context, 1, then))

/** An effect on the actor and then every opponent, in turn order. Opponents may protect themselves where they are asked. */
function everybody(
  context: PlayerContext,
  then: Continuation,
  part: (one: PlayerContext, next: Continuation) => Outcome,
): Outcome {
  return oneByOne([context, ...context.opponents], then, (one, next) =>
    part(one === context ? one : one.threatened(next), next),
  )
}

/** Every player may draw up to `most` cards, without shuffling the discard pile in. */
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
          { kind: 'choose-number', key: 'draw-number', candidates, threat: 'touch', canFail: true },
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

/** The two places that Brick Mason's action offers, as options. */
export const fromBoneyard = plainNumber
const fromStock = plainNumber + 1

/** Every player may entomb the top card of the boneyard, or of the stock unseen. Impossible with fewer such cards than players. */
export const everybodyMayEntomb: Effect<PlayerContext> = (context, then) => {
  const { game, state } = context
  if (state.boneyard.length + state.stock.length < context.seats) return context.impossible(then, 'no-card-each')
  const entombOne = (one: PlayerContext, next: Continuation): Outcome => {
    const candidates = [
      ...(state.boneyard.length > 0 ? [fromBoneyard] : []),
      ...(state.stock.length > 0 ? [fromStock] : []),
    ]
    return choose(
      one,
      next,
      { kind: 'choose-place', key: 'entomb-from', candidates, optional: true, threat: 'touch', canFail: true },
      option => entomb(option === fromBoneyard ? boneyardTop : stockTop)(one, next),
    )
  }
  return game.unforeseen(() => everybody(context, then, entombOne))
}

/**
 * An opponent whom the actor names picks as many pyramid cards as there are players; then the actor puts one of them on each
 * player's discard pile, beginning with their own. A protected player gets no card, and it stays where it is; if the named
 * opponent is protected, nothing happens.
 */
export const plaster =
  (actor: PlayerContext, picker: PlayerContext): Effect<PlayerContext> =>
  (_, then) => {
    const { game, seats } = actor
    const pick = (picked: readonly number[]): Outcome => {
      if (picked.length === seats) return giveOut(picked)
      const candidates = openCards(actor).filter(card => !picked.includes(card))
      const asked = picked.length === 0 ? picker.threatened(then) : picker
      return choose(asked, then, { key: 'pick.pyramid', candidates, threat: 'touch', canFail: true }, card => {
        if (game.isLogging) picker.log('pick', { card: picker.cardRef(card) })
        return pick([...picked, card])
      })
    }
    const giveOut = (left: readonly number[], seat = 0): Outcome => {
      const one = [actor, ...actor.opponents][seat]
      if (!one) return game.follow(then)
      return choose(
        actor,
        then,
        { key: 'give.picked', candidates: left, about: { to: one.seat }, canFail: true },
        card => {
          const next = before(then, () =>
            giveOut(
              left.filter(other => other !== card),
              seat + 1,
            ),
          )
          const lay = (): Outcome => {
            const gap = takeOut(one, card)
            game.journal.push(one.player.discard, card)
            const given = { from: 'pyramid' as const, place: gap, card: actor.cardRef(card) }
            if (game.isLogging && one === actor) actor.log('take', { ...given, kept: true })
            else if (game.isLogging) actor.log('give', { ...given, to: one.seat })
            return crumble(actor, gap, next)
          }
          return one.seat === actor.seat || one.seat === picker.seat ? lay() : spare(one, 'touch', next, lay, card)
        },
      )
    }
    return game.unforeseen(() => pick([]))
  }
