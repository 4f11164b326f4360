// Carries out the actions of cards, be they played from the hand, called by another card, or repeated
// (RULES.md, Repeating and calling).
import {
  before,
  done,
  evidentIf,
  feasible,
  finish,
  type Effect,
  type Outcome,
  type Continuation,
} from '../engine/effect.ts'
import { choose, chooseSome } from './ask-for-choice.ts'
import { turnUp } from './deck-operations.ts'
import { isEmpty } from './draw-effects.ts'
import type { PlacesOf } from './decisions.ts'
import type { ValleyObstacle } from './obstacles.ts'
import { hand, revealed, type Place, type ImpliedPlace } from './place.ts'
import { acted } from './state.ts'
import type { PlayerContext } from './player-context.ts'
import { discarding, layDown } from './card-moves.ts'

/** Why a card has no action that is allowed at this table: in solitaire none that mentions another player; null if it has. */
export function obstacleToAction(context: PlayerContext, card: number): ValleyObstacle | null {
  const { effect, mentionsOpponent, timing } = context.title(card)
  if (effect === null) return timing === 'reaction' ? 'reaction' : 'no-action'
  return mentionsOpponent && context.options.solitaire !== undefined ? 'opponents' : null
}

/** Whether a card has an action that is allowed at this table. */
export const hasAction = (context: PlayerContext, card: number): boolean => obstacleToAction(context, card) === null

/** Whether a card's action may begin beside those under way: its own may not be one of them, at whatever depth. */
function canBegin(context: PlayerContext, card: number): boolean {
  return hasAction(context, card) && !context.state.acting.includes(card)
}

/** Plays a hand card for its action. When the action has ended, the card is noted in `executed`. */
export function execute(context: PlayerContext, card: number): Outcome {
  const { game, state, player } = context
  if (game.dryRun && context.title(card).isEvident(context, card)) return feasible
  const was = context.formerId(card)
  if (state.irreversible === 1) state.irreversible = game.journal.change(state, 'irreversible', 0)
  hand.remove(context, card)
  context.show(card)
  game.journal.push(player.play, card)
  game.journal.push(player.uses, acted)
  if (game.isLogging) context.log('play', { card: context.cardRef(card) }, { card: context.cardRef(card), was })
  return begin(context, card, game.dryRun ? finish : noteExecuted(context, card))
}

function noteExecuted({ game, state }: PlayerContext, card: number): Continuation {
  return before(finish, () => {
    game.journal.push(state.executed, card)
    return done
  })
}

/** Carries out the action of a card that stays where it is. The mark `irreversible` is cleared meanwhile: the action's own choices are tried exactly. */
function call(context: PlayerContext, card: number, then: Continuation): Outcome {
  const { game, state } = context
  const seen = state.irreversible
  if (seen === 1) state.irreversible = game.journal.change(state, 'irreversible', 0)
  const end = before(then, () => {
    if (state.irreversible !== seen) state.irreversible = game.journal.change(state, 'irreversible', seen)
    return game.follow(then)
  })
  return begin(context, card, end)
}

function begin(context: PlayerContext, card: number, then: Continuation): Outcome {
  const { game, state } = context
  game.journal.push(state.acting, card)
  const effect = context.title(card).effect as Effect<PlayerContext>
  return effect(context, game.dryRun && then.cannotFail ? then : endAction(context, then))
}

function endAction({ game, state }: PlayerContext, then: Continuation): Continuation {
  return before(then, () => {
    game.journal.pop(state.acting)
    return then.go()
  })
}

/** Repeats an action executed this turn, with new choices. */
export const repeatAction: Effect<PlayerContext> = (context, then) => {
  const { state } = context
  // Copies of a title are alike, so one that can be repeated is enough; another may be the one whose action is under way.
  const possible = state.executed.filter(card => canRepeat(context, card))
  const again = possible.filter(
    (card, index) => possible.findIndex(other => context.title(other) === context.title(card)) === index,
  )
  return choose(context, then, { key: 'repeat', candidates: again, canFail: true }, card => {
    if (context.game.isLogging) context.log('repeat', { card: context.cardRef(card) })
    return call(context, card, then)
  })
}

/** Whether an action can be repeated: no lasting effect, none that names its own card, none under way, not the repeating title. */
function canRepeat(context: PlayerContext, card: number): boolean {
  const title = context.title(card)
  return (
    title.timing !== 'lasting' &&
    !title.namesItself &&
    canBegin(context, card) &&
    title !== context.title(context.state.acting.at(-1) as number)
  )
}

/**
 * Calls a card: carries out its action where it lies. It stays there unless its action moves it.
 * @param from where it lies
 */
export function callFrom(from: Place<PlacesOf<'call'>> | ImpliedPlace<'apex'>): Effect<PlayerContext> {
  return (context, then) => {
    const callable = from.cards(context).filter(card => canBeCalled(context, card))
    const begin = (card: number): Outcome => {
      if (from === hand) context.revealHeld(card)
      if (context.game.isLogging) context.log('call', { from: from.name, card: context.cardRef(card) })
      return call(context, card, then)
    }
    if (from.choice !== 'implied')
      return choose(context, then, { key: `call.${from.name}`, candidates: callable, canFail: true }, begin)
    const [only] = callable
    return only === undefined ? context.impossible(then, 'no-apex') : begin(only)
  }
}

/** Whether a card can be called: it must have an action, which must neither name its own card nor be under way. */
function canBeCalled(context: PlayerContext, card: number): boolean {
  return canBegin(context, card) && !context.title(card).namesItself
}

/** Discards any number of hand cards, chosen at once; for each of them repeats the first action of this turn. */
export const repeatFirst: Effect<PlayerContext> = (context, then) => {
  const { game, state, player } = context
  const [first] = state.executed
  if (first === undefined || !canRepeat(context, first)) return context.impossible(then, 'no-earlier-action')
  const again = (times: number): Outcome => {
    if (times === 0) return game.follow(then)
    const next = before(then, () => again(times - 1))
    if (!game.canComplete(context.seat, () => call(context, first, finish))) return next.go()
    context.log('repeat', { card: context.cardRef(first) })
    return call(context, first, next)
  }
  return game.unforeseen(() =>
    chooseSome(
      context,
      then,
      { key: 'discard-any.hand', candidates: [...player.hand], min: 0, max: player.hand.length, ordered: true },
      picked => {
        for (const card of picked) layDown(context, discarding, hand, card)
        return again(picked.length)
      },
    ),
  )
}

/**
 * Reveals the top card of the own deck, carries out its action if it may begin and can be completed, then discards it.
 */
export const openGates: Effect<PlayerContext> = evidentIf(
  context => !isEmpty(context),
  (context, then) => {
    if (isEmpty(context)) return context.impossible(then, 'no-own-cards')
    return context.game.hidden(() => openWith(context, turnUp(context), then))
  },
)

function openWith(context: PlayerContext, card: number, then: Continuation): Outcome {
  const { game, state, player } = context
  const discardIt = before(then, () => {
    if (state.aside.includes(card)) {
      revealed([card]).remove(context, card)
      game.journal.push(player.discard, card)
      context.log('discard', { from: 'aside', card: context.cardRef(card) })
    }
    return game.follow(then)
  })
  if (!canBegin(context, card) || !game.canComplete(context.seat, () => call(context, card, finish)))
    return discardIt.go()
  context.log('call', { card: context.cardRef(card) })
  return call(context, card, discardIt)
}
