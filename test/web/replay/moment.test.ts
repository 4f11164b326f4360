// A moment of a replay in its address, and the keys that lead through it.
import { expect, test } from 'vitest'
import { momentIn, searchOf } from '#web/lib/replay/moment.ts'
import { wayOf } from '#web/lib/replay/replay-keys.ts'

test.each([
  ['?at=5&by=1', { at: 5, by: 1 }],
  ['?by=0&at=0', { at: 0, by: 0 }],
  // Without a seat, and with one that is not at this table: as spectators saw it.
  ['?at=300', { at: 300, by: null }],
  ['?at=7&by=2', { at: 7, by: null }],
  ['?at=7&by=x', { at: 7, by: null }],
  // Beyond the end lies the end.
  ['?at=9999&by=1', { at: 300, by: 1 }],
  ['', null],
  ['?by=1', null],
  ['?at=', null],
  ['?at=-1', null],
  ['?at=1e3', null],
  ['?at=99999999999', null],
] as const)('%s', (search, moment) => {
  expect(momentIn(search, 300, 2)).toEqual(moment)
})

test('what is written into an address is read out of it', () => {
  for (const moment of [
    { at: 0, by: null },
    { at: 12, by: 1 },
  ])
    expect(momentIn(searchOf(moment), 300, 2)).toEqual(moment)
})

test('keys lead by turns and to both ends, but not with others that mean something else, nor where they were used already', () => {
  const none = { altKey: false, ctrlKey: false, metaKey: false, shiftKey: false, defaultPrevented: false }
  const led = ['Home', 'End', 'PageUp', 'PageDown', 'ArrowUp', 'toString'].map(key => wayOf({ ...none, key }))
  expect(led).toEqual(['start', 'end', 'next', 'last', null, null])
  for (const held of ['altKey', 'ctrlKey', 'metaKey', 'shiftKey', 'defaultPrevented'])
    expect(wayOf({ ...none, key: 'End', [held]: true })).toBeNull()
})
