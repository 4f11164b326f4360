// What a refusal says to a person: the reader's language where we have words for it, and they are here; else the table's
// own sentence.
import { refusals } from './texts.ts'

export function refusalText({ code, message }: { readonly code: string, readonly message: string }): string {
  const texts: Readonly<Record<string, string>> = refusals.known ? refusals.all : {}
  return texts[`refusal.${code}`] ?? message
}
