// The marches of a round, looked at once more after they were revealed.
import { expect, test } from 'vitest'
import { marchesMoved } from '#web/lib/tal/marches/revealed-marches.ts'
import { scene } from '#test/shared/tal/scenario.ts'
import { talLine } from '#test/shared/typed-by-game.ts'
import { lineOf } from '#test/shared/wire-records.ts'
import { talSeen } from '../made-viewpoint.ts'

test('marches that are shown again leave out what was undone', () => {
  const { table, anna, ben } = scene({ phase: 'overseers', anna: { overseers: ['16', '16'] }, ben: {} })
  anna.marches('o1>13/A', 'o2>14/A')
  ben.marches()
  // The second overseer goes once the first has claimed his site, or has not.
  anna.claims(13)
  const ways = () => {
    const lines = table.lines.map(each => talLine(lineOf(each)))
    return marchesMoved(talSeen(table.shownTo(0), {}, lines)).map(({ places }) => places)
  }
  const both = [
    ['16', '13/A'],
    ['16', '14/A'],
  ]
  expect(ways()).toEqual(both)
  anna.takesBack()
  expect(ways()).toEqual(both.slice(0, 1))
  anna.passes()
  expect(ways()).toEqual(both)
})
