// The session: which view wins, how a pick gets through, and that a seat is kept whatever happens to the connection.
import { expect, test, vi } from 'vitest'
import { free } from '#web/lib/table/seat-calls.ts'
import { keepAside, tokensAside } from '#web/lib/table/seat-storage.ts'
import { t } from '#web/lib/messages/page-texts.ts'
import { lineOf, viewOf } from '#test/shared/wire-records.ts'
import { type FakeSocket } from '../fakes.ts'
import { browser, inAnotherTab, inBrowser, open, undos } from './sessions.ts'
import { required } from '#test/shared/required.ts'

inBrowser()

test('a remembered seat goes along as a subprotocol, never in the address', () => {
  const { last } = open(undefined, 'secret')
  expect(last().protocols).toEqual(['table', 'changes', 'talk', 'token.secret'])
})

test('a table at which one sits is noted to be open', () => {
  const { last, say } = open(undefined, 'secret')
  last().open()
  say(viewOf({ you: 0 }))
  expect(Number(browser.storage.kept.get('valley:opened:table'))).toBe(Date.now())
})

test('a newer view never gives way to an older one', () => {
  const { session, last, say } = open()
  last().open()
  say(viewOf({ version: 7 }))
  say(viewOf({ version: 5 }))
  expect(session.view?.version).toBe(7)
})

test('who is connected comes with the same version', () => {
  const { session, last, say } = open()
  last().open()
  say(viewOf({ version: 7 }))
  say(viewOf({ version: 7, seats: [] }))
  expect(session.view?.seats).toEqual([])
})

const frames = ({ sent }: FakeSocket) => sent.map(text => JSON.parse(text) as unknown)

test('a table of tomorrow: messages that are called nothing yet are left alone, keys that are called nothing yet do no harm', () => {
  const { session, last, say } = open()
  const tomorrow = { tomorrow: { a: [1, { b: 2 }] } }
  last().open()
  say({ ...viewOf({ version: 7, log: [{ ...line(1, 0, 'play'), ...tomorrow }] }), ...tomorrow })
  const { view } = session
  const said = (message: object) => last().onmessage?.({ data: JSON.stringify(message) })
  said({ type: 'tomorrow', from: 7, version: 8, view: { version: 8 } })
  said({ type: 'talk', ...tomorrow })
  expect([session.view, session.status, last().sent]).toEqual([view, 'live', []])
  said({ type: 'change', from: 7, version: 8, view: { version: 8, waitingFor: [1], ...tomorrow }, ...tomorrow })
  said({ type: 'accepted', decision: '0-1', version: 8, ...tomorrow })
  said({ type: 'error', error: { code: 'of-tomorrow', message: 'Tomorrow.' }, ...tomorrow })
  expect(session.view).toMatchObject({ version: 8, waitingFor: [1] })
  expect([session.status, session.closed, last().sent]).toEqual(['live', null, []])
})

test('a change is applied to the known view, and all else stays the same object', () => {
  const { session, last, say } = open()
  const before = viewOf({
    version: 7,
    table: { round: 1, turn: 0, players: [{ seat: 0 }, { seat: 1 }] },
    log: [line(1, 0, 'play')],
  })
  last().open()
  say(before)
  const { options, table } = required(session.view)
  last().say({
    type: 'change',
    from: 7,
    version: 8,
    view: { version: 8, table: { turn: 1 }, log: [line(2, 0, 'end')] },
  })
  expect(session.view).toEqual({
    ...before,
    version: 8,
    table: { round: 1, turn: 1, players: [{ seat: 0 }, { seat: 1 }] },
    log: [line(1, 0, 'play'), line(2, 0, 'end')],
  })
  expect(session.view?.options).toBe(options)
  expect(session.view?.table?.players).toBe(table?.players)
  expect(session.status).toBe('live')
})

test('who is connected comes as a change from and to the same version', () => {
  const { session, last, say } = open()
  last().open()
  say(viewOf({ version: 7 }))
  last().say({ type: 'change', from: 7, version: 7, view: { seats: [] } })
  expect([session.view?.version, session.view?.seats]).toEqual([7, []])
})

