// When a seat that comes back is told what it has missed, and when it is left in peace.
import { beforeEach, expect, test, vi } from 'vitest'
import type { LogLine, View } from '#shared/protocol.ts'
import { hasMissed, keepSeen, newestLine, seenLines } from '#web/lib/table/missed/seen-lines.ts'
import { lineOf } from '#test/shared/wire-records.ts'
import { fakeStorage } from '../../fakes.ts'

const now = Date.UTC(2026, 10, 24, 12)
const ago = (seconds: number) => now - seconds * 1000
const line = (n: number, seat: number | null, at = ago(3600)): LogLine =>
  lineOf({ n, seat, at: new Date(at).toISOString(), key: 'end' })
const person = { bot: null, standIn: null, connected: true, name: 'Mira' }
const looked = (log: readonly LogLine[], bots = false): Pick<View, 'you' | 'seats' | 'log'> => ({
  you: 0,
  seats: [0, 1, 2].map(seat => ({ ...person, seat, ...(bots && seat > 0 ? { bot: 'club' as const } : {}) })),
  log,
})

beforeEach(() => {
  vi.stubGlobal('localStorage', fakeStorage())
})

test('the last line shown is kept for each table and seat', () => {
  expect(seenLines('a', 0)).toBeNull()
  keepSeen('a', 0, { n: 12, at: now })
  expect(seenLines('a', 0)).toEqual({ n: 12, at: now })
  expect(seenLines('a', 1)).toBeNull()
  expect(seenLines('b', 0)).toBeNull()
  for (const nonsense of ['nonsense', '12', '12 soon']) {
    localStorage.setItem('valley:seen:a:0', nonsense)
    expect(seenLines('a', 0)).toBeNull()
  }
  expect(newestLine(looked([]))).toBe(0)
})

test('nothing new is nothing missed, however long it was; nor is what only the viewer did', () => {
  const log = [line(1, 1), line(2, 0)]
  expect(hasMissed(looked(log), { n: 2, at: ago(86_400) }, now)).toBe(false)
  expect(hasMissed(looked(log), { n: 1, at: ago(86_400) }, now)).toBe(false)
  expect(hasMissed(looked([line(1, 1), line(2, null)]), { n: 1, at: ago(86_400) }, now)).toBe(false)
})

test('a reload of seconds misses nothing; after longer the others are told of', () => {
  const log = [line(1, 0), line(2, 1)]
  expect(hasMissed(looked(log), { n: 1, at: ago(5) }, now)).toBe(false)
  expect(hasMissed(looked(log), { n: 1, at: ago(30) }, now)).toBe(true)
})

test('where only bots have moved it takes longer', () => {
  const log = [line(1, 0), line(2, 1), line(3, 2)]
  expect(hasMissed(looked(log, true), { n: 1, at: ago(60) }, now)).toBe(false)
  expect(hasMissed(looked(log, true), { n: 1, at: ago(300) }, now)).toBe(true)
})

test('lines that a view no longer holds may have been of others', () => {
  const log = [line(20, 0), line(21, 0)]
  expect(hasMissed(looked(log), { n: 19, at: ago(300) }, now)).toBe(false)
  expect(hasMissed(looked(log), { n: 18, at: ago(300) }, now)).toBe(true)
  // They may have been of people, also where bots have played since.
  const byBot = looked([line(20, 1)], true)
  expect(hasMissed(byBot, { n: 19, at: ago(60) }, now)).toBe(false)
  expect(hasMissed(byBot, { n: 18, at: ago(60) }, now)).toBe(true)
})

test('without a memory it counts when the others moved: a game that has just begun has been missed by nobody', () => {
  expect(hasMissed(looked([line(1, 1, ago(5)), line(2, 2, ago(2))]), null, now)).toBe(false)
  expect(hasMissed(looked([line(1, 1, ago(90))], true), null, now)).toBe(false)
  expect(hasMissed(looked([line(1, 1, ago(90)), line(2, 2, ago(5))]), null, now)).toBe(true)
  expect(hasMissed(looked([line(1, null), line(2, 0)]), null, now)).toBe(false)
})
