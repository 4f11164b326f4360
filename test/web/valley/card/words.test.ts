// The words of the game in the texts of cards: all are found, in both languages and in their forms; and what somebody knows is
// forgotten by nobody.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { cards as afterlife } from '#shared/valley/messages/en/cards/afterlife.ts'
import { cards as base } from '#shared/valley/messages/en/cards/base.ts'
import { cards as lastRites } from '#shared/valley/messages/en/cards/last-rites.ts'
import { cards as pharaohs } from '#shared/valley/messages/en/cards/pharaohs.ts'
import { cards as premium } from '#shared/valley/messages/en/cards/premium.ts'
import { cards as afterlifeInGerman } from '#shared/valley/messages/de/cards/afterlife.ts'
import { cards as baseInGerman } from '#shared/valley/messages/de/cards/base.ts'
import { cards as lastRitesInGerman } from '#shared/valley/messages/de/cards/last-rites.ts'
import { cards as pharaohsInGerman } from '#shared/valley/messages/de/cards/pharaohs.ts'
import { cards as premiumInGerman } from '#shared/valley/messages/de/cards/premium.ts'
import { texts as german } from '#web/lib/valley/messages/de/word-forms.ts'
import { texts as english } from '#web/lib/valley/messages/en/word-forms.ts'
import { isKnown, noteOpened, noteSeen } from '#web/lib/valley/card/words/words-known.ts'
import { wordsIn } from '#web/lib/valley/card/words/words-in.ts'
import type { Term } from '#web/lib/valley/rules/terms.ts'

/** By term the beginning of every word that can only be this term, however it is bent. */
const stems: Readonly<Record<string, Readonly<Partial<Record<Term, RegExp>>>>> = {
  English: {
    apex: /\bapex/i,
    base: /\bbase/i,
    boneyard: /\bboneyard/i,
    buy: /\b(?:buy|bought)/i,
    discard: /\bdiscard(?!\w* pile)/i,
    draw: /\bdraw/i,
    entomb: /\bentomb/i,
    recover: /\brecover/i,
    reveal: /\breveal/i,
    sacrifice: /\bsacrific/i,
    search: /\bsearch/i,
    set: /\bset/i,
    stack: /\bon top of (?:your|their) deck/i,
    starter: /\bstarter/i,
    stock: /\bstock/i,
    take: /\btake/i,
    tomb: /\btomb/i,
    'turn-down': /\bface down/i,
    unique: /\bunique/i,
  },
  German: {
    apex: /\bSpitze/,
    base: /\bGrundreihe/,
    boneyard: /\bKnochenfeld/,
    buy: /\b(?:kaufe|gekauft)/i,
    discard: /\b(?:ablegen|leg(?:e|t|st) (?:\S+ ){1,2}ab\b)/i,
    draw: /\bzieh(?:e|t|st)/i,
    entomb: /\bbestatt/i,
    recover: /\bzurück(?:hol|zuhol)/,
    reveal: /\bzeigt? .*\bvor\b/i,
    sacrifice: /\b(?:opfer[ent]|geopfert)/i,
    search: /\bdurchsuch/i,
    set: /\bSet/,
    stack: /\boben auf (?:dein|sein) Deck/,
    starter: /\bStartkarte/,
    stock: /\bVorrat/,
    swap: /\btausche die Plätze/i,
    take: /\b(?:nimm(?!\w* sie (?:wieder )?auf)|nehmen)/i,
    tomb: /\bGr[aä]b/,
    'turn-down': /\bdrehe .* um\b/i,
    unique: /\bUnikat/,
  },
}
const texts = {
  English: Object.values({ ...base, ...afterlife, ...lastRites, ...premium, ...pharaohs }),
  German: Object.values({
    ...baseInGerman,
    ...afterlifeInGerman,
    ...lastRitesInGerman,
    ...premiumInGerman,
    ...pharaohsInGerman,
  }),
}
const forms: Readonly<Record<string, Readonly<Record<Term, string>>>> = { English: english, German: german }
const marked = (language: string, text: string) =>
  wordsIn(text, forms[language]).map(({ term, pieces }) => [
    term,
    pieces.map(([from, to]) => text.slice(from, to)).join(' … '),
  ])

