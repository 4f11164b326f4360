// Prints the figures of `npm run bench -- parts`, as tables for RESULTS.md: where the time of a pick goes, whether picks become
// dearer, and what it costs that a table was asleep. `-- parts picks growth wakes workerd` names those that are wanted.
import { cpus } from 'node:os'
import { namesIn } from '#test/command-line.ts'
import { meanOf, quantile } from '#test/arena/match-up.ts'
import { grandMix, longestGame, talOfFour, type NamedKind } from '../longest-games.ts'
import { growingGames, longAndShort, longestAuction, stretches, type Stretch } from './growth.ts'
import { weighTable } from './memory.ts'
import { pickParts, timePicks, type PickTimes } from './pick-parts.ts'
import { timeWakes, type WakeTimes } from './wakes.ts'
import { timeWorkerd } from './workerd-wakes.ts'

const kinds: readonly NamedKind[] = [
  { what: 'deck-builder, two', game: 'valley', seats: 2, options: {} },
  { what: 'deck-builder, four', game: 'valley', seats: 4, options: {} },
  grandMix,
  { what: 'Tal der Könige with two', game: 'tal', seats: 2, options: {} },
  talOfFour,
]
/** Of so many random games the longest is woken. */
const tries = 100
/** Tables of each kind that are woken in workerd, and how often each way. */
const [sleepers, rounds] = [100, 4]
/** How many random games of each kind are played. */
const gamesOfKind = 4

const sections = { picks: printPicks, growth: printGrowth, wakes: printWakes, workerd: printWorkerd }
const sectionNames = ['picks', 'growth', 'wakes', 'workerd'] as const satisfies readonly (keyof typeof sections)[]

/** @param named what is wanted; everything where nothing is named */
export async function printParts(named: readonly string[]): Promise<void> {
  const wanted = named.length > 0 ? namesIn('npm run bench -- parts', named.join(), sectionNames) : sectionNames
  console.log(`${new Date().toISOString().slice(0, 10)}, ${cpus()[0]?.model}, Node ${process.version}`)
  for (const name of sectionNames) if (wanted.includes(name)) await sections[name]()
}

function printRows(heads: readonly string[], rows: readonly (readonly string[])[]): void {
  for (const cells of [heads, heads.map(() => '---'), ...rows]) console.log(`| ${cells.join(' | ')} |`)
}

const spread = (times: readonly number[], digits = 0): string =>
  [quantile(times, 0.5), quantile(times, 0.95), meanOf(times)].map(time => time.toFixed(digits)).join(' / ')
const worst = (times: readonly number[]): string =>
  [0.5, 0.95, 1].map(part => quantile(times, part).toFixed(1)).join(' / ')

async function printPicks(): Promise<void> {
  // Whatever is measured first runs code that is not fast yet.
  await timePicks(talOfFour, 1)
  await timePicks(grandMix, 1)
  const all: PickTimes[] = []
  for (const kind of kinds) all.push(await timePicks(kind, gamesOfKind))
  console.log('\nA pick, in microseconds: median / 95 % / mean')
  const sums = all.map(({ parts, whole }) =>
    whole.map((_, at) => pickParts.reduce((sum, part) => sum + (parts[part][at] ?? 0), 0)),
  )
  printRows(
    ['', ...all.map(({ what }) => what)],
    [
      ...pickParts.map(part => [part, ...all.map(({ parts }) => spread(parts[part]))]),
      ['sum of the parts', ...sums.map(sum => spread(sum))],
      ['the whole, measured by itself', ...all.map(({ whole }) => spread(whole))],
      [
        'sum to whole',
        ...sums.map((sum, at) => `${((100 * meanOf(sum)) / meanOf(all[at]?.whole ?? [])).toFixed(0)} %`),
      ],
      ['processor time, garbage included', ...all.map(({ processor }) => processor.toFixed(0))],
      ['bytes sent', ...all.map(({ bytes }) => bytes.toFixed(0))],
      ['picks', ...all.map(({ picks }) => `${picks}`)],
    ],
  )
}

async function printGrowth(): Promise<void> {
  console.log('\nBy the number of the pick, the grand mix with six where much is taken back')
  printStretches(await growingGames(gamesOfKind))
  const { longRows, shortRows, picks, long, short } = await longAndShort(1000, 100)
  console.log(
    `\nThe same ${picks} picks: after ${longRows} rows ${long.toFixed(0)} µs, after ${shortRows} rows ${short.toFixed(0)} µs`,
  )
  console.log('\nBy the number of the pick, an auction in which all lay and lift a tablet as often as they may')
  printStretches(await stretches([longestAuction()]))
}

function printStretches(all: readonly Stretch[]): void {
  printRows(
    ['picks', 'how many', 'µs, mean', 'bytes sent, mean'],
    all.map(({ from, to, picks, pick, bytes }) => [
      to === Infinity ? `${from} and more` : `${from} to ${to}`,
      `${picks}`,
      pick.toFixed(0),
      bytes.toFixed(0),
    ]),
  )
}

async function printWakes(): Promise<void> {
  console.log('\nWaking up in Node, in milliseconds: median / 95 % / worst')
  const rows: (readonly string[])[] = []
  const add = (what: string, { rows: stored, load, view, pick }: WakeTimes, kilobytes: number) =>
    rows.push([what, `${stored}`, worst(load), worst(view), worst(pick), kilobytes.toFixed(0)])
  for (const kind of [grandMix, talOfFour]) {
    const game = longestGame(kind, tries)
    add(kind.what, await timeWakes(game, 60, 5), await weighTable(game))
  }
  const auction = longestAuction()
  add(`the longest auction, ${auction.picks.length} picks`, await timeWakes(auction, 3, 5), await weighTable(auction))
  printRows(['', 'rows', 'loaded', 'and the first view sent', 'and a pick made', 'KB in memory'], rows)
}

async function printWorkerd(): Promise<void> {
  const { times, first, untouched, memory } = await timeWorkerd([grandMix, talOfFour], sleepers, rounds)
  console.log('\nWaking up in workerd, in milliseconds of processor time of the whole process')
  const mean = (each: readonly number[]) => meanOf(each).toFixed(2)
  printRows(
    ['', 'view, asleep', 'view, awake', 'pick, asleep', 'pick, awake'],
    times.map(({ what, asleepView, awakeView, asleepPick, awakePick }) => [
      what,
      ...[asleepView, awakeView, asleepPick, awakePick].map(mean),
    ]),
  )
  console.log(`A call that reaches no table: ${untouched.toFixed(2)} ms`)
  console.log(
    `The first wake-ups of a fresh process: ${first
      .slice(0, 5)
      .map(each => each.toFixed(1))
      .join(', ')} ms; the last ten of ${first.length}: ${mean(first.slice(-10))} ms`,
  )
  console.log(
    `Resident memory: ${memory.map(({ tables, resident }) => `${tables} tables ${resident.toFixed(0)} MB`).join(', ')}`,
  )
}
