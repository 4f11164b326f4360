// Copies of a title are alike: whatever is sorted, named or asked, nothing follows from which copy of it lies where, so
// nobody can tell an own Urn from a rival's.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Journal } from '#shared/engine/journal.ts'
import { valley } from '#shared/valley/index.ts'
import type { CardIndex } from '#shared/valley/card-index.ts'
import { copyState, type ValleyState } from '#shared/valley/state.ts'
import { Chance } from '#shared/chance.ts'
import { TestTable } from '../test-table.ts'
import { seenBy } from '../redrawn-copies.ts'
import {
  randomValleyGames,
  longTimeout,
  cardIndexOf,
  play,
  runs,
  tableOf,
  type RandomValleyGame,
} from './valley-games.ts'
import { required } from '#test/shared/required.ts'

/** For every card another copy of its title, or itself: all copies mixed, whosever they are. */
function mixed(titles: CardIndex['definitions'], chance: Chance): readonly number[] {
  const other = titles.map((_, card) => card)
  for (const title of new Set(titles)) {
    const copies = titles.flatMap((each, card) => (each === title ? [card] : []))
    chance.some(copies, copies.length).forEach((copy, at) => {
      other[required(copies[at])] = copy
    })
  }
  return other
}

/** The same game, begun with all copies exchanged. */
function exchanged(game: RandomValleyGame): TestTable<ValleyState> {
  const { setting } = tableOf(game)
  const cardIndex = cardIndexOf(setting)
  const other = mixed(cardIndex.definitions, new Chance(game.seed + 1))
  const journal = new Journal()
  const swap = (zone: readonly number[]) => {
    for (const [at, card] of zone.entries()) journal.put(zone, at, required(other[card]))
  }
  return new TestTable<ValleyState>({
    ...setting,
    game: {
      ...valley,
      prepare: (options, seats) => {
        const prepared = valley.prepare(options, seats)
        const start = () => {
          const state = copyState(prepared.start())
          for (const zone of [state.stock, ...state.players.map(({ deck: own }) => own)]) swap(zone)
          return state
        }
        return { ...prepared, start }
      },
    },
  })
}

test(
  'copies of one title exchanged wherever they lie: every viewer gets the same to the byte, to the end',
  longTimeout,
  () => {
    let compared = 0
    fc.assert(
      fc.property(randomValleyGames, game => {
        const otherTable = exchanged(game)
        let linesBefore = 0
        play(game, (table, _, sent) => {
          if (sent) otherTable.sendLegal(sent)
          expect(otherTable.lines.slice(linesBefore)).toEqual(table.lines.slice(linesBefore))
          linesBefore = table.lines.length
          for (const viewer of table.viewers) expect(seenBy(otherTable, viewer)).toEqual(seenBy(table, viewer))
          compared++
        })
      }),
      runs(6),
    )
    expect(compared).toBeGreaterThan(1000)
  },
)
