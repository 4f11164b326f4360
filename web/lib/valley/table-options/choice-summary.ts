// What will be played, in a title and a few sentences.
import { startersOfBox } from '#shared/valley/editions.ts'
import { groupsOf, setOf } from '#shared/valley/set-groups.ts'
import type { Played } from '../../table/game-page.ts'
import { setName } from '../../messages/card-texts.ts'
import { stockSize, uniqueCount, wayOf, type TableChoice } from './table-choice.ts'
import { optionsText } from './options-texts.ts'
import * as totals from 'virtual:totals'

/** The points of a solitaire's perfect tomb, with every set, starter and unique; null if the sets are drawn by lot. */
export function goalOf({ sets, copies, starters, uniques }: TableChoice): number | null {
  if (sets === 'lot') return null
  const squares = groupsOf(sets, copies === 'joined').map(
    group => group.reduce((sum, id) => sum + setOf(id).size, 0) ** 2,
  )
  return (
    squares.reduce((sum, square) => sum + square, 0) +
    uniques.reduce((sum, edition) => sum + totals.uniques[edition].points, 0) +
    totals.starters[starters].points
  )
}

/** The sizes of sets that count as one, as sums, the largest last. */
function joinedParts(sets: Exclude<TableChoice['sets'], 'lot'>): {
  readonly parts: readonly string[]
  readonly most: number
} {
  const groups = groupsOf(sets, true).filter(group => group.length > 1)
  const sizes = groups.map(group => group.map(id => setOf(id).size))
  return {
    parts: sizes.map(each => each.join(' + ')),
    most: Math.max(0, ...groupsOf(sets, true).map(group => group.reduce((sum, id) => sum + setOf(id).size, 0))),
  }
}

/** What is played with this choice, as its summary says it. */
export function summaryOf(wish: TableChoice, seats: number): Played {
  const way = wayOf(wish, seats)
  const half = wish.copies === 'two' ? 'two' : 'one'
  const largest =
    wish.sets === 'lot' ? null : [...wish.sets].sort((one, other) => setOf(other).size - setOf(one).size)[0]
  const joined = wish.sets !== 'lot' && wish.copies === 'joined' ? joinedParts(wish.sets) : null
  const goal = wish.solitaire ? goalOf(wish) : null
  const usual = startersOfBox(wish.edition)
  const what =
    wish.sets === 'lot'
      ? optionsText('said.lot', { copies: half })
      : optionsText('said.sets', { sets: wish.sets.length, copies: half })
  const sentences = [
    `${what}, ${optionsText('said.uniques', { uniques: uniqueCount(wish) })}: ${optionsText('said.stock', { cards: stockSize(wish) })}.`,
    ...(joined && joined.parts.length > 0
      ? [optionsText('said.joined', joined)]
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
