// What has changed in one viewer's view: so that a table need not tell again what its viewer knows. Between two views of
// one viewer no key of the view or of its table goes away, and lines of the log only come; a property holds both games to it.
import type { AnyTable, Change, Decision, View } from './protocol.ts'

/** Lines of the log that every view carries, the newest. */
export const recentLines = 12

/** A view in which of open decisions only the ids may be known: what they offer takes looking ahead. */
export type KnownView = Omit<View, 'decisions'> & {
  readonly decisions: readonly (Decision | Pick<Decision, 'id'>)[]
}

/** Whether nothing has to be looked for any more in a view. */
export function isWhole(view: KnownView): view is View {
  return view.decisions.every(decision => 'options' in decision)
}

/** Whether a viewer sees the same in two views, their versions too. The same open decisions are taken to offer the same. */
export function isSameView(one: KnownView, other: KnownView): boolean {
  const idsIn = ({ decisions }: KnownView) => decisions.map(({ id }) => id)
  return isSame({ ...one, decisions: idsIn(one) }, { ...other, decisions: idsIn(other) })
}

/**
 * What a viewer has to be told who knows one view and is to know another. What is not known is told.
 * @returns null where nothing has changed
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

/** The view of a viewer who knew that from which a change goes out. */
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

/** Keys of a table that have changed, of its players the seats; the whole table where there was none. */
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
  // What is told where there was no table is all of it.
  if (!known) return news as Table
  return {
    ...known,
    ...news,
    players: known.players.map(player => news.players?.find(({ seat }) => seat === player.seat) ?? player),
  }
}

/** The parts of a newer record that are another than in an older one. */
function differing<Newer extends object>(
  older: Readonly<Partial<Record<keyof Newer, unknown>>>,
  newer: Newer,
): Partial<Newer> {
  const parts = Object.entries(newer).filter(([key, part]) => !isSame(older[key as keyof Newer], part))
  return Object.fromEntries(parts) as Partial<Newer>
}

/** Whether two values are the same plain data. In loops: a table does this for everybody at every pick, and they take a quarter of the time. */
function isSame(one: unknown, other: unknown): boolean {
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
