// A session whose connection fails or is refused: polling, offline, closed connections, too many requests.
import { expect, test, vi } from 'vitest'
import { viewOf } from '#test/shared/wire-records.ts'
import { sit } from '#web/lib/table/seat-calls.ts'
import { deviceFull } from '#web/lib/local/wire.ts'
import { browser, inBrowser, open, undos } from './sessions.ts'

inBrowser()

test('where sockets fail it asks again and again, with the tag of what it knows', async () => {
  const seen: (string | null)[] = []
  const { session, last } = open(({ tag }) => {
    seen.push(tag)
    return tag ? { status: 304 } : { status: 200, body: viewOf({ you: 0, version: 3 }), headers: { etag: 'W/"0-3"' } }
  }, 'mine')
  last().drop(1006)
  await vi.advanceTimersByTimeAsync(600)
  last().drop(1006)
  await vi.advanceTimersByTimeAsync(8_000)
  expect(session.status).toBe('polling')
  expect(session.view?.version).toBe(3)
  expect(seen.slice(0, 3)).toEqual([null, 'W/"0-3"', 'W/"0-3"'])
})

test('polling ends as soon as a connection is open', async () => {
  const { session, last, say, asked } = open(() => ({ status: 200, body: viewOf() }))
  last().drop(1006)
  await vi.advanceTimersByTimeAsync(600)
  last().drop(1006)
  await vi.advanceTimersByTimeAsync(2_000)
  last().open()
  say(viewOf({ version: 2 }))
  const before = asked.length
  await vi.advanceTimersByTimeAsync(20_000)
  expect(session.status).toBe('live')
  expect(asked).toHaveLength(before)
})

test('where a proxy opens sockets and lets nothing through, the table is there soon, and picks do not wait for the socket', async () => {
  const { session, last, sockets, asked } = open(() => ({ status: 200, body: viewOf({ you: 0, version: 3 }) }), 'mine')
  last().open()
  await vi.advanceTimersByTimeAsync(5_100)
  expect([session.status, session.view?.version]).toEqual(['polling', 3])
  const picked = session.pick('0-1', ['end'])
  await vi.advanceTimersByTimeAsync(100)
  expect(await picked).toBeNull()
  expect([last().sent, sockets.length]).toEqual([[], 1])
  const before = asked.length
  await vi.advanceTimersByTimeAsync(60_000)
  expect(asked.length).toBeLessThan(before + 35)
})

test('a socket over which a pick gets no answer is pinged, so that the next pick does not wait for it as well', async () => {
  const { session, last, sockets, say, asked } = open(() => ({ status: 200, body: viewOf({ you: 0 }) }), 'mine')
  last().open()
  say(viewOf({ you: 0 }))
  const first = session.pick('0-1', ['end'])
  await vi.advanceTimersByTimeAsync(6_100)
  expect(await first).toBeNull()
  expect(last().sent.at(-1)).toBe('ping')
  await vi.advanceTimersByTimeAsync(6_600)
  expect(sockets).toHaveLength(2)
  const second = session.pick('0-2', ['end'])
  await vi.advanceTimersByTimeAsync(100)
  expect(await second).toBeNull()
  expect(asked.filter(({ method }) => method === 'POST')).toHaveLength(2)
})

test('without any connection it says so and keeps trying', async () => {
  const { session, last, sockets } = open()
  last().drop(1006)
  await vi.advanceTimersByTimeAsync(600)
  last().drop(1006)
  await vi.advanceTimersByTimeAsync(30_000)
  expect(session.status).toBe('lost')
  expect(sockets.length).toBeGreaterThan(2)
})

test('back online it does not wait for the next attempt', () => {
  const { session, last, sockets, say } = open()
  last().open()
  say(viewOf())
  dispatchEvent(new Event('offline'))
  expect(session.status).toBe('lost')
  dispatchEvent(new Event('online'))
  expect(sockets).toHaveLength(2)
  last().open()
  say(viewOf())
  expect(session.status).toBe('live')
})

