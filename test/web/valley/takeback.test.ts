// The word for why nothing can be taken back: found in what a viewer is told, and there whenever the table says no.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Decision, LogLine } from '#shared/protocol.ts'
import { paramsFor } from '#shared/engine/log.ts'
import { whyNoUndo } from '#web/lib/valley/takeback.ts'
import { describedBase as described, patience, play, runs } from '../../shared/properties/playing.ts'

let n = 0
const line = (pick: number, seat: number | null, key: string, params: LogLine['params'] = {}): LogLine =>
  ({ n: ++n, at: '', round: 1, pick, seat, text: '', key, params })
const theirEnd = [line(1, 1, 'end'), line(1, null, 'refilled'), line(1, 1, 'draw')]
const asked = (key: string) => ({ key }) as Decision

test('at the beginning of a turn there is nothing of it', () => {
  expect(whyNoUndo(0, theirEnd, null)).toBe('nothing')
  expect(whyNoUndo(0, [line(1, 0, 'begin')], null)).toBe('nothing')
  expect(whyNoUndo(0, [], null)).toBe('nothing')
})

test('what was taken back is not there, however many of its picks were told', () => {
  const shabti = [line(2, 0, 'play'), line(3, 0, 'undo'), line(4, 0, 'undo')]
  expect(whyNoUndo(0, [...theirEnd, ...shabti], null)).toBe('nothing')
  expect(whyNoUndo(0, [...theirEnd, line(2, 0, 'play'), line(2, 0, 'draw'), ...shabti], null)).toBe('drawn')
  expect(whyNoUndo(0, [...theirEnd, ...shabti, line(5, 0, 'buy')], null)).toBe('others')
})

test('what was seen since is named', () => {
  expect(whyNoUndo(0, [...theirEnd, line(2, 0, 'play'), line(2, 0, 'draw')], null)).toBe('drawn')
  expect(whyNoUndo(0, [...theirEnd, line(2, 0, 'recover', { from: 'deck' }), line(2, 0, 'shuffle')], null)).toBe('searched')
  expect(whyNoUndo(0, [...theirEnd, line(2, 0, 'play'), line(2, 0, 'take', { from: 'stock' })], null)).toBe('turnedUp')
  expect(whyNoUndo(0, [...theirEnd, line(2, 0, 'play'), line(2, 0, 'reveal'), line(2, 0, 'discard', { from: 'aside' })], null)).toBe('turnedUp')
  expect(whyNoUndo(0, [...theirEnd, line(2, 0, 'play')], asked('recover.discard'))).toBe('searched')
})

test('others who have moved, or were asked and said nothing', () => {
  expect(whyNoUndo(0, [...theirEnd, line(2, 0, 'play'), line(3, 1, 'discard')], null)).toBe('others')
  expect(whyNoUndo(0, [...theirEnd, line(2, 0, 'buy')], null)).toBe('others')
})

test('in whole games: the word fits what the table has told since', patience, () => {
  const seen = new Map<string, number>()
  fc.assert(fc.property(described, game => {
    play(game, table => {
      const { referee, run: { state } } = table
      const you = state.turn
      if (referee.over || referee.canUndo(you)) return
      const lines = table.lines.slice(-60).map((told): LogLine => ({ ...told, at: '', text: '', params: paramsFor(told, you) }))
      const decision = referee.openFor(you).length > 0 ? referee.decisions(you)[0] as Decision | undefined : undefined
      const why = whyNoUndo(you, lines, decision ?? null)
      seen.set(why, (seen.get(why) ?? 0) + 1)
      const last = lines.findLastIndex(({ key }) => key === 'end' || key === 'begin')
      const mine = lines.slice(last + 1).filter(({ seat, key }) => seat === you && key !== 'undo')
      if (mine.length === 0) expect(why).toBe('nothing')
      if (why === 'nothing') expect(mine.filter(({ key }) => key === 'draw' || key === 'shuffle' || key === 'reveal')).toEqual([])
      if (why === 'drawn') expect(mine.some(({ key }) => key === 'draw' || key === 'reshuffle')).toBe(true)
    })
  }), runs(24))
  for (const why of ['nothing', 'drawn', 'searched', 'turnedUp', 'others']) expect([why, seen.get(why)]).toEqual([why, expect.toSatisfy((count: number) => count > 10)])
})
