// What waking up costs in workerd: tables in the middle of a long game, connected to everybody, that fall asleep as workerd evicts
// what nobody has used for ten seconds. Processor time of the whole process, everything included: sockets, storage, compression.
import { entryAt } from '#shared/entry.ts'
import type { Row } from '#shared/table/rows.ts'
import { BundledWorker } from '../../bundled/bundled-worker.ts'
import { Client } from '../../client/player.ts'
import { TestConnection } from '../../client/connection.ts'
import { Site } from '../../client/site.ts'
import { useOf } from '../../process-use.ts'
import { longestGame, type NamedKind, type RandomGame } from '../longest-games.ts'
import { tokenOf } from './bench-table.ts'
import { tableAfter } from './replayed.ts'

/** Milliseconds of processor time of workerd for each call or frame. */
export interface WorkerdTimes {
  readonly what: string
  readonly tables: number
  /** By round: the whole view, asked for with a call, of tables that sleep and right afterwards. */
  readonly asleepView: number[]
  readonly awakeView: number[]
  /** By round: a pick over a socket, and what follows from it to all sockets, likewise. */
  readonly asleepPick: number[]
  readonly awakePick: number[]
}

/** What the first call of a fresh process costs, which runs code that nobody has run before; and what tables awake need. */
export interface WorkerdFigures {
  readonly times: readonly WorkerdTimes[]
  /** The first wake-ups after the start of the process, one after the other, in milliseconds of processor time. */
  readonly first: readonly number[]
  /** What a call costs that reaches no table, in milliseconds of processor time. */
  readonly untouched: number
  /** Megabytes resident: before a table was woken, and with so many awake. */
  readonly memory: readonly { readonly tables: number; readonly resident: number }[]
}

/** Longer than workerd keeps what nobody uses. */
const sleep = 12_000
/** How many moves of its game are left when a table is filled. */
const left = 40
const tries = 10
/** How many calls that reach no table are measured. */
const calls = 300

/** The tables of one kind, all at the same position of the same game. */
class Tables {
  readonly times: WorkerdTimes
  private readonly lines: (readonly TestConnection[])[] = []
  private made = 0

  constructor(
    private readonly kind: NamedKind,
    private readonly game: RandomGame,
    readonly ids: readonly string[],
    private readonly site: Site,
  ) {
    this.times = { what: kind.what, tables: ids.length, asleepView: [], awakeView: [], asleepPick: [], awakePick: [] }
  }

  async connect(): Promise<void> {
    const viewers = [...Array.from({ length: this.kind.seats }, (_, seat) => tokenOf(seat)), null]
    for (const id of this.ids) {
      const lines: TestConnection[] = []
      for (const token of viewers) lines.push(await TestConnection.open({ id, token }, this.site))
      this.lines.push(lines)
    }
  }

  /** The whole view of a seat, at every table. */
  async look(): Promise<void> {
    for (const id of this.ids) await new Client(this.site.reach, id, tokenOf(0)).view()
  }

  /** The next move of the game, at every table. */
  async pick(): Promise<void> {
    const move = entryAt(this.game.picks, this.game.picks.length - left + this.made++)
    if ('undo' in move) throw new Error('nothing was to be taken back')
    const { seat, ...pick } = move
    for (const lines of this.lines) {
      const answer = await entryAt(lines, seat).pick(pick)
      if (answer?.type !== 'accepted') throw new Error(JSON.stringify(answer))
    }
  }

  close(): void {
    for (const line of this.lines.flat()) line.close()
  }
}

/**
 * Wakes tables of some kinds again and again.
 * @param count how many tables of each kind
 * @param rounds how often each way
 */
export async function timeWorkerd(kinds: readonly NamedKind[], count: number, rounds: number): Promise<WorkerdFigures> {
  const worker = new BundledWorker('on', 'test/worker/filled.ts')
  const site = new Site()
  try {
    const all: Tables[] = []
    const filling = await worker.start()
    site.address = filling.address
    for (const [at, kind] of kinds.entries()) {
      const game = longestGame(kind, tries)
      const ids = Array.from({ length: count }, (_, table) => `${at}-${table}`.padEnd(16, '-'))
      await fill(site, ids, await rowsOf(game, left))
      all.push(new Tables(kind, game, ids, site))
    }
    await filling.stop()
    const server = await worker.start()
    site.address = server.address
    const use = () => useOf(server.pid, true)
    /** The processor time that something takes, in milliseconds. */
    const used = async (act: () => Promise<unknown>) => {
      const before = use().seconds
      await act()
      return (use().seconds - before) * 1000
    }
    const resident = () => use().resident / 2 ** 20
    const memory = [{ tables: 0, resident: resident() }]
    const first: number[] = []
    for (const id of entryAt(all, 0).ids) first.push(await used(() => new Client(site.reach, id, tokenOf(0)).view()))
    memory.push({ tables: count, resident: resident() })
    const health = async () => {
      for (let call = 0; call < calls; call++) await site.reach('/api/health')
    }
    await health()
    const untouched = (await used(health)) / calls
    for (const tables of all) await tables.connect()
    memory.push({ tables: count * all.length, resident: resident() })
    for (let round = 0; round < rounds; round++)
      for (const way of ['look', 'pick'] as const) {
        const before = await madeAt(site)
        await new Promise(resolve => setTimeout(resolve, sleep))
        for (const tables of all) {
          const { times, ids } = tables
          const asleep = await used(() => tables[way]())
          const awake = await used(() => tables[way]())
          times[way === 'look' ? 'asleepView' : 'asleepPick'].push(asleep / ids.length)
          times[way === 'look' ? 'awakeView' : 'awakePick'].push(awake / ids.length)
        }
        const woken = (await madeAt(site)) - before
        if (woken !== count * all.length) throw new Error(`${woken} tables woke up instead of ${count * all.length}`)
      }
    for (const tables of all) tables.close()
    if (site.faults.length > 0) throw new Error(site.faults.join('\n'))
    await server.stop()
    return { times: all.map(({ times }) => times), first, untouched, memory }
  } finally {
    worker.clear()
  }
}

/** The rows of a game up to where so many of its moves are left. */
async function rowsOf(game: RandomGame, left: number): Promise<readonly Row[]> {
  const table = await tableAfter(game, left)
  const rows = table.rows.between(1, game.seats + game.picks.length - left)
  table.remove()
  return rows
}

async function fill(site: Site, ids: readonly string[], rows: readonly Row[]): Promise<void> {
  const body = JSON.stringify(rows.map(row => JSON.stringify(row)))
  for (const id of ids) {
    const { status } = await site.reach(`/api/filled/${id}`, { method: 'POST', body })
    if (status !== 200) throw new Error(`a table is not filled: ${status}`)
  }
}

/** How many tables have woken up so far. */
async function madeAt(site: Site): Promise<number> {
  const made: number = JSON.parse(await (await site.reach('/api/made')).text())
  return made
}
