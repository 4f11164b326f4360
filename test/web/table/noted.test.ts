// What a browser sends and notes for the shuffle: a share of its own for each seat, the same one however often a call is repeated.
import { expect, test } from 'vitest'
import { shareSchema } from '#shared/protocol.ts'
import { keyAnswered, seatTaken, sentWith } from '#web/lib/table/call-keys.ts'
import { forgetTable } from '#web/lib/table/seats-kept.ts'
import { noted, noteLobby } from '#web/lib/table/shuffle/noted.ts'
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

/** A lobby as the seat sees it that was taken; `null` as a spectator does. */
const lobby = (id: string, secretHash: string, shareHash: string | null, you: number | null = 1) => ({
  id,
  you,
  shuffle: { secretHash, shareHashes: ['of the host', shareHash] },
})
/** Takes a seat. Gives the share that was sent. */
function taken(table: string, token: string): string {
  const { share } = sentWith(`sit ${table}`)
  seatTaken(`sit ${table}`, table, token)
  return share
}

test('the share that was sent is noted with its seat, and for no other', () => {
  const share = taken('three', 'token')
  expect(noted('three', 'token')).toEqual({ secretHash: null, shares: [share], shareHash: null })
  for (const other of ['another', null]) expect(noted('three', other).shares).toEqual([])
  expect(noted('four', 'token').shares).toEqual([])
  noteLobby(lobby('three', 'secret', 'hash'), 'token')
  const later = taken('three', 'another-token')
  expect(noted('three', 'token')).toMatchObject({ shares: [], shareHash: null })
  expect(noted('three', 'another-token')).toMatchObject({ shares: [later], shareHash: null })
  forgetTable('three')
  expect(noted('three', 'another-token').shares).toEqual([])
})

test('of the hashes of a secret the first stays, until the table is forgotten', () => {
  for (const hash of ['first', 'second']) noteLobby(lobby('five', hash, null, null), null)
  expect(noted('five', null).secretHash).toBe('first')
  forgetTable('five')
  expect(noted('five', null).secretHash).toBeNull()
})

test('of the hashes of the own share the first stays, until the seat is taken again', () => {
  const share = taken('six', 'token')
  noteLobby(lobby('six', 'secret', 'as a spectator', null), 'token')
  expect(noted('six', 'token').shareHash).toBeNull()
  for (const hash of ['first', 'second', null]) noteLobby(lobby('six', 'secret', hash), 'token')
  expect(noted('six', 'token').shareHash).toBe('first')
  const later = taken('six', 'token')
  expect(noted('six', 'token')).toEqual({ secretHash: 'secret', shares: [share, later], shareHash: null })
  noteLobby(lobby('six', 'secret', 'third'), 'token')
  expect(noted('six', 'token').shareHash).toBe('third')
  forgetTable('six')
  expect(noted('six', 'token').shareHash).toBeNull()
})

test('of a seat for which this browser has sent nothing no share is noted', () => {
  noteLobby(lobby('seven', 'secret', 'hash'), 'token')
  expect(noted('seven', 'token')).toEqual({ secretHash: 'secret', shares: [], shareHash: null })
})
