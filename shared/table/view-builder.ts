// Makes the view of one viewer, field by field from what that viewer may see, never by removing fields from a state. Used by
// tables and by replays. Adds no sentences.
import { isWhole, type KnownView } from '../view-diff.ts'
import type { UnwordedDecision } from '../engine/game.ts'
import { paramsFor, type Line } from '../engine/log-lines.ts'
import type { Referee } from '../engine/referee.ts'
import type { Decision, LogLine, View, Waiting } from '../protocol.ts'

/** The seat of the player who made the table. */
export const hostSeat = 0

/** Since when a seat is waited for, and until when it has time. */
export type WaitTimes = Pick<Waiting, 'since' | 'until'>

/** The part of a view that does not come from the game. */
export type ViewShell = Omit<View, 'host' | 'watching' | 'waitingFor' | 'waiting' | 'table' | 'decisions'>

/**
 * What a viewer sees, but of open decisions only their ids, so that it needs no dry runs (API.md, View).
 * @param referee null if the game has not begun
 * @param times of a seat that is waited for
 */
export function knownView(shell: ViewShell, referee: Referee | null, times: (seat: number) => WaitTimes): KnownView {
  const {
    id,
    game,
    options,
    phase,
    version,
    you,
    next,
    series,
    seats,
    log,
    canUndo,
    seedHash,
    shuffle,
    result,
    keptUntil,
    seed,
  } = shell
  return {
    id,
    game,
    options,
    phase,
    version,
    you,
    host: hostSeat,
    next,
    series,
    seats,
    // Who is there is added where it is known.
    watching: 0,
    waitingFor: referee?.waitingFor ?? [],
    waiting: referee ? waitingOf(referee, times) : {},
    // The engine does not know the type of a game's table; the game that made it does.
    table: (referee?.table(you) ?? null) as View['table'],
    log,
    canUndo,
    seedHash,
    shuffle,
    result,
    keptUntil,
    decisions: you === null || !referee ? [] : referee.openFor(you).map(id => ({ id })),
    // Last, so that the keys come in the same order as in a view to which a change was applied.
    ...(seed === undefined ? {} : { seed }),
  }
}

/**
 * The same view with the options of its open decisions. Runs options dry if they are not known yet.
 * @param worded adds the sentences to a decision
 */
export function wholeView(
  view: KnownView,
  referee: Referee | null,
  worded: (decision: UnwordedDecision) => Decision,
): View {
  if (isWhole(view)) return view
  return { ...view, decisions: view.you === null ? [] : (referee?.decisions(view.you).map(worded) ?? []) }
}

/**
 * A log line as a viewer gets it.
 * @param at when it was written, as ISO time
 * @param text its sentence for this viewer
 */
export function logLine(line: Line, viewer: number | null, at: string, text: string): LogLine {
  return {
    n: line.n,
    at,
    round: line.round,
    pick: line.pick,
    seat: line.seat,
    text,
    key: line.key,
    params: paramsFor(line, viewer),
  }
}

function waitingOf(referee: Referee, times: (seat: number) => WaitTimes): Record<string, Waiting> {
  return Object.fromEntries(
    referee.waitingFor.flatMap(seat => {
      const waiting = referee.waiting(seat)
      return waiting ? [[seat, { ...times(seat), key: waiting.key, params: waiting.params }]] : []
    }),
  )
}