test.each([
  [5, 'before'],
  [8, 'after'],
])('a change from %i, %s what is known, is not applied: the whole view is requested', (from, _) => {
  const { session, last, say } = open()
  last().open()
  say(viewOf({ version: 7 }))
  last().say({ type: 'change', from, version: from + 1, view: { version: from + 1, host: 1 } })
  expect([session.view?.version, session.view?.host]).toEqual([7, 0])
  expect(frames(last())).toEqual([{ type: 'view' }])
  say(viewOf({ version: 9, host: 1 }))
  expect([session.view?.version, session.view?.host]).toEqual([9, 1])
})

test('a pick goes over the open connection', async () => {
  const { session, last, asked, say } = open(undefined, 'secret')
  last().open()
  say(viewOf({ you: 0 }))
  const picked = session.pick('0-1', ['end'], [['pass']])
  expect(session.pending).toBe('0-1')
  expect(frames(last())).toEqual([{ type: 'pick', decision: '0-1', options: ['end'], then: [['pass']] }])
  last().say({ type: 'accepted', decision: '0-1', version: 2 })
  expect(await picked).toBeNull()
  expect(session.pending).toBeNull()
  expect(asked).toEqual([])
})

test('a refused pick says why, and the view that came along counts', async () => {
  const { session, last, say } = open(undefined, 'secret')
  last().open()
  say(viewOf({ you: 0 }))
  const picked = session.pick('0-1', ['end'])
  last().say({
    type: 'error',
    decision: '0-1',
    error: { code: 'stale-decision', message: 'answered' },
    view: viewOf({ you: 0, version: 4 }),
  })
  expect((await picked)?.code).toBe('stale-decision')
  expect(session.refusal?.code).toBe('stale-decision')
  expect(session.view?.version).toBe(4)
})

test('a pick whose connection is lost is sent again by a request', async () => {
  const { session, last, asked, say } = open(() => ({ status: 200, body: viewOf({ you: 0, version: 9 }) }), 'secret')
  last().open()
  say(viewOf({ you: 0 }))
  const picked = session.pick('0-1', ['end'])
  last().drop(1006)
  expect(await picked).toBeNull()
  expect(asked).toEqual([
    {
      method: 'POST',
      path: '/api/games/table/picks',
      token: 'Bearer secret',
      tag: null,
      body: { decision: '0-1', options: ['end'] },
    },
  ])
  expect(session.view?.version).toBe(9)
})

test('a request without an answer is repeated until there is one', async () => {
  let tries = 0
  const { session } = open(() => (++tries < 3 ? 'unreachable' : { status: 200, body: viewOf({ you: 0 }) }), 'secret')
  const picked = session.pick('0-1', ['end'])
  await vi.advanceTimersByTimeAsync(3_000)
  expect(await picked).toBeNull()
  expect(tries).toBe(3)
})

test('a pick made while there is no connection is kept, and sent once there is one', async () => {
  let reachable = false
  const { session, last, asked, say } = open(
    () => (reachable ? { status: 200, body: viewOf({ you: 0, version: 9 }) } : 'unreachable'),
    'secret',
  )
  last().drop(1006)
  const picked = session.pick('0-1', ['end'])
  await vi.advanceTimersByTimeAsync(120_000)
  expect(session.pending).toBe('0-1')
  const before = asked.filter(({ method }) => method === 'POST').length
  reachable = true
  dispatchEvent(new Event('online'))
  last().open()
  say(viewOf({ you: 0, version: 8 }))
  await vi.advanceTimersByTimeAsync(1)
  last().say({ type: 'accepted', decision: '0-1', version: 9 })
  expect(await picked).toBeNull()
  expect(frames(last())).toEqual([{ type: 'pick', decision: '0-1', options: ['end'] }])
  expect(asked.filter(({ method }) => method === 'POST')).toHaveLength(before)
})

test('nothing more is sent to a table that was left', async () => {
  const { session, asked } = open(undefined, 'secret')
  const picked = session.pick('0-1', ['end'])
  await vi.advanceTimersByTimeAsync(100)
  session.close()
  await vi.advanceTimersByTimeAsync(1_000)
  expect((await picked)?.code).toBe('no-answer')
  const before = asked.length
  await vi.advanceTimersByTimeAsync(60_000)
  expect(asked).toHaveLength(before)
})

