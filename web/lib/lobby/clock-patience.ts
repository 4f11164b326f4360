// From when on others may have a bot play on at a table with a clock (worker/API.md, Stand-ins).
import { usualPatience } from '#shared/patience.ts'

/**
 * The options of a table, with a patience that fits its clock: before somebody's time is out, no other player may have a bot
 * play on for them. Without a clock they stay as they are.
 */
export const withPatience = ({
  clock,
  ...rest
}: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> =>
  typeof clock === 'number' ? { clock, patience: Math.max(clock, usualPatience), ...rest } : rest
