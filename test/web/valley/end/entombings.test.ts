// What entombings added, from the tombs at the end of each turn.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bestEntombings, entombingsIn, type Tombs } from '#web/lib/valley/end/entombings.ts'

/** Letters are titles of one set; capital ones score by themselves, 5 each. */
const worth = (tomb: readonly string[]): number =>
  new Set(tomb.filter(title => title === title.toLowerCase())).size ** 2 +
  5 * tomb.filter(title => title !== title.toLowerCase()).length
/** Tombs after each turn: of every seat a word. */
const game = (...turns: readonly (readonly string[])[]): readonly Tombs[] =>
  turns.map((tombs, at) => ({ round: at + 1, tombs: tombs.map(tomb => [...tomb]) }))

test('cards entombed in one turn count one on top of the other', () => {
  expect(entombingsIn(game([''], ['ab'], ['abC']), worth)).toEqual([
    { seat: 0, card: 'a', round: 2, before: 0, after: 1 },
    { seat: 0, card: 'b', round: 2, before: 1, after: 4 },
    { seat: 0, card: 'C', round: 3, before: 4, after: 9 },
  ])
})

test('a second copy is a entombing of its own, which adds nothing', () => {
  expect(entombingsIn(game([''], ['a'], ['aa']), worth).map(({ before, after }) => after - before)).toEqual([1, 0])
})

test('the best entombing added most when it was made', () => {
  expect(bestEntombings(game(['', ''], ['abc', ''], ['abc', 'A']), worth)).toMatchObject([
    { seat: 0, card: 'c', before: 4, after: 9 },
    { seat: 1, card: 'A', before: 0, after: 5 },
  ])
})

test('what left the tomb again was not the best', () => {
  expect(bestEntombings(game([''], ['A'], ['']), worth)).toEqual([])
  expect(bestEntombings(game([''], ['A'], [''], ['b']), worth)).toMatchObject([{ card: 'b' }])
})

test('where nothing was added, there is no best', () => {
  expect(bestEntombings(game(['', '']), worth)).toEqual([])
  expect(bestEntombings([], worth)).toEqual([])
})

test('where nothing leaves a tomb, what its entombings added is what it is worth', () => {
  const grown = fc
    .array(fc.array(fc.constantFrom(...'aabbcdefgAB')))
    .map(turns => turns.map((_, at) => ({ round: at, tombs: [turns.slice(0, at + 1).flat()] })))
  fc.assert(
    fc.property(grown, moments => {
      const added = entombingsIn(moments, worth).reduce((sum, { before, after }) => sum + after - before, 0)
      expect(added).toBe(worth(moments.at(-1)?.tombs[0] ?? []))
    }),
  )
})
