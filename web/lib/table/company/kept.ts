// Until when a table is kept if nothing happens there, as its page says it.
import type { View } from '#shared/protocol.ts'
import { untouched } from '#shared/table/lifetime.ts'
import { isLocal } from '#shared/table/local-id.ts'
import { language } from '../../messages/language.ts'
import { companyText } from './company-texts.ts'

type Kept = Pick<View, 'id' | 'keptUntil' | 'log'>

/**
 * In milliseconds since 1970. During the game at the earliest: the table does not say when it was last touched, for that would
 * tell of sealed picks.
 * @returns null where nothing is known, and for a table of this browser, which stays until it is deleted
 */
export function keptUntil({ id, keptUntil, log }: Kept): number | null {
  if (isLocal(id)) return null
  const last = log.at(-1)?.at
  const time = keptUntil ? Date.parse(keptUntil) : last ? Date.parse(last) + untouched : NaN
  return Number.isNaN(time) ? null : time
}

const day = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, { dateStyle: 'long' })

/** The same as a sentence; empty where nothing is known. */
export function keptSaid(view: Kept): string {
  const time = keptUntil(view)
  return time === null ? '' : companyText('kept.until', { date: day.format(time) })
}
