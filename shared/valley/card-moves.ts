// The moves of a single card that verbs make: where it goes, who sees it, and the line that is logged. They ask nothing and
// let nobody react: effects do (`verbs.ts`).
import { entryAt } from '../entry.ts'
import { noteKnownTop } from './deck-operations.ts'
import { discardPile, hand, type Place } from './place.ts'
import type { Event, Threat } from './card-definition.ts'
import type { LoggedPlace } from './events.ts'
import type { PlayerContext } from './player-context.ts'

/** Why a card is moved, if not by an action: the free entombing of a turn, or the sacrifice that a turn owes. */
export interface MoveReason {
  readonly free?: true
  readonly owed?: true
}

/** How a verb moves a card. */
export interface CardMove {
  readonly verb: 'discard' | 'take' | 'sacrifice' | 'entomb' | 'give' | 'stack' | 'recover'
  /** What protects a card from it. */
  readonly threat: Threat
  /** What others can react to; null if nothing. */
  readonly event: Event | null
  /** Whether other players do not see where the card goes. */
  readonly secret: boolean
  /** Lays the card, which has left its place, where it goes. */
  readonly put: (context: PlayerContext, card: number) => void
}

/**
 * Takes a card out of its place, puts it where the move says and logs it. Returns the gap left in the pyramid, or
 * `noGap`.
 * @param why what the log line adds, if no action moves the card
 */
export function layDown(context: PlayerContext, move: CardMove, from: Place, card: number, why?: MoveReason): number {
  const was = context.formerId(card)
  const origin = from.name !== 'hand-or-discard' ? from : context.player.hand.includes(card) ? hand : discardPile
  const gap = origin.remove(context, card)
  move.put(context, card)
  if (context.game.isLogging) logMove(context, move, origin, card, was, gap, why)
  return gap
}

/** Logs that a card was moved. */
function logMove(
  context: PlayerContext,
  move: CardMove,
  from: Place<LoggedPlace>,
  card: number,
  was: string,
  gap: number,
  why?: MoveReason,
): void {
  const by = context.state.acting.at(-1)
  const params = {
    from: from.name,
    ...(gap >= 0 ? { place: gap } : {}),
    ...(by === undefined ? {} : { by: context.title(by).id }),
    ...why,
  }
  const seen = { ...params, card: context.cardRef(card) }
  const own = was.includes('h') ? { ...seen, was } : seen
  if (move.secret && from.sight === 'searched')
    context.log(move.verb, params, { ...params, card: { id: context.idOf(card), card: context.title(card).id } })
  else if (move.secret) context.log(move.verb, params, { ...params, card: { card: context.title(card).id }, was })
  else if (own === seen) context.log(move.verb, seen)
  else context.log(move.verb, seen, own)
}

const open = { event: null, secret: false } as const
const secret = { event: null, secret: true } as const

export const discarding: CardMove = {
  verb: 'discard',
  threat: 'discard-or-sacrifice',
  ...open,
  put: (context, card) => {
    context.show(card)
    context.game.journal.push(context.player.discard, card)
  },
}
export const taking: CardMove = { ...discarding, verb: 'take', threat: 'touch' }
export const sacrificing: CardMove = {
  verb: 'sacrifice',
  threat: 'discard-or-sacrifice',
  event: 'sacrificed',
  secret: false,
  put: (context, card) => {
    context.show(card)
    context.game.journal.push(context.state.boneyard, card)
  },
}
export const entombing: CardMove = { verb: 'entomb', threat: 'touch', ...open, put: layInTomb }
export const giving: CardMove = {
  verb: 'give',
  threat: 'touch',
  ...open,
  put: (context, card) => {
    context.show(card)
    context.game.journal.push(entryAt(context.all, context.state.turn).player.discard, card)
  },
}
export const stacking: CardMove = {
  verb: 'stack',
  threat: 'touch',
  ...secret,
  put: (context, card) => {
    context.forgetHand()
    context.hide(card)
    context.game.journal.push(context.player.deck, card)
    noteKnownTop(context, 1)
  },
}
export const recovering: CardMove = {
  verb: 'recover',
  threat: 'touch',
  ...open,
  put: (context, card) => {
    context.hold(card, true)
    context.game.journal.push(context.player.hand, card)
  },
}
export const finding: CardMove = {
  verb: 'recover',
  threat: 'touch',
  ...secret,
  put: (context, card) => {
    context.hold(card, false)
    context.game.journal.push(context.player.hand, card)
  },
}

/** Puts a card into the tomb and counts it for this turn. */
export function layInTomb(context: PlayerContext, card: number): void {
  const { game, player } = context
  context.show(card)
  game.journal.push(player.tomb, card)
  player.entombed = game.journal.change(player, 'entombed', player.entombed + 1)
}
