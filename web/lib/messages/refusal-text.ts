// The text of a refusal: in the reader's language if there is one for its code and the texts are loaded, else the English
// sentence that the table sent.
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
  if (!refusals.isLoaded) return message
  if (wait !== undefined) return refusals.all['refusal.wait']({ seconds: Math.ceil(wait / 1_000) })
  const [, text] = Object.entries(refusals.all).find(([key]) => key === `refusal.${code}`) ?? []
  return typeof text === 'string' ? text : message
}
