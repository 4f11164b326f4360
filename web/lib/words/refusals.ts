// What a refusal says to a person: the reader's language where we have words for it, and they are here; else the table's
// own sentence.
import type { Trouble } from '#web/lib/table/wire.ts'
import { refusals } from './texts.ts'

export function refusalText({ code, message }: Trouble): string {
  const texts: Readonly<Record<string, string>> = refusals.known ? refusals.all : {}
  return texts[`refusal.${code}`] ?? message
}
