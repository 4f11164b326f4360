// Bots' moves shown one after another: at a pace, never against the will of whoever looks on.
import { beforeEach, expect, test, vi } from 'vitest'
import type { LogLine, View } from '#shared/protocol.ts'
import { PacedViews } from '#web/lib/table/bots/paced-views.svelte.ts'
import { pacing } from '#web/lib/table/bots/pacing.svelte.ts'
import { decisionOf, lineOf, viewOf } from '#test/shared/wire-records.ts'
import { inBrowser, browser, open } from './sessions.ts'

inBrowser()

const seats: View['seats'] = [
  { seat: 0, name: 'Mira', bot: null, standIn: null, connected: true },
  { seat: 1, name: 'Hapi', bot: 'club', standIn: null, connected: true },
]
const table = { round: 1, turn: 1, players: [] }
/** A line of the bot, the only one of its pick. */
const line = (n: number, changed: Partial<LogLine> = {}) => lineOf({ n, pick: n, seat: 1, key: 'play', ...changed })
const seen = (version: number, changed: Partial<View> = {}): View =>
  viewOf({ phase: 'playing', you: 0, seats, table, waitingFor: [1], version, log: [line(version)], ...changed })

const extents: Readonly<Record<string, 'step' | 'part'>> = { build: 'step', pay: 'part' }
const pace = {
  isMoving: vi.fn(() => false),
  isCalm: vi.fn(() => false),
  extentOf: ({ key }: LogLine) => extents[key] ?? 'move',
}
/** More than any view stays. */
const long = 3_000

/** A table that shows its first view, at which the bot plays next. */
function play() {
  const { session, last, say } = open(() => ({ status: 200, body: seen(9) }))
  last().open()
  say(seen(1))
  const views = new PacedViews(session, pace)
  const change = (version: number, changed: Partial<View> = {}) =>
    last().say({
      type: 'change',
      from: version - 1,
      version,
      view: { version, log: [line(version)], ...changed } as Omit<Partial<View>, 'table'>,
    })
  return { session, last, say, change, views, version: () => session.view?.version }
}

beforeEach(() => {
  pace.isMoving.mockReturnValue(false)
  pace.isCalm.mockReturnValue(false)
})

test("a bot's picks that arrive together are shown one by one, in their order", () => {
  const { change, version, views } = play()
  for (const n of [2, 3, 4]) change(n)
  expect([version(), views.behind]).toEqual([1, 3])
  const shown: unknown[] = []
  while (views.behind > 0) {
    vi.advanceTimersByTime(50)
    if (shown.at(-1) !== version()) shown.push(version())
  }
  expect(shown).toEqual([1, 2, 3, 4])
})

test('picks of a bot that plays on for a person come at the same pace', () => {
  const { change, version, views } = play()
  const [mira, bot] = seats
  if (!mira || !bot) throw new Error('nobody sits here')
  for (const n of [2, 3]) change(n, { seats: [mira, { ...bot, bot: null, standIn: 'club' }] })
  expect([version(), views.behind]).toEqual([1, 2])
})

test("nor does the first pick of a viewer's own stand-in show the rest at once", () => {
  const { change, version, views } = play()
  const [mira, bot] = seats
  if (!mira || !bot) throw new Error('nobody sits here')
  const asked = { seats: [{ ...mira, standIn: 'club' as const }, bot], decisions: [decisionOf({ id: '7' })] }
  change(2, asked)
  change(3, asked)
  change(4, { ...asked, decisions: [] })
  expect([version(), views.behind]).toEqual([1, 3])
})

test('a view stays between 0.6 and 0.9 seconds, one that tells only small steps less, one that tells nothing not at all', () => {
  const { change, version } = play()
  change(2)
  change(3, { log: [line(3, { key: 'build' })] })
  change(4, { log: [] })
  change(5, { log: [line(4)] })
  vi.advanceTimersByTime(300)
  expect(version()).toBe(2)
  vi.advanceTimersByTime(400)
  expect(version()).toBe(2)
  vi.advanceTimersByTime(150)
  expect(version()).toBe(3)
  vi.advanceTimersByTime(250)
  expect(version()).toBe(5)
})

test('what is only a part of a move is shown with what follows it, and no line is lost', () => {
  const { change, session, views } = play()
  change(2)
  for (const n of [3, 4]) change(n, { log: [line(n, { key: 'pay' })] })
  change(5)
  expect(views.behind).toBe(2)
  vi.advanceTimersByTime(200)
  expect(session.view?.version).toBe(2)
  vi.advanceTimersByTime(long)
  expect(session.view?.version).toBe(5)
  expect(session.view?.log.map(({ n }) => n)).toEqual([1, 2, 3, 4, 5])
})

test('a part is shown by itself where nothing follows', () => {
  const { change, version } = play()
  change(2, { log: [line(2, { key: 'pay' })] })
  vi.advanceTimersByTime(long)
  expect(version()).toBe(2)
})

test('the next view waits until nothing moves any more', () => {
  const { change, version } = play()
  pace.isMoving.mockReturnValue(true)
  change(2)
  vi.advanceTimersByTime(long)
  expect(version()).toBe(1)
  pace.isMoving.mockReturnValue(false)
  vi.advanceTimersByTime(long)
  expect(version()).toBe(2)
})

