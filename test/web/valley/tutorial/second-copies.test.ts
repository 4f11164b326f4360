// What the deck-builder's tutorial says of a second copy of a title that lies in the tomb, or was bought: it would add nothing.
import { expect, test } from 'vitest'
import type { LogLine } from '#shared/protocol.ts'
import { base, scene } from '#test/shared/valley/scenario.ts'
import { required } from '#test/shared/required.ts'
import { lineOf, viewOf } from '#test/shared/wire-records.ts'
import { tutorial } from '#web/lib/valley/tutorial/tutorial.ts'
import { entombedOfSets, seenIn, toBuy } from '#web/lib/valley/tutorial/seen.ts'
import '#test/web/load-texts.ts'

/** What anna sees in her turn with these cards. */
function holding(hand: readonly string[], tomb: readonly string[]) {
  const { table } = scene({ anna: { hand, tomb }, ben: {} })
  return viewOf({ phase: 'playing', you: 0, waitingFor: [0], decisions: table.askedOf(0), table: table.shownTo(0) })
}
const step = (key: string) => required(tutorial.steps.find(each => each.key === key))

test('neither a step nor what is said between them asks to entomb it', () => {
  const view = holding(['Middle Sarcophagus'], ['Middle Sarcophagus'])
  expect([step('first').when(view), step('second').when(view)]).toEqual([false, false])
  expect(tutorial.between(view).text).toBe('Nothing more to do? Then end your turn.')
})

test('of two titles the one that is new is asked for', () => {
  const view = holding(['Middle Sarcophagus', 'Outer Sarcophagus'], ['Middle Sarcophagus'])
  expect(step('second').when(view)).toBe(true)
  expect(step('second').say(view).text).toBe(
    'Entomb Outer Sarcophagus too: 2 different cards of Sarcophagi score 2 × 2.',
  )
  expect(tutorial.between(view).text).toBe('You may still entomb a card this turn. Then end it.')
})

test('two copies of one title do not pass for two cards of a set', () => {
  const seen = required(seenIn(holding([], ['Middle Sarcophagus', 'Middle Sarcophagus'])))
  expect(entombedOfSets(seen)).toBe(1)
})

test('a title that was bought is not bought again, also once the log no longer tells of it; undone, it is', () => {
  const { table } = scene({
    anna: { hand: ['Shabti', 'Shabti', 'Shabti', 'Urn', 'Urn'] },
    ben: {},
    pyramid: base('Middle Sarcophagus', 'Outer Sarcophagus'),
  })
  const view = viewOf({ id: 'bought', phase: 'playing', you: 0, decisions: table.askedOf(0), table: table.shownTo(0) })
  const advisedAfter = (...log: readonly LogLine[]) => toBuy(required(seenIn({ ...view, log })))?.card?.card
  const buy = (n: number, card: string) => lineOf({ n, seat: 0, key: 'buy', params: { card: { card } } })
  const other = (n: number) => lineOf({ n, seat: 1, key: 'end' })
  const dearest = required(advisedAfter(other(1)))
  const next = required(advisedAfter(other(1), buy(2, dearest)))
  expect(next).not.toBe(dearest)
  expect(advisedAfter(other(3))).toBe(next)
  expect(advisedAfter(other(3), buy(4, next))).toBeUndefined()
  expect(advisedAfter(lineOf({ n: 5, seat: 0, key: 'undo', params: { since: 4 } }))).toBe(next)
})
