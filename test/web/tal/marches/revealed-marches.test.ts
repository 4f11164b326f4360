// The marches of a round, looked at once more after they were revealed.
import { expect, test } from 'vitest'
import { marchesMoved, slipsOf } from '#web/lib/tal/marches/revealed-marches.ts'
import { scene, type Scene } from '#test/shared/tal/scenario.ts'
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

/** Each way of Anna's slip, as a viewer of this table reads it. */
function waysOf(table: Scene): readonly (readonly string[])[] {
  const lines = table.lines.map(each => talLine(lineOf(each)))
  const [slip] = slipsOf(talSeen(table.shownTo(1), {}, lines))
  return slip?.ways.map(({ places }) => places) ?? []
}

test('while a claim is asked, the way of an overseer who has yet to go begins where he stands', () => {
  const { table, anna, ben } = scene({ phase: 'overseers', anna: { overseers: ['16', '16'] }, ben: {} })
  anna.marches('o1>13/A', 'o2>14/A')
  ben.marches()
  const both = [
    ['16', '13/A'],
    ['16', '14/A'],
  ]
  expect(waysOf(table)).toEqual(both)
  anna.passes()
  expect(waysOf(table)).toEqual(both)
})

test('a way that a taken space ended at its first step begins where the overseer stands', () => {
  const { table, anna, ben } = scene({ phase: 'overseers', anna: { overseers: ['17'] }, ben: { overseers: ['1/A'] } })
  anna.marches('o1>1/A')
  ben.marches()
  expect(waysOf(table)).toEqual([['17', '1/A']])
})
