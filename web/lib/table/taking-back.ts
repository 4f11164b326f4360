// What undos have taken back, as any game's log tells it.
import type { LogLine } from '#shared/protocol.ts'

/** Whether an undo has taken this line back with it. */
export const takesBack = (undo: LogLine, { n, key, seat }: LogLine): boolean =>
  n < undo.n && n >= Number(undo.params['since']) && (key !== 'undo' || seat === undo.seat)
