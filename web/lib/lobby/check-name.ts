// What the form says about a name: the table's own check, in the reader's language, and the same limit.
import { faultOfName, lengthOfName, longestName } from '#shared/name.ts'
import { t } from '#web/lib/messages/page-texts.ts'

/** @returns what is wrong with a name, or nothing where the table will take it */
export function complaintAbout(name: string): string {
  const fault = faultOfName(name)
  return fault === null ? '' : t(`name.${fault}`)
}

const graphemes = new Intl.Segmenter()

/**
 * What a field may hold after something was written or pasted: where that is too much, the end of what was written is
 * left out, whole emoji and whole letters with their marks.
 * @param caret where what was written ends, in UTF-16 units; null where nobody knows: then it is the end
 */
export function withinLimit(value: string, caret: number | null): string {
  let before = value.slice(0, caret ?? value.length)
  const after = value.slice(before.length)
  while (before !== '' && lengthOfName(before + after) > longestName) {
    before = [...graphemes.segment(before)]
      .slice(0, -1)
      .map(({ segment }) => segment)
      .join('')
  }
  return before + after
}
