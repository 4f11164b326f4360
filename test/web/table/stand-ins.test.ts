// Who is away, who may have a bot play on for whom, and the calls for that.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { LogLine, View } from '#shared/protocol.ts'
import { isAway, seatsToAskFor, sinceWhen, timeLeft } from '#web/lib/table/bots/away.ts'
import { askStandIn, comeBack, giveUp, isNoted, noteWish } from '#web/lib/table/bots/call-stand-in.ts'
import { isWished } from '#web/lib/table/bots/wished.ts'
import { canUndo } from '#web/lib/table/can-undo.ts'
import { isAsked } from '#web/lib/table/is-asked.ts'
import { ownDecision } from '#web/lib/table/own-decision.ts'
import { standIns } from '#web/lib/table/bots/stand-ins.svelte.ts'
import { keepToken, putAside, tokenFor, tokensAside } from '#web/lib/table/seat-storage.ts'
import { decisionOf, lineOf, viewOf } from '#test/shared/wire-records.ts'
import { Session } from '#web/lib/table/session.svelte.ts'
import { tableApi } from '#web/lib/table/table-api.ts'
import { FakeSocket, fakeStorage } from '../fakes.ts'

beforeEach(() => {
  vi.stubGlobal('localStorage', fakeStorage())
})
afterEach(() => {
  vi.unstubAllGlobals()
})

const start = new Date(2026, 2, 1, 12, 4).getTime()
/** When somebody who was asked then and is not connected counts as away. */
const soon = start + 5_000
const seconds = 1_000
/** A table at which Anna, on seat 1, is waited for. */
const waiting = (anna: Partial<View['seats'][number]>, changed: Partial<View> = {}): View =>
  viewOf({
    phase: 'playing',
    host: 0,
    you: 0,
    seats: ['Mira', 'Anna', 'Tom'].map((name, seat) => ({
      seat,
      name,
      bot: null,
      standIn: null,
      connected: true,
      ...(seat === 1 ? anna : {}),
    })),
    waitingFor: [1],
    waiting: { 1: { since: new Date(start).toISOString(), key: 'waiting.turn', params: {} } },
    ...changed,
  })
const away = { connected: false }

test('a person who is waited for and not connected is away, a bot or somebody whom nobody waits for is not', () => {
  expect(isAway(waiting(away), 1, soon)).toBe(true)
  expect(isAway(waiting({}), 1, soon)).toBe(false)
  expect(isAway(waiting({ ...away, standIn: 'club' }), 1, soon)).toBe(false)
  expect(isAway(waiting({ ...away, bot: 'club' }), 1, soon)).toBe(false)
  expect(isAway(waiting(away, { waitingFor: [0], waiting: {} }), 1, soon)).toBe(false)
  // Whoever has just sat down connects anew in that moment.
  expect(isAway(waiting(away), 1, soon - 1)).toBe(false)
})

test('the host may ask for a bot once somebody who is away is waited for, the others once the patience is over', () => {
  expect(seatsToAskFor(waiting(away), soon)).toEqual([1])
  expect(seatsToAskFor(waiting(away), soon - 1)).toEqual([])
  expect(seatsToAskFor(waiting({}), start)).toEqual([])
  const guest = (options: View['options'], after: number) =>
    seatsToAskFor(waiting(away, { you: 2, options }), start + after * seconds)
  expect([guest({}, 179), guest({}, 181)]).toEqual([[], [1]])
  expect([guest({ patience: 60 }, 59), guest({ patience: 60 }, 61)]).toEqual([[], [1]])
  expect(guest({ patience: null }, 100_000)).toEqual([])
})

test('whoever is waited for, only watches, or sees a bot play there is offered none', () => {
  const long = start + 1_000 * seconds
  expect(seatsToAskFor(waiting(away, { you: 1 }), long)).toEqual([])
  expect(seatsToAskFor(waiting(away, { you: null }), long)).toEqual([])
  expect(seatsToAskFor(waiting({ ...away, standIn: 'club' }), long)).toEqual([])
  expect(seatsToAskFor(waiting(away, { phase: 'over' }), long)).toEqual([])
})

