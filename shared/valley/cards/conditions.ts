// Conditions that cards of several editions use, as functions of a player's context.
import * as condition from '../conditions.ts'
import { openCards } from '../pyramid.ts'
import type { CardDefinition } from '../card-definition.ts'
import type { PlayerContext } from '../player-context.ts'

/** "an opponent who owns more than 5 cards outside the tomb", with a hand card to lose. */
export const ownsMoreThanFive = (context: PlayerContext): boolean =>
  condition.ownsMoreThanFive(context.owned, context.player.hand.length)
/** "an opponent holding 4 or more cards" */
export const holdsFourOrMore = (context: PlayerContext): boolean =>
  condition.holdsFourOrMore(context.player.hand.length)
/** "an opponent's tomb holds more cards than yours" */
export const isBehind = (context: PlayerContext): boolean =>
  context.opponents.some(({ player }) => player.tomb.length > context.player.tomb.length)
/** Costs no more than any face-up card of the pyramid. */
export const cheapest = (title: CardDefinition, context: PlayerContext): boolean =>
  condition.isCheapest(
    title.cost,
    openCards(context).map(other => context.title(other).cost),
  )
/** Whether a title is a starter. */
export const isStarter = (title: CardDefinition): boolean => title.kind === 'starter'
/** Whether a title belongs to a set; uniques and starters do not. */
export const isOfSet = (title: CardDefinition): boolean => title.set !== null