test.each(['no-such-game', 'other-version'] as const)(
  'after %s the table is closed to this page, and nothing is tried again',
  code => {
    const { session, last, sockets } = open()
    last().open()
    last().say({ type: 'error', error: { code, message: 'said first' } })
    last().drop(4404)
    expect(session.closed?.code).toBe(code)
    vi.advanceTimersByTime(60_000)
    expect(sockets).toHaveLength(1)
  },
)

test('one passing fault is not a table that does not exist: it connects again, and is back', () => {
  const { session, last, sockets, say } = open()
  last().open()
  say(viewOf({ version: 3 }))
  last().say({ type: 'error', error: { code: 'broken', message: 'an accident' } })
  last().drop(1011)
  expect(session.closed).toBeNull()
  vi.advanceTimersByTime(600)
  expect(sockets).toHaveLength(2)
  last().open()
  say(viewOf({ version: 4 }))
  expect([session.status, session.view?.version]).toEqual(['live', 4])
})

test('after a connection closed with 4404 without a message the reason is fetched by a request', async () => {
  const { session, last, sockets } = open(() => ({ status: 200, body: viewOf({ version: 5 }) }))
  last().drop(4404)
  await vi.advanceTimersByTimeAsync(600)
  last().drop(4404)
  await vi.advanceTimersByTimeAsync(1_500)
  expect([session.closed, session.view?.version]).toEqual([null, 5])
  expect(sockets.length).toBeGreaterThan(2)
})

test('a connection of a seat that closes without a reason does not lose the seat', async () => {
  const { session, last } = open(() => ({ status: 200, body: viewOf({ you: 0 }) }), 'mine')
  last().drop(4401)
  await vi.advanceTimersByTimeAsync(600)
  last().drop(4401)
  await vi.advanceTimersByTimeAsync(100)
  expect([session.dismissed, session.token, session.view?.you]).toEqual([false, 'mine', 0])
})

test('a tab too many says so, is polled, and connects when somebody wants it here', async () => {
  const { session, last, sockets, say, asked } = open(
    () => ({ status: 200, body: viewOf({ you: 0, version: 3 }) }),
    'mine',
  )
  last().open()
  last().say({ type: 'error', error: { code: 'too-many', message: 'eight are enough' } })
  last().drop(4429)
  await vi.advanceTimersByTimeAsync(120_000)
  expect([session.lostWith, session.status, session.view?.version]).toEqual([4429, 'polling', 3])
  expect(sockets).toHaveLength(1)
  expect(asked.length).toBeGreaterThan(1)
  session.retry()
  expect(sockets).toHaveLength(2)
  last().open()
  say(viewOf({ you: 0, version: 4 }))
  expect([session.lostWith, session.status]).toEqual([null, 'live'])
})

test('a tab too many connects when it is looked at again', () => {
  const { last, sockets } = open(undefined, 'mine')
  last().open()
  last().drop(4429)
  browser.page.dispatchEvent(new Event('visibilitychange'))
  expect(sockets).toHaveLength(2)
})

const tooMany = (seconds: number) =>
  ({
    status: 429,
    body: { error: { code: 'too-many', message: 'slowly' } },
    headers: { 'retry-after': String(seconds) },
  }) as const

test('a pick beyond the rate limit is kept, shown as waiting, and sent when it may be', async () => {
  let tries = 0
  const { session, asked } = open(
    () => (++tries === 1 ? tooMany(30) : { status: 200, body: viewOf({ you: 0, version: 9 }) }),
    'secret',
  )
  const picked = session.pick('0-1', ['end'])
  const sent = () => asked.filter(({ method }) => method === 'POST').length
  await vi.advanceTimersByTimeAsync(29_000)
  expect([session.pending, session.isHeldBack, sent()]).toEqual(['0-1', true, 1])
  await vi.advanceTimersByTimeAsync(1_100)
  expect(await picked).toBeNull()
  expect([session.isHeldBack, session.view?.version, sent()]).toEqual([false, 9, 2])
})