test('where no motion is wanted a view stays longer instead', () => {
  const stays = (calm: boolean) => {
    pace.isCalm.mockReturnValue(calm)
    const { change, version } = play()
    change(2)
    change(3)
    vi.advanceTimersByTime(250)
    let time = 0
    for (; version() !== 3; time += 50) vi.advanceTimersByTime(50)
    return time
  }
  expect(stays(true)).toBeGreaterThan(stays(false) + 300)
})

test('what tells nothing stays not at all, also where no motion is wanted', () => {
  pace.isCalm.mockReturnValue(true)
  const { change, version } = play()
  change(2)
  vi.advanceTimersByTime(long)
  change(3, { log: [line(3)] })
  change(4, { log: [] })
  change(5, { log: [line(4)] })
  for (let n = 0; n < 100 && version() !== 4; n++) vi.advanceTimersByTime(50)
  vi.advanceTimersByTime(50)
  expect(version()).toBe(5)
})

test('a table that is left takes nothing from the one that is opened after it', () => {
  const [one, other] = [open(), open()]
  const leave = pacing.begin(one.session, pace)
  const leaveOther = pacing.begin(other.session, pace)
  leave()
  other.last().open()
  other.say(seen(1))
  other.say(seen(2))
  expect(pacing.behind).toBe(1)
  leaveOther()
  expect([pacing.behind, other.session.view?.version]).toEqual([0, 2])
  other.say(seen(3))
  expect(other.session.view?.version).toBe(3)
})

test('the rest is shown at once on request, with every line that was not shown', () => {
  const { change, session, views } = play()
  for (let n = 2; n < 40; n++) change(n)
  views.showRest()
  expect([session.view?.version, views.behind]).toEqual([39, 0])
  expect(session.view?.log.map(({ n }) => n)).toEqual(Array.from({ length: 39 }, (_, k) => k + 1))
  vi.advanceTimersByTime(long)
  expect(session.view?.version).toBe(39)
})

test('what comes after the rest was shown is applied to the present', () => {
  const { change, session, views } = play()
  for (const n of [2, 3]) change(n)
  views.showRest()
  change(4)
  vi.advanceTimersByTime(long)
  expect(session.view?.log.map(({ n }) => n)).toEqual([1, 2, 3, 4])
})

test('what people do is shown at once', () => {
  const { change, version } = play()
  change(2, { log: [line(2, { seat: 0 })] })
  expect(version()).toBe(2)
})

test('what people do after bots whose moves are still shown comes behind these', () => {
  const { change, version } = play()
  change(2)
  change(3, { log: [line(3, { seat: 2 })] })
  expect(version()).toBe(1)
  vi.advanceTimersByTime(long)
  expect(version()).toBe(3)
})

test('an own pick leads to the present, whatever it tells', () => {
  const { change, version } = play()
  change(2)
  change(3, { decisions: [decisionOf({ id: '0-1' })] })
  change(4, { decisions: [], log: [] })
  expect(version()).toBe(4)
})

test('an own undo leads to the present', () => {
  const { change, version } = play()
  change(2)
  change(3, { log: [line(3, { seat: 0, key: 'undo', params: { since: 1 } })] })
  expect(version()).toBe(3)
})

test("somebody else's undo is shown when its time has come", () => {
  const { change, version } = play()
  change(2)
  change(3, { log: [line(3, { seat: 1, key: 'undo', params: { since: 1 } })] })
  expect(version()).toBe(1)
})

test.each([
  ['two picks in one', { log: [line(3), line(4)] }],
  ['lines that are missing', { log: [line(4)] }],
  ['other eyes', { you: 1 }],
])('a change of %s leads to the present', (_, changed) => {
  const { change, version } = play()
  change(2)
  change(3, changed)
  expect(version()).toBe(3)
})

test('what is more than a part of a move waits for nothing that follows', () => {
  const { change, views } = play()
  change(2, { log: [line(2, { key: 'pay' }), line(3, { pick: 2 })] })
  change(3, { log: [line(4)] })
  expect(views.behind).toBe(2)
})

test('a question is shown when its time has come, not before', () => {
  const { change, session } = play()
  change(2, { decisions: [decisionOf({ id: '0-1' })], waitingFor: [0] })
  expect(session.view?.decisions).toEqual([])
  vi.advanceTimersByTime(long)
  expect(session.view?.decisions).toHaveLength(1)
})

test('nobody looks: the present is shown, and what comes then as well', () => {
  const { change, version } = play()
  change(2)
  change(3)
  browser.page.hidden = true
  browser.page.dispatchEvent(new Event('visibilitychange'))
  expect(version()).toBe(3)
  change(4)
  expect(version()).toBe(4)
})

test('a whole view of several picks, as after a lost connection, is shown at once', () => {
  const { change, say, version } = play()
  change(2)
  say(seen(6, { log: [3, 4, 5, 6].map(n => line(n)) }))
  expect(version()).toBe(6)
})

test('a lost connection leads to the present', () => {
  const { change, version } = play()
  change(2)
  change(3)
  dispatchEvent(new Event('offline'))
  vi.advanceTimersByTime(50)
  expect(version()).toBe(3)
})

test('where it ends the present is shown, and all that comes is shown at once', () => {
  const { change, version, views } = play()
  change(2)
  views.stop()
  expect(version()).toBe(2)
  change(3)
  expect(version()).toBe(3)
})
