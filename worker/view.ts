// The view of one viewer, built up field by field from what that viewer may see; never a state cut down.
import type { Known } from '#shared/change.ts'
import { paramsFor } from '#shared/engine/log.ts'
import type { GameHistory, LogLine, View, Waiting } from '#shared/protocol.ts'
import { English } from '#shared/words/english.ts'
import type { Memory, Viewer } from './memory.ts'
import { seedHash } from './seats.ts'
import { moveOf, type Picked, type TimedLine, type Undone } from './store.ts'

/** The seat of whoever made the table. */
export const host = 0

/**
 * What a viewer sees now. Looks ahead for the options where the viewer is asked something.
 * @param connected which seats have a live line
 */
export function viewOf(memory: Memory, viewer: Viewer, connected: readonly boolean[]): View {
  const { made: { seed }, referee } = memory
  const decisions = viewer === null || !referee ? [] : referee.decisions(viewer).map(question => englishOf(memory).decision(question))
  // What only comes at the end stands at the end, as it does where it is told as a change.
  return { ...aroundDecisions(memory, viewer, connected), decisions, ...(referee?.over ? { seed } : {}) }
}

/** The same without looking ahead: of whoever is asked something the decisions are not known. */
export function knownOf(memory: Memory, viewer: Viewer, connected: readonly boolean[]): Known {
  const around = aroundDecisions(memory, viewer, connected)
  return viewer !== null && memory.waitingFor.includes(viewer) ? around : { ...around, decisions: [] }
}

function aroundDecisions(memory: Memory, viewer: Viewer, connected: readonly boolean[]): Omit<View, 'decisions' | 'seed'> {
  const { made, referee, seats } = memory
  const english = englishOf(memory)
  return {
    id: made.id, game: made.game, options: made.options, phase: memory.phase, version: memory.version(viewer),
    you: viewer, host, next: memory.next,
    seats: seats.names.map((name, seat) => ({ seat, name, bot: null, connected: connected[seat] ?? false })),
    waitingFor: memory.waitingFor, waiting: waitingOf(memory),
    // The engine knows no game's table; the game that made it vouches for its form.
    table: (referee?.table(viewer) ?? null) as View['table'],
    log: linesFor(memory.recent, viewer, english),
    canUndo: viewer !== null && (referee?.canUndo(viewer) ?? false),
    seedHash: seedHash(made.seed),
    result: referee?.result ? english.result(referee.result) : null,
  }
}

/** The words of a table's game, with its players' names. */
export const englishOf = ({ made, seats }: Memory): English => new English(made.game, seats.names)

/** Lines of the log as one viewer may read them. */
export function linesFor(lines: readonly TimedLine[], viewer: Viewer, english: English): readonly LogLine[] {
  return lines.map(({ at, line }) => ({
    n: line.n, at: new Date(at).toISOString(), round: line.round, pick: line.pick, seat: line.seat,
    text: english.line(line, viewer), key: line.key, params: paramsFor(line, viewer),
  }))
}

/** A game that is over, from the moves that are stored of it. Says nothing of who made them but the seat. */
export function historyOf({ made: { game, options, seats, seed } }: Memory, moves: readonly (Picked | Undone)[]): GameHistory {
  return { game, options, seats, seed, picks: moves.map(moveOf) }
}

function waitingOf(memory: Memory): Record<string, Waiting> {
  return Object.fromEntries(memory.waitingFor.flatMap(seat => {
    const waiting = memory.waiting(seat)
    return waiting ? [[seat, { since: new Date(waiting.since).toISOString(), key: waiting.key, params: waiting.params }]] : []
  }))
}
