// Which moments of what was missed are told and shown, whatever game it is.
import { expect, test } from 'vitest'
import type { View } from '#shared/protocol.ts'
import { asPast, freshLines, momentsOf, shownOf, type ExtentOf } from '#web/lib/table/missed/moments.ts'
import { required } from '#test/shared/required.ts'
import { lineOf, viewOf } from '#test/shared/wire-records.ts'
import { missedOf } from '#test/web/missed-views.ts'

/** Views one after the other, by the keys of the lines that each adds to the log; the first holds what is known. */
function missedBy(...added: readonly (readonly string[])[]) {
  let n = 0
  let log: View['log'] = []
  const [first, ...later] = added.map(keys => {
    log = [...log, ...keys.map(key => lineOf({ n: ++n, pick: n, seat: 1, key }))]
    return viewOf({ phase: 'playing', you: 0, log })
  })
  return missedOf([required(first), ...later])
}
const extentOf: ExtentOf = ({ key }) => (key === 'pay' ? 'part' : 'move')
const lastLines = (views: readonly View[]) => views.map(({ log }) => log.at(-1)?.n)

test('what came before the own last decision is not told, however long ago this browser has shown anything', () => {
  const missed = missedBy(['play', 'play', 'play'], ['buy'], ['end'])
  const told = (seen: number | null) => freshLines(momentsOf(missed, seen)).map(({ n }) => n)
  expect([told(null), told(1), told(4)]).toEqual([[4, 5], [4, 5], [5]])
})

test('the moments begin with the last one that is known', () => {
  const missed = missedBy(['play'], ['buy'], ['play'], ['end'])
  expect(lastLines(shownOf(momentsOf(missed, 2), extentOf))).toEqual([2, 3, 4])
})

test('what is only a part of a move comes with what follows, if anything does', () => {
  const missed = missedBy(['play'], ['pay'], ['pay', 'buy'], ['pay'])
  expect(lastLines(shownOf(momentsOf(missed, null), extentOf))).toEqual([1, 4, 5])
})

test('a moment of the past is one of a game that goes on, in which nothing can be done, with whoever is there now', () => {
  const [mira, anna] = viewOf().seats.map(seat => ({ ...seat, connected: false }))
  const seats = [required(mira), required(anna)]
  const then = viewOf({ phase: 'over', canUndo: true, result: { scores: [], winners: [0] }, seats })
  const now = viewOf({ seats: [required(mira), { ...required(anna), connected: true }] })
  const past = asPast(then, now)
  expect(past).toMatchObject({ phase: 'playing', canUndo: false, result: null })
  expect(past.seats.map(({ connected }) => connected)).toEqual([false, true])
})
