// The params of a question for the seat that is asked, and the reasons for waiting that everybody gets.
import type { MessageRef } from '../engine/game.ts'
import { priceOf } from './buying.ts'
import type { ValleyPoint } from './declarations.ts'
import type { Source, ValleyDecisions, ValleyWaits } from './decisions.ts'
import { creditId } from './option-codec.ts'
import type { PlayerContext } from './player-context.ts'

type ReactPoint = Extract<ValleyPoint, { readonly kind: 'react' }>

/** The params of a question, for the page (API.md, View). */
export function questionOf(context: PlayerContext, point: ValleyPoint): ValleyDecisions[ValleyPoint['key']]['params'] {
  switch (point.key) {
    case 'play':
      return creditsOf(context)
    case 'pay': {
      const { card, price, paid } = point.about
      return { card: context.cardRef(card), price, paid }
    }
    case 'crumble':
      return { place: point.about.place }
    case 'buy.stock': {
      const { looked, rebate } = point.about
      const tooDear = priceOf(context, looked, rebate) > context.purse
      return { ...sourceOf(context), looked: context.cardRef(looked), tooDear }
    }
    case 'swap.second':
      return { ...sourceOf(context), first: context.cardRef(point.about.first) }
    case 'give.picked':
      return { ...sourceOf(context), to: point.about.to }
    case 'opponent': {
      const { given } = point.about
      return { ...sourceOf(context), ...(given === null ? {} : { given: context.cardRef(given) }) }
    }
    case 'discard.shown':
      return { ...sourceOf(context), of: point.about.of }
    default:
      return point.kind === 'react' ? reasonOf(context, point) : sourceOf(context)
  }
}

/** The option ids of the credits that are left, so that a purchase and its payment fit one call. */
function creditsOf({ state }: PlayerContext): ValleyDecisions['play']['params'] {
  const credits = state.credits.flatMap((gold, index) => (gold > 0 ? [creditId(index)] : []))
  return credits.length > 0 ? { credits } : {}
}

/** The card whose action or reaction is being carried out, and the seat whose action it is if that is another one. */
function sourceOf(context: PlayerContext): Source {
  const acting = context.state.acting.at(-1)
  if (acting === undefined) return {}
  const by = { card: context.cardRef(acting) }
  return context.seat === context.state.turn || context.title(acting).answers ? by : { ...by, seat: context.state.turn }
}

/** Why a seat is asked for a reaction: an event, or something about to be done to it. */
function reasonOf(context: PlayerContext, point: ReactPoint): ValleyWaits['waiting.react'] {
  if (point.key !== 'react.affected') return eventOf(context, point)
  const { state } = context
  const { given } = point.about
  const could = [...new Set(point.about.could.map(card => context.title(card).id))]
  return {
    event: 'affected',
    seat: state.turn,
    card: context.cardRef(state.acting.at(-1) as number),
    ...(given === null ? {} : { given: context.cardRef(given) }),
    could,
  }
}

/** What has happened, who caused it, and the titles that, by public knowledge, could react. */
function eventOf(
  context: PlayerContext,
  { key, about }: Exclude<ReactPoint, { readonly key: 'react.affected' }>,
): ValleyWaits['waiting.react'] {
  const { by, answering, cards, place, price } = about
  const bought = price === null ? {} : { price }
  const left = place === null ? {} : { place }
  const could = [context.title(answering).id]
  if (key === 'react.rebuilt')
    return { event: 'rebuilt', seat: by, cards: cards.map(card => context.cardRef(card)), ...bought, ...left, could }
  return { event: eventOfKey[key], seat: by, card: context.cardRef(cards[0]), ...bought, ...left, could }
}

const eventOfKey = { 'react.bought': 'bought', 'react.sacrificed': 'sacrificed', 'react.taken': 'taken' } as const

/** Why a seat is waited for. Depends on public knowledge alone, never on which question its hand has led to. */
export function waitingOf(context: PlayerContext, point: ValleyPoint): MessageRef<ValleyWaits> {
  if (point.kind === 'react') return { key: 'waiting.react', params: reasonOf(context, point) }
  if (point.kind === 'pharaoh') return { key: 'waiting.pharaoh', params: {} }
  if (context.seat === context.state.turn) return { key: 'waiting.turn', params: {} }
  const acting = context.state.acting.at(-1)
  if (acting === undefined || context.title(acting).answers) return { key: 'waiting.answer', params: {} }
  return { key: 'waiting.affected', params: { card: context.cardRef(acting), seat: context.state.turn } }
}
