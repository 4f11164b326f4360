// Whether a name will do, said before the table has to refuse it.
import { t } from '#web/lib/words/words.ts'

const hidden = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cn}]/u

/** The name as it will stand at the table. */
export const tidy = (name: string): string => name.normalize('NFC').trim()

/** What is wrong with a name, or nothing. The table decides in the end; this only saves the way there. */
export function complaintAbout(name: string): string {
  const tidied = tidy(name)
  if (tidied === '') return t('home.nameMissing')
  return [...tidied].length > 24 || (hidden.test(tidied) && !/\p{Extended_Pictographic}/u.test(tidied)) ? t('name.bad') : ''
}