const line = (n: number, seat: number, key: string) => lineOf({ n, pick: n, seat, key })

test('an undo is one call, and its answer is the view', async () => {
  const { session, last, say, asked } = open(() => ({ status: 200, body: viewOf({ you: 0, version: 9 }) }), 'secret')
  last().open()
  say(viewOf({ you: 0, version: 8, canUndo: true }))
  const undone = session.undo()
  expect(session.pending).toBe('undo')
  const again = session.undo()
  expect(await undone).toBeNull()
  await again
  expect(asked).toEqual([
    { method: 'POST', path: '/api/games/table/undo', token: 'Bearer secret', tag: null, body: undefined },
  ])
  expect([session.view?.version, session.pending, session.refusal]).toEqual([9, null, null])
})

test('an undo without an answer is never sent twice: the view is fetched, and the person looks', async () => {
  let reachable = false
  const { session, last, say, asked } = open(
    () =>
      reachable
        ? { status: 200, body: viewOf({ you: 0, version: 8, canUndo: true, log: [line(4, 0, 'play')] }) }
        : 'unreachable',
    'secret',
  )
  last().open()
  say(viewOf({ you: 0, version: 8, canUndo: true, log: [line(4, 0, 'play')] }))
  const undone = session.undo()
  await vi.advanceTimersByTimeAsync(500)
  expect([session.refusal?.code, session.pending]).toEqual(['undo-unsure', 'undo'])
  reachable = true
  await vi.advanceTimersByTimeAsync(60_000)
  expect((await undone)?.code).toBe('undo-unsure')
  expect(session.refusal?.code).toBe('undo-unsure')
  expect(session.pending).toBeNull()
  expect(undos(asked)).toHaveLength(1)
})

test('where the view tells that the undo was carried out, nothing is left to say', async () => {
  const { session, last, say, asked } = open(
    ({ method }) =>
      method === 'POST'
        ? 'unreachable'
        : {
            status: 200,
            body: viewOf({ you: 0, version: 9, log: [line(3, 0, 'undo'), line(4, 0, 'play'), line(5, 0, 'undo')] }),
          },
    'secret',
  )
  last().open()
  say(viewOf({ you: 0, version: 8, canUndo: true, log: [line(3, 0, 'undo'), line(4, 0, 'play')] }))
  expect(await session.undo()).toBeNull()
  expect([session.refusal, session.view?.version, undos(asked).length]).toEqual([null, 9, 1])
})

test.each([
  ['one that was known before', line(3, 0, 'undo')],
  ['one of somebody else', line(5, 1, 'undo')],
  ['another move of the own', line(5, 0, 'play')],
])('where the view tells of %s the undo may not have been carried out, and the person looks', async (_, told) => {
  const { session, last, say } = open(
    ({ method }) =>
      method === 'POST'
        ? 'unreachable'
        : { status: 200, body: viewOf({ you: 0, version: 9, log: [told, line(6, 1, 'play')] }) },
    'secret',
  )
  last().open()
  say(viewOf({ you: 0, version: 8, canUndo: true, log: [line(3, 0, 'undo'), line(4, 0, 'play')] }))
  expect((await session.undo())?.code).toBe('undo-unsure')
  expect(session.refusal?.code).toBe('undo-unsure')
})

test('an undo that is refused says so, over a view that is up to date', async () => {
  const { session, last, say, asked } = open(
    ({ method }) =>
      method === 'POST'
        ? { status: 409, body: { error: { code: 'nothing-to-undo', message: 'nothing' } } }
        : { status: 200, body: viewOf({ you: 0, version: 9 }) },
    'secret',
  )
  last().open()
  say(viewOf({ you: 0, version: 8, canUndo: true }))
  expect((await session.undo())?.code).toBe('nothing-to-undo')
  expect([session.refusal?.code, session.view?.version, session.view?.canUndo]).toEqual(['nothing-to-undo', 9, false])
  expect(undos(asked)).toHaveLength(1)
})

