// The basic effects that cards are written with. Whether an effect is possible is found by a dry run, never described a second
// time. The places they take cards from are in `place.ts`; effects are joined by functions of `engine/effect.ts`.
import {
  before,
  cannotFail,
  evidenceOf,
  evidentIf,
  feasible,
  type Effect,
  type Outcome,
  type Continuation,
} from '../engine/effect.ts'
import { entryAt } from '../entry.ts'
import { raiseEvent } from './reactions.ts'
import { plainNumber } from './option-codec.ts'
import { choose } from './ask-for-choice.ts'
import type { PlacesOf, PlainChoice, WayChoice, Ways } from './decisions.ts'
import { byTitle } from './card-order.ts'
import { discardPile, hand, handOrDiscard, wholePyramid, type Place, type ImpliedPlace } from './place.ts'
import { crumble, openCards, slotOf, refill, turnDown } from './pyramid.ts'
import { emptySlot } from './state.ts'
import type { CardDefinition } from './card-definition.ts'
import {
  discarding,
  entombing,
  finding,
  giving,
  layDown,
  recovering,
  sacrificing,
  stacking,
  taking,
  type CardMove,
  type MoveReason,
} from './card-moves.ts'
import type { PlayerContext } from './player-context.ts'

export type Test = (title: CardDefinition, context: PlayerContext, card: number) => boolean
type Following = Effect<PlayerContext> & Partial<Pick<Choosing, 'takesFrom'>>
/** Makes the effect that follows from a card that was moved, by its title: the same for all copies, and made once for them. */
type ByTitle = (title: CardDefinition) => Following
/** Makes the effect that follows from one single card. There are too many cards to keep an effect for each. */
interface ByCard {
  readonly byCard: (card: number) => Following
}

/** Says of what follows from a card that it depends on that very card, and not on its title alone. */
export const byCard = (follow: (card: number) => Following): ByCard => ({ byCard: follow })

/** Finds the effect that follows from a card. One by title is made once, for making it takes longer than trying it. */
function followingFrom(next: ByTitle | ByCard): (context: PlayerContext, card: number) => Following {
  if (typeof next === 'object') return (_context, card) => next.byCard(card)
  const made = new Map<CardDefinition, Following>()
  return (context, card) => {
    const title = context.title(card)
    let effect = made.get(title)
    if (!effect) made.set(title, (effect = next(title)))
    return effect
  }
}

/** A choosing effect that can also be declined. */
export interface Declinable extends Effect<PlayerContext> {
  readonly optional: Effect<PlayerContext>
}
/** A choosing effect that can be carried out repeatedly, until it is declined or was done `times` times. */
export interface Choosing extends Declinable {
  readonly takesFrom: Place
  readonly again: (context: PlayerContext, then: Continuation, times: number) => Outcome
}

/**
 * Makes an effect that moves one card: asks which, takes it out, puts it down, lets the pyramid crumble, lets others react.
 * @param key of the question; null if there is only one card to choose, so that nothing is asked
 * @param where which cards can be chosen; all if left out
 * @param next what follows from the card
 * @param why what the log line adds, if no action moves the card
 */
