// What a seat has missed since its player's last decision (API.md, Missed): rows are played again on a state of their own, and
// its views are those that the seat was sent, or would have been.
import type { Change, Missed, View } from '../protocol.ts'
import { diffView, type KnownView } from '../view-diff.ts'
import type { Rows } from './ports.ts'
import { stateAfter } from './rehydrate.ts'
import { firstWhere } from './row-queries.ts'
import type { After, Newest, Row } from './rows.ts'
import type { TableState } from './table-state.ts'
import { withPresent } from './views.ts'

/** At most so many changes of a view are told. */
const maxSteps = 400
/** No more rows than this are played again, however little they have changed. */
const maxRows = 1000
/** How many rows are read at once in search of the last decision. */
const rowsAtOnce = 30

/**
 * What a seat has missed.
 * @param state of the table, after its newest row and with its game begun: only read
 */
export function missedBy(rows: Rows, state: TableState, seat: number): Missed {
  const versionIn = ({ versions }: After): number => versions[seat + 1] ?? 0
  const end = endOf(rows, state.newest)
  const version = versionIn(end.after)
  // Rows that have changed nothing for this seat, as when others seal, are not even looked at: the time this takes tells nothing.
  const last = firstWhere(rows, end, after => versionIn(after) >= version)
  const first = firstWhere(rows, end, after => versionIn(after) >= version - maxSteps)
  const { start, later } = sinceDecision(rows, seat, Math.max(first, last - maxRows), last)
  return stepsOf(stateAfter(rows, state, start), seat, later)
}

/** The newest row of the game itself, before that which says that the next table was made. */
function endOf(rows: Rows, newest: Newest): Newest {
  if (newest.after.next === undefined) return newest
  const n = firstWhere(rows, newest, ({ next }) => next !== undefined) - 1
  return { n, at: newest.at, after: rows.afterOf(n) }
}

/**
 * The row of the seat's last decision, and those after it, oldest first.
 * @param first taken for that where there is none after it
 * @param last the newest row that is of interest
 */
function sinceDecision(
  rows: Rows,
  seat: number,
  first: number,
  last: number,
): { readonly start: number; readonly later: readonly Row[] } {
  const later: Row[] = []
  for (let at = last; at > first; at -= rowsAtOnce) {
    for (const row of rows.upTo(at, Math.min(rowsAtOnce, at - first))) {
      if (isDecision(row, seat)) return { start: row.n, later: later.reverse() }
      later.push(row)
    }
  }
  return { start: first, later: later.reverse() }
}

/** Whether the player of this seat has picked here or taken a pick back, and no bot for that player. */
function isDecision({ event }: Row, seat: number): boolean {
  return (event.kind === 'pick' || event.kind === 'undo') && event.seat === seat
}

function stepsOf(state: TableState, seat: number, rows: readonly Row[]): Missed {
  let known = state.views.known(seat)
  const from = asStep(known, 0)
  let shown = from
  const changes: Change[] = []
  for (const view of rows.flatMap(row => viewsAfter(state, seat, row))) {
    if (view.version === known.version) continue
    known = view
    const next = asStep(view, changes.length + 1)
    const change = diffView(shown, next)
    if (change) changes.push(change)
    shown = next
  }
  return { from, changes }
}

/** Carries out once more what a row has stored. Gives what the seat saw after each step of it. */
function viewsAfter(state: TableState, seat: number, { event, at }: Row): readonly KnownView[] {
  switch (event.kind) {
    case 'pick': {
      const { kind: _, ordered: __, seat: by, ...pick } = event
      const row = state.pick(by, pick, at)
      if ('code' in row) throw new Error(`a pick that was made is refused: ${row.reason}`)
      break
    }
    case 'bots':
      // The first is what was seen before.
      return state
        .playBots(event.picks, at)
        .steps.slice(1)
        .flatMap(step => step.get(seat) ?? [])
    case 'undo':
      if (state.undo(event.seat, at) === null) throw new Error('what was taken back cannot be taken back')
      break
    case 'stand-in':
    case 'back':
    case 'gave-up':
      state.changeSeat(event, at)
      break
    case 'clock':
      state.setClock(event, at)
      return []
    case 'push':
    case 'reminded':
      state.note(event, at)
      return []
    default:
      throw new Error(`${event.kind} in the middle of a game`)
  }
  return [state.views.known(seat)]
}

/** A view as it is told here: nothing can be answered in it, and who was there then nobody knows. */
function asStep(view: KnownView, version: number): View {
  return { ...withPresent(view, { connected: [], watching: 0 }), version, decisions: [] }
}
