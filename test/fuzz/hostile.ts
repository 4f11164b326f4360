// A hostile hour: a server, honest players at some of its tables, and a fuzzer at all of them.
import { Chance } from '#shared/chance.ts'
import { entryAt } from '#shared/entry.ts'
import type { TableKind } from '#shared/simulator/kinds.ts'
import { RandomTable } from '../client/random-table.ts'
import { Site } from '../client/site.ts'
import type { BundledWorker } from '../bundled/bundled-worker.ts'
import { useOf } from '../process-use.ts'
import { Fuzzer } from './fuzzer.ts'
import { oldTable } from './old-table.ts'
import { Targets, type Target } from './targets.ts'

/** What is to come. */
export interface Hostility {
  readonly seed: number
  /** How many requests are sent, one number after the other; the memory is read after each. */
  readonly rounds: readonly number[]
  /** The kinds of honest tables, taken in turn. */
  readonly kinds: readonly TableKind[]
  /** Whether honest players begin further games until all is over, and not only one at each place. */
  readonly isEndless: boolean
}

/** What came of it. */
export interface Survived {
  readonly fuzzer: Fuzzer
  /** What the server had resident after each round, in MB. */
  readonly resident: readonly number[]
  /** How many games honest players have played to the end, and what was wrong with them. */
  readonly honest: number
  readonly faults: readonly string[]
  /** What the server says of its health afterwards. */
  readonly health: number
}

/** How many honest tables there are at the same time. */
const honestAtOnce = 2
/** Games that have not ended so many milliseconds after the last request hang. */
const longestEnd = 600_000
const gone: Target = { id: 'AAAAAAAAAAAAAAAA', phase: 'none', tokens: ['AAAAAAAAAAAAAAAAAAAAAA'], views: new Map() }

/** Lets it come. Every honest game that has begun is played to its end. */
export async function survive(
  worker: BundledWorker,
  { seed, rounds, kinds, isEndless }: Hostility,
  watch: (sofar: Fuzzer, resident: number) => void = () => undefined,
): Promise<Survived> {
  const old = await oldTable(worker)
  const server = await worker.start()
  const site = new Site()
  site.address = server.address
  const honest = new Set<RandomTable>()
  const ids = () => [...honest].flatMap(({ id, isFull }) => (id !== null && isFull ? id : []))
  const fuzzer = new Fuzzer(server.address, new Targets(site.reach, new Chance(seed), ids, [gone, old]), seed)

  let begun = 0
  let over = 0
  let isDone = false
  const playOn = async (): Promise<void> => {
    do {
      const table = new RandomTable(entryAt(kinds, begun % kinds.length), new Chance(seed * 10_000 + ++begun), site)
      honest.add(table)
      const ended = await table.live()
      honest.delete(table)
      if (!ended) return
      if (ended.lost + ended.doubled > 0) site.fault(`${ended.lost} picks are lost, ${ended.doubled} made twice`)
      over++
    } while (isEndless && !isDone)
  }
  const played = Promise.all(Array.from({ length: honestAtOnce }, playOn))
  const resident: number[] = []
  for (const count of rounds) {
    await fuzzer.run(count)
    resident.push(useOf(server.pid, true).resident / 2 ** 20)
    watch(fuzzer, resident.at(-1) ?? NaN)
  }
  isDone = true
  const late = setTimeout(() => {
    site.fault(`honest games have not ended ${longestEnd / 1000} s after the last request`)
    for (const table of honest) table.leave()
  }, longestEnd)
  await played
  clearTimeout(late)
  const health = (await site.reach('/api/health')).status
  site.address = null
  await server.stop()
  return { fuzzer, resident, honest: over, faults: site.faults, health }
}
