// The language that this page speaks. The page itself chooses it before anything else runs (`app.html`): the one that was
// chosen here, else the first of the browser's that there is, else English. Another choice opens the page anew.
import { keep } from '../platform/keep.ts'

/** What can be spoken, each by its own name. */
export const languages = { en: 'English', de: 'Deutsch' } as const
export type Language = keyof typeof languages
export const spoken = Object.keys(languages) as Language[]

const isLanguage = (word: string): word is Language => word in languages
const asked = typeof document === 'undefined' ? '' : document.documentElement.lang

export const language: Language = isLanguage(asked) ? asked : 'en'

/** Speaks another language from now on, at every table that this browser opens. */
export function speak(chosen: Language): void {
  keep('valley:language', chosen)
  location.reload()
}
