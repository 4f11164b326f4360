// The session: which view wins, how a pick gets through, and that a seat is kept whatever happens to the line.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { View } from '#shared/protocol.ts'
import { Session } from '#web/lib/table/session.svelte.ts'
import { wire } from '#web/lib/table/wire.ts'
import { FakeSocket, fakeStorage, viewOf } from './fakes.ts'

interface Asked { readonly method: string, readonly path: string, readonly token: string | null, readonly tag: string | null, readonly body: unknown }
type Reply = { readonly status: number, readonly body?: unknown, readonly tag?: string } | 'unreachable'

let page: EventTarget & { hidden: boolean }
let storage: ReturnType<typeof fakeStorage>

beforeEach(() => {
  vi.useFakeTimers()
  storage = fakeStorage()
  page = Object.assign(new EventTarget(), { hidden: false })
  const world = new EventTarget()
  vi.stubGlobal('localStorage', storage)
  vi.stubGlobal('document', page)
  vi.stubGlobal('addEventListener', world.addEventListener.bind(world))
  vi.stubGlobal('removeEventListener', world.removeEventListener.bind(world))
  vi.stubGlobal('dispatchEvent', world.dispatchEvent.bind(world))
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

function open(answer: (asked: Asked) => Reply = () => 'unreachable', token?: string) {
  if (token) storage.setItem('valley:seat:table', token)
  const sockets: FakeSocket[] = []
  const asked: Asked[] = []
  const fetch = async (path: string, request: RequestInit) => {
    const headers = new Headers(request.headers)
    const call = {
      method: request.method ?? 'GET', path, token: headers.get('authorization'), tag: headers.get('if-none-match'),
      body: typeof request.body === 'string' ? JSON.parse(request.body) as unknown : undefined,
    }
    asked.push(call)
    const reply = answer(call)
    if (reply === 'unreachable') throw new TypeError('unreachable')
    const { status, body, tag } = reply
    return new Response(status === 304 ? null : JSON.stringify(body), { status, headers: tag ? { etag: tag } : {} })
  }
  const session = new Session('table', {
    wire: wire(fetch),
    openSocket: (_path, protocols) => sockets[sockets.push(new FakeSocket(protocols)) - 1] as FakeSocket,
  }).open()
  const last = () => sockets.at(-1) as FakeSocket
  const say = (view: View) => last().say({ type: 'view', view })
  return { session, sockets, asked, last, say }
}

test('a remembered seat goes along as a subprotocol, never in the address', () => {
  const { last } = open(undefined, 'secret')
  expect(last().protocols).toEqual(['table', 'changes', 'token.secret'])
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

test('what has changed is put to what is known, and all else stays the same thing', () => {
  const { session, last, say } = open()
  const before = viewOf({ version: 7, table: { round: 1, turn: 0, players: [{ seat: 0 }, { seat: 1 }] }, log: [line(1, 0, 'play')] })
  last().open()
  say(before)
  const { options, table } = session.view as View
  last().say({ type: 'change', from: 7, version: 8, view: { version: 8, table: { turn: 1 }, log: [line(2, 0, 'end')] } })
  expect(session.view).toEqual({ ...before, version: 8, table: { round: 1, turn: 1, players: [{ seat: 0 }, { seat: 1 }] }, log: [line(1, 0, 'play'), line(2, 0, 'end')] })
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

test.each([[5, 'before'], [8, 'after']])('a change from %i, %s what is known, is not put to it: the view is asked for whole', (from, _) => {
  const { session, last, say } = open()
  last().open()
  say(viewOf({ version: 7 }))
  last().say({ type: 'change', from, version: from + 1, view: { version: from + 1, host: 1 } })
  expect([session.view?.version, session.view?.host]).toEqual([7, 0])
  expect(frames(last())).toEqual([{ type: 'view' }])
  say(viewOf({ version: 9, host: 1 }))
  expect([session.view?.version, session.view?.host]).toEqual([9, 1])
})

test('a pick goes over the open line', async () => {
  const { session, last, asked } = open(undefined, 'secret')
  last().open()
  const picked = session.pick('0-1', ['end'], [['pass']])
  expect(session.pending).toBe('0-1')
  expect(frames(last())).toEqual([{ type: 'pick', decision: '0-1', options: ['end'], then: [['pass']] }])
  last().say({ type: 'accepted', decision: '0-1', version: 2 })
  expect(await picked).toBeNull()
  expect(session.pending).toBeNull()
  expect(asked).toEqual([])
})

test('a refused pick says why, and the view that came along counts', async () => {
  const { session, last } = open(undefined, 'secret')
  last().open()
  const picked = session.pick('0-1', ['end'])
  last().say({ type: 'error', decision: '0-1', error: { code: 'stale-decision', message: 'answered' }, view: viewOf({ you: 0, version: 4 }) })
  expect((await picked)?.code).toBe('stale-decision')
  expect(session.refusal?.code).toBe('stale-decision')
  expect(session.view?.version).toBe(4)
})

test('a pick whose line is lost is sent again by a call', async () => {
  const { session, last, asked } = open(() => ({ status: 200, body: viewOf({ you: 0, version: 9 }) }), 'secret')
  last().open()
  const picked = session.pick('0-1', ['end'])
  last().drop(1006)
  expect(await picked).toBeNull()
  expect(asked).toEqual([{ method: 'POST', path: '/api/games/table/picks', token: 'Bearer secret', tag: null, body: { decision: '0-1', options: ['end'] } }])
  expect(session.view?.version).toBe(9)
})

test('a call without an answer is repeated until there is one', async () => {
  let tries = 0
  const { session } = open(() => ++tries < 3 ? 'unreachable' : { status: 200, body: viewOf({ you: 0 }) }, 'secret')
  const picked = session.pick('0-1', ['end'])
  await vi.advanceTimersByTimeAsync(3_000)
  expect(await picked).toBeNull()
  expect(tries).toBe(3)
})

test('a pick made while there is no line is kept, and goes out once there is one', async () => {
  let reachable = false
  const { session, last, asked, say } = open(() => reachable ? { status: 200, body: viewOf({ you: 0, version: 9 }) } : 'unreachable', 'secret')
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

test('nobody goes on sending for a table that was left', async () => {
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

const line = (n: number, seat: number, key: string) => ({ n, at: '', round: 1, pick: n, seat, text: '', key, params: {} })
const undos = (asked: readonly Asked[]) => asked.filter(({ path }) => path.endsWith('/undo'))

test('an undo is one call, and its answer is the view', async () => {
  const { session, last, say, asked } = open(() => ({ status: 200, body: viewOf({ you: 0, version: 9 }) }), 'secret')
  last().open()
  say(viewOf({ you: 0, version: 8, canUndo: true }))
  const undone = session.undo()
  expect(session.pending).toBe('undo')
  const again = session.undo()
  expect(await undone).toBeNull()
  await again
  expect(asked).toEqual([{ method: 'POST', path: '/api/games/table/undo', token: 'Bearer secret', tag: null, body: undefined }])
  expect([session.view?.version, session.pending, session.refusal]).toEqual([9, null, null])
})

test('an undo without an answer is never sent twice: the view is fetched, and the person looks', async () => {
  let reachable = false
  const { session, last, say, asked } = open(() => reachable ? { status: 200, body: viewOf({ you: 0, version: 8, canUndo: true, log: [line(4, 0, 'play')] }) } : 'unreachable', 'secret')
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
  const { session, last, say, asked } = open(({ method }) => method === 'POST' ? 'unreachable'
    : { status: 200, body: viewOf({ you: 0, version: 9, log: [line(3, 0, 'undo'), line(4, 0, 'play'), line(5, 0, 'undo')] }) }, 'secret')
  last().open()
  say(viewOf({ you: 0, version: 8, canUndo: true, log: [line(3, 0, 'undo'), line(4, 0, 'play')] }))
  expect(await session.undo()).toBeNull()
  expect([session.refusal, session.view?.version, undos(asked).length]).toEqual([null, 9, 1])
})

test('an undo that is refused says so, over a view that is up to date', async () => {
  const { session, last, say, asked } = open(({ method }) => method === 'POST' ? { status: 409, body: { error: { code: 'nothing-to-undo', message: 'nothing' } } }
    : { status: 200, body: viewOf({ you: 0, version: 9 }) }, 'secret')
  last().open()
  say(viewOf({ you: 0, version: 8, canUndo: true }))
  expect((await session.undo())?.code).toBe('nothing-to-undo')
  expect([session.refusal?.code, session.view?.version, session.view?.canUndo]).toEqual(['nothing-to-undo', 9, false])
  expect(undos(asked)).toHaveLength(1)
})

test('where sockets fail it asks again and again, with the tag of what it knows', async () => {
  const seen: (string | null)[] = []
  const { session, last } = open(({ tag }) => {
    seen.push(tag)
    return tag ? { status: 304 } : { status: 200, body: viewOf({ version: 3 }), tag: 'W/"s-3"' }
  })
  last().drop(1006)
  await vi.advanceTimersByTimeAsync(600)
  last().drop(1006)
  await vi.advanceTimersByTimeAsync(5_000)
  expect(session.status).toBe('polling')
  expect(session.view?.version).toBe(3)
  expect(seen.slice(0, 3)).toEqual([null, 'W/"s-3"', 'W/"s-3"'])
})

test('polling ends as soon as a line is open', async () => {
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

test('sitting down keeps the key until the answer is here, then the token', async () => {
  const keys: unknown[] = []
  const { session, last } = open(({ body }) => {
    keys.push((body as { key: string }).key)
    return keys.length < 3 ? 'unreachable' : { status: 201, body: { seat: 1, token: 'mine' } }
  })
  const sat = session.sit('Anna')
  await vi.advanceTimersByTimeAsync(1)
  expect(storage.kept.get('valley:key:sit table')).toBe(keys[0])
  await vi.advanceTimersByTimeAsync(3_000)
  expect(await sat).toBeNull()
  expect(new Set(keys).size).toBe(1)
  expect(keys[0]).toMatch(/^[\w-]{22}$/)
  expect(storage.kept.has('valley:key:sit table')).toBe(false)
  expect(storage.kept.get('valley:seat:table')).toBe('mine')
  expect(last().protocols).toEqual(['table', 'changes', 'token.mine'])
})

test('a seat given to somebody else is forgotten, and the table seen as a guest', () => {
  const { session, last, sockets } = open(undefined, 'old')
  last().open()
  last().say({ type: 'error', error: { code: 'bad-token', message: 'not yours' } })
  expect(session.dismissed).toBe(true)
  expect(storage.kept.has('valley:seat:table')).toBe(false)
  expect(sockets).toHaveLength(2)
  expect(last().protocols).toEqual(['table', 'changes'])
})

test('what was meant for the seat given up is not shown any more', async () => {
  const { session, last, say } = open(({ method }) => method === 'DELETE' ? { status: 200, body: viewOf() } : 'unreachable', 'mine')
  last().open()
  say(viewOf({ you: 1, version: 8 }))
  expect(await session.free(1)).toBeNull()
  last().open()
  say(viewOf({ you: null, version: 2 }))
  expect(session.view?.you).toBeNull()
})

test('a seat was given up although the answer to that was lost', async () => {
  let tries = 0
  const { session, last, say } = open(() => ++tries === 1 ? 'unreachable' : { status: 401, body: { error: { code: 'bad-token', message: 'dead' } } }, 'mine')
  last().open()
  say(viewOf({ you: 1 }))
  const freed = session.free(1)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(await freed).toBeNull()
  expect(storage.kept.has('valley:seat:table')).toBe(false)
})

test('an unknown table is a closed door, and nothing is tried again', () => {
  const { session, last, sockets } = open()
  last().open()
  last().say({ type: 'error', error: { code: 'no-such-game', message: 'unknown' } })
  expect(session.closed?.code).toBe('no-such-game')
  vi.advanceTimersByTime(60_000)
  expect(sockets).toHaveLength(1)
})
