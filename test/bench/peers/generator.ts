// The clients of all tables, in a process of their own: `node generator.ts TASK`. Prints what it has measured as JSON.
import { setTimeout as pause } from 'node:timers/promises'
import { Chance } from '#shared/chance.ts'
import { useOf } from '../../process-use.ts'
import { percentile } from '../percentile.ts'
import type { Load, Measured, Task } from './cell.ts'
import { kinds } from './kinds.ts'
import { Tables, type Played } from './play.ts'
import { PlayedTable } from './played-table.ts'

const task: Task = JSON.parse(process.argv[2] ?? '')
const { address, game, seconds } = task
const kind = kinds[task.kind]
const chance = new Chance(7)
/** How many tables are made at the same time. */
const atOnce = 16
const warmTables = 8
/** With one table, games end: so many more are made before that is measured. */
const spareTables = 40
/** At the fixed rate a server is measured that can make so many times as many picks. */
const spareRate = 1.2
/** Servers tell who is connected a moment later: after this time they have said it. */
const calm = 1500

const use = () => useOf(task.pid, task.isStarter)
const make = () => PlayedTable.make(kind, address, game)

/** Makes tables, several at the same time. */
async function makeMany(count: number): Promise<PlayedTable[]> {
  const made: PlayedTable[] = []
  let begun = 0
  const makeOn = async () => {
    while (begun++ < count) made.push(await make())
  }
  await Promise.all(Array.from({ length: atOnce }, makeOn))
  return made
}

/** Plays in one way, and measures. */
async function load(tables: Tables, play: () => Promise<Played>): Promise<Load> {
  const before = { use: use(), own: process.cpuUsage(), at: performance.now(), bytes: tables.bytes }
  const { picks, rate, times } = await play()
  const own = process.cpuUsage(before.own)
  const sorted = times.toSorted((one, other) => one - other)
  const { sent, received } = tables.bytes
  return {
    picks,
    rate,
    half: percentile(sorted, 0.5),
    most95: percentile(sorted, 0.95),
    most99: percentile(sorted, 0.99),
    timed: times.length,
    processor: ((use().seconds - before.use.seconds) * 1000) / picks,
    clients: (own.user + own.system) / 1000 / (performance.now() - before.at),
    sent: (sent - before.bytes.sent) / picks,
    received: (received - before.bytes.received) / picks,
  }
}

/** Has the server warm, and gone quiet again. */
async function warm(): Promise<void> {
  const tables = new Tables(await makeMany(warmTables), make, chance)
  await tables.playFast(seconds.warm)
  for (const table of tables.open) table.close()
  await pause(calm)
}

await warm()
const empty = use()
const open = await makeMany(task.tables)
const spares = await makeMany(task.tables === 1 ? spareTables : 0)
await pause(calm)
const opened = use()
const tables = new Tables(open, async () => spares.pop() ?? (await make()), chance)
const fast = await load(tables, () => tables.playFast(seconds.fast))
const paced =
  fast.rate > task.rate * spareRate ? await load(tables, () => tables.playPaced(task.rate, seconds.paced)) : null
const measured: Measured = {
  paced,
  fast,
  opening: ((opened.seconds - empty.seconds) * 1000) / (open.length + spares.length),
  empty: empty.resident,
  opened: opened.resident,
  played: use().resident,
}
console.log(JSON.stringify(measured))
process.exit()