test('a seat given to somebody else is told, its token put aside, and the table seen as a guest', () => {
  const { session, last, sockets } = open(undefined, 'old')
  last().open()
  last().say({ type: 'error', error: { code: 'bad-token', message: 'not yours' } })
  expect(session.dismissed).toBe(true)
  expect(browser.storage.kept.has('valley:seat:table')).toBe(false)
  expect(tokensAside('table')).toEqual(['old'])
  expect(sockets).toHaveLength(2)
  expect(last().protocols).toEqual(['table', 'changes', 'talk'])
})

test.each([
  ['first', ['one', 'other']],
  ['last', ['other', 'one']],
] as const)('both tabs of somebody who was removed say so, also the one that is told %s', (_, order) => {
  const tabs = { one: open(undefined, 'old'), other: open(undefined, 'old') }
  for (const { last } of Object.values(tabs)) last().open()
  for (const tab of order) tabs[tab].last().say({ type: 'error', error: { code: 'bad-token', message: 'not yours' } })
  expect([tabs.one.session, tabs.other.session].map(({ dismissed, token }) => [dismissed, token])).toEqual([
    [true, null],
    [true, null],
  ])
})

test('another tab that learns of it from the storage says so too, but not where somebody left by themselves', () => {
  const removed = open(undefined, 'old')
  keepAside('table', 'old')
  inAnotherTab('valley:seat:table', null)
  expect([removed.session.dismissed, removed.session.token]).toEqual([true, null])
  removed.session.close()
  browser.storage.kept.clear()
  const left = open(undefined, 'old')
  inAnotherTab('valley:seat:table', null)
  expect([left.session.dismissed, left.session.token]).toEqual([false, null])
})

test.each([
  ['while the table was open here', [viewOf({ you: 0, version: 3, phase: 'playing' })]],
  ['before it was opened here', []],
])('of a seat given up on another device during the game, %s, nobody is said to have taken it', (_, seen) => {
  const { session, last, say } = open(undefined, 'old')
  last().open()
  for (const view of seen) say(view)
  last().say({ type: 'error', error: { code: 'bad-token', message: 'not yours' } })
  last().open()
  say(viewOf({ version: 2, phase: 'playing' }))
  expect([session.token, session.dismissed, session.view?.you]).toEqual([null, true, null])
  expect(t('door.removed')).toBe('You no longer have a seat here')
})

test('whoever has a seat again is told no more that the other was taken away', () => {
  const { session, last, say } = open(undefined, 'old')
  last().open()
  last().say({ type: 'error', error: { code: 'bad-token', message: 'not yours' } })
  session.sitAs('new')
  last().open()
  expect(session.dismissed).toBe(true)
  say(viewOf({ you: 1 }))
  expect(session.dismissed).toBe(false)
})

test('what was meant for the seat given up is not shown any more', async () => {
  const { session, last, say, fetch } = open(
    ({ method }) => (method === 'DELETE' ? { status: 200, body: viewOf() } : 'unreachable'),
    'mine',
  )
  last().open()
  say(viewOf({ you: 1, version: 8 }))
  expect(await free(session, 1, fetch)).toBeNull()
  last().open()
  say(viewOf({ you: null, version: 2 }))
  expect(session.view?.you).toBeNull()
})

test('who gives up a seat is not taken for removed, though the table says so over the socket first', async () => {
  const { session, last, say, fetch } = open(({ method }) => {
    if (method !== 'DELETE') return 'unreachable'
    last().say({ type: 'error', error: { code: 'bad-token', message: 'dead' } })
    return { status: 200, body: viewOf() }
  }, 'mine')
  last().open()
  say(viewOf({ you: 1 }))
  expect(await free(session, 1, fetch)).toBeNull()
  expect([session.dismissed, tokensAside('table')]).toEqual([false, []])
})

test('a seat was given up although the answer to that was lost', async () => {
  let tries = 0
  const { session, last, say, fetch } = open(
    () => (++tries === 1 ? 'unreachable' : { status: 401, body: { error: { code: 'bad-token', message: 'dead' } } }),
    'mine',
  )
  last().open()
  say(viewOf({ you: 1 }))
  const freed = free(session, 1, fetch)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(await freed).toBeNull()
  expect(browser.storage.kept.has('valley:seat:table')).toBe(false)
})
