// What is known of the printed cards: every value that a rulebook or another public source tells, and which titles there are.
// These are facts, not ours to balance. Whoever changes one in a card's file, or where it is said to come from, fails here.
import { sets } from '#shared/valley/editions.ts'
import { expect, test } from 'vitest'
import type { CardDefinition } from '#shared/valley/card-definition.ts'
import { titles } from '#shared/valley/catalogue.ts'
import type { Source, sourced } from '#shared/valley/card-definition.ts'

type Known = Readonly<Record<(typeof sourced)[number], Readonly<Record<string, string | number | null>>>>
const starters = ['shabti', 'urn', 'box-of-food', 'offering-table', 'menial', 'embalmer', 'kite', 'medjay']
const all = (ids: readonly string[], value: string | number | null) => Object.fromEntries(ids.map(id => [id, value]))
/** A text is known by what it does; that is held by its card's own test. */
const does = 'its effect'

/** Values by title, as the rulebooks state them. A set's cards score by the square of their number. */
const rulebook: Known = {
  text: all(
    [
      'shabti',
      'qebehsenuef-canopic-jar',
      'tyet-amulet',
      'djed-pillar-amulet',
      'book-of-gates',
      'book-of-the-dead',
      'book-of-traversing-eternity',
      'statue-of-bastet',
      'statue-of-thoth',
      'boat',
      'ka-figurine',
      'mummified-cat',
      'embalmer',
      'kite',
      'medjay',
      'priestess-of-hathor',
      'priestess-of-sekhmet',
      'high-priestess-of-bastet',
      'priest-of-horus',
      'high-priest-of-ra',
      'priest-of-osiris',
      'brick-mason',
      'architect',
      'engineer',
      'plasterer',
      'weaver',
      'potter',
      'draughtsman',
      'goldsmith',
    ],
    does,
  ),
  reaction: all(['offering-table', 'boat', 'mummified-cat', 'medjay'], does),
  gold: { 'tyet-amulet': 2, 'book-of-the-netherworld': 3, 'priest-of-sobek': 2, sculptor: 3 },
  cost: { 'statue-of-bastet': 4, 'priestess-of-sekhmet': 4 },
  vp: {
    shabti: 1,
    menial: 1,
    ...all(
      titles.filter(({ kind }) => kind === 'set').map(({ id }) => id),
      null,
    ),
  },
  level: all(starters, 1),
}

/** Values by title, as reviews and other public pages tell them. */
const elsewhere: Known = {
  text: all(['book-of-the-earth', 'book-of-the-heavens', 'book-of-the-netherworld', 'menial'], does),
  reaction: {},
  gold: { 'qebehsenuef-canopic-jar': 2 },
  cost: {},
  vp: { urn: 1, 'box-of-food': 1, 'offering-table': 1 },
  level: {},
}

const saidToBe = (source: Source): Known => {
  const of = (value: (typeof sourced)[number]) =>
    Object.fromEntries(
      titles
        .filter(({ sources }) => sources[value] === source)
        .map(title => [title.id, value === 'text' || value === 'reaction' ? does : title[value]]),
    )
  return {
    text: of('text'),
    reaction: of('reaction'),
    gold: of('gold'),
    cost: of('cost'),
    vp: of('vp'),
    level: of('level'),
  }
}

test('what the rulebooks tell is as they tell it, and nothing else is said to come from them', () => {
  expect(saidToBe('rulebook')).toEqual(rulebook)
})

test('what other public sources tell is as they tell it, and nothing else is said to come from them', () => {
  expect(saidToBe('public')).toEqual(elsewhere)
})

