// The personal link and what it must never give away.
import { afterEach, expect, test, vi } from 'vitest'
import { linkToken, tokenFor } from '#web/lib/table/seat-storage.ts'
import { seatInAddress, takeSeatFromAddress } from '#web/lib/table/personal-link.ts'
import { isSeatKept } from '#web/lib/table/is-seat-kept.ts'
import { personalLink, tableLink } from '#web/lib/table/table-links.ts'
import { fakeStorage } from '../fakes.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

const token = 'A1b2-C3d4_E5f6g7h8i9jk'

test('the token stands behind the hash, where no server sees it', () => {
  const link = new URL(personalLink('abc', 'https://valley.example', token))
  expect(link.pathname + link.search).toBe('/t/abc')
  expect(link.hash).toContain(token)
})

test('the link that is shared holds no token', () => {
  expect(tableLink('abc', 'https://valley.example')).toBe('https://valley.example/t/abc')
  // What makes links of text in messengers leaves such an end out.
  for (const end of ['-', '_'])
    expect(tableLink(`abc${end}`, 'https://valley.example')).toBe(`https://valley.example/t/abc${end}/`)
})

test('the seat is read, and the address left without it', () => {
  expect(seatInAddress(personalLink('abc', 'https://valley.example', token))).toEqual({
    table: 'abc',
    token,
    clean: '/t/abc',
  })
})

test.each([
  ['a full stop behind it', `${token}.`, token],
  ['a bracket and more behind it', `${token}) here`, token],
  ['its end cut off', token.slice(0, 9), token.slice(0, 9)],
])('a link with %s is read as far as it goes', (_, pasted, read) => {
  expect(seatInAddress(personalLink('abc', 'https://valley.example', pasted))?.token).toBe(read)
})

test.each([
  'https://valley.example/t/abc',
  'https://valley.example/t/abc#seat=',
  'https://valley.example/#seat=A1b2C3d4E5f6g7h8',
])('%s brings no seat', address => expect(seatInAddress(address)).toBeNull())

/** Opens a personal link in a browser that has kept this. */
function openLink(storage: Partial<Storage>): void {
  const standAt = (address: string) => vi.stubGlobal('location', new URL(address))
  standAt(personalLink('abc', 'https://valley.example', token))
  vi.stubGlobal('history', {
    state: null,
    replaceState: (_state: unknown, _title: string, path: string) => standAt(`https://valley.example${path}`),
  })
  vi.stubGlobal('localStorage', storage)
  takeSeatFromAddress()
}

test('a link leaves the seat that is known, and the address bar, as they are to be', () => {
  const storage = fakeStorage()
  storage.setItem('valley:seat:abc', 'the-only-copy-of-it')
  openLink(storage)
  expect([tokenFor('abc'), linkToken('abc'), location.hash]).toEqual(['the-only-copy-of-it', token, ''])
})

test('a link for the seat that is known changes nothing', () => {
  const storage = fakeStorage()
  storage.setItem('valley:seat:abc', token)
  openLink(storage)
  expect([tokenFor('abc'), linkToken('abc'), location.hash]).toEqual([token, null, ''])
})

test('where the browser keeps nothing the seat stays in the address, for the next load', () => {
  openLink({
    getItem: () => {
      throw new Error('forbidden')
    },
    setItem: () => {
      throw new Error('forbidden')
    },
  })
  expect(location.hash).toBe(`#seat=${token}`)
})

test('where nothing is stored a seat is kept by the link to it that stands in the address, and by no other link', () => {
  const refuse = () => {
    throw new DOMException('no', 'QuotaExceededError')
  }
  openLink({ ...fakeStorage(), setItem: refuse })
  expect([isSeatKept(token), isSeatKept('a-seat-taken-since')]).toEqual([true, false])
  openLink(fakeStorage())
  expect(isSeatKept('a-seat-taken-since')).toBe(true)
})
