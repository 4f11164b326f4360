// What a browser sends and notes for the shuffle: a share of its own for each seat, the same one however often a call is repeated.
import { expect, test } from 'vitest'
import { shareSchema } from '#shared/protocol.ts'
import { keyAnswered, seatTaken, sentWith } from '#web/lib/table/call-keys.ts'
import { forgetTable } from '#web/lib/table/seats-kept.ts'
import { noted, noteSecretHash } from '#web/lib/table/shuffle/noted.ts'
import { is } from 'valibot'

test('a call that is repeated sends the same key and share, and neither tells of the other', () => {
  const sent = sentWith('sit one')
  expect(is(shareSchema, sent.share)).toBe(true)
  expect(sent.share).not.toBe(sent.key)
  expect(sentWith('sit one')).toEqual(sent)
  const { key, share } = sentWith('sit two')
  expect(new Set([key, share, sent.key, sent.share]).size).toBe(4)
  keyAnswered('sit one')
  expect(sentWith('sit one').share).not.toBe(sent.share)
})

test('the share that was sent is noted with its seat, and for no other', () => {
  const { share } = sentWith('sit three')
  seatTaken('sit three', 'three', 'token')
  expect(noted('three', 'token')).toEqual({ secretHash: null, share })
  for (const other of ['another', null]) expect(noted('three', other).share).toBeNull()
  expect(noted('four', 'token').share).toBeNull()
  // A rematch that is joined once more has the share of the first time.
  seatTaken('sit three', 'three', 'token')
  expect(noted('three', 'token').share).toBe(share)
  seatTaken('sit three', 'three', 'another token')
  expect(noted('three', 'token').share).toBeNull()
  forgetTable('three')
  expect(noted('three', 'another token').share).toBeNull()
})

test('of the hashes of a secret the first stays, until the table is forgotten', () => {
  noteSecretHash('five', 'first')
  noteSecretHash('five', 'second')
  expect(noted('five', null).secretHash).toBe('first')
  forgetTable('five')
  expect(noted('five', null).secretHash).toBeNull()
})
