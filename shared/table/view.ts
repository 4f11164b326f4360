// The view of one viewer, built up field by field from what that viewer may see; never a state cut down.
import type { KnownView } from '../change.ts'
import { paramsFor } from '../engine/log.ts'
import type { GameHistory, LogLine, RecordedMove, View, Waiting } from '../protocol.ts'
import { English } from '../messages/english.ts'
import { noMessages } from '../messages/game-messages.ts'
import type { Viewer } from './ports.ts'
import type { TableState } from './table-state.ts'
import type { TimedLine } from './rows.ts'
import { seedHash } from './tokens.ts'
import type { Head } from './rehydrate.ts'

/** The seat of whoever made the table. */
export const host = 0

/**
 * What a viewer sees now. Looks ahead for the options where the viewer is asked something.
 * @param connected which seats have a live line
 */
export function viewOf(state: TableState, viewer: Viewer, connected: readonly boolean[]): View {
  const {
    made: { seed },
    referee,
  } = state
  const decisions =
    viewer === null || !referee ? [] : referee.decisions(viewer).map(question => englishOf(state).decision(question))
  // What only comes at the end stands at the end, as it does where it is told as a change.
  return { ...aroundDecisions(state, viewer, connected), decisions, ...(referee?.over ? { seed } : {}) }
}

/** The same without looking ahead: of whoever is asked something the decisions are not known. */
export function knownOf(state: TableState, viewer: Viewer, connected: readonly boolean[]): KnownView {
  const around = aroundDecisions(state, viewer, connected)
  return viewer !== null && state.waitingFor.includes(viewer) ? around : { ...around, decisions: [] }
}

function aroundDecisions(
  state: TableState,
  viewer: Viewer,
  connected: readonly boolean[],
): Omit<View, 'decisions' | 'seed'> {
  const { made, referee, seats } = state
  const english = englishOf(state)
  return {
    id: made.id,
    game: made.game,
    options: made.options,
    phase: state.phase,
    version: state.version(viewer),
    you: viewer,
    host,
    next: state.next,
    seats: seats.names.map((name, seat) => ({ seat, name, bot: null, connected: connected[seat] ?? false })),
    waitingFor: state.waitingFor,
    waiting: waitingOf(state),
    // The engine knows no game's table; the game that made it vouches for its form.
    table: (referee?.table(viewer) ?? null) as View['table'],
    log: linesFor(state.recent, viewer, english),
    canUndo: state.canUndo(viewer),
    seedHash: seedHash(made.seed),
    result: referee?.result ? english.result(referee.result) : null,
  }
}

/** The words of a table's game, with its players' names. */
export const englishOf = ({ game, seats }: Pick<Head, 'game' | 'seats'>): English =>
  new English(game?.english ?? noMessages, seats.names)

/** Lines of the log as one viewer may read them. */
export function linesFor(
  lines: readonly TimedLine[],
  viewer: Viewer,
  english: Pick<English, 'line'>,
): readonly LogLine[] {
  return lines.map(({ at, line }) => ({
    n: line.n,
    at: new Date(at).toISOString(),
    round: line.round,
    pick: line.pick,
    seat: line.seat,
    text: english.line(line, viewer),
    key: line.key,
    params: paramsFor(line, viewer),
  }))
}

/** The same of lines that another version of the game may have written: what this one has no words for is told by its key. */
export function oldLinesFor(lines: readonly TimedLine[], viewer: Viewer, english: English): readonly LogLine[] {
  return linesFor(lines, viewer, {
    line: (line, reader) => {
      try {
        return english.line(line, reader)
      } catch {
        return line.key
      }
    },
  })
}

/** A game that is over, from the moves that are stored of it. Says nothing of who made them but the seat. */
export function historyOf(
  { made: { game, options, seats, seed } }: TableState,
  picks: readonly RecordedMove[],
): GameHistory {
  return { game, options, seats, seed, picks }
}

function waitingOf(state: TableState): Record<string, Waiting> {
  return Object.fromEntries(
    state.waitingFor.flatMap(seat => {
      const waiting = state.waiting(seat)
      return waiting
        ? [[seat, { since: new Date(waiting.since).toISOString(), key: waiting.key, params: waiting.params }]]
        : []
    }),
  )
}
