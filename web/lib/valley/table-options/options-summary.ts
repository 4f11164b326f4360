// The summary of what is played at a table of the deck-builder, for the form of a new table and for the lobby.
import type { Params } from '#shared/protocol.ts'
import type { Played } from '../../table/game-page.ts'
import { addressOf } from '../gallery/address.ts'
import { groupsOf } from '../gallery/groups.ts'
import { summaryOf } from './choice-summary.ts'
import { choiceOf, type TableChoice } from './table-choice.ts'

/** The summary of a choice, with a link to its cards in the gallery. */
export const playedWith = (wish: TableChoice, seats: number): Played => ({
  ...summaryOf(wish, seats),
  cards: addressOf({ opened: null, sought: '', only: groupsOf(wish) }),
})

/** The summary of a table's options. */
export const played = (options: Params, seats: number): Played => playedWith(choiceOf(options), seats)
