// Which names a player may have. Used by the table's schema and by the page's form, so that both accept the same. Does not
// import the schema library, because the front page loads this file first.

/** The most characters (code points) a name may have. */
export const longestName = 24

/** Why a name is refused: it is empty, too long, contains invisible characters, or a letter carries too many marks. */
export type NameFault = 'empty' | 'long' | 'invisible' | 'marks'

/** A flag of a region; an emoji with skin tone, variation selector and joined emoji; a keycap. They contain invisible characters. */
const emoji =
  /\u{1F3F4}[\u{E0030}-\u{E0039}\u{E0061}-\u{E007A}]{3,6}\u{E007F}|\p{Extended_Pictographic}[\uFE0E\uFE0F]?\p{Emoji_Modifier}?(?:\u200D\p{Extended_Pictographic}\uFE0F?\p{Emoji_Modifier}?)*|[0-9#*]\uFE0F\u20E3/gu
/** Invisible characters that spelling needs: joiners after a virama in the scripts of India and Sri Lanka and within a word
    in Arabic script, and variation selectors after an ideograph, as in some Japanese names. */
const joiner =
  /(?<=[\u094D\u09CD\u0A4D\u0ACD\u0B4D\u0BCD\u0C4D\u0CCD\u0D4D\u0DCA])[\u200C\u200D](?=\p{L})|(?<=\p{Script=Arabic})\u200C(?=\p{Script=Arabic})|(?<=\p{Unified_Ideograph})[\u{E0100}-\u{E01EF}]/gu

/** Control and direction characters and all others without a visible form; some of those count as letters or symbols in Unicode. */
const invisible =
  /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\p{Co}\p{Cn}\p{Default_Ignorable_Code_Point}\u2800\uFFFC\u{13441}\u{13442}\u{1D159}]|\u{16FE4}/u

/** A letter with combining marks. Subjoined Tibetan and Myanmar letters do not count: marks in Unicode, but letters in writing. */
const marked = /[^\p{Mn}\p{Me}](?:(?![\u0F8D-\u0FBC\u103B-\u103E])[\p{Mn}\p{Me}])+/gu
const mark = /[\p{Mn}\p{Me}]/gu
const maxMarks = 2
const isPiledUp = (letter: string): boolean => (letter.normalize('NFD').match(mark) ?? []).length > maxMarks

/** @returns the name as it will stand at the table: in Unicode's normal form C, without spaces around it */
export const tidyName = (name: string): string => name.normalize('NFC').trim()

/** @returns the number of characters of a name, as its limit counts them */
export const lengthOfName = (name: string): number => [...tidyName(name)].length

/** @returns what is wrong with a name as it was typed; null if it is allowed (API.md, Names) */
export function faultOfName(name: string): NameFault | null {
  const tidied = tidyName(name)
  if (tidied === '') return 'empty'
  if (lengthOfName(tidied) > longestName) return 'long'
  const plain = tidied.replace(emoji, 'x').replace(joiner, '')
  if (invisible.test(plain)) return 'invisible'
  return /^\p{M}/u.test(plain) || plain.match(marked)?.some(isPiledUp) ? 'marks' : null
}