/** Titles in the order of their list, a group a line. */
const printed: Readonly<Record<string, readonly string[]>> = {
  'starter base': ['shabti', 'urn', 'box-of-food', 'offering-table'],
  'sarcophagi base': ['inner-sarcophagus', 'middle-sarcophagus', 'outer-sarcophagus'],
  'canopic-jars base': ['imseti-canopic-jar', 'qebehsenuef-canopic-jar', 'duamutef-canopic-jar', 'hopi-canopic-jar'],
  'amulets base': ['heart-scarab-amulet', 'tyet-amulet', 'wadj-amulet', 'djed-pillar-amulet', 'weres-amulet'],
  'books base': [
    'book-of-gates',
    'book-of-the-earth',
    'book-of-the-heavens',
    'book-of-the-dead',
    'book-of-the-netherworld',
    'book-of-traversing-eternity',
  ],
  'statues base': [
    'statue-of-anubis',
    'statue-of-bastet',
    'statue-of-sobek',
    'statue-of-horus',
    'statue-of-isis',
    'statue-of-osiris',
    'statue-of-thoth',
  ],
  'unique base': ['boat', 'ka-figurine', 'mummified-cat', 'burial-mask', 'censer', 'chariot'],
  'mummification afterlife': ['brain-hook', 'linen-bandages', 'pesesh-kef'],
  'jewelry afterlife': ['bracelet', 'ring', 'brooch', 'necklace'],
  'chambers afterlife': ['antechamber', 'offering-chapel', 'serdab', 'burial-chamber', 'grand-gallery'],
  'weapons afterlife': ['dagger', 'sling', 'bow', 'axe', 'khopesh', 'spear'],
  'tomb-art afterlife': [
    'apis-bull',
    'harvest',
    'goddess-nut',
    'burial-ceremony',
    'goddess-maat',
    'judgment',
    'victory',
  ],
  'unique afterlife': ['calcite-cup', 'hounds-and-jackals-game', 'mirror-case', 'ibex-statue', 'senet-game', 'sphinx'],
  'starter last-rites': ['menial', 'embalmer', 'kite', 'medjay'],
  'priestesses last-rites': [
    'priestess-of-hathor',
    'priestess-of-maat',
    'priestess-of-sekhmet',
    'high-priestess-of-bastet',
    'priestess-of-nut',
  ],
  'priests last-rites': [
    'priest-of-anubis',
    'priest-of-sobek',
    'priest-of-horus',
    'high-priest-of-ra',
    'priest-of-osiris',
    'priest-of-thoth',
  ],
  'builders last-rites': ['carpenter', 'stone-mason', 'brick-mason', 'architect', 'engineer', 'overseer', 'plasterer'],
  'artisans last-rites': [
    'weaver',
    'potter',
    'leather-worker',
    'glass-blower',
    'draughtsman',
    'goldsmith',
    'sculptor',
    'tomb-painter',
  ],
  'unique last-rites': ['merchant', 'scribe', 'jeweler', 'astrologer'],
  // Their names are ours; that there are six is printed.
  'unique premium': ['sistrum', 'oil-lamp', 'water-clock', 'golden-throne', 'crook-and-flail', 'canopic-shrine'],
}
const groupOf = ({ kind, set, edition }: CardDefinition) => `${set ?? kind} ${edition}`

test('titles, sets, their sizes and the number of copies are those of the boxes', () => {
  expect(
    Object.fromEntries(
      Object.keys(printed).map(group => [group, titles.filter(title => groupOf(title) === group).map(({ id }) => id)]),
    ),
  ).toEqual(printed)
  expect(titles).toHaveLength(Object.values(printed).flat().length)
  expect(sets.map(({ id, size }) => [id, size])).toEqual(
    sets.map(({ id, edition }) => [id, printed[`${id} ${edition}`]?.length]),
  )
  const copies = {
    shabti: 4,
    urn: 3,
    'box-of-food': 2,
    'offering-table': 1,
    menial: 4,
    embalmer: 3,
    kite: 2,
    medjay: 1,
  }
  expect(
    Object.fromEntries(titles.filter(({ kind }) => kind === 'starter').map(({ id, copies: many }) => [id, many])),
  ).toEqual(copies)
  expect(new Set(titles.filter(({ kind }) => kind === 'set').map(({ copies: many }) => many))).toEqual(new Set([2]))
  expect(new Set(titles.filter(({ kind }) => kind === 'unique').map(({ copies: many }) => many))).toEqual(new Set([1]))
})
