// Why nothing can be undone: found in what the viewer has been sent, and always found when the table refuses an undo.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Params } from '#shared/protocol.ts'
import type { ValleyDecision, ValleyLine } from '#shared/valley/declarations.ts'
import { maxUndos } from '#shared/engine/history.ts'
import { paramsFor, type Line } from '#shared/engine/log-lines.ts'
import { steps } from '#shared/valley/table.ts'
import { whyNoUndo } from '#web/lib/valley/decision/undo-obstacle.ts'
import { randomValleyGames, longTimeout, play, runs } from '#test/shared/properties/valley-games.ts'
import { openValleyDecision, valleyDecision, valleyLine } from '#test/shared/typed-by-game.ts'
import { decisionOf } from '#test/shared/wire-records.ts'
import { line as logLine } from '#test/shared/valley/wire-fixtures.ts'

const line = (pick: number, seat: number | null, key: string, params: Params = {}): ValleyLine =>
  logLine(seat, key, params, { pick })
const theirEnd = [line(1, 1, 'end'), line(1, null, 'refilled'), line(1, 1, 'draw')]
const asked = (key: 'recover.discard'): ValleyDecision => valleyDecision(decisionOf({ key }))

test('at the beginning of a turn there is nothing of it', () => {
  expect(whyNoUndo(0, theirEnd, null)).toBe('nothing')
  expect(whyNoUndo(0, [line(1, 0, 'begin')], null)).toBe('nothing')
  expect(whyNoUndo(0, [], null)).toBe('nothing')
})

test('what was taken back is not there, however many of its picks were told', () => {
  const played = line(2, 0, 'play')
  const shabti = [played, line(3, 0, 'undo', { since: played.n + 1 }), line(4, 0, 'undo', { since: played.n })]
  expect(whyNoUndo(0, [...theirEnd, ...shabti], null)).toBe('nothing')
  expect(whyNoUndo(0, [...theirEnd, line(1, 0, 'play'), line(1, 0, 'draw'), ...shabti], null)).toBe('drawn')
  expect(whyNoUndo(0, [...theirEnd, ...shabti, line(5, 0, 'buy')], null)).toBe('others')
})

test('a choice that no line tells of takes nothing with it', () => {
  const played = line(2, 0, 'play')
  const after = played.n + 1
  expect(whyNoUndo(0, [...theirEnd, played, line(3, 0, 'undo', { since: after })], null)).toBe('others')
})

test('what was seen since is named', () => {
  expect(whyNoUndo(0, [...theirEnd, line(2, 0, 'play'), line(2, 0, 'draw')], null)).toBe('drawn')
  expect(
    whyNoUndo(
      0,
      [...theirEnd, line(2, 0, 'play'), line(2, 0, 'recover', { from: 'deck' }), line(2, 0, 'shuffle')],
      null,
    ),
  ).toBe('searched')
  expect(whyNoUndo(0, [...theirEnd, line(2, 0, 'play'), line(2, 0, 'take', { from: 'stock' })], null)).toBe('turnedUp')
  expect(
    whyNoUndo(
      0,
      [...theirEnd, line(2, 0, 'play'), line(2, 0, 'reveal'), line(2, 0, 'discard', { from: 'aside' })],
      null,
    ),
  ).toBe('turnedUp')
  expect(whyNoUndo(0, [...theirEnd, line(2, 0, 'play')], asked('recover.discard'))).toBe('searched')
})

test('others who have moved, or were asked and said nothing', () => {
  expect(whyNoUndo(0, [...theirEnd, line(2, 0, 'play'), line(3, 1, 'discard')], null)).toBe('others')
  expect(whyNoUndo(0, [...theirEnd, line(2, 0, 'buy')], null)).toBe('others')
})

