// What a session says of itself: what was refused, whether it is connected or held back, and when it asks no more.
import { expect, test, vi } from 'vitest'
import { takenOver } from '#web/lib/local/wire.ts'
import { tooMany } from '#web/lib/table/socket.ts'
import { viewOf } from '#test/shared/wire-records.ts'
import { browser, inAnotherTab, inBrowser, open } from './sessions.ts'

inBrowser()

const slowly = {
  status: 429,
  body: { error: { code: 'too-many', message: 'slowly' } },
  headers: { 'retry-after': '30' },
} as const

test.each(['pick', 'undo'] as const)(
  'why a pick was refused is said no more once another %s is on its way',
  async next => {
    const { session, last, say } = open(undefined, 'mine')
    last().open()
    say(viewOf({ you: 0 }))
    const picked = session.pick('0-1', ['end'])
    last().say({ type: 'error', decision: '0-1', error: { code: 'stale-decision', message: 'answered' } })
    await picked
    expect(session.refusal?.code).toBe('stale-decision')
    void (next === 'pick' ? session.pick('0-2', ['end']) : session.undo())
    expect(session.refusal).toBeNull()
  },
)

test('a pick that a call refuses says why, and the view that came along counts', async () => {
  const error = { code: 'stale-decision', message: 'answered' }
  const { session } = open(() => ({ status: 409, body: { error, view: viewOf({ you: 0, version: 7 }) } }), 'mine')
  expect((await session.pick('0-1', ['end']))?.code).toBe('stale-decision')
  expect([session.refusal?.code, session.view?.version]).toEqual(['stale-decision', 7])
})

test.each(['the table has closed', 'another seat was taken'])(
  'a pick that waits is sent no more once %s',
  async happens => {
    const { session, last, asked, say } = open(undefined, 'secret')
    const picked = session.pick('0-1', ['end'])
    await vi.advanceTimersByTimeAsync(100)
    if (happens === 'another seat was taken') session.sitAs('other')
    last().open()
    if (session.token === 'other') say(viewOf({ you: 1 }))
    else last().say({ type: 'error', error: { code: 'other-version', message: 'begun before' } })
    await vi.advanceTimersByTimeAsync(10_000)
    expect([last().sent, session.pending, asked.filter(({ method }) => method === 'POST').length]).toEqual([
      [],
      null,
      1,
    ])
    expect((await picked)?.code).toBe('no-answer')
  },
)

test('a pick that is answered leaves the next one waiting', async () => {
  const { session, last, say } = open(undefined, 'secret')
  last().open()
  say(viewOf({ you: 0 }))
  const first = session.pick('0-1', ['end'])
  void session.pick('0-2', ['end'])
  last().say({ type: 'accepted', decision: '0-1', version: 2 })
  await first
  expect(session.pending).toBe('0-2')
})

test('a connection that is lost is sought, and so is one that somebody asks for', async () => {
  const { session, last, say } = open(() => ({ status: 200, body: viewOf() }))
  last().open()
  say(viewOf())
  last().drop(1006)
  expect(session.status).toBe('connecting')
  const { session: other, last: sought } = open(() => ({ status: 200, body: viewOf() }))
  sought().drop(tooMany)
  await vi.advanceTimersByTimeAsync(100)
  expect(other.status).toBe('polling')
  other.retry()
  expect(other.status).toBe('connecting')
})

test('a table that has us wait is not lost, and we wait no more once it is connected', async () => {
  const { session, last, say } = open(() => slowly)
  last().drop(tooMany)
  await vi.advanceTimersByTimeAsync(100)
  expect([session.status, session.isHeldBack]).toEqual(['polling', true])
  session.retry()
  last().open()
  say(viewOf())
  expect([session.status, session.isHeldBack]).toEqual(['live', false])
})

test('a table that another tab has taken is asked for nothing here', async () => {
  const { session, last, say, asked, sockets } = open(() => ({ status: 200, body: viewOf() }), 'mine')
  last().open()
  say(viewOf({ you: 0 }))
  last().drop(takenOver)
  await vi.advanceTimersByTimeAsync(60_000)
  expect([session.lostWith, session.status, asked]).toEqual([takenOver, 'live', []])
  inAnotherTab('valley:seat:table', 'another')
  expect([session.token, sockets.length]).toEqual(['another', 1])
})

test('a table of this browser needs no network', () => {
  const { session, last, say, sockets } = open(undefined, undefined, 'here-AAAAAAAAAAAAAAAA')
  last().open()
  say(viewOf())
  dispatchEvent(new Event('offline'))
  dispatchEvent(new Event('online'))
  expect([session.status, last().readyState, sockets.length]).toEqual(['live', 1, 1])
})

test('a table that is closed, or was left, is asked no more', async () => {
  const gone = { status: 404, body: { error: { code: 'no-such-game', message: 'gone' } } }
  const { session, last, asked } = open(() => gone)
  last().drop(tooMany)
  await vi.advanceTimersByTimeAsync(60_000)
  expect([session.closed?.code, asked.length]).toEqual(['no-such-game', 1])
  const left = open(() => ({ status: 200, body: viewOf() }))
  left.last().drop(tooMany)
  await vi.advanceTimersByTimeAsync(100)
  left.session.close()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(left.asked).toHaveLength(1)
})

test('a table that was closed to one seat and is seen by another is closed no more', () => {
  const { session, last, say } = open(undefined, 'mine')
  last().open()
  last().say({ type: 'error', error: { code: 'no-such-game', message: 'gone' } })
  expect(session.closed).not.toBeNull()
  session.sitAs('another')
  last().open()
  say(viewOf({ you: 1 }))
  expect(session.closed).toBeNull()
})

test.each([
  ['is back online', () => dispatchEvent(new Event('online'))],
  ['is looked at again', () => browser.page.dispatchEvent(new Event('visibilitychange'))],
])('where nothing connects a page that %s has news soon', async (_, comes) => {
  const first = { status: 200, body: viewOf({ you: 0 }), headers: { etag: 'W/"0-1"' } }
  const { last, asked } = open(({ tag }) => (tag ? { status: 304 } : first), 'mine')
  last().drop(tooMany)
  await vi.advanceTimersByTimeAsync(120_000)
  const before = asked.length
  comes()
  await vi.advanceTimersByTimeAsync(100)
  expect(asked).toHaveLength(before + 1)
})
