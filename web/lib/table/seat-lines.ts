// Which lines of a log tell who plays a seat, in any game.
import type { SeatEvents } from '#shared/engine/log-lines.ts'
import type { LogLine } from '#shared/protocol.ts'

const seatKeys: readonly string[] = ['stand-in', 'back', 'gave-up', 'late'] satisfies readonly (keyof SeatEvents)[]

/** Whether a line tells who plays a seat. It is no part of what the players do in the game. */
export const isSeatLine = ({ key }: Pick<LogLine, 'key'>): boolean => seatKeys.includes(key)