test('how long ago is said in the unit that fits, and nothing within the first minute', () => {
  const span = (ago: number) => sinceWhen(new Date(start).toISOString(), start + ago * seconds).span
  expect([0, 59, 60, 3_599, 3_600, 86_399, 86_400].map(span)).toEqual([
    '',
    '',
    '1 min',
    '59 mins',
    '1 hr',
    '23 hrs',
    '1 day',
  ])
  const time = (ago: number) => sinceWhen(new Date(start).toISOString(), start + ago * seconds).time
  expect([time(60), time(86_400)]).toEqual([expect.stringMatching(/^\d\d:04$/), expect.stringMatching(/\w+.*\d\d:04$/)])
})

test('how much time is left is said in the unit that fits, and in hours below two days', () => {
  const left = (length: number) => timeLeft(new Date(start + length * seconds).toISOString(), start)
  expect([0, 59, 60, 3_599, 3_600, 86_400, 172_799, 172_800].map(left)).toEqual([
    '0 secs',
    '59 secs',
    '1 min',
    '59 mins',
    '1 hr',
    '24 hrs',
    '47 hrs',
    '2 days',
  ])
})

test('on a device whose clock is slow no more time is left than there is', () => {
  vi.useFakeTimers({ now: start - 300 * seconds })
  const until = new Date(start + 60 * seconds).toISOString()
  const asked = { since: new Date(start).toISOString(), until, key: 'waiting.turn', params: {} } as const
  const session = new Session('table', { api: tableApi(), openSocket: () => new FakeSocket() })
  const see = (view: View) => {
    session.show(view)
    standIns.session = session
    standIns.look()
  }
  see(waiting({}, { waiting: { 1: asked } }))
  expect(standIns.now).toBe(start)
  vi.setSystemTime(start - 250 * seconds)
  standIns.look()
  expect(standIns.now).toBe(start + 50 * seconds)
  // Once it is put right, the next question is timed by it as it is.
  vi.setSystemTime(start + 55 * seconds)
  see(waiting({}, { waiting: { 1: { ...asked, since: new Date(start + 54 * seconds).toISOString() } } }))
  expect(standIns.now).toBe(start + 55 * seconds)
  standIns.session = null
  vi.useRealTimers()
})

test('on a device whose clock is fast as much time is left as there is, and also once it is put right', async () => {
  vi.useFakeTimers({ now: start + 3_600 * seconds })
  // The site's clock runs on, whatever is done to the device's.
  const site = (passed: number) =>
    vi.stubGlobal('fetch', () =>
      Promise.resolve(new Response(null, { headers: { date: new Date(start + passed * seconds).toUTCString() } })),
    )
  site(0)
  const until = new Date(start + 60 * seconds).toISOString()
  const asked = { since: new Date(start).toISOString(), until, key: 'waiting.turn', params: {} } as const
  const session = new Session('table', { api: tableApi(), openSocket: () => new FakeSocket() })
  session.show(waiting({}, { waiting: { 1: asked } }))
  standIns.session = session
  standIns.look()
  await vi.advanceTimersByTimeAsync(0)
  expect(standIns.timed).toContain('1 min')
  await vi.advanceTimersByTimeAsync(20 * seconds)
  standIns.look()
  expect(standIns.timed).toContain('40 secs')
  site(20)
  vi.setSystemTime(start + 20 * seconds)
  standIns.look()
  await vi.advanceTimersByTimeAsync(0)
  expect(standIns.timed).toContain('40 secs')
  standIns.session = null
  vi.useRealTimers()
})

test('while a bot plays for the viewer nothing is asked of them', () => {
  const decision = decisionOf({ id: '1-1' })
  expect(ownDecision(waiting({}, { you: 1, decisions: [decision] }))).toBe(decision)
  expect(ownDecision(waiting({ standIn: 'club' }, { you: 1, decisions: [decision] }))).toBe(null)
  expect(ownDecision(waiting({ standIn: 'club' }, { you: 0, decisions: [decision] }))).toBe(decision)
  const asked = (seat: Partial<View['seats'][number]>, you: number | null) => isAsked(waiting(seat, { you }))
  expect([asked({}, 1), asked({ standIn: 'club' }, 1), asked({}, 0), asked({}, null)]).toEqual([
    true,
    false,
    false,
    false,
  ])
})

test('what a bot does for the viewer is not theirs to take back', () => {
  const may = (seat: Partial<View['seats'][number]>, you: number) => canUndo(waiting(seat, { you, canUndo: true }))
  expect([may({}, 1), may({ standIn: 'club' }, 1), may({ standIn: 'club' }, 0)]).toEqual([true, false, true])
  expect(canUndo(waiting({}, { you: 1 }))).toBe(false)
})

