// The view of one viewer, built up field by field from what that viewer may see; never a state cut down. Tables make their
// views here, and so does whoever plays a game again. No words are put to anything.
import { isWhole, type KnownView } from '../view-diff.ts'
import type { UnwordedDecision } from '../engine/game.ts'
import { paramsFor, type Line } from '../engine/log-lines.ts'
import type { Referee } from '../engine/referee.ts'
import type { Decision, LogLine, View, Waiting } from '../protocol.ts'

/** The seat of whoever made the table. */
export const host = 0

/** What of a view its game does not know. */
export type ViewFrame = Pick<
  View,
  'id' | 'game' | 'options' | 'phase' | 'version' | 'you' | 'next' | 'seats' | 'log' | 'canUndo' | 'seedHash' | 'result'
> &
  Partial<Pick<View, 'seed'>>

/**
 * What a viewer sees, without looking ahead: of open decisions only the ids (API.md, View).
 * @param referee null where the game has not begun
 * @param since since when a seat is waited for, as ISO time
 */
export function knownView(frame: ViewFrame, referee: Referee | null, since: (seat: number) => string): KnownView {
  const { id, game, options, phase, version, you, next, seats, log, canUndo, seedHash, result, seed } = frame
  return {
    id,
    game,
    options,
    phase,
    version,
    you,
    host,
    next,
    seats,
    waitingFor: referee?.waitingFor ?? [],
    waiting: referee ? waitingOf(referee, since) : {},
    // The engine knows no game's table; the game that made it vouches for its form.
    table: (referee?.table(you) ?? null) as View['table'],
    log,
    canUndo,
    seedHash,
    result,
    decisions: you === null || !referee ? [] : referee.openFor(you).map(id => ({ id })),
    // What only comes at the end stands at the end, as it does where it is told as a change.
    ...(seed === undefined ? {} : { seed }),
  }
}

/**
 * The same view with all that its viewer's decisions offer. Looks ahead where that is not known.
 * @param worded puts words to a decision
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
 * A line of the log as one viewer gets it.
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

function waitingOf(referee: Referee, since: (seat: number) => string): Record<string, Waiting> {
  return Object.fromEntries(
    referee.waitingFor.flatMap(seat => {
      const waiting = referee.waiting(seat)
      return waiting ? [[seat, { since: since(seat), key: waiting.key, params: waiting.params }]] : []
    }),
  )
}
