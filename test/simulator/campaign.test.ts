// A campaign of simulated games: it can be stopped at any time, goes on with what is missing, and adds up.
import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { games } from '#shared/games.ts'
import { simulate } from '#shared/simulator/run.ts'
import { settled } from '#test/shared/table/memory-place.ts'
import { campaignTable, keptIn, partsOf, playCampaign, type Campaign, type Part } from './campaign.ts'
import { faultTable, sumOf, tallyOf, tallyTable, type Tally } from './tally.ts'

let folder: string
let file: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'campaign-'))
  file = join(folder, 'parts.jsonl')
})
afterEach(() => {
  rmSync(folder, { recursive: true })
})

/** What a part comes to that was not really played. */
const pretended = ({ first, games: count }: Part): Tally => ({
  games: count,
  over: count - 1,
  deleted: 0,
  broken: [{ seed: first, kind: 'lost' }],
  steps: 1000 * count,
  rows: 10 * count,
  messages: 20 * count,
  answers: 30 * count,
  processor: 100 * count,
  struck: { killed: first, lost: 1 },
})

/** Plays a campaign of four parts of ten seeds; gives the first seeds of the parts that were played. */
async function play(changed: Partial<Campaign> = {}): Promise<readonly number[]> {
  const played: number[] = []
  const player = async (part: Part) => {
    played.push(part.first)
    return pretended(part)
  }
  await playCampaign({
    file,
    parts: partsOf(1, 35, 10),
    players: [player, player],
    commit: 'abc',
    stop: new AbortController().signal,
    told: () => {},
    ...changed,
  })
  return played
}

test('every part is played once, however often the campaign is started', async () => {
  expect(await play()).toEqual([1, 11, 21, 31])
  expect(await play()).toEqual([])
  expect(await play({ parts: partsOf(1, 51, 10) })).toEqual([41, 51])
  expect(keptIn(file).map(({ first }) => first)).toEqual([1, 11, 21, 31, 41, 51])
})

test('seeds that were played in other parts are not played again', async () => {
  await play({ parts: partsOf(1, 20, 10) })
  await expect(play({ parts: partsOf(6, 30, 10) })).rejects.toThrow('those from 1 to 10 are kept')
  await expect(play({ parts: partsOf(11, 30, 30) })).rejects.toThrow('from 11 on would count twice')
  expect(keptIn(file).map(({ first }) => first)).toEqual([1, 11])
})

test('a campaign that is stopped loses the parts under way, and goes on with them', async () => {
  const stop = new AbortController()
  const player = async (part: Part) => {
    if (part.first === 21) stop.abort()
    return pretended(part)
  }
  await play({ players: [player], stop: stop.signal })
  expect(keptIn(file).map(({ first }) => first)).toEqual([1, 11])
  expect(await play()).toEqual([21, 31])
})

test('a player that fails ends the campaign, unless that was stopped', async () => {
  const failing = (part: Part) =>
    part.first === 11 ? Promise.reject(new Error('gone')) : Promise.resolve(pretended(part))
  await expect(play({ players: [failing] })).rejects.toThrow('gone')
  await play({ players: [failing], stop: AbortSignal.abort() })
  expect(await play()).toEqual([11, 21, 31])
})

test('a line that was not written to its end is taken out, and its part played again', async () => {
  await play({ parts: partsOf(1, 20, 10) })
  const whole = readFileSync(file, 'utf8')
  appendFileSync(file, '{"first":21,"games":10,"ö":"')
  expect(keptIn(file).map(({ first }) => first)).toEqual([1, 11])
  expect(readFileSync(file, 'utf8')).toBe(whole)
  expect(await play()).toEqual([21, 31])
})

test('a file that holds anything else is refused and left as it is', () => {
  writeFileSync(file, 'a line\nand one without an end')
  expect(() => keptIn(file)).toThrow('holds something else')
  expect(readFileSync(file, 'utf8')).toBe('a line\nand one without an end')
})

test('what was played at each commit stands in a line of its own, with the sum under them', async () => {
  await play({ parts: partsOf(1, 20, 10) })
  await play({ commit: 'def' })
  const lines = campaignTable(keptIn(file)).split('\n').slice(2)
  expect(lines.map(line => line.replace(/\d{4}-\d\d-\d\d/, 'DAY'))).toEqual([
    '| seeds 1-20, at abc, until DAY | 20 | 18 | 0 | 2 | 20,000 | 200 | 400 | 600 | 2 s | 100 |',
    '| seeds 21-40, at def, until DAY | 20 | 18 | 0 | 2 | 20,000 | 200 | 400 | 600 | 2 s | 100 |',
    '| all | 40 | 36 | 0 | 4 | 40,000 | 400 | 800 | 1,200 | 4 s | 100 |',
  ])
  expect(sumOf(keptIn(file)).broken.map(({ seed }) => seed)).toEqual([1, 11, 21, 31])
  expect(faultTable(sumOf(keptIn(file)))).toContain('| killed | 64 |')
})

test('a tally counts what the reports of its games say', async () => {
  const reports = [await simulate(3, { games, settled }), await simulate(4, { games, settled })]
  const sum = sumOf(reports.map(tallyOf))
  expect(sum).toMatchObject({ games: 2, over: 2, deleted: 0, broken: [], processor: 0 })
  for (const key of ['rows', 'messages', 'answers'] as const)
    expect(sum[key]).toBe(reports.reduce((total, { counts }) => total + counts[key], 0))
  expect(sum.struck.killed).toBe(reports.reduce((total, { struck }) => total + (struck.get('killed') ?? 0), 0))
  expect(tallyTable([['none', sumOf([])]])).toContain('| none | 0 | 0 | 0 | 0 | 0 | 0 | 0 | 0 | 0 s |  |')
})
