// The sheet of a tomb, drawn as text: whose tomb its words speak of.
import { render } from 'svelte/server'
import { expect, test } from 'vitest'
import { required } from '#test/shared/required.ts'
import { valleyTable, valleyView } from '#test/shared/typed-by-game.ts'
import { states } from '#test/scenes/drawn-states.ts'
import { withPageHistory } from '../../page-history.ts'
import TombSheetAt from './TombSheetAt.svelte'

withPageHistory()

/** What is read in the sheet of a player's tomb in a drawn state: of the tomb, and of all below it. */
function readIn(state: string, of: number): readonly [tomb: string, below: string] {
  const view = valleyView(required(states[state]?.()))
  const [tomb = '', below = ''] = render(TombSheetAt, {
    props: { view: { ...view, table: valleyTable(view.table) }, of },
  }).body.split('class="turn')
  return [tomb, below]
}

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
