// What a player may be called. The table's schema and the page's form ask here, so that neither refuses what the other
// takes. Without the schema library, for the form travels with the front page.

/** The most characters (code points) a name may have. */
export const longestName = 24

/** Why a name is refused: nothing is left of it, it is too long, some of it cannot be seen, or marks are piled up on a letter. */
export type NameFault = 'empty' | 'long' | 'invisible' | 'marks'

/** The flag of a part of a country; an emoji with its skin tone, its variation selector and what is joined to it; a keycap. */
const emoji =
  /\u{1F3F4}[\u{E0030}-\u{E0039}\u{E0061}-\u{E007A}]{3,6}\u{E007F}|\p{Extended_Pictographic}[\uFE0E\uFE0F]?\p{Emoji_Modifier}?(?:\u200D\p{Extended_Pictographic}\uFE0F?\p{Emoji_Modifier}?)*|[0-9#*]\uFE0F\u20E3/gu
/** Joiners that spelling needs: after a virama in the scripts of India and Sri Lanka, within a word in Arabic script;
    and the form of an ideograph, which some Japanese names are written with. */
const joiner =
  /(?<=[\u094D\u09CD\u0A4D\u0ACD\u0B4D\u0BCD\u0C4D\u0CCD\u0D4D\u0DCA])[\u200C\u200D](?=\p{L})|(?<=\p{Script=Arabic})\u200C(?=\p{Script=Arabic})|(?<=\p{Unified_Ideograph})[\u{E0100}-\u{E01EF}]/gu

/** Control and direction characters, and all others that are drawn as nothing: some of them are letters (fillers) or signs (blanks). */
const invisible =
  /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\p{Co}\p{Cn}\p{Default_Ignorable_Code_Point}\u2800\uFFFC\u{13441}\u{13442}\u{1D159}]|\u{16FE4}/u

/** A letter with loose marks. Subjoined letters (Tibetan, Myanmar) are marks to Unicode, but letters to those who write them. */
const marked = /[^\p{Mn}\p{Me}](?:(?![\u0F8D-\u0FBC\u103B-\u103E])[\p{Mn}\p{Me}])+/gu
const mark = /[\p{Mn}\p{Me}]/gu
const mostMarks = 2
const isPiledUp = (letter: string): boolean => (letter.normalize('NFD').match(mark) ?? []).length > mostMarks

/** @returns the name as it will stand at the table: in Unicode's normal form C, without spaces around it */
export const tidyName = (name: string): string => name.normalize('NFC').trim()

/** @returns the number of characters of a name, as its limit counts them */
export const lengthOfName = (name: string): number => [...tidyName(name)].length

/** @returns what is wrong with a name, in any form; null where it will do (API.md, Names) */
export function faultOfName(name: string): NameFault | null {
  const tidied = tidyName(name)
  if (tidied === '') return 'empty'
  if (lengthOfName(tidied) > longestName) return 'long'
  const plain = tidied.replace(emoji, 'x').replace(joiner, '')
  if (invisible.test(plain)) return 'invisible'
  return /^\p{M}/u.test(plain) || plain.match(marked)?.some(isPiledUp) ? 'marks' : null
}
