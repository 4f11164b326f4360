// A finished game as a file: what is kept opens again as the same game; what is broken or meant ill is refused, each with its
// own reason, and nothing in it is believed.
import { createHash } from 'node:crypto'
import { hexToBytes } from '@noble/hashes/utils.js'
import { expect, test, vi } from 'vitest'
import { Chance } from '#shared/chance.ts'
import { movesIn } from '#shared/engine/recorded-moves.ts'
import { Referee } from '#shared/engine/referee.ts'
import { gameNames } from '#shared/game-names.ts'
import { games } from '#shared/games.ts'
import type { RecordedMove, Result } from '#shared/protocol.ts'
import { maxTakenBack } from '#shared/table/lifetime.ts'
import { replayOf } from '#web/lib/table/end/play-through.ts'
import { fileNameOf, fileTextOf, versions } from '#web/lib/replay/game-file.ts'
import { largestFile, readGameFile } from '#web/lib/replay/read-game-file.ts'
import { historyOf, seen, shuffledGame } from '#test/shared/table/shuffled-table.ts'
import { required } from '#test/shared/required.ts'
import { ended, finished, id, whole } from './finished.ts'

const noPause = () => Promise.resolve()
const read = (text: string) => readGameFile(new Blob([text]), noPause)

const someText = (): string => required(fileTextOf(finished('valley', required(whole('valley')[0]))))
const { options: settled, moves } = required(whole('valley')[0])
const played = movesIn(moves)
/** Such moves, and then the game: of some it would come out the same. */
const before = (...more: readonly object[]) => ({ picks: [...more, ...played] })
const changed = (change: Readonly<Record<string, unknown>>): string =>
  JSON.stringify({ ...(JSON.parse(someText()) as object), ...change })

test.each(gameNames)('%s: what is kept opens as the same game, with undos, batches and all', async game => {
  const recorded = whole(game).filter((_, nth) => nth % 3 === 0)
  expect(recorded.length).toBeGreaterThan(1)
  for (const each of recorded) {
    const kept = finished(game, each)
    const text = required(fileTextOf(kept))
    // Some hundred kilobytes at most.
    expect(text.length).toBeLessThan(300 * 1024)
    const opened = await read(text)
    if (typeof opened === 'string') throw new Error(`${each.name}: ${opened}`)
    expect(opened.end).toMatchObject({ id, game, options: each.options, ended, you: null })
    expect(opened.end.seats.map(({ name, bot }) => [name, bot])).toEqual(
      kept.end.seats.map(({ name, bot }) => [name, bot]),
    )
    expect(opened.replay.at).toBe(0)
    opened.replay.goTo(opened.replay.length)
    expect(opened.replay.lines).toEqual(kept.replay.lines)
    expect(opened.replay.referee.result).toEqual(kept.replay.referee.result)
    // Kept once more it is the same file.
    expect(fileTextOf(opened)).toBe(text)
  }
})

test('stand-ins, seats that were given up and late picks are kept too', async () => {
  const game = required(whole('valley')[0])
  const [first, ...rest] = movesIn(game.moves)
  if (!first || !('decision' in first)) throw new Error('no pick')
  const moves: readonly RecordedMove[] = [
    { seat: 0, standIn: 'newcomer', by: 1 },
    { seat: 0, back: true },
    { seat: 1, gaveUp: 'master' },
    { ...first, late: true },
    ...rest,
  ]
  const { options, seats, seed } = game
  const history = { game: 'valley' as const, options, seats, seed, picks: moves }
  const replay = replayOf(games.valley, history)
  replay.goTo(replay.length)
  const kept = { ...finished('valley', game), history, replay }
  const opened = await read(required(fileTextOf(kept)))
  if (typeof opened === 'string') throw new Error(opened)
  opened.replay.goTo(4)
  expect(opened.replay.lines.slice(-6).map(({ key }) => key)).toEqual(
    expect.arrayContaining(['stand-in', 'back', 'gave-up', 'late']),
  )
})

test('what a seed was made of is kept with it, and believed only if it gives that seed and has the hashes that were shown', async () => {
  const { table } = await shuffledGame('tal', 2, 3, { short: true })
  const [view, history] = [await seen(table), await historyOf(table)]
  const text = required(fileTextOf({ end: { ...view, ended }, history, replay: replayOf(games.tal, history) }))
  const opened = await read(text)
  if (typeof opened === 'string') throw new Error(opened)
  expect(opened.history.shuffle).toEqual(view.shuffle)
  const shuffle = required(history.shuffle)
  const [first, second] = shuffle.shareHashes
  for (const change of [
    { secret: '0'.repeat(32) },
    { shares: [...shuffle.shares].reverse() },
    { count: 1 },
    { shareHashes: [second, first] },
    { secretHash: '0'.repeat(64) },
    { shares: ['a share of another form', null] },
    { more: 1 },
  ])
    expect(await read(JSON.stringify({ ...JSON.parse(text), shuffle: { ...shuffle, ...change } }))).toBe('broken')
})

