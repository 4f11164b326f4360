// Sounds: none at the first view of a table, none twice, none louder than the speakers.
import { readFile } from 'node:fs/promises'
import { minifySync, transformWithOxc } from 'vite'
import { describe, expect, test } from 'vitest'
import type { Decision, LogLine, Params, View } from '#shared/protocol.ts'
import { snapshotOf, cuesIn } from '#web/lib/table/sound-cues.ts'
import { sounds } from '#web/lib/table/sounds.ts'
import { blockSounds, soundOf as talSoundOf } from '#web/lib/tal/log/block-sounds.ts'
import { cardSounds, isAttacked, soundOf } from '#web/lib/valley/input/card-sounds.ts'
import { talView } from '#web/lib/tal/table/tal-view.ts'
import { valleyView } from '#web/lib/valley/table/valley-view.ts'
import { decisionOf, lineOf, viewOf } from '#test/shared/wire-records.ts'
import { emptyTable } from '#test/shared/valley/wire-fixtures.ts'
import { heard, rendered, type Heard } from './heard-sound.ts'

const line = (n: number, key: string, params: Params = {}): LogLine =>
  lineOf({ n, pick: n, seat: 1, text: key, key, params })
const question = (id: string): Decision => decisionOf({ id, kind: 'play', key: 'play' })
const asked = [question('0-1')]
const view = (turn: number, decisions: readonly Decision[], ...log: readonly LogLine[]): View =>
  viewOf({ you: 0, phase: 'playing', table: { ...emptyTable, turn }, decisions, log })
/** A view, for whoever knows the game it is of. */
function known<Known>(view: Known | null): Known {
  if (view === null) throw new Error('a view of another game')
  return view
}
const cues = (now: View, before: View | null) => cuesIn(known(valleyView(now)), before && snapshotOf(before), soundOf)
const after = (before: View, now: View) => cues(now, before)
const talCues = (now: View, before: View) =>
  cuesIn(known(talView({ ...now, game: 'tal' })), snapshotOf(before), talSoundOf).happened

describe('a view', () => {
  test('that is the first one tells nothing new', () => {
    expect(cues(view(0, asked, line(1, 'fell')), null)).toEqual({ asked: false, happened: [] })
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
  test('does not tell it while a bot plays for you, and does once you are back', () => {
    const stoodIn = (view: View): View => ({ ...view, seats: view.seats.map(seat => ({ ...seat, standIn: 'club' })) })
    expect(after(stoodIn(view(1, [])), stoodIn(view(0, asked))).asked).toBe(false)
    expect(after(stoodIn(view(0, asked)), view(0, asked)).asked).toBe(true)
  })
  test('does not tell it to whoever takes a sealed answer back', () => {
    const taken = (seat: number) => ({ ...line(4, 'undo', { since: 4 }), seat })
    expect(after(view(1, []), view(1, asked, taken(0)))).toEqual({ asked: false, happened: ['back'] })
    expect(after(view(1, []), view(1, asked, taken(1))).asked).toBe(true)
  })
  test('of a replay asks nobody anything, and tells what happened', () => {
    const now = known(valleyView(view(0, asked, line(1, 'fell'))))
    expect(cuesIn(now, snapshotOf(view(1, [])), soundOf, true)).toEqual({ asked: false, happened: ['stone'] })
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
      talCues(view(1, [], line(4, 'march'), line(5, 'march'), line(6, 'claim'), line(7, 'build')), before),
    ).toEqual(['march', 'block'])
  })
  test('of the board game warns of what is taken from its viewer, and of nobody else’s loss', () => {
    const before = view(1, [], line(4, 'march'))
    expect(
      talCues(
        view(1, [], line(5, 'steal', { from: 0 }), line(6, 'steal', { from: 2 }), line(7, 'takeover', { from: 0 })),
        before,
      ),
    ).toEqual(['attack', 'block', 'attack'])
  })
  test('tells of an undo', () => {
    expect(after(view(1, []), view(1, [], line(4, 'undo', { since: 3 }))).happened).toEqual(['back'])
  })
  test('warns of a question that another’s action asks, but not of one that leaves a reaction open', () => {
    const attacked = (turn: number, changed: Partial<Decision>) =>
      isAttacked(known(valleyView(view(turn, [decisionOf(changed)]))))
    expect(attacked(1, { kind: 'choose-card', key: 'discard' })).toBe(true)
    expect(attacked(1, { kind: 'react', key: 'react.affected' })).toBe(true)
    expect(attacked(1, { kind: 'react', key: 'react.bought' })).toBe(false)
    expect(attacked(0, { kind: 'choose-card', key: 'discard' })).toBe(false)
  })
})

describe.each(Object.entries(sounds))('the sound "%s"', (name, parts) => {
  test('lasts only a short time', () => {
    expect(Math.max(...parts.map(({ at, lasts }) => at + lasts))).toBeLessThanOrEqual(name === 'end' ? 1 : 0.6 + 1e-9)
  })
  test('can be played: everything in it lasts longer than it takes to begin, at a pitch above nothing', () => {
    for (const { at, lasts, loud, hz, to } of parts) {
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
    expect(Math.max(...rendered(parts).map(Math.abs))).toBeLessThanOrEqual(0.9)
  })
})

/** In what two sounds differ enough to be told apart by it. */
function differences(one: Heard, other: Heard): readonly (keyof Heard)[] {
  const apart = {
    strokes: one.strokes !== other.strokes,
    length: Math.max(one.length / other.length, other.length / one.length) >= 1.5,
    roughness: Math.abs(one.roughness - other.roughness) >= 0.1,
    rise: Math.abs(one.rise - other.rise) >= 0.6,
    height: Math.abs(one.height - other.height) >= 1,
  }
  return (Object.keys(apart) as (keyof Heard)[]).filter(key => apart[key])
}

describe.each([
  ['the deck-builder', cardSounds],
  ['the board game', blockSounds],
])('%s', (_, names) => {
  test('has eight sounds, any two of which can be told apart by two marks, and not by their pitch alone', () => {
    expect(new Set(names).size).toBe(8)
    const like = names.map(name => ({ name, ...heard(sounds[name]) }))
    for (const [k, one] of like.entries())
      for (const other of like.slice(k + 1)) {
        const apart = differences(one, other)
        expect(apart.length, `${one.name}, ${other.name}: ${apart.join()}`).toBeGreaterThanOrEqual(2)
        expect(apart, `${one.name}, ${other.name}`).not.toEqual(['height'])
      }
  })
})
test('"your turn" is quiet', () => {
  for (const { loud } of sounds.turn) expect(loud).toBeLessThanOrEqual(0.12)
})

test('all sounds, how they are played and when take less than 5 KB of script', async () => {
  const files = [
    'table/sounds',
    'table/play-sound',
    'table/sound-cues',
    'valley/input/card-sounds',
    'tal/log/block-sounds',
  ]
  const sizes = files.map(async file => {
    const path = `web/lib/${file}.ts`
    const { code } = await transformWithOxc(await readFile(path, 'utf8'), path)
    return minifySync(path, code).code.length
  })
  const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
  expect(bytes).toBeGreaterThan(2_000)
  expect(bytes).toBeLessThan(5 * 1024)
})
