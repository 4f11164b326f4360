// Parts of a newer view that have not changed are the same objects as in the older one.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { reuseUnchanged } from '#web/lib/table/reuse-unchanged.ts'

const json = () => fc.jsonValue()

test('whatever came before, the result equals the newer value', () => {
  fc.assert(
    fc.property(json(), json(), (older, newer) => {
      expect(reuseUnchanged(older, newer)).toEqual(newer)
    }),
  )
})

test('where nothing changed it is the older one itself', () => {
  fc.assert(
    fc.property(json(), value => {
      expect(reuseUnchanged(value, structuredClone(value))).toBe(value)
    }),
  )
})

test('what did not change stays the same thing, however its list has moved', () => {
  const older = {
    turn: 0,
    hand: [
      { id: 'a', card: 'boat' },
      { id: 'b', card: 'urn' },
    ],
    tomb: [{ id: 'c', card: 'ring' }],
  }
  const newer = reuseUnchanged(older, { turn: 1, hand: [{ id: 'b', card: 'urn' }], tomb: [{ id: 'c', card: 'ring' }] })
  expect(newer).toEqual({ turn: 1, hand: [{ id: 'b', card: 'urn' }], tomb: [{ id: 'c', card: 'ring' }] })
  expect(newer.tomb).toBe(older.tomb)
  expect(newer.hand[0]).toBe(older.hand[1])
})

test('what is gone is not kept, and what is new is there', () => {
  expect(reuseUnchanged({ a: 1, b: 2 }, { a: 1 })).toEqual({ a: 1 })
  expect(reuseUnchanged({ a: 1 }, { a: 1, b: 2 })).toEqual({ a: 1, b: 2 })
  expect(reuseUnchanged([1, 2], [1])).toEqual([1])
  expect(reuseUnchanged(null, [1])).toEqual([1])
})
