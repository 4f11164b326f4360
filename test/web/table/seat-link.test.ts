// A link to a seat at a table where this browser may hold one already: no token that is known is overwritten or thrown away,
// and none of a link is lost before the table has said whose it is.
import { expect, test, vi } from 'vitest'
import { heldSeat, seatsAside } from '#web/lib/table/seats-aside.ts'
import { keepAside, keepLinkToken, keepToken, linkToken, tokenFor, tokensAside } from '#web/lib/table/seat-storage.ts'
import { viewOf } from '#test/shared/wire-records.ts'
import { browser, inAnotherTab, inBrowser, open, type Asked, type Reply } from './sessions.ts'

inBrowser()
const badToken = { code: 'bad-token', message: 'not known here' } as const
const refused: Reply = { status: 401, body: { error: badToken } }
/** A table that knows these tokens, by seat. */
const knows =
  (...tokens: readonly string[]) =>
  ({ token }: Asked): Reply => {
    const you = tokens.findIndex(each => `Bearer ${each}` === token)
    return you < 0
      ? refused
      : {
          status: 200,
          body: viewOf({
            you,
            seats: tokens.map((each, seat) => ({
              seat,
              name: each.toUpperCase(),
              bot: null,
              standIn: null,
              connected: true,
            })),
          }),
        }
  }

test('a known token is never overwritten: another that takes its place puts it aside, and back', () => {
  keepToken('table', 'mira')
  keepToken('table', 'anna')
  expect([tokenFor('table'), tokensAside('table')]).toEqual(['anna', ['mira']])
  keepToken('table', 'mira')
  expect([tokenFor('table'), tokensAside('table')]).toEqual(['mira', ['anna']])
  keepToken('table', 'mira')
  expect([tokenFor('table'), tokensAside('table')]).toEqual(['mira', ['anna']])
})

test('a link for another seat keeps the seat one has, and the page asks about the other', () => {
  keepLinkToken('table', 'anna')
  const { session, last } = open(knows('mira', 'anna'), 'mira')
  expect(session.linkToken).toBe('anna')
  expect(last().protocols).toContain('token.mira')
  expect([tokenFor('table'), linkToken('table')]).toEqual(['mira', 'anna'])
})

test('a link for the same seat asks nothing', () => {
  keepLinkToken('table', 'mira')
  expect(open(knows('mira'), 'mira').session.linkToken).toBeNull()
})

test('whoever takes the seat of the link keeps the old one aside, and gets back to it', async () => {
  keepLinkToken('table', 'anna')
  const { session, last, say } = open(knows('mira', 'anna'), 'mira')
  session.sitAs('anna')
  expect([tokenFor('table'), linkToken('table'), session.linkToken]).toEqual(['anna', null, null])
  expect(last().protocols).toContain('token.anna')
  last().open()
  say(viewOf({ you: 1 }))
  expect(await seatsAside(session)).toEqual([{ token: 'mira', name: 'MIRA' }])
  session.sitAs('mira')
  expect([tokenFor('table'), tokensAside('table')]).toEqual(['mira', ['anna']])
})

test('whoever stays is not asked again, and the other seat is offered later', async () => {
  keepLinkToken('table', 'anna')
  const { session } = open(knows('mira', 'anna'), 'mira')
  session.stay('anna', true)
  expect([session.linkToken, tokenFor('table'), linkToken('table')]).toEqual([null, 'mira', null])
  expect(open(knows('mira', 'anna')).session.linkToken).toBeNull()
  expect(await seatsAside(session)).toEqual([{ token: 'anna', name: 'ANNA' }])
})

test('a link that is opened while another is decided about is still asked about', () => {
  keepLinkToken('table', 'anna')
  const { session } = open(knows('mira', 'anna', 'ben'), 'mira')
  inAnotherTab('valley:link:table', 'ben')
  session.stay('anna', true)
  expect([session.linkToken, linkToken('table')]).toEqual(['ben', 'ben'])
})

