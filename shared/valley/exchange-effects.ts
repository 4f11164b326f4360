// Effects by which two cards change places. Nothing crumbles, is discarded or sacrificed.
import { evidentIf, feasible, type Effect, type Outcome, type Continuation } from '../engine/effect.ts'
import { entryAt } from '../entry.ts'
import { choose } from './ask-for-choice.ts'
import { noteChange, openCards, slotOf, pyramidCards, pyramidCount } from './pyramid.ts'
import type { PlayerContext } from './player-context.ts'
import type { Test } from './verbs.ts'

const canSwap = ({ state }: PlayerContext): boolean => pyramidCount(state.pyramid) >= 2

/** Two pyramid cards change places. Nothing crumbles, but it is a change. */
export const swapInPyramid: Effect<PlayerContext> = evidentIf(canSwap, (context, then) => {
  const { game, state } = context
  if (!canSwap(context)) return context.impossible(then, 'no-second-card')
  if (game.dryRun && then.cannotFail) return feasible
  const cards = pyramidCards(context)
  return choose(context, then, { key: 'swap.first', candidates: cards }, one =>
    choose(
      context,
      then,
      { key: 'swap.second', candidates: cards.filter(card => card !== one), about: { first: one } },
      other => {
        game.journal.swap(state.pyramid, slotOf(context, one), slotOf(context, other))
        noteChange(context)
        if (game.isLogging) context.log('swap', { one: context.cardRef(one), other: context.cardRef(other) })
        return game.follow(then)
      },
    ),
  )
})

/** A place whose cards can be exchanged for a hand card. */
type Other = Elsewhere &
  (
    | { readonly name: 'discard' | 'pyramid'; readonly implied?: never }
    /** There is only one card to choose, so it is not asked for. */
    | { readonly name: 'boneyard'; readonly implied: true }
  )
interface Elsewhere {
  readonly cards: (context: PlayerContext) => readonly number[]
  /** Puts `coming` where `going` lay. */
  readonly put: (context: PlayerContext, going: number, coming: number) => void
}

const replaceIn =
  (zone: (context: PlayerContext) => readonly number[]) =>
  (context: PlayerContext, going: number, coming: number): void => {
    const cards = zone(context)
    context.game.journal.put(cards, cards.indexOf(going), coming)
  }

/** The top card of the boneyard. */
export const withBoneyard: Other = {
  name: 'boneyard',
  implied: true,
  cards: context => context.state.boneyard.slice(-1),
  put: replaceIn(context => context.state.boneyard),
}
/** Any card of the own discard pile. */
export const withDiscard: Other = {
  name: 'discard',
  cards: context => context.player.discard,
  put: replaceIn(context => context.player.discard),
}
/** Any face-up card of the pyramid. */
export const withPyramid: Other = {
  name: 'pyramid',
  cards: openCards,
  put: (context, going, coming) => {
    replaceIn(({ state }) => state.pyramid)(context, going, coming)
    noteChange(context)
  },
}

/** Exchanges a hand card for a card of another place. */
export function exchange(other: Other, where?: Test): Effect<PlayerContext> {
  const swapped = (context: PlayerContext, given: number, got: number, then: Continuation): Outcome => {
    const { game, player } = context
    const was = context.formerId(given)
    const slot = slotOf(context, got)
    game.journal.remove(player.hand, player.hand.indexOf(given))
    context.show(given)
    other.put(context, got, given)
    const taken = game.isLogging ? context.cardRef(got) : null
    context.hold(got, true)
    game.journal.push(player.hand, got)
    if (taken) {
      const params = {
        with: other.name,
        one: context.cardRef(given),
        other: taken,
        ...(slot >= 0 ? { place: slot } : {}),
      }
      context.log('exchange', params, { ...params, was, now: context.idOf(got) })
    }
    return game.follow(then)
  }
  return (context, then) => {
    const { game, player } = context
    const held = player.hand.filter(card => !where || where(context.title(card), context, card))
    if (other.cards(context).length === 0)
      return context.impossible(then, other.implied ? 'no-boneyard' : `exchange.${other.name}`)
    return choose(context, then, { key: 'exchange.hand', candidates: held }, given => {
      if (other === withDiscard && !game.dryRun) game.barrier = true
      if (other.implied) return swapped(context, given, entryAt(other.cards(context), 0), then)
      return choose(context, then, { key: `exchange.${other.name}`, candidates: other.cards(context) }, got =>
        swapped(context, given, got, then),
      )
    })
  }
}
