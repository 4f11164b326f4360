// What a seat has missed as views, one for each moment, and which of them are shown one by one.
import type { LogLine, Missed, View } from '#shared/protocol.ts'
import { applyDiff } from '#shared/view-diff.ts'
import type { Pace } from '../bots/paced-views.svelte.ts'

/** How much of a move a line tells, as where bots' moves are shown. */
export type ExtentOf = Pace['extentOf']

/** What was missed, from the last decision on. */
export interface Moments {
  /** The view right after the last decision, and after each move since. Each holds all lines since then. */
  readonly views: readonly [View, ...View[]]
  /** The number of the last line that needs not be told. */
  readonly known: number
}

const lastLine = (view: View): number => view.log.at(-1)?.n ?? 0

/**
 * The moments of what was missed.
 * @param seen the number of the last line that this browser has shown; null if that is not known
 */
export function momentsOf({ from, changes }: Missed, seen: number | null): Moments {
  let known = from
  let log = from.log
  const later = changes.map(change => {
    known = applyDiff(known, change)
    log = [...log, ...(change.view.log ?? [])]
    return { ...known, log }
  })
  return { views: [from, ...later], known: Math.max(lastLine(from), seen ?? 0) }
}

/** The newest moment. */
export const lastOf = ({ views }: Moments): View => views.at(-1) ?? views[0]

/** The lines that are to be told, oldest first. */
export const freshLines = (moments: Moments): readonly LogLine[] =>
  lastOf(moments).log.filter(({ n }) => n > moments.known)

/**
 * The views that are shown one after the other: the last one known, then one for each move that a line tells. Lines that tell
 * only a part of a move come with what follows.
 */
export function shownOf({ views, known }: Moments, extentOf: ExtentOf): readonly [View, ...View[]] {
  const begin = Math.max(
    0,
    views.findLastIndex(view => lastLine(view) <= known),
  )
  const first = views[begin] ?? views[0]
  let told = lastLine(first)
  const shown = views.slice(begin + 1).filter((view, at, all) => {
    const fresh = view.log.filter(({ n }) => n > told)
    const isLast = at === all.length - 1
    if (!isLast && fresh.every(line => extentOf(line) === 'part')) return false
    told = lastLine(view)
    return true
  })
  return [first, ...shown]
}

/** Such a view as a table of the past shows it: nothing can be done in it, and who is connected is as it is now. */
export function asPast(view: View, now: View): View {
  return {
    ...view,
    phase: 'playing',
    result: null,
    canUndo: false,
    seats: view.seats.map(each => ({ ...each, connected: now.seats[each.seat]?.connected ?? false })),
  }
}
