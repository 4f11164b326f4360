// The deck-builder's own pages, by their addresses: all cards, and making a table of any kind.
import { loadSets } from '../messages/card-texts.ts'
import { partWithTexts } from '../messages/collection.ts'
import { lobby, refusals } from '../messages/texts.ts'
import type { GamePages } from '../platform/by-game.ts'
import { part } from '../platform/part.ts'
import { tableOptions } from './messages/books.ts'

const fetchNewTable = partWithTexts(() => import('./table-options/NewTable.svelte'), lobby, tableOptions, refusals)

export const pages: GamePages = {
  cards: part(() => import('./gallery/CardsPage.svelte')),
  new: () => Promise.all([fetchNewTable(), loadSets()]).then(([come]) => come),
}