test('that a bot has played or plays for somebody is no question to others', () => {
  const played = line(2, 0, 'play')
  const club = { bot: 'club' }
  expect(whyNoUndo(0, [...theirEnd, played, line(3, 0, 'stand-in', club), line(4, 0, 'back')], null)).toBe('bot')
  expect(whyNoUndo(0, [...theirEnd, played, line(3, 1, 'gave-up', club)], null)).toBe('bot')
  expect(whyNoUndo(0, [...theirEnd, played, line(3, 0, 'late'), line(4, 0, 'entomb')], null)).toBe('bot')
  const late = [...theirEnd, line(2, 0, 'late'), line(3, 0, 'play')]
  expect(whyNoUndo(0, late, null)).toBe('bot')
  expect(whyNoUndo(0, [...late, line(4, 0, 'buy')], null)).toBe('others')
  expect(whyNoUndo(0, [...theirEnd, line(2, 0, 'stand-in', club), line(3, 0, 'back')], null)).toBe('nothing')
})

test('that all undos of a turn are used up is no question to others', () => {
  const undone = Array.from({ length: maxUndos }, () => {
    const entombed = line(2, 0, 'entomb')
    return [entombed, line(3, 0, 'undo', { since: entombed.n })]
  }).flat()
  const again = line(4, 0, 'entomb')
  expect(whyNoUndo(0, [...theirEnd, ...undone, again], null)).toBe('spent')
  expect(whyNoUndo(0, [...theirEnd, ...undone.slice(2), again], null)).toBe('others')
  expect(whyNoUndo(0, [...undone, line(4, 0, 'end'), line(5, 1, 'end'), line(6, 0, 'entomb')], null)).toBe('others')
  expect(whyNoUndo(0, [...theirEnd, ...undone], null)).toBe('nothing')
})

/** Lines with which somebody saw what nobody could know before, or what only others did not know. */
const shows = [
  'draw',
  'reshuffle',
  'shuffle',
  'look',
  'reveal',
  'refilled',
  'rearranged',
  'recover',
  'entomb',
  'exchange',
  'take',
  'buy',
  'discard',
]

test('in whole games: the word fits what the table has told since', longTimeout, () => {
  const seen = new Map<string, number>()
  fc.assert(
    fc.property(randomValleyGames, game => {
      /** Own calls of this turn that stand, with what they logged, and whether anybody else was asked after them. */
      let standing: { readonly told: readonly Line[]; asked: boolean }[] = []
      let [turns, known] = [-1, 0]
      play(game, (table, _, sent) => {
        const {
          referee,
          context: { state },
        } = table
        const you = state.turn
        const told = table.lines.slice(known)
        known = table.lines.length
        if (referee.checkpoint !== turns || told.some(({ key }) => key === 'pharaoh')) {
          turns = referee.checkpoint
          standing = []
        } else if (sent && 'undo' in sent) standing.pop()
        else if (sent)
          standing.push({ told, asked: sent.seat !== you || referee.waitingFor.some(seat => seat !== you) })
        if (referee.over || referee.canUndo(you) || steps[state.step] === 'pharaoh') return
        const lines = table.lines
          .slice(-90)
          .map(line => valleyLine({ ...line, at: '', text: '', params: paramsFor(line, you) }))
        const decision = referee.openFor(you).length > 0 ? openValleyDecision(referee, you) : undefined
        const why = whyNoUndo(you, lines, decision ?? null)
        seen.set(why, (seen.get(why) ?? 0) + 1)
        const keys = standing.flatMap(call => call.told.map(({ key }) => key))
        const wasAsked = standing.some(({ asked }) => asked)
        if (why === 'nothing') expect(keys).toEqual([])
        else if (why === 'others') expect([wasAsked, game.options.quickReactions]).toContain(true)
        else if (why === 'drawn') expect(keys.some(key => key === 'draw' || key === 'reshuffle')).toBe(true)
        else expect([...keys.filter(key => shows.includes(key)), decision?.key]).not.toEqual([undefined])
        if (why !== 'nothing' && keys.length === 0) expect(decision?.key).toMatch(/\./)
      })
    }),
    runs(24),
  )
  for (const why of ['nothing', 'drawn', 'searched', 'turnedUp', 'others'])
    expect([why, seen.get(why)]).toEqual([why, expect.toSatisfy((count: number) => count > 10)])
})