test('a game without a result is not kept', () => {
  const { end, ...rest } = finished('valley', required(whole('valley')[0]))
  expect(fileTextOf({ ...rest, end: { ...end, result: null } })).toBeNull()
})

test('a file name says what was played, when and by whom, and holds nothing that a system refuses', () => {
  const game = finished('valley', required(whole('valley')[0]))
  expect(fileNameOf(game)).toMatch(/^Valley of the Kings 2026-11-21 Anna 0 Anna 1.*\.json$/)
  const seats = game.end.seats.map(seat => ({ ...seat, name: '../a:b"c|d?' }))
  expect(fileNameOf({ ...game, end: { ...game.end, seats } })).not.toMatch(/[<>:"/\\|?*]/)
  const long = seats.map(seat => ({ ...seat, name: 'a'.repeat(90) }))
  expect(fileNameOf({ ...game, end: { ...game.end, seats: long } })).toHaveLength(125)
})

test('a file of another version of the rules is told from a broken one before anything of it is played', async () => {
  expect(versions).toEqual({ valley: games.valley.version, tal: games.tal.version })
  expect(await read(changed({ rules: versions.valley + 1, picks: 'in another form', more: true }))).toBe('version')
  expect(await read(changed({ rules: versions.valley - 1 }))).toBe('version')
})

test.each([
  '',
  'no JSON',
  'null',
  '[]',
  '{}',
  '{"keptGame":2}',
  '"keptGame"',
  '{"keptGame":1,"game":"chess","rules":4}',
])('%j holds no kept game', async text => {
  expect(await read(text)).toBe('other')
})

test('while a file is read the page can answer; it says of the seed and the end what the table said', async () => {
  let pauses = 0
  const opened = await readGameFile(new Blob([changed({ ended: '' })]), () => {
    pauses++
    return Promise.resolve()
  })
  if (typeof opened === 'string') throw new Error(opened)
  expect(pauses).toBeGreaterThan(1)
  const { end, history } = opened
  const hash = createHash('sha256').update(Buffer.from(history.seed, 'hex')).digest('hex')
  expect([end.ended, end.seedHash]).toEqual(['', hash])
})

test('a file that is too large is not even read', async () => {
  expect(await readGameFile({ size: largestFile, text: () => Promise.resolve('') }, noPause)).toBe('other')
  const file = {
    size: largestFile + 1,
    text: () => {
      throw new Error('read')
    },
  }
  expect(await readGameFile(file, noPause)).toBe('large')
})

test.each([
  ['a key that nothing is called', { more: 1 }],
  [
    'a name that no table takes',
    {
      players: [
        { name: 'a\u202eb', bot: null },
        { name: 'b', bot: null },
      ],
    },
  ],
  [
    'a name of a megabyte',
    {
      players: [
        { name: 'a'.repeat(1e6), bot: null },
        { name: 'b', bot: null },
      ],
    },
  ],
  [
    'markup as a level',
    {
      players: [
        { name: 'a', bot: '<img>' },
        { name: 'b', bot: null },
      ],
    },
  ],
  ['more players than seats', { players: [1, 2, 3].map(n => ({ name: `${n}`, bot: null })) }],
  ['no seats', { seats: 0, players: [] }],
  ['options that no table is made with', { options: { ...settled, junk: 1 } }],
  ['an option beyond its bounds', { options: { ...settled, patience: 5 } }],
  ['options that are not settled', { options: { ...settled, hints: false } }],
  ['a seed that is none', { seed: 'x'.repeat(32) }],
  ['a seed that deals other cards', { seed: '0'.repeat(32) }],
  ['no moves', { picks: [] }],
  ['a seat that is not there', before({ seat: 2, back: true })],
  ['a stand-in for a seat that is not there', before({ seat: 5, standIn: 'master', by: 1 })],
  ['a stand-in whom a seat that is not there has called', before({ seat: 1, standIn: 'master', by: 4 })],
  ['a seat that is not there given up', before({ seat: 5, gaveUp: 'club' })],
  ['a move with more to it', before({ seat: 0, back: true, more: 1 })],
  ['nothing to take back', before({ seat: 0, undo: true })],
  ['another result', { result: { scores: [], winners: [0] } }],
  ['a time that is none', { ended: 'yesterday' }],
  ['an id that leads elsewhere', { id: '../../evil' }],
])('%s: broken', async (_, change) => {
  expect(await read(changed(change))).toBe('broken')
})

test('a game has 20,000 moves at most', async () => {
  const longer = (count: number) =>
    changed(before(...Array.from({ length: count - played.length }, () => ({ seat: 0, back: true }))))
  expect(await read(longer(20_000))).toBeTypeOf('object')
  expect(await read(longer(20_001))).toBe('broken')
})

// To note each of so many faults takes more memory than a phone has.
test.each([
  ['no moves', { picks: Array.from({ length: 600_000 }, () => 0) }],
  ['no sets', { options: { ...settled, sets: Array.from({ length: 600_000 }, () => 0) } }],
])('a file full of what are %s is refused at the first of them', async (_, change) => {
  const text = changed(change)
  expect(text.length).toBeLessThan(largestFile)
  const before = process.memoryUsage().heapUsed
  expect(await read(text)).toBe('broken')
  expect(process.memoryUsage().heapUsed - before).toBeLessThan(100 * 2 ** 20)
})

test('a game whose points or winners are said to be others is broken', async () => {
  const { result } = JSON.parse(someText()) as { readonly result: Result }
  const [first, ...others] = result.scores
  const better = { ...required(first), total: required(first).total + 1 }
  expect(await read(changed({ result: { ...result, scores: [better, ...others] } }))).toBe('broken')
  const winners = result.winners.length > 1 ? [] : [1 - required(result.winners[0])]
  expect(await read(changed({ result: { ...result, winners } }))).toBe('broken')
})

/** The text of a whole game in whose first auction one seat lays a tablet and lifts it again so many times. */
function fileOfTal(seats: number, liftings = 0): string {
  const { options, seed } = required(whole('tal')[0])
  const chance = new Chance(seats)
  const referee = new Referee(games.tal, options, seats, hexToBytes(seed))
  const picks: RecordedMove[] = []
  while (!referee.over) {
    const seat = required(referee.waitingFor[0])
    const { id: decision, min, max, options: offered } = required(referee.decisions(seat)[0])
    const other = picks.length % 2 === 0 ? 'lay' : 'lift'
    const picked =
      picks.length < 2 * liftings
        ? offered.filter(({ key }) => key === other).slice(0, 1)
        : chance.some(
            offered.filter(({ key }) => key !== 'lift' && key !== 'back'),
            Math.max(min, Math.min(max, 1)),
          )
    const pick = { decision, options: picked.map(option => option.id) }
    if ('code' in referee.pick(seat, pick.decision, pick.options)) throw new Error('what is offered is refused')
    picks.push({ seat, ...pick })
  }
  const players = Array.from({ length: seats }, (_, at) => ({ name: `${at}`, bot: null }))
  const head = { keptGame: 1, game: 'tal', rules: versions.tal, id, ended, players, result: referee.result }
  return JSON.stringify({ ...head, options, seats, seed, picks })
}

test('a game has no more seats than its rules are for', async () => {
  expect(await read(fileOfTal(4))).toBeTypeOf('object')
  expect(await read(fileOfTal(5))).toBe('broken')
})

// The longer a phase, the longer takes each copy of the game within it.
test('a seat may have lifted as often as a table lets it, and not once more', async () => {
  expect(await read(fileOfTal(2, maxTakenBack))).toBeTypeOf('object')
  expect(await read(fileOfTal(2, maxTakenBack + 1))).toBe('broken')
})

test('a file that nobody waits for any more is read no further', async () => {
  const pause = vi.fn(() => Promise.reject(new Error('another file was chosen')))
  expect(await readGameFile(new Blob([someText()]), pause)).toBe('broken')
  expect(pause).toHaveBeenCalledOnce()
})

test('a game that was cut off, or in which one pick was changed, is broken; and nothing throws', async () => {
  const held = JSON.parse(someText()) as { readonly picks: readonly { readonly decision: string }[] }
  expect(await read(JSON.stringify({ ...held, picks: held.picks.slice(0, -1) }))).toBe('broken')
  const other = held.picks.with(9, { ...required(held.picks[9]), decision: '0-9999' })
  expect(await read(JSON.stringify({ ...held, picks: other }))).toBe('broken')
  expect(await read(someText().slice(0, -20))).toBe('other')
  expect(typeof (await read(someText()))).toBe('object')
})
