// Sounds: none at the first view of a table, none twice, none louder than the speakers.
import { describe, expect, test } from 'vitest'
import type { Decision, LogLine, View } from '#shared/protocol.ts'
import { snapshotOf, cuesIn } from '#web/lib/table/sound-cues.ts'
import { sounds } from '#web/lib/table/sounds.ts'
import { soundOf as talSoundOf } from '#web/lib/tal/log/block-sounds.ts'
import { soundOf } from '#web/lib/valley/input/card-sounds.ts'
import { decisionOf, lineOf, viewOf } from '#test/shared/wire-records.ts'
import { emptyTable } from '#test/shared/valley/wire-fixtures.ts'

const line = (n: number, key: string): LogLine => lineOf({ n, pick: n, seat: 1, text: key, key })
const question = (id: string): Decision => decisionOf({ id, kind: 'play', key: 'play' })
const asked = [question('0-1')]
const view = (turn: number, decisions: readonly Decision[], ...log: readonly LogLine[]): View =>
  viewOf({ you: 0, phase: 'playing', table: { ...emptyTable, turn }, decisions, log })
const after = (before: View, now: View) => cuesIn(now, snapshotOf(before), soundOf)

describe('a view', () => {
  test('that is the first one tells nothing new', () => {
    expect(cuesIn(view(0, asked, line(1, 'fell')), null, soundOf)).toEqual({ asked: false, happened: [] })
  })
  test('that is repeated tells nothing new', () => {
    const now = view(0, asked, line(1, 'fell'))
    expect(after(now, now)).toEqual({ asked: false, happened: [] })
  })
  test('made for somebody else tells nothing new', () => {
    expect(after({ ...view(1, []), you: null }, view(0, asked, line(1, 'fell')))).toEqual({
      asked: false,
      happened: [],
    })
  })
  test('tells that it is your turn, or that you are asked in another’s', () => {
    expect(after(view(1, []), view(0, asked)).asked).toBe(true)
    expect(after(view(1, []), view(1, asked)).asked).toBe(true)
    expect(after(view(0, asked), view(1, asked)).asked).toBe(true)
  })
  test('does not tell it again for every question of the same turn', () => {
    expect(after(view(0, asked), view(0, [question('0-2')])).asked).toBe(false)
    expect(after(view(0, asked), view(1, [])).asked).toBe(false)
  })
  test('tells how many stones have fallen since', () => {
    const before = view(1, [], line(4, 'fell'), line(5, 'buy'))
    expect(
      after(before, view(1, [], line(4, 'fell'), line(5, 'buy'), line(6, 'fell'), line(7, 'fell'))).happened,
    ).toEqual(['stone', 'stone'])
  })
  test('of the board game tells of blocks and of figures on their way, in their order', () => {
    const before = view(1, [], line(4, 'march'))
    expect(
      cuesIn(
        view(1, [], line(4, 'march'), line(5, 'march'), line(6, 'claim'), line(7, 'build')),
        snapshotOf(before),
        talSoundOf,
      ).happened,
    ).toEqual(['march', 'block'])
  })
})

describe.each(Object.entries(sounds))('the sound "%s"', (_, parts) => {
  test('lasts only a short time', () => {
    expect(Math.max(...parts.map(({ at, lasts }) => at + lasts))).toBeLessThanOrEqual(0.6)
  })
  test('can be played: everything in it lasts longer than it takes to begin, at a pitch above nothing', () => {
    for (const { at, lasts, loud, hz, to = hz } of parts.map(part => ({ to: undefined, ...part }))) {
      expect(at).toBeGreaterThanOrEqual(0)
      expect(lasts).toBeGreaterThan(0.02)
      expect(loud).toBeGreaterThan(0)
      expect(Math.min(hz, to)).toBeGreaterThan(20)
    }
  })
  test('never gets louder than the speakers', () => {
    const loudest = Math.max(
      ...parts.map(({ at }) =>
        parts.filter(part => part.at <= at && part.at + part.lasts > at).reduce((sum, { loud }) => sum + loud, 0),
      ),
    )
    expect(loudest).toBeLessThanOrEqual(1)
  })
})
test('"your turn" is quiet', () => {
  for (const { loud } of sounds.turn) expect(loud).toBeLessThanOrEqual(0.12)
})