test('a clock that is set back an hour holds nothing back for an hour', async () => {
  const { session, asked } = open(() => tooMany(40), 'secret')
  expect(await session.undo()).toMatchObject({ code: 'too-many', wait: 40_000 })
  vi.setSystemTime(Date.now() - 3_600_000)
  expect(await session.undo()).toMatchObject({ code: 'too-many', wait: 40_000 })
  expect(undos(asked)).toHaveLength(2)
})

test('a request beyond the rate limit is not repeated before it may be, and says when that is', async () => {
  const { session, asked } = open(() => tooMany(40), 'secret')
  expect(await session.undo()).toMatchObject({ code: 'too-many', wait: 40_000 })
  await vi.advanceTimersByTimeAsync(10_000)
  expect(await session.undo()).toMatchObject({ code: 'too-many', wait: 30_000 })
  expect(undos(asked)).toHaveLength(1)
})

test('a call that may be repeated waits by itself where that is short', async () => {
  let tries = 0
  const { session, fetch } = open(() =>
    ++tries === 1 ? tooMany(3) : { status: 201, body: { seat: 1, token: 'mine' } },
  )
  const sat = sit(session, 'Anna', fetch)
  await vi.advanceTimersByTimeAsync(3_000)
  expect([await sat, tries, session.token]).toEqual([null, 2, 'mine'])
})

test('where no socket opens the seat that was taken is shown at once, not with the next poll', async () => {
  const { session, last, fetch } = open(({ method, token }) =>
    method === 'POST'
      ? { status: 201, body: { seat: 1, token: 'mine' } }
      : { status: 200, body: viewOf({ you: token === null ? null : 1 }) },
  )
  last().drop(1006)
  await vi.advanceTimersByTimeAsync(600)
  last().drop(1006)
  await vi.advanceTimersByTimeAsync(100)
  expect([session.status, session.view?.you]).toEqual(['polling', null])
  expect(await sit(session, 'Anna', fetch)).toBeNull()
  expect(session.view?.you).toBe(1)
})

test('what is left of a table of another version comes with the refusal, over the socket and by a request', async () => {
  const remains = { game: 'tal', names: ['Mira', 'Anna'], result: null } as const
  const error = { code: 'other-version', message: 'begun before' } as const
  const { session, last } = open()
  last().open()
  last().say({ type: 'error', error, remains })
  expect(session.closed?.remains).toEqual(remains)
  const polled = open(() => ({ status: 409, body: { error, remains } }))
  polled.last().drop(1006)
  await vi.advanceTimersByTimeAsync(600)
  polled.last().drop(1006)
  await vi.advanceTimersByTimeAsync(100)
  expect(polled.session.closed?.remains).toEqual(remains)
})

test('where the device is full that is known, and it connects again', async () => {
  const { session, last, say, sockets } = open()
  last().open()
  say(viewOf())
  last().drop(deviceFull)
  expect(session.lostWith).toBe(deviceFull)
  await vi.advanceTimersByTimeAsync(600)
  expect(sockets).toHaveLength(2)
})

test.each(['pointerdown', 'keydown'])('where nothing connects a person who acts (%s) has news soon', async act => {
  const first = { status: 200, body: viewOf({ you: 0 }), headers: { etag: 'W/"0-1"' } }
  const { last, asked } = open(({ tag }) => (tag ? { status: 304 } : first), 'mine')
  last().drop(4429)
  await vi.advanceTimersByTimeAsync(120_000)
  const before = asked.length
  dispatchEvent(new Event(act))
  await vi.advanceTimersByTimeAsync(100)
  expect(asked).toHaveLength(before + 1)
})

test('offline the socket is closed, and a table that was left is connected no more', () => {
  const { session, last, sockets, say } = open()
  last().open()
  say(viewOf())
  dispatchEvent(new Event('offline'))
  expect(last().readyState).toBe(3)
  session.close()
  dispatchEvent(new Event('online'))
  expect(sockets).toHaveLength(1)
})
