// Effects on the player's own deck: drawing, shuffling, looking at its top cards, revealing them.
import { before, cannotFail, type Effect, type Outcome, type Continuation } from '../engine/effect.ts'
import { plainNumber } from './option-codec.ts'
import { choose, chooseSome } from './ask-for-choice.ts'
import { drawCards, noteKnownTop, reshuffle, shuffle, topOfDeck, turnUp } from './deck-operations.ts'
import { byTitle } from './card-order.ts'
import { deck, hand, revealed } from './place.ts'
import type { PlayerContext } from './player-context.ts'
import { discarding, entombing, finding, layDown, recovering, stacking } from './card-moves.ts'
import { entomb, sacrifice } from './verbs.ts'

/** A number, or a function that computes it when the effect is carried out. */
type Amount = number | ((context: PlayerContext) => number)

/** Whether there is no card to draw. */
export const isEmpty = ({ player }: PlayerContext): boolean => player.deck.length + player.discard.length === 0

/**
 * Draws cards from the own deck, and shuffles the discard pile into a new deck when it runs out. Impossible if there is no card
 * to draw, unless `ifPossible` is given, or if the amount is 0.
 */
export function draw(amount: Amount, ifPossible: 'ifPossible' | 'atLeastOne' = 'atLeastOne'): Effect<PlayerContext> {
  const part = (context: PlayerContext, then: Continuation): Outcome => {
    const { game } = context
    const count = typeof amount === 'number' ? amount : amount(context)
    if (count <= 0 || isEmpty(context))
      return ifPossible === 'ifPossible'
        ? game.follow(then)
        : context.impossible(then, count <= 0 ? 'no-draw' : 'no-own-cards')
    return drawAndGoOn(context, count, then)
  }
  return Object.assign(part, {
    cannotFail: ifPossible === 'ifPossible',
    isEvident: (context: PlayerContext) => typeof amount === 'number' && !isEmpty(context),
    isUnforeseen: ifPossible === 'atLeastOne',
  })
}

/** Draws `count` cards, or as many as there are, and goes on. */
export function drawAndGoOn(context: PlayerContext, count: number, then: Continuation): Outcome {
  return context.game.hidden(() => {
    drawCards(context, count)
    return context.game.follow(then)
  })
}

/** Shuffles the own deck. */
export const shuffleDeck: Effect<PlayerContext> = cannotFail((context, then) => {
  const { game, player } = context
  return game.hidden(() => {
    for (const card of player.deck) context.hide(card)
    shuffle(context)
    context.log('shuffle', {})
    return game.follow(then)
  })
})

/** Shuffles the own discard pile into the deck. Impossible if both are empty. */
export const shuffleDiscardIn: Effect<PlayerContext> = (context, then) => {
  const { game, player } = context
  if (isEmpty(context)) return context.impossible(then, 'no-own-cards')
  if (player.discard.length === 0) return shuffleDeck(context, then)
  return game.hidden(() => {
    reshuffle(context)
    return game.follow(then)
  })
}

/** Lets the player look at up to `count` top cards of the own deck, and goes on with an effect on them. */
function lookAtTop(count: number, next: (seen: readonly number[]) => Effect<PlayerContext>): Effect<PlayerContext> {
  return (context, then) => {
    const { game } = context
    if (isEmpty(context)) return context.impossible(then, 'no-own-cards')
    return game.hidden(() => {
      const seen = byTitle(context, topOfDeck(context, count))
      for (const card of seen) context.look(card)
      const cards = seen.map(card => ({ id: context.idOf(card), card: context.title(card).id }))
      context.log('look', { count: seen.length }, { count: seen.length, cards })
      return next(seen)(context, then)
    })
  }
}

/** Looks at the top cards of the own deck, recovers one without showing it, and discards the rest in an order of choice. */
export function recoverOfTop(count: number): Effect<PlayerContext> {
  return lookAtTop(
    count,
    seen => (context, then) =>
      choose(context, then, { key: 'recover.top', candidates: seen }, kept => {
        layDown(context, finding, deck, kept)
        const rest = seen.filter(card => card !== kept)
        if (rest.length === 0) return context.game.follow(then)
        return chooseSome(
          context,
          then,
          { key: 'discard.top', candidates: rest, min: rest.length, max: rest.length, ordered: true },
          order => {
            for (const card of order) layDown(context, discarding, deck, card)
            return context.game.follow(then)
          },
        )
      }),
  )
}

