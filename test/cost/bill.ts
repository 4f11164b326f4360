// What games use of an account, and what follows from it: how many fit into a day that costs nothing, and what a million cost.
import {
  counted,
  dollarsOfGigabyteMonth,
  dollarsOfMillion,
  framesOfRequest,
  free,
  gigabytes,
  monthsKept,
  type Counted,
} from './plan.ts'

/** What one game has used. */
export interface Use {
  /** Calls and connections: each is a request to the worker and one to its table. */
  readonly calls: number
  /** Frames from clients. */
  readonly frames: number
  readonly alarms: number
  readonly rowsRead: number
  readonly rowsWritten: number
  /** How long the table was awake, in seconds. */
  readonly seconds: number
  /** What is stored at the end. */
  readonly bytes: number
}

/** What is counted of a game. */
export function countedOf({
  calls,
  frames,
  alarms,
  rowsRead,
  rowsWritten,
  seconds,
}: Use): Readonly<Record<Counted, number>> {
  return {
    workerRequests: calls,
    tableRequests: calls + frames / framesOfRequest + alarms,
    rowsRead,
    rowsWritten,
    gigabyteSeconds: seconds * gigabytes,
  }
}

/** How many such games a free account can have a day, and what it runs out of first. */
export function freeGames(use: Use): { readonly games: number; readonly first: Counted } {
  const all = countedOf(use)
  const games = (each: Counted) => free[each] / all[each]
  const first = counted.reduce((least, each) => (games(each) < games(least) ? each : least))
  return { games: Math.floor(games(first)), first }
}

/** What a million such games cost a paid account beyond its monthly fee, in dollars, each kept for a month. */
export function dollarsOfMillionGames(use: Use): number {
  const all = countedOf(use)
  const used = counted.reduce((sum, each) => sum + all[each] * dollarsOfMillion[each], 0)
  return used + (use.bytes / 1e9) * 1e6 * dollarsOfGigabyteMonth * monthsKept
}
