// What a refusal says to a person: the reader's language where we have words for it, and they are here; else the table's
// own sentence.
import { refusals } from './texts.ts'

/** @param wait how long to wait before it is tried again, in milliseconds */
export function refusalText({
  code,
  message,
  wait,
}: {
  readonly code: string
  readonly message: string
  readonly wait?: number
}): string {
  if (!refusals.known) return message
  if (wait !== undefined) return refusals.all['refusal.wait']({ seconds: Math.ceil(wait / 1_000) })
  const texts: Readonly<Record<string, unknown>> = refusals.all
  const text = texts[`refusal.${code}`]
  return typeof text === 'string' ? text : message
}
