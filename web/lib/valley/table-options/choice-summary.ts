// What will be played, in a title and a few sentences.
import { startersOfBox } from '#shared/valley/editions.ts'
import { groupsOf, setOf, sizesByLot } from '#shared/valley/set-groups.ts'
import type { Played } from '../../table/game-page.ts'
import { setName } from '../../messages/card-texts.ts'
import { stockSize, uniqueCount, wayOf, type TableChoice } from './table-choice.ts'
import { optionsText } from './options-texts.ts'
import * as totals from 'virtual:totals'

const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0)

/** The sizes of the sets that score together, for each such group; known also where the sets are yet to be drawn by lot. */
function sizesOf({ sets, copies }: TableChoice): readonly (readonly number[])[] {
  const isJoined = copies === 'joined'
  if (sets !== 'lot') return groupsOf(sets, isJoined).map(group => group.map(id => setOf(id).size))
  const apart = (size: number) => (copies === 'two' ? [[size]] : [[size], [size]])
  return sizesByLot.flatMap(size => (isJoined ? [[size, size]] : apart(size)))
}

/** The points of a solitaire's perfect tomb, with every set, starter and unique. */
export const goalOf = (choice: TableChoice): number =>
  sum(sizesOf(choice).map(group => sum(group) ** 2)) +
  sum(choice.uniques.map(edition => totals.uniques[edition].points)) +
  totals.starters[choice.starters].points

/** What is played with this choice, as its summary says it. */
export function summaryOf(wish: TableChoice, seats: number): Played {
  const way = wayOf(wish, seats)
  const half = wish.copies === 'two' ? 'two' : 'one'
  const largest =
    wish.sets === 'lot' ? null : [...wish.sets].sort((one, other) => setOf(other).size - setOf(one).size)[0]
  const groups = sizesOf(wish)
  const joined = groups.filter(group => group.length > 1)
  const goal = wish.solitaire ? goalOf(wish) : null
  // Those of Last Rites are meant by its name alone: a mix that was begun there has another one.
  const usual = startersOfBox(way === 'last-rites' ? way : 'base')
  const what =
    wish.sets === 'lot'
      ? optionsText('said.lot', { copies: half })
      : optionsText('said.sets', { sets: wish.sets.length, copies: half })
  const sentences = [
    `${what}, ${optionsText('said.uniques', { uniques: uniqueCount(wish) })}: ${optionsText('said.stock', { cards: stockSize(wish) })}.`,
    ...(joined.length > 0
      ? [
          optionsText('said.joined', {
            parts: joined.map(group => group.join(' + ')),
            most: Math.max(...groups.map(sum)),
          }),
        ]
      : largest && !wish.solitaire
        ? [optionsText('said.best', { set: setName(largest), size: setOf(largest).size })]
        : []),
    ...(wish.starters === 'both'
      ? [optionsText('said.both')]
      : wish.starters === usual
        ? []
        : [optionsText('said.otherStarters', { edition: optionsText(wish.starters) })]),
    ...(wish.pharaohs ? [optionsText('said.pharaohs')] : []),
    ...(wish.openDiscards && !wish.solitaire ? [optionsText('said.openDiscards')] : []),
    ...(wish.quickReactions && !wish.solitaire ? [optionsText('said.quickReactions')] : []),
    ...(goal === null ? [] : [optionsText('said.goal', { points: goal })]),
    ...(wish.solitaire === 'master' ? [optionsText('said.master')] : []),
  ]
  return {
    title: optionsText('said.players', {
      what: way ? optionsText(way === 'many' ? 'premium' : way) : optionsText('own'),
      seats,
    }),
    text: sentences.join(' '),
  }
}
