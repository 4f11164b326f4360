// The language of the page. `app.html` picks it before any script runs: the one chosen earlier in this browser, else the first
// of the browser's languages that we have, else English. Choosing another one reloads the page.
import { keep, unstored } from '../platform/storage.ts'

/** The languages there are, each with its own name for itself. */
export const languages = { en: 'English', de: 'Deutsch' } as const
export type Language = keyof typeof languages
export const languageCodes = Object.keys(languages) as Language[]

const isLanguage = (word: string): word is Language => word in languages
const asked = typeof document === 'undefined' ? '' : document.documentElement.lang

export const language: Language = isLanguage(asked) ? asked : 'en'

/**
 * Switches this browser to another language, and reloads the page.
 * @returns false where the choice cannot be kept, or a table would be lost. Then the page stays: it would come back in the
 *   same language, and without what only it knows.
 */
export function switchLanguage(chosen: Language): boolean {
  const isKept = !unstored.table && keep('valley:language', chosen)
  if (isKept) location.reload()
  return isKept
}
