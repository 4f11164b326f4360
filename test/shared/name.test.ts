// What a player may be called, by the table and by the form alike.
import * as fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { faultOfName, tidyName } from '#shared/name.ts'
import { nameSchema } from '#shared/protocol.ts'

const accepted = (name: string) => v.safeParse(nameSchema, name).success

describe('legitimate names pass', () => {
  test.each([
    'Anna',
    'O’Brien',
    'Jean-Luc',
    'Ann e',
    'W'.repeat(24),
    '👑'.repeat(24),
    '👩‍❤️‍💋‍👨 & Co',
    '❤️',
    '☀︎ Ra',
    '👩🏽‍🚀',
    '🏳️‍🌈',
    '🇩🇪🇪🇬',
    '🏴󠁧󠁢󠁳󠁣󠁴󠁿',
    '1️⃣',
    '🐪 Camel',
    'हाँ',
    'ज़िंदगी',
    'श्रीमती',
    'क्‍ष',
    'ශ්‍රී',
    'สมชาย',
    'น้ำผึ้ง',
    'ปิ่น',
    'שָׁלוֹם',
    'מֹשֶׁה',
    'Nguyễn Thị Hằng',
    'Nguye\u0302\u0303n',
    'مُحَمَّد',
    'می‌خواهم',
    '김민준',
    '\u1112\u1161\u11AB',
    'さくら',
    '葛\u{E0100}城',
    'སྒྲོལ་མ',
    'လှိုင်',
    'ᾍδης',
    'Łukasz',
    '𓂀',
  ])('%s', name => expect([faultOfName(name), accepted(name)]).toEqual([null, true]))
})

describe('names of invisible letters and of piled-up marks are refused', () => {
  test.each([
    ['nothing', ''],
    ['spaces', ' \u3000\u00A0 '],
    ['a Hangul filler', '\u3164'],
    ['a blank of Braille', '\u2800'],
    ['a grapheme joiner', '\u034F'],
    ['a Hangul choseong filler', '\u115F'],
    ['a Hangul jungseong filler', '\u1160'],
    ['a half-width Hangul filler', '\uFFA0'],
    ['a Khmer vowel that is not drawn', '\u17B4'],
    ['the other', '\u17B5'],
    ['a Mongolian selector', '\u180B'],
    ['a zero-width space', '\u200B'],
    ['a variation selector alone', '\uFE0F'],
    ['a joiner alone', '\u200D'],
    ['a word joiner', '\u2060'],
    ['a soft hyphen', '\u00AD'],
    ['a tag', '\u{E0041}'],
    ['a variation selector beyond', '\u{E0100}'],
    ['an object that is not there', '\uFFFC'],
    ['an Egyptian blank', '\u{13441}'],
    ['a null notehead', '\u{1D159}'],
    ['a Khitan filler', '\u{16FE4}'],
    ['the same among letters', 'An\u3164na'],
    ['a change of direction', 'x\u202Eabc'],
    ['the same beside an emoji', '👑\u202Eabc'],
    ['a joiner between letters', 'a\u200Db'],
    ['a joiner after an emoji', '👑\u200D'],
    ['a variation selector on a letter', 'a\uFE0F'],
    ['a line break', 'a\nb'],
    ['half a character', 'a\uD800'],
    ['a private character', '\uE000'],
    ['a byte order mark', 'a\uFEFFb'],
    ['three marks on a letter', 'Z\u0335\u0336\u0337'],
    ['three, of which one is joined with its letter', 'a\u0301\u0302\u0303'],
    ['three marks on an emoji', '👑\u0335\u0336\u0337'],
    ['a Thai tower', 'ก็็็'],
    ['a mark alone', '\u0301'],
    ['enclosing marks', 'a\u20DD\u20DE\u20DF'],
    ['25 characters', 'x'.repeat(25)],
    ['25 emoji', '👑'.repeat(25)],
  ])('%s', (_, name) => expect([faultOfName(name) === null, accepted(name)]).toEqual([false, false]))
})

/** Letters, marks, joiners, emoji and what is not seen, thrown together. */
const pieces = fc.constantFrom(
  'a',
  'é',
  ' ',
  '\u0301',
  '\u0335',
  '\u200D',
  '\u200C',
  '\uFE0F',
  '👑',
  '👩',
  '🏽',
  '🏴',
  '\u{E0067}',
  '\u{E007F}',
  'श',
  '\u094D',
  '\u3164',
  '\u202E',
  '\uD800',
  '葛',
  '\u{E0100}',
  'ا',
  '1',
  '\u20E3',
)
const anyName = fc.oneof(
  fc.array(pieces, { maxLength: 30 }).map(all => all.join('')),
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.string({ unit: 'grapheme', maxLength: 30 }),
)

test('the form refuses exactly what the table refuses', () => {
  fc.assert(
    fc.property(anyName, name => {
      expect(faultOfName(name) === null).toBe(accepted(name))
    }),
    { numRuns: 2_000 },
  )
})

test('a name that is accepted stands at the table tidied, and is accepted there again as it stands', () => {
  fc.assert(
    fc.property(anyName.filter(accepted), name => {
      expect(v.parse(nameSchema, name)).toBe(tidyName(name))
      expect(tidyName(tidyName(name))).toBe(tidyName(name))
      expect(faultOfName(tidyName(name))).toBeNull()
    }),
    { numRuns: 1_000 },
  )
})
