// Picks of the deck-builder that were taken back, held to a table at which they were never made. Cards get new names
// each time they come into a hand or onto the table, so a pick is told from the other table's by the card itself.
import { expect, test } from 'vitest'
import type { ValleyState } from '#shared/valley/state.ts'
import type { TestTable } from '../test-table.ts'
import { longTimeout, testedValley } from './valley-games.ts'
import { sideBySide } from './side-by-side.ts'

type Valley = TestTable<ValleyState>

const names = /t\d+|\d+h\d+/g
/** Ids in hands are kept as -(n * seatsInId + seat). */
const seatsInId = 8

function cardCalled(name: string, { context: { state } }: Valley): number {
  const [shown, held] = [/^t(\d+)$/.exec(name), /^(\d+)h(\d+)$/.exec(name)]
  return state.names.indexOf(shown ? Number(shown[1]) : -(Number(held?.[2]) * seatsInId + Number(held?.[1])))
}

function nameOf(card: number, { context: { state } }: Valley): string {
  const name = state.names[card] ?? 0
  return name > 0 ? `t${name}` : `${-name % seatsInId}h${Math.floor(-name / seatsInId)}`
}

/** Names of another's hand that was shown are no card's names: such options are known by their place. */
const placed = (seat: number, at: Valley) =>
  (at.referee.decisions(seat)[0]?.key === 'discard.shown' ? (at.referee.decisions(seat)[0]?.options ?? []) : []).map(
    ({ id }) => id,
  )
const unnamed = (option: string, seat: number, at: Valley): string => {
  const place = placed(seat, at).indexOf(option)
  return place < 0 ? option.replace(names, name => `#${cardCalled(name, at)}`) : `@${place}`
}
const named = (option: string, seat: number, at: Valley): string =>
  option.startsWith('@')
    ? (placed(seat, at)[Number(option.slice(1))] ?? '')
    : option.replace(/#(\d+)/, (_, card) => nameOf(Number(card), at))

/** What lies beneath: of names only whether a card has one on the table, in a hand, or none. */
const stateOf = ({ context: { state } }: Valley): unknown => ({ ...state, names: state.names.map(Math.sign) })

test('a table at which picks are taken back is like one at which they were never made', longTimeout, () => {
  const { undone, twice } = sideBySide(
    { ...testedValley, unnamed, named, withoutNames: id => id.replace(names, ''), stateOf },
    30,
  )
  expect(undone).toBeGreaterThan(500)
  expect(twice).toBeGreaterThan(100)
})
