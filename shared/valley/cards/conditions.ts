// Conditions that texts of several editions set, read from the turn they are carried out in.
import * as condition from '../conditions.ts'
import { openCards } from '../pyramid.ts'
import type { Title } from '../title.ts'
import type { Turn } from '../turn.ts'

/** "an opponent who owns more than 5 cards outside the tomb", with a hand card to lose. */
export const ownsMoreThanFive = (turn: Turn): boolean => condition.ownsMoreThanFive(turn.owned, turn.player.hand.length)
/** "an opponent holding 4 or more cards" */
export const holdsFourOrMore = (turn: Turn): boolean => condition.holdsFourOrMore(turn.player.hand.length)
/** "an opponent's tomb holds more cards than yours" */
export const isBehind = (turn: Turn): boolean => turn.opponents.some(({ player }) => player.tomb.length > turn.player.tomb.length)
/** Not dearer than any face-up card of the pyramid. */
export const cheapest = (title: Title, turn: Turn): boolean => condition.isCheapest(title.cost, openCards(turn).map(other => turn.title(other).cost))
/** Whether a title is a starter. */
export const isStarter = (title: Title): boolean => title.kind === 'starter'
/** Whether a title belongs to a set; uniques and starters do not. */
export const isOfSet = (title: Title): boolean => title.set !== null
