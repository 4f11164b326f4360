// What undos have taken back, as any game's log tells it.
import type { EngineEvents } from '#shared/engine/log-lines.ts'
import type { LogLine } from '#shared/protocol.ts'

const isUndo = (line: LogLine): line is LogLine<EngineEvents> => line.key === 'undo'

/** Whether an undo has taken this line back with it. */
export const takesBack = (undo: LogLine, { n, key, seat }: LogLine): boolean =>
  isUndo(undo) && n < undo.n && n >= undo.params.since && (key !== 'undo' || seat === undo.seat)
