// The difference between two views of one viewer, so that a table sends only what has changed. Relies on this, which a
// property test checks for both games: from one view to the next no key of the view or its table disappears, and log lines
// are only added.
import type { AnyTable, Change, Decision, View } from './protocol.ts'

/** How many of the newest log lines a view carries. */
export const recentLines = 12

/** A view whose open decisions may be known by id alone, for finding their options takes dry runs. */
export type KnownView = Omit<View, 'decisions'> & {
  readonly decisions: readonly (Decision | Pick<Decision, 'id'>)[]
}

/** Whether the options of all open decisions are known. */
export function isWhole(view: KnownView): view is View {
  return view.decisions.every(decision => 'options' in decision)
}

/** Whether two views show the same, version included. Decisions with the same id are taken to offer the same options. */
export function isSameView(one: KnownView, other: KnownView): boolean {
  return isSameQuestions(one, other) && isSame({ ...one, decisions: [] }, { ...other, decisions: [] })
}

/** Whether the same decisions are open in two views, by their ids. */
export function isSameQuestions(one: KnownView, other: KnownView): boolean {
  return (
    one.decisions.length === other.decisions.length &&
    one.decisions.every(({ id }, at) => id === other.decisions[at]?.id)
  )
}

/**
 * The change that leads a viewer from one view to the next. A decision whose options were unknown before counts as changed.
 * @returns null if nothing has changed
 */
export function diffView(before: KnownView, after: View): Change | null {
  const { table, log, ...others } = after
  const last = before.log.at(-1)?.n ?? -1
  const [lines, news] = [log.filter(({ n }) => n > last), diffTable(before.table, table)]
  const view: Change['view'] = {
    ...differing(before, others),
    ...(lines.length > 0 ? { log: lines } : {}),
    ...(news ? { table: news } : {}),
  }
  return Object.keys(view).length > 0 ? { from: before.version, version: after.version, view } : null
}

/**
 * Applies a change.
 * @param known the view that the change starts from (`from` is its version)
 */
export function applyDiff<Table extends AnyTable>(
  known: View<Table>,
  { view: { table, log = [], ...others } }: Change<Table>,
): View<Table> {
  return {
    ...known,
    ...others,
    table: table ? applyTableDiff(known.table, table) : known.table,
    log: [...known.log, ...log].slice(-recentLines),
  }
}

/** The keys of a table that have changed, and of `players` those who have; the whole table if there was none before. */
function diffTable(before: AnyTable | null, after: AnyTable | null): Partial<AnyTable> | null {
  if (!before || !after) return after
  const { players, ...others } = after
  const seats = players.filter(
    player =>
      !isSame(
        player,
        before.players.find(({ seat }) => seat === player.seat),
      ),
  )
  const news = { ...differing(before, others), ...(seats.length > 0 ? { players: seats } : {}) }
  return Object.keys(news).length > 0 ? news : null
}

function applyTableDiff<Table extends AnyTable>(known: Table | null, news: Partial<Table>): Table {
  // Without a table before, the change holds the whole one.
  if (!known) return news as Table
  return {
    ...known,
    ...news,
    players: known.players.map(player => news.players?.find(({ seat }) => seat === player.seat) ?? player),
  }
}

/** The entries of the newer record that differ from the older one. */
function differing<Newer extends object>(
  older: Readonly<Partial<Record<keyof Newer, unknown>>>,
  newer: Newer,
): Partial<Newer> {
  const parts = Object.entries(newer).filter(([key, part]) => !isSame(older[key as keyof Newer], part))
  return Object.fromEntries(parts) as Partial<Newer>
}

/** Whether two values are equal plain data. Plain loops: it runs for every viewer at every pick, and they take a quarter of the time of array methods. */
export function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (!isRecord(one) || !isRecord(other)) return false
  if (Array.isArray(one)) {
    if (!Array.isArray(other) || one.length !== other.length) return false
    for (let at = 0; at < one.length; at++) if (!isSame(one[at], other[at])) return false
    return true
  }
  const keys = Object.keys(one)
  if (keys.length !== Object.keys(other).length) return false
  for (const key of keys) if (!isSame(one[key], other[key])) return false
  return true
}

/** A record or a list. */
const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null
