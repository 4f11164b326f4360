// What was measured, as rows of the tables in `test/bench/RESULTS.md`.
import { gameTitles, type GameName } from '#shared/game-names.ts'
import type { Load, Measured } from './cell.ts'
import type { Outlived } from './killed.ts'

const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
const head = (cells: readonly string[]) => `${line(cells)}\n${line(cells.map(() => '---'))}`
const whole = (number: number) => Math.round(number).toLocaleString('en')
/** Two digits that count, where there are no more before the point. */
const short = (number: number) => (number >= 10 ? whole(number) : number.toFixed(1))
const times = ({ half, most95, most99 }: Load) => [half, most95, most99].map(short).join('; ')
const megabytes = (bytes: number) => whole(bytes / 1024 / 1024)
/** Below so many tables the memory of one is lost in what the server takes for itself. */
const fewTables = 100

export const headOfLoads = head([
  'game',
  'tables',
  'server',
  'picks a second',
  'p50; p95; p99 then, ms',
  'p50; p95; p99 at a fixed rate, ms',
  'processor a pick: fast; fixed rate, ms',
  'bytes a pick to clients; from them',
  'resident: empty; open; played, MB',
  'a table, KB',
  'processor to open a table, ms',
  'core used by the clients',
])

/** One server with one game at so many tables. */
export function rowOfLoad(title: string, game: GameName, tables: number, measured: Measured): string {
  const { paced, fast, opening, empty, opened, played } = measured
  return line([
    gameTitles[game],
    whole(tables),
    title,
    whole(fast.rate),
    times(fast),
    paced ? `${times(paced)} (${whole(paced.rate)} a second, ${whole(paced.timed)} times)` : 'cannot keep up',
    `${fast.processor.toFixed(2)}; ${paced?.processor.toFixed(2) ?? '-'}`,
    `${whole(fast.received)}; ${whole(fast.sent)}`,
    [empty, opened, played].map(megabytes).join('; '),
    tables < fewTables ? '-' : whole((opened - empty) / 1024 / tables),
    short(opening),
    `${whole(fast.clients * 100)} %`,
  ])
}

export const headOfKilled = head([
  'server',
  'games that go on',
  'in whose place another has begun',
  'picks shown',
  'of these lost',
  'answers again after, s',
])

/** One server that was killed. */
export function rowOfKilled(title: string, { alive, anew, shown, lost, again }: Outlived): string {
  return line([title, whole(alive), whole(anew), whole(shown), whole(lost), (again / 1000).toFixed(1)])
}