function moveCard(
  move: CardMove,
  from: Place,
  key: PlainChoice | null,
  where?: Test,
  next?: ByTitle | ByCard,
  why?: MoveReason,
): Choosing {
  const following = next && followingFrom(next)
  /** An effect for a single card would be made anew for each look. */
  const isKept = typeof next === 'function'
  /** Whether one of these cards can be moved, apart from one that is about to leave, so that nothing after it can fail. */
  const canMove = (context: PlayerContext, all: readonly number[], leaving?: number): boolean => {
    for (const card of all) {
      if (card === leaving || (where && !where(context.title(card), context, card))) continue
      if (!following || (isKept && isEvident(following(context, card), context, card))) return true
    }
    return false
  }
  /** Whether what follows from a card can be carried out once it was moved, as is evident while it still lies here. */
  const isEvident = (effect: Following, context: PlayerContext, card: number): boolean =>
    effect.cannotFail === true || (from === hand && isElsewhere(effect.takesFrom) && evidenceOf(effect)(context, card))
  const carryOut = (context: PlayerContext, card: number, then: Continuation): Outcome => {
    const { game } = context
    const gap = layDown(context, move, from, card, why)
    const rest: Continuation = following
      ? { cannotFail: false, go: () => following(context, card)(context, then) }
      : then
    const event = move === taking && gap >= 0 && isAction(context) ? 'taken' : move.event
    const after: Continuation = event ? before(rest, () => raiseEvent(context, event, [card], rest, gap)) : rest
    return gap >= 0 ? crumble(context, gap, after) : game.follow(after)
  }
  const ask = (
    optional: boolean | 'enough',
    context: PlayerContext,
    all: readonly number[],
    then: Continuation,
    follow: Continuation,
  ): Outcome => {
    const { game } = context
    if (from.choice === 'implied' && !optional) {
      const card = all[0]
      if (card !== undefined) return carryOut(context, card, then)
      return context.impossible(then, from.name === 'apex' ? 'no-open-apex' : 'no-pile-top')
    }
    if (from.sight === 'searched') lookThrough(context, all)
    if ((from === discardPile || from === handOrDiscard) && !game.dryRun) game.barrier = true
    if (key === null) throw new Error(`${move.verb} out of ${from.name} is nothing that can be declined`)
    // Most dry runs end here: that there is a candidate is all they need to know.
    if (game.dryRun && then.cannotFail && canMove(context, all)) return feasible
    const candidates = where ? all.filter(card => where(context.title(card), context, card)) : all
    return choose(
      context,
      then,
      {
        key,
        candidates,
        optional,
        asksAnyway: from === hand && all.length > 0,
        canFail: next !== undefined,
        threat: move.threat,
      },
      card => carryOut(context, card, follow),
    )
  }
  const askUnseen: typeof ask = (optional, context, all, then, follow) => {
    const { game } = context
    // Of all that nobody sees, the top of the stock alone is nothing to choose.
    if (all.length === 0) return optional ? game.follow(then) : context.impossible(then, key ?? 'no-stock')
    return game.hidden(() => ask(optional, context, all, then, follow))
  }
  const choosing =
    (optional: boolean | 'enough') =>
    (context: PlayerContext, then: Continuation, follow = then): Outcome => {
      const all = from.cards(context)
      return (from.sight === 'open' ? ask : askUnseen)(optional, context, all, then, follow)
    }
  const orEnough = choosing('enough')
  const again = (context: PlayerContext, then: Continuation, times: number): Outcome => {
    const more = before(then, () => again(context, then, times - 1))
    return times === 0 ? context.game.follow(then) : orEnough(context, then, more)
  }
  return Object.assign(choosing(false), {
    optional: cannotFail(choosing(true)),
    again,
    takesFrom: from,
    isEvident: (context: PlayerContext, leaving: number) => canMove(context, from.cards(context), leaving),
  })
}

/** Whether a place offers the same cards after one has left the hand. */
const isElsewhere = (place?: Place): boolean =>
  place !== undefined && place.choice === 'asked' && place !== hand && place !== handOrDiscard

/** Whether an action is being carried out, not a reaction. */
function isAction({ seat, state }: PlayerContext): boolean {
  return state.acting.length > 0 && seat === state.turn
}

/** Gives the cards of a searched deck ids for its owner, by title, so that the ids tell nothing of the deck's order. */
function lookThrough(context: PlayerContext, cards: readonly number[]): void {
  for (const card of byTitle(context, cards)) context.look(card)
}

/** Moves a hand card to the top of the discard pile. */
export const discard = (where?: Test, next?: ByTitle): Choosing =>
  moveCard(discarding, hand, 'discard.hand', where, next)
/** Moves a card free of charge to the top of the discard pile. */
export const take = (from: Place<PlacesOf<'take'>> | ImpliedPlace, where?: Test): Choosing =>
  moveCard(taking, from, from.choice === 'implied' ? null : `take.${from.name}`, where)
/** Moves a card to the top of the boneyard. */
export const sacrifice = (from: Place<PlacesOf<'sacrifice'>> | ImpliedPlace, next?: ByTitle, where?: Test): Choosing =>
  moveCard(sacrificing, from, from.choice === 'implied' ? null : `sacrifice.${from.name}`, where, next)
/** Sacrifices the pyramid card that a turn owes in its rebuild step: no action. */
export const sacrificeOwed = (key: 'rebuild.unchanged' | 'rebuild.held-up'): Effect<PlayerContext> =>
  moveCard(sacrificing, wholePyramid, key, undefined, undefined, { owed: true })
