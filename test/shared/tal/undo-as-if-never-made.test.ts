// Picks of the board game that were taken back, also while others went on with theirs, held to a table at which they were
// never made.
import { expect, test } from 'vitest'
import { longTimeout } from '../properties/tested-game.ts'
import { sideBySide } from '../properties/side-by-side.ts'
import { testedTal } from './tal-games.ts'

/** Nothing at this table has a name that runs on. */
const same = (option: string): string => option

test('a table at which picks are taken back is like one at which they were never made', longTimeout, () => {
  const { undone, meanwhile } = sideBySide(
    { ...testedTal, unnamed: same, named: same, withoutNames: same, stateOf: ({ context: game }) => game.state },
    20,
  )
  expect(undone).toBeGreaterThan(200)
  expect(meanwhile).toBeGreaterThan(10)
})
