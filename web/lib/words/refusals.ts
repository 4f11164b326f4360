// What a refusal says to a person: the reader's language where we have words for it, else the table's own sentence.
import type { Trouble } from '#web/lib/table/wire.ts'
import { isKey, t, type Key } from './words.ts'

type Refused = Extract<Key, `refusal.${string}`>

export function refusalText(trouble: Trouble): string {
  const key = `refusal.${trouble.code}`
  return isKey(key) ? t(key as Refused) : trouble.message
}
