// Effects on several cards. They are chosen at once if every choice is legal and nothing happens in between, else one by one.
import { before, cannotFail, type Effect, type Outcome, type Continuation } from '../engine/effect.ts'
import { choose, chooseSome } from './ask-for-choice.ts'
import { drawCards } from './deck-operations.ts'
import { hand, pyramid } from './place.ts'
import type { PlayerContext } from './player-context.ts'
import { discarding, entombing, layDown } from './card-moves.ts'
import { take, type Choosing, type Test } from './verbs.ts'

/** Entombs `least` to `most` hand cards, chosen at once. */
export function entombSome(least: number, most: number, where?: Test): Effect<PlayerContext> {
  return (context, then) => {
    const candidates = context.player.hand.filter(card => !where || where(context.title(card), context, card))
    return chooseSome(
      context,
      then,
      { key: 'entomb-some.hand', candidates, min: least, max: Math.min(most, candidates.length), ordered: false },
      picked => {
        for (const card of picked) layDown(context, entombing, hand, card)
        return context.game.follow(then)
      },
    )
  }
}

/** Discards exactly `count` hand cards, chosen at once. */
export function discardExactly(count: number): Effect<PlayerContext> {
  return (context, then) =>
    chooseSome(
      context,
      then,
      { key: 'discard-some.hand', candidates: [...context.player.hand], min: count, max: count, ordered: true },
      picked => {
        for (const card of picked) layDown(context, discarding, hand, card)
        return context.game.follow(then)
      },
    )
}

/** Discards up to `most` hand cards one by one, then takes a pyramid card that costs no more than all of them together. */
export function trade(most: number): Effect<PlayerContext> {
  return (context, then) => {
    const step = (given: number, sum: number): Outcome => {
      const taking: Continuation = {
        cannotFail: false,
        go: () => take(pyramid, title => title.cost <= sum)(context, then),
      }
      if (given === most) return taking.go()
      const { hand: held } = context.player
      return choose(
        context,
        taking,
        {
          key: 'discard.hand',
          candidates: held,
          canFail: true,
          ...(given > 0 ? { optional: 'enough' as const } : {}),
        },
        card => {
          layDown(context, discarding, hand, card)
          return step(given + 1, sum + context.title(card).cost)
        },
      )
    }
    return step(0, 0)
  }
}

/** Discards one or more hand cards, chosen at once, then draws as many. */
export const discardAndDraw: Effect<PlayerContext> = (context, then) => {
  const { hand: held } = context.player
  return chooseSome(
    context,
    then,
    { key: 'discard-some.hand', candidates: [...held], min: 1, max: held.length, ordered: true },
    picked => {
      for (const card of picked) layDown(context, discarding, hand, card)
      if (!context.game.dryRun) drawCards(context, picked.length)
      return context.game.follow(then)
    },
  )
}

/** Carries out a choosing effect up to `times` times, as often as the player wants. */
export function upTo(times: number, effect: Choosing): Effect<PlayerContext> {
  return cannotFail((context, then) => effect.again(context, then, times))
}

/** Carries out a choosing effect once, then again as often as the player wants, up to `times` times in all. */
export function atLeastOnce(times: number, effect: Choosing): Effect<PlayerContext> {
  return (context, then) => {
    const more = before(then, () => effect.again(context, then, times - 1))
    return effect(context, more)
  }
}

/** Entombs one or more hand cards of one set, one by one; the first decides the set. */
export const entombOfOneSet: Effect<PlayerContext> = (context, then) => {
  const { game, player } = context
  const more = (set: string | null): Continuation =>
    before(then, (): Outcome => {
      const candidates = player.hand.filter(card => context.title(card).set === set)
      return choose(
        context,
        then,
        { key: 'entomb-more.hand', candidates, optional: 'enough', asksAnyway: player.hand.length > 0 },
        card => lay(card),
      )
    })
  const lay = (card: number): Outcome => {
    layDown(context, entombing, hand, card)
    return game.follow(more(context.title(card).set))
  }
  return choose(
    context,
    then,
    { key: 'entomb-set.hand', candidates: player.hand.filter(card => context.title(card).set !== null) },
    lay,
  )
}
