// What is played at a table of the deck-builder: for the maker's papyrus and for the lobby.
import type { Params } from '#shared/protocol.ts'
import type { Played } from '../../table/game-page.ts'
import { addressOf } from '../gallery/address.ts'
import { groupsOf } from '../gallery/groups.ts'
import { summaryOf } from './choice-summary.ts'
import { choiceOf, type TableChoice } from './table-choice.ts'

/** What will be played with this wish, with the way to its cards: the gallery, showing these alone. */
export const playedWith = (wish: TableChoice, seats: number): Played => ({
  ...summaryOf(wish, seats),
  cards: addressOf({ opened: null, sought: '', only: groupsOf(wish) }),
})

/** What is played with these options. */
export const played = (options: Params, seats: number): Played => playedWith(choiceOf(options), seats)
