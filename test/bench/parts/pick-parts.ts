// Where the time of a pick goes, from its frame to the frames that it leads to: whole random games at a table where every seat is
// connected and somebody watches.
import { Referee } from '#shared/engine/referee.ts'
import { English } from '#shared/messages/english.ts'
import { Broadcaster } from '#shared/table/broadcaster.ts'
import { Frames } from '#shared/table/frames.ts'
import { Outbox } from '#shared/table/outbox.ts'
import { TableState } from '#shared/table/table-state.ts'
import { Views } from '#shared/table/views.ts'
import { Chance } from '#shared/chance.ts'
import { meanOf } from '#test/arena/match-up.ts'
import { SqlRows } from '#worker/sql-rows.ts'
import { randomGame, type NamedKind, type RandomGame } from '../longest-games.ts'
import { BenchConnection, BenchConnections, BenchTable } from './bench-table.ts'
import { SqliteStore } from './sqlite-store.ts'
import { playMoves, usually } from './replayed.ts'
import { Stopwatch } from './stopwatch.ts'

/** The parts, in the order in which a pick passes them. The first is all that lies between them. */
export const pickParts = [
  'between',
  'parse',
  'match',
  'views',
  'row made',
  'row as text',
  'row inserted',
  'options',
  'diff',
  'text',
  'connections',
  'send',
] as const
export type PickPart = (typeof pickParts)[number]

/** What has come of one kind of table. */
export interface PickTimes {
  readonly what: string
  readonly picks: number
  /** Bytes sent for a pick to all connections together, on average. */
  readonly bytes: number
  /** Microseconds of each pick. */
  readonly parts: Spent<readonly number[]>
  /** Microseconds of each pick of the same games with nothing but the whole measured. */
  readonly whole: readonly number[]
  /** Microseconds of processor time of a pick on average, collecting garbage included. */
  readonly processor: number
}

type Spent<Value> = Readonly<Record<PickPart, Value>>

/** Each game is played once to warm up, and then so many times. */
const rounds = 5

/** Plays whole games of a kind of table, each both ways. */
export async function timePicks(kind: NamedKind, count: number): Promise<PickTimes> {
  const chance = new Chance(kind.seats)
  const games = Array.from({ length: count }, () => randomGame(kind, chance))
  const whole: number[] = []
  const bytes: number[] = []
  const processor: number[] = []
  for (const game of games) {
    const played = await again(() => playOnce(game, table => playMoves(table, game.picks)))
    whole.push(...usually(played.map(({ times }) => times)))
    bytes.push(...(played[0]?.bytes ?? []))
    processor.push(...played.map(each => each.processor / game.picks.length))
  }
  const watch = watched()
  const parts = bySpent((): number[] => [])
  for (const game of games) {
    const played = await again(() => playOnce(game, table => timeParts(table, game, watch)))
    for (const part of pickParts) parts[part].push(...usually(played.map(picks => picks.map(spent => spent[part]))))
  }
  watch.release()
  return { what: kind.what, picks: whole.length, bytes: meanOf(bytes), parts, whole, processor: meanOf(processor) }
}

async function playOnce<Told>(game: RandomGame, play: (table: BenchTable) => Promise<Told>): Promise<Told> {
  const table = new BenchTable(game)
  table.connectAll()
  const told = await play(table)
  table.remove()
  return told
}

async function again<Told>(play: () => Promise<Told>): Promise<readonly Told[]> {
  await play()
  const all: Told[] = []
  for (let round = 0; round < rounds; round++) all.push(await play())
  return all
}

async function timeParts(
  table: BenchTable,
  { picks }: RandomGame,
  watch: Stopwatch<PickPart>,
): Promise<readonly Spent<number>[]> {
  const all: Spent<number>[] = []
  for (const move of picks) {
    watch.start()
    await table.move(move)
    all.push(watch.stop())
  }
  return all
}

function bySpent<Value>(make: (part: PickPart) => Value): Record<PickPart, Value> {
  return Object.fromEntries(pickParts.map(part => [part, make(part)])) as Record<PickPart, Value>
}

/** The methods in which the parts begin. What they call belongs to them, but for what is another part's. */
function watched(): Stopwatch<PickPart> {
  const watch = new Stopwatch<PickPart>(pickParts)
  watch.watch('parse', Frames, 'read')
  watch.watch('match', Referee, 'pick')
  watch.watch('options', Referee, 'decisions')
  watch.watch('options', English, 'decision')
  for (const name of ['advance', 'known', 'whole', 'all']) watch.watch('views', Views, name)
  watch.watch('row made', TableState, 'pick')
  watch.watch('row as text', SqlRows, 'append')
  watch.watch('row inserted', SqliteStore, 'exec')
  watch.watch('diff', Broadcaster, 'send')
  watch.watch('text', Outbox, 'writeAll')
  watch.watch('text', Outbox, 'send')
  for (const name of ['write', 'open', 'of', 'viewers']) watch.watch('connections', Outbox, name)
  for (const name of ['of', 'all']) watch.watch('connections', BenchConnections, name)
  watch.watch('connections', BenchConnection, 'attach')
  watch.watch('send', BenchConnection, 'send')
  return watch
}