describe.each(['English', 'German'] as const)('in the %s texts of all cards and pharaohs', language => {
  test('every word of the glossary that occurs is found, once', () => {
    expect(texts[language].length).toBeGreaterThan(100)
    const used = new Set<string>()
    for (const { text } of texts[language]) {
      const found = marked(language, text).map(([term]) => term)
      expect(new Set(found).size, text).toBe(found.length)
      for (const [term, stem] of Object.entries(stems[language] ?? {}))
        if (stem.test(text)) {
          used.add(term)
          expect(found, text).toContain(term)
        }
    }
    // The stems do occur.
    expect([...used].sort()).toEqual(Object.keys(stems[language] ?? {}).sort())
  })

  test('no mark lies on another, and none ends within a word', () => {
    for (const { text } of texts[language]) {
      const pieces = wordsIn(text, forms[language]).flatMap(word => word.pieces)
      let end = 0
      for (const [from, to] of pieces.toSorted(([one], [other]) => one - other)) {
        expect(from, text).toBeGreaterThanOrEqual(end)
        expect(`${text[from - 1] ?? ' '}${text[to] ?? ' '}`, text).toMatch(/^[^\p{L}]{2}$/u)
        end = to
      }
    }
  })
})

test.each([
  [
    'English',
    'Swap the places of any 2 pyramid cards, or sacrifice 1 pyramid card.',
    [
      ['swap', 'Swap the places'],
      ['sacrifice', 'sacrifice'],
    ],
  ],
  ['English', 'Recover the card on top of your discard pile.', [['recover', 'Recover']]],
  [
    'English',
    'Swap a hand card with the top card of the boneyard.',
    [
      ['exchange', 'Swap'],
      ['boneyard', 'boneyard'],
    ],
  ],
  [
    'German',
    'Ziehe 2 Karten, dann lege eine ab.',
    [
      ['draw', 'Ziehe'],
      ['discard', 'lege … ab'],
    ],
  ],
  ['German', 'Hole die oberste Karte deines Ablagestapels zurück.', [['recover', 'Hole … zurück']]],
  [
    'German',
    'Jeder Gegner mit mehr als 5 Karten außerhalb des Grabs opfert eine Handkarte.',
    [
      ['tomb', 'Grabs'],
      ['sacrifice', 'opfert'],
    ],
  ],
  [
    'German',
    'Tausche eine Handkarte gegen die oberste Karte des Knochenfelds.',
    [
      ['exchange', 'Tausche … gegen'],
      ['boneyard', 'Knochenfelds'],
    ],
  ],
] as const)('%s: %s', (language, text, expected) => {
  expect(marked(language, text)).toEqual(expected)
})

describe('a word is known', () => {
  beforeEach(() => void vi.stubGlobal('localStorage', stored()))
  afterEach(() => void vi.unstubAllGlobals())

  function stored(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
    const all = new Map<string, string>()
    return {
      getItem: name => all.get(name) ?? null,
      setItem: (name, value) => void all.set(name, value),
      removeItem: name => void all.delete(name),
    }
  }

  test('once its explanation was opened', () => {
    expect(isKnown('entomb')).toBe(false)
    noteOpened('entomb')
    expect([isKnown('entomb'), isKnown('in-play')]).toEqual([true, false])
    noteSeen('urn', ['entomb'])
    expect(isKnown('entomb')).toBe(true)
  })

  test('once it was seen on the sheets of four cards, each counted once', () => {
    for (const title of ['urn', 'shabti', 'urn', 'boat', 'urn']) noteSeen(title, ['turn-down', 'draw'])
    expect(isKnown('draw')).toBe(false)
    noteSeen('sling', ['draw'])
    expect([isKnown('draw'), isKnown('turn-down')]).toEqual([true, false])
  })
})
