// The last line of a table's log that this browser has shown to a seat, and when; and whether enough has happened since to say so.
import type { View } from '#shared/protocol.ts'
import { playedBy } from '../bots/away.ts'
import { keep, kept } from '../../platform/storage.ts'

export interface LastSeen {
  /** The number of the line; 0 before the first. */
  readonly n: number
  /** In milliseconds since 1970. */
  readonly at: number
}

const nameOf = (table: string, seat: number) => `valley:seen:${table}:${seat}`

/** What this browser last showed; null if that is not known. */
export function seenLines(table: string, seat: number): LastSeen | null {
  const [n, at] = (kept(nameOf(table, seat)) ?? '').split(' ').map(Number)
  return n === undefined || at === undefined || !Number.isFinite(n + at) ? null : { n, at }
}

/** Notes that everything up to this line was shown. */
export function keepSeen(table: string, seat: number, { n, at }: LastSeen): void {
  keep(nameOf(table, seat), `${n} ${at}`)
}

/** Whoever was away for less than this has missed nothing, in milliseconds: what people did, and what only bots did. */
const shortest = { people: 20_000, bots: 120_000 } as const

type Looked = Pick<View, 'you' | 'seats' | 'log'>

/** The newest line of a view. */
export const newestLine = ({ log }: Pick<View, 'log'>): number => log.at(-1)?.n ?? 0

/**
 * Whether others have moved while this viewer was away.
 * @param seen what this browser last showed and when; null if it has never shown this table
 * @param now in milliseconds since 1970
 */
export function hasMissed(view: Looked, seen: LastSeen | null, now: number): boolean {
  const { log, seats, you } = view
  const fresh = log.filter(({ n }) => n > (seen?.n ?? 0))
  const others = fresh.filter(({ seat }) => seat !== null && seat !== you)
  // What a view no longer tells may have been by anybody.
  const isCut = seen !== null && (fresh[0]?.n ?? 0) > seen.n + 1
  if (others.length === 0 && !isCut) return false
  const byPeople = isCut || others.some(({ seat }) => playedBy(seats[seat ?? -1]) === null)
  const since = seen?.at ?? Math.min(...others.map(({ at }) => Date.parse(at)))
  return now - since >= shortest[byPeople ? 'people' : 'bots']
}
