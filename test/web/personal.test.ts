// The personal link and what it must never give away.
import { expect, test } from 'vitest'
import { personalLink, seatInAddress, tableLink } from '#web/lib/table/personal.ts'

const token = 'A1b2-C3d4_E5f6g7h8i9jk'

test('the token stands behind the hash, where no server sees it', () => {
  const link = new URL(personalLink('abc', 'https://valley.example', token))
  expect(link.pathname + link.search).toBe('/t/abc')
  expect(link.hash).toContain(token)
})

test('the link that is shared holds no token', () => {
  expect(tableLink('abc', 'https://valley.example')).toBe('https://valley.example/t/abc')
})

test('the seat is read, and the address left without it', () => {
  expect(seatInAddress(personalLink('abc', 'https://valley.example', token))).toEqual({ table: 'abc', token, clean: '/t/abc' })
})

test.each(['https://valley.example/t/abc', 'https://valley.example/t/abc#seat=', 'https://valley.example/#seat=A1b2C3d4E5f6g7h8'])(
  '%s brings no seat', address => expect(seatInAddress(address)).toBeNull())