/** The views that the caller was shown, each with the token by which it came. */
const taken: (readonly [View, string | null])[] = []
const caller = {
  id: 'table',
  token: 'secret',
  take: (view: View, token: string | null) => void taken.push([view, token]),
}
/** A network that answers every call alike, and notes it. */
function network(answer: () => Response) {
  const asked: unknown[] = []
  const fetch = (path: string, { method, body }: RequestInit) => {
    asked.push([method, path, ...(body ? [JSON.parse(String(body)) as unknown] : [])])
    return Promise.resolve(answer())
  }
  return { asked, fetch }
}
const accepted = () => Response.json(waiting({}))
const refused = (code: string, status: number) => () => Response.json({ error: { code, message: code } }, { status })

test('a bot for the own seat is a wish that this browser remembers until its player is back', async () => {
  const { asked, fetch } = network(accepted)
  expect(await askStandIn(caller, 1, 'strong', true, fetch)).toBe(null)
  expect(isNoted('table')).toBe(true)
  expect(await comeBack(caller, 1, fetch)).toBe(null)
  expect(isNoted('table')).toBe(false)
  expect(taken).toEqual([
    [waiting({}), 'secret'],
    [waiting({}), 'secret'],
  ])
  const path = '/api/games/table/seats/1/stand-in'
  expect(asked).toEqual([
    ['POST', path, { bot: 'strong' }],
    ['DELETE', path],
  ])
})

test('a bot is wished for by whoever has asked for it last, as the log tells; else as this browser has noted', async () => {
  const asks = (n: number, by: number, seat?: number) =>
    lineOf({ n, seat: by, key: 'stand-in', params: { bot: 'club', ...(seat === undefined ? {} : { seat }) } })
  const another = lineOf({ n: 9, seat: 0, key: 'end', params: {} })
  const isWishedIn = (log: readonly LogLine[], older: readonly LogLine[] | null = []) =>
    isWished(
      {
        id: 'table',
        view: waiting({}, { log: [...log] }),
        olderLines: <L>() => Promise.resolve(older as readonly L[] | null),
      },
      1,
    )
  expect(await isWishedIn([asks(1, 1), another])).toBe(true)
  expect(await isWishedIn([asks(1, 1), asks(2, 0, 1), another])).toBe(false)
  expect(await isWishedIn([asks(1, 1), asks(2, 1, 0), asks(3, 0), another])).toBe(true)
  expect(await isWishedIn([another], [asks(1, 0, 1), asks(2, 1)])).toBe(true)
  expect(await isWishedIn([another])).toBe(false)
  // Nothing is known: the bot stays.
  expect(await isWishedIn([another], null)).toBe(true)
  noteWish('table')
  expect(await isWishedIn([another])).toBe(true)
  expect(await isWishedIn([another], [asks(2, 0, 1)])).toBe(false)
})

test('a bot for somebody else, and a wish that was refused, are not remembered', async () => {
  await askStandIn(caller, 2, 'club', false, network(accepted).fetch)
  expect(isNoted('table')).toBe(false)
  const trouble = await askStandIn(caller, 1, 'club', true, network(refused('over', 409)).fetch)
  expect([trouble?.code, isNoted('table')]).toEqual(['over', false])
})

test('a seat that was left for good is forgotten, also where the answer to the call was lost', async () => {
  keepToken('table', 'secret')
  const { asked, fetch } = network(accepted)
  expect(await giveUp(caller, 1, 'master', fetch)).toBe(null)
  expect(asked).toEqual([['POST', '/api/games/table/seats/1/stand-in', { bot: 'master', forGood: true }]])
  expect(tokenFor('table')).toBe(null)
  keepToken('table', 'secret')
  // The page may have been told sooner that its token is dead.
  putAside('table')
  expect(await giveUp(caller, 1, 'master', network(refused('bad-token', 401)).fetch)).toBe(null)
  expect([tokenFor('table'), tokensAside('table')]).toEqual([null, []])
  keepToken('table', 'secret')
  expect((await giveUp(caller, 1, 'master', network(refused('over', 409)).fetch))?.code).toBe('over')
  expect(tokenFor('table')).toBe('secret')
})
