// Which lines of a log were undone, in any game.
import type { EngineEvents } from '#shared/engine/log-lines.ts'
import type { LogLine } from '#shared/protocol.ts'

const isUndo = (line: LogLine): line is LogLine<Pick<EngineEvents, 'undo'>> => line.key === 'undo'

/** A line of the log, or what was read from one that is no undo. */
type FromLine = Pick<LogLine, 'n' | 'seat'> & Partial<Pick<LogLine, 'key'>>

/** Whether an undo has undone this line. */
export const takesBack = (undo: LogLine, { n, key, seat }: FromLine): boolean =>
  isUndo(undo) && n < undo.n && n >= undo.params.since && (key !== 'undo' || seat === undo.seat)

/**
 * The lines of a log that stand: no undo, and undone by none.
 * @param lines with every undo that may have undone any of them
 */
export function standingLines<Line extends LogLine>(lines: readonly Line[]): readonly Line[] {
  const undos = lines.filter(isUndo)
  return lines.filter(line => line.key !== 'undo' && !undos.some(undo => takesBack(undo, line)))
}
