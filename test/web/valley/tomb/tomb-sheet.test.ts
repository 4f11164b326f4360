// The sheet of a tomb, drawn as text: whose tomb its words speak of.
import { render } from 'svelte/server'
import { expect, test } from 'vitest'
import type { View } from '#shared/protocol.ts'
import { t } from '#web/lib/messages/page-texts.ts'
import { required } from '#test/shared/required.ts'
import { valleyTable, valleyView } from '#test/shared/typed-by-game.ts'
import { states } from '#test/scenes/drawn-states.ts'
import { alone } from '#test/scenes/solitaire-views.ts'
import { withPageHistory } from '../../page-history.ts'
import '#test/web/load-texts.ts'
import TombSheetAt from './TombSheetAt.svelte'

withPageHistory()

/** What is read in the sheet of a player's tomb: of the tomb, and of all below it. */
function read(shown: View, of: number): readonly [tomb: string, below: string] {
  const view = valleyView(shown)
  const [tomb = '', below = ''] = render(TombSheetAt, {
    props: { view: { ...view, table: valleyTable(view.table) }, of },
  }).body.split('class="turn')
  return [tomb, below]
}
/** The same in a drawn state. */
const readIn = (state: string, of: number) => read(required(states[state]?.()), of)

test('what lies in another player’s tomb is not said to lie in the reader’s', () => {
  expect(readIn('turn', 0)[0]).toMatch(/Statues, \d of 7 in your tomb/)
  const [tomb, below] = readIn('turn', 1)
  expect(tomb).toContain('Statue of Horus, pays 3, costs 6, Statues, a set of 7"')
  expect(tomb).not.toContain('in your tomb')
  expect(below).toContain('in your tomb')
})

test('who only watches is told of no tomb of theirs', () => {
  expect(readIn('watch', 0).join('')).not.toContain('your tomb')
})

test('to who watches a solitaire a duplicate is not said to score nothing: it costs a point', () => {
  expect(readIn('watch', 1)[0]).toContain(t('tomb.twice'))
  const { table, ...view } = alone(required(states['turn']?.()))
  const players = required(table).players.map(each => ({ ...each, tomb: [...each.tomb, ...each.tomb] }))
  expect(read({ ...view, you: null, table: { ...required(table), players } }, 0)[0]).not.toContain(t('tomb.twice'))
})