/** Puts `count` hand cards on top of the own deck in an order of choice, or all if there are fewer. */
export function stackSome(count: number): Effect<PlayerContext> {
  return cannotFail((context, then) => {
    const {
      game,
      player: { hand: held },
    } = context
    const many = Math.min(count, held.length)
    if (many === 0) return game.follow(then)
    return chooseSome(
      context,
      then,
      { key: 'stack-some.hand', candidates: [...held], min: many, max: many, ordered: true },
      order => {
        for (const card of order) layDown(context, stacking, hand, card)
        return game.follow(then)
      },
    )
  })
}

/** Reveals the top two cards of the own deck; one is entombed, the other sacrificed. If there is only one, it is entombed. */
export const judge: Effect<PlayerContext> = (context, then) => {
  const { game } = context
  if (isEmpty(context)) return context.impossible(then, 'no-own-cards')
  return game.hidden(() => {
    const first = turnUp(context)
    const cards = isEmpty(context) ? [first] : [first, turnUp(context)]
    const entombing = entomb(revealed(cards))
    if (cards.length === 1) return entombing(context, then)
    const sacrificing = before(then, () => sacrifice(revealed(cards, 'implied'))(context, then))
    return entombing(context, sacrificing)
  })
}

/** Reveals cards of the own deck one by one, until the player stops and recovers them all, or two have the same gold and all are discarded. */
export const press: Effect<PlayerContext> = (context, then) => {
  const { game } = context
  if (isEmpty(context)) return context.impossible(then, 'no-own-cards')
  const goOn = (others: readonly number[]): Outcome => {
    const card = turnUp(context)
    const shown = [...others, card]
    const { gold } = context.title(card)
    if (others.some(other => context.title(other).gold === gold)) {
      for (const lost of shown) layDown(context, discarding, revealed(shown), lost)
      return game.follow(then)
    }
    const keep = before(then, () => {
      for (const kept of shown) layDown(context, recovering, revealed(shown), kept)
      return game.follow(then)
    })
    if (isEmpty(context)) return keep.go()
    return choose(
      context,
      keep,
      { kind: 'choose-option', key: 'press', candidates: [plainNumber], optional: 'enough' },
      () => game.hidden(() => goOn(shown)),
    )
  }
  return game.hidden(() => goOn([]))
}

/** Looks at the top three cards: one is entombed, another recovered without being shown, the third stays on top. */
export const entombAndRecoverOfTop: Effect<PlayerContext> = lookAtTop(
  3,
  seen => (context, then) =>
    choose(context, then, { key: 'entomb.top', candidates: seen }, buried => {
      layDown(context, entombing, deck, buried)
      const left = seen.filter(card => card !== buried)
      if (left.length === 0) return context.game.follow(then)
      return choose(context, then, { key: 'recover.top', candidates: left }, kept => {
        layDown(context, finding, deck, kept)
        for (const card of left) if (card !== kept) context.hide(card)
        noteKnownTop(context, left.length - 1)
        return context.game.follow(then)
      })
    }),
)

/** Looks at the top cards, recovers one and puts the rest back on top in an order of choice; other players see none of them. */
export function recoverAndOrderTop(count: number): Effect<PlayerContext> {
  return lookAtTop(
    count,
    seen => (context, then) =>
      choose(context, then, { key: 'recover.top', candidates: seen }, kept => {
        const { game, player } = context
        layDown(context, finding, deck, kept)
        const rest = seen.filter(card => card !== kept)
        if (rest.length === 0) return game.follow(then)
        return chooseSome(
          context,
          then,
          { key: 'order.top', candidates: rest, min: rest.length, max: rest.length, ordered: true },
          order => {
            for (const card of order) game.journal.remove(player.deck, player.deck.indexOf(card))
            for (const card of order) {
              context.hide(card)
              game.journal.push(player.deck, card)
            }
            noteKnownTop(context, order.length)
            return game.follow(then)
          },
        )
      }),
  )
}

/** Shows the whole hand, then draws a card for each kind of card in it: starter, card of a set, unique. */
export const drawForKinds: Effect<PlayerContext> = (context, then) => {
  const { game, player } = context
  if (player.hand.length === 0) return context.impossible(then, 'no-hand')
  if (isEmpty(context)) return context.impossible(then, 'no-own-cards')
  return game.hidden(() => {
    const kinds = new Set(player.hand.map(card => context.title(card).kind))
    context.revealHand()
    drawCards(context, kinds.size)
    return game.follow(then)
  })
}