test('the token of a link is checked by a request, and nothing of it is shown or kept', async () => {
  keepLinkToken('table', 'anna')
  const { session, asked } = open(knows('mira', 'anna'), 'mira')
  expect(await heldSeat(session, 'anna')).toEqual({ token: 'anna', name: 'ANNA' })
  expect(asked).toEqual([{ method: 'GET', path: '/api/games/table', token: 'Bearer anna', tag: null, body: undefined }])
  expect([session.view, tokenFor('table')]).toEqual([null, 'mira'])
})

test('a wrong link takes no seat from anybody: the page says so, and the seat stays', async () => {
  keepLinkToken('table', 'wrong')
  const { session } = open(knows('mira'), 'mira')
  expect(await heldSeat(session, 'wrong')).toBe('wrong')
  session.stay('wrong', false)
  expect([session.wrongLink, session.token, tokenFor('table'), linkToken('table'), tokensAside('table')]).toEqual([
    true,
    'mira',
    'mira',
    null,
    [],
  ])
})

test('without a network the token of a link waits, over a reload too', async () => {
  keepLinkToken('table', 'anna')
  const { session } = open(undefined, 'mira')
  const looked = heldSeat(session, 'anna')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(await looked).toBe('unknown')
  expect([session.linkToken, linkToken('table'), tokenFor('table')]).toEqual(['anna', 'anna', 'mira'])
  session.close()
  expect(open(undefined, 'mira').session.linkToken).toBe('anna')
})

test('where no seat is known that of the link is tried, and kept once the table knows it', () => {
  keepLinkToken('table', 'anna')
  const { session, last, say } = open()
  expect(last().protocols).toContain('token.anna')
  expect(tokenFor('table')).toBeNull()
  last().open()
  say(viewOf({ you: 1 }))
  expect([session.token, tokenFor('table'), linkToken('table'), session.linkToken]).toEqual([
    'anna',
    'anna',
    null,
    null,
  ])
})

test('where no seat is known the page says that a link is wrong, and shows the table as to a guest', () => {
  keepLinkToken('table', 'wrong')
  const { session, last } = open()
  last().open()
  last().say({ type: 'error', error: badToken })
  expect([session.wrongLink, session.dismissed, session.token, tokenFor('table'), linkToken('table')]).toEqual([
    true,
    false,
    null,
    null,
    null,
  ])
  expect(last().protocols).toEqual(['table', 'changes', 'talk'])
})

test('a seat that is lost goes aside, and a link that waited is tried in its place', () => {
  keepLinkToken('table', 'anna')
  const { session, last } = open(undefined, 'mira')
  last().open()
  last().say({ type: 'error', error: badToken })
  expect(tokensAside('table')).toEqual(['mira'])
  expect(last().protocols).toContain('token.anna')
  expect(session.linkToken).toBeNull()
})

test('a token that was refused by mistake is offered again', async () => {
  const { session, last } = open(knows('mira'), 'mira')
  last().open()
  last().say({ type: 'error', error: badToken })
  expect(session.token).toBeNull()
  expect(await seatsAside(session)).toEqual([{ token: 'mira', name: 'MIRA' }])
  keepAside('table', 'dead')
  expect(await seatsAside(session)).toEqual([{ token: 'mira', name: 'MIRA' }])
})

test('what another tab has decided is not asked here any more', () => {
  keepLinkToken('table', 'anna')
  const { session, last } = open(knows('mira', 'anna'), 'mira')
  browser.storage.setItem('valley:aside:table', 'mira')
  inAnotherTab('valley:seat:table', 'anna')
  inAnotherTab('valley:link:table', null)
  expect([session.linkToken, session.token]).toEqual([null, 'anna'])
  expect(last().protocols).toContain('token.anna')
})

test('a link opened in another tab is asked about there alone', () => {
  const { session } = open(knows('mira', 'anna'), 'mira')
  inAnotherTab('valley:link:table', 'anna')
  expect(session.linkToken).toBeNull()
})