/** Moves a card into the tomb, by an action; the free entombing of a turn is in `steps.ts`. */
export const entomb = (from: Place<PlacesOf<'entomb'>> | ImpliedPlace, where?: Test): Choosing =>
  moveCard(entombing, from, from.choice === 'implied' ? null : `entomb.${from.name}`, where)
/** Puts a card on the discard pile of the player whose action it is. */
export const give = (from: Place<PlacesOf<'give'>>): Choosing => moveCard(giving, from, `give.${from.name}`)
/** Puts a card on top of the own deck. */
export const stack = (from: Place<PlacesOf<'stack'>>): Choosing => moveCard(stacking, from, `stack.${from.name}`)
/** Moves a card into the hand; everybody sees it unless it comes from the deck. */
export const recover = (from: Place<PlacesOf<'recover'>>, next?: ByTitle | ByCard): Choosing =>
  moveCard(from.sight === 'searched' ? finding : recovering, from, `recover.${from.name}`, undefined, next)

/** Shows a card of the hand, which stays there. */
export function reveal(from: Place<PlacesOf<'reveal'>>, next: ByTitle, where?: Test): Effect<PlayerContext> {
  return (context, then) =>
    choose(
      context,
      then,
      {
        key: `reveal.${from.name}`,
        candidates: where
          ? from.cards(context).filter(card => where(context.title(card), context, card))
          : from.cards(context),
        canFail: true,
      },
      card => {
        context.revealHeld(card)
        return next(context.title(card))(context, then)
      },
    )
}

/** Turns a face-up card of the pyramid face down until the player's next turn begins. */
export const faceDown: Effect<PlayerContext> = (context, then) =>
  choose(context, then, { key: 'turn-down', candidates: openCards(context) }, card => {
    turnDown(context, card)
    if (context.game.isLogging)
      context.log('turned-down', { card: context.cardRef(card), place: slotOf(context, card) })
    return context.game.follow(then)
  })

/** Fills the gaps of the pyramid from the stock. Impossible without a gap or with an empty stock. */
export const refillGap: Effect<PlayerContext> = (context, then) => {
  const { state } = context
  return state.stock.length > 0 && state.pyramid.includes(emptySlot)
    ? refillNow(context, then)
    : context.impossible(then, 'no-gap')
}

/** Fills the gaps of the pyramid from the stock, as far as the stock suffices. */
export const refillNow: Effect<PlayerContext> = cannotFail((context, then) => {
  const { game } = context
  return game.unforeseen(() => {
    if (refill(context).length > 0) game.revealHidden()
    return game.follow(then)
  })
})

/** Starts a lasting effect, which ends with the turn. */
export function lasting(rule: number): Effect<PlayerContext> {
  return cannotFail((context, then) => {
    const { game, state } = context
    state.lasting = game.journal.change(state, 'lasting', state.lasting | rule)
    return game.follow(then)
  })
}

type OnePerWay<W extends readonly string[]> = { readonly [N in keyof W]: Effect<PlayerContext> }

/** Carries out exactly one of several effects; one that cannot be completed is not offered. */
export function either<K extends WayChoice>(key: K, ...effects: OnePerWay<Ways[K]>): Effect<PlayerContext> {
  const candidates = effects.map((_, index) => plainNumber + index)
  const choosing = { kind: 'choose-option', key, canFail: true, candidates } as const
  const evidence = effects.map(evidenceOf)
  return evidentIf(
    (context, leaving) => evidence.some(isEvident => isEvident(context, leaving)),
    (context, then) => choose(context, then, choosing, option => entryAt(effects, option - plainNumber)(context, then)),
  )
}

/** An effect that may be declined. */
export function may(effect: Declinable): Effect<PlayerContext> {
  return effect.optional
}

/** An effect that is carried out only if a condition holds when it is reached. */
export function when(test: (context: PlayerContext) => boolean, effect: Effect<PlayerContext>): Effect<PlayerContext> {
  const conditional = (context: PlayerContext, then: Continuation): Outcome =>
    test(context) ? effect(context, then) : context.game.follow(then)
  return Object.assign(conditional, { cannotFail: effect.cannotFail === true })
}

/** An effect that is impossible unless a condition holds when it is reached. */
export function provided(
  test: (context: PlayerContext) => boolean,
  effect: Effect<PlayerContext>,
): Effect<PlayerContext> {
  return (context, then) => (test(context) ? effect(context, then) : context.impossible(then, 'no-condition'))
}
