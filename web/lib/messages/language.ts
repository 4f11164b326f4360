// The language of the page. `app.html` picks it before any script runs: the one chosen earlier in this browser, else the first
// of the browser's languages that we have, else English. Choosing another one reloads the page.
import { isReachable } from '../platform/part.ts'
import { keep, outlastsPage } from '../platform/storage.ts'

/** The languages there are, each with its own name for itself. */
export const languages = { en: 'English', de: 'Deutsch' } as const
export type Language = keyof typeof languages
export const languageCodes = Object.keys(languages) as Language[]

const isLanguage = (word: string): word is Language => word in languages
const asked = typeof document === 'undefined' ? '' : document.documentElement.lang

export const language: Language = isLanguage(asked) ? asked : 'en'

/** Why the language stays as it is. */
export type Unchanged = 'language.offline' | 'language.wouldLose' | 'language.notKept'

/**
 * Switches this browser to another language, and reloads the page.
 * @returns why not, for `t`; null where it does. The page stays where it could not be loaded again; where a seat or a table is
 *   known to this page alone; and where the choice cannot be kept, for it would come back in the same language.
 */
export function switchLanguage(chosen: Language): Unchanged | null {
  if (!isReachable()) return 'language.offline'
  if (!outlastsPage()) return 'language.wouldLose'
  if (!keep('valley:language', chosen)) return 'language.notKept'
  location.reload()
  return null
}
