// Checks a name as the table does, in the reader's language.
import { faultOfName, lengthOfName, longestName } from '#shared/name.ts'
import { t } from '#web/lib/messages/page-texts.ts'

/** @returns what is wrong with a name; empty if the table will accept it */
export function complaintAbout(name: string): string {
  const fault = faultOfName(name)
  return fault === null ? '' : t(`name.${fault}`)
}

const graphemes = new Intl.Segmenter()

/** Of what was pasted, so many UTF-16 units are looked at: more than any name has, and few enough to leave out one by one. */
const longestPaste = 1_000

/** The letters of a text, each with its accents. */
const lettersOf = (text: string): string[] => Array.from(graphemes.segment(text), ({ segment }) => segment)

/**
 * Shortens the text of a field to the limit after typing or pasting: removes the end of what was entered, in whole emoji and
 * whole letters with their accents.
 * @param caret where what was written ends, in UTF-16 units; null where nobody knows: then it is the end
 */
export function withinLimit(value: string, caret: number | null): string {
  const typed = value.slice(0, caret ?? value.length)
  const after = value.slice(typed.length)
  const letters = lettersOf(typed.slice(0, longestPaste))
  while (letters[0] && lengthOfName(letters.join('') + after) > longestName) letters.pop()
  return letters.join('') + after
}

/** What happened in a field for a name: something was typed or pasted, or an input method is done with it. */
interface Written {
  readonly isComposing?: boolean
  readonly currentTarget: Pick<HTMLInputElement, 'value' | 'selectionStart' | 'setSelectionRange'>
}

/**
 * Keeps a field within the limit, with the caret where it was written; what an input method still composes stays as it is.
 * @returns what the field holds then
 */
export function keepWithinLimit({ isComposing = false, currentTarget: field }: Written): string {
  const { value, selectionStart } = field
  const kept = isComposing ? value : withinLimit(value, selectionStart)
  if (kept !== value) {
    const caret = (selectionStart ?? value.length) - (value.length - kept.length)
    field.value = kept
    field.setSelectionRange(caret, caret)
  }
  return kept
}
