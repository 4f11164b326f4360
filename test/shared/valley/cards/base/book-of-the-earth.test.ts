// Book of the Earth: sacrifices a hand card for a pyramid card of up to twice its cost.
import { expect, test } from 'vitest'
import { base, facts, scene, type PyramidOfNames } from '#test/shared/valley/scenario.ts'

test('Its facts are as listed here', () => {
  expect(facts('Book of the Earth')).toEqual({
    id: 'book-of-the-earth',
    edition: 'base',
    kind: 'set',
    set: 'books',
    level: 2,
    copies: 2,
    gold: 2,
    cost: 3,
    vp: null,
    timing: 'action',
    mentionsOpponent: false,
    sign: '𓇾',
    text: 'Sacrifice a hand card, then take a pyramid card costing up to twice as much.',
    reaction: null,
    when: null,
    sources: { text: 'public', vp: 'rulebook' },
  })
})

const book = 'Book of the Earth'
const full: PyramidOfNames = [
  ['Statue of Isis'],
  ['Statue of Horus', 'Burial Mask'],
  ['Wadj Amulet', 'Boat', 'Statue of Sobek'],
]

test('Sacrifice a hand card, then take a pyramid card costing up to twice as much', () => {
  const { anna, table } = scene({ anna: { hand: [book, 'Middle Sarcophagus', 'Urn'] }, pyramid: full })
  anna.plays(book)
  anna.isAsked('sacrifice.hand', ['Middle Sarcophagus'])
  anna.chooses('Middle Sarcophagus')
  anna.isAsked('take.pyramid', ['Statue of Isis', 'Statue of Horus', 'Wadj Amulet', 'Boat', 'Statue of Sobek'])
  anna.chooses('Statue of Horus')
  expect(anna.discard).toEqual(['Statue of Horus'])
  expect(table.boneyard).toEqual(['Middle Sarcophagus'])
  anna.isFree()
})

test('Taking is required: you may only sacrifice a card for which a fitting pyramid card lies there', () => {
  const { anna } = scene({
    anna: { hand: [book, 'Statue of Sobek', 'Wadj Amulet', 'Imseti Canopic Jar'] },
    pyramid: base('Statue of Isis', 'Burial Mask', 'Censer'),
  })
  anna.plays(book)
  anna.isAsked('sacrifice.hand', ['Wadj Amulet', 'Imseti Canopic Jar'])
})

test('A starter (cost 0) normally finds none', () => {
  scene({ anna: { hand: [book, 'Urn', 'Shabti'] }, pyramid: full }).anna.cannot(`play ${book}`)
  scene({ anna: { hand: [book] }, pyramid: full }).anna.cannot(`play ${book}`)
  scene({ anna: { hand: [book, 'Boat'] } }).anna.cannot(`play ${book}`)
})

test('Any row. The card goes on top of your discard pile and the pyramid crumbles at once', () => {
  const { anna, table } = scene({ anna: { hand: [book, 'Middle Sarcophagus'], discard: ['Urn'] }, pyramid: full })
  anna.plays(book, 'Middle Sarcophagus', 'Wadj Amulet')
  expect(anna.discard).toEqual(['Wadj Amulet', 'Urn'])
  expect(table.pyramid).toEqual([
    [null],
    ['Statue of Isis', 'Burial Mask'],
    ['Statue of Horus', 'Boat', 'Statue of Sobek'],
  ])
  expect(table.changed).toBe(true)
})

test('The sacrificed card lies face up on the boneyard; Mummified Cat may answer it', () => {
  const { anna, ben, table } = scene({
    anna: { hand: [book, 'Chariot'] },
    ben: { hand: ['Mummified Cat'] },
    pyramid: full,
  })
  anna.plays(book, 'Chariot')
  expect(table.boneyard).toEqual(['Chariot'])
  ben.answers('Mummified Cat')
  expect(ben.discard).toEqual(['Chariot', 'Mummified Cat'])
  anna.isAsked('take.pyramid', full.flat() as string[])
  anna.chooses('Burial Mask')
  expect(anna.discard).toEqual(['Burial Mask'])
})

test('Tyet Amulet can repeat this action; every choice is made anew', () => {
  const { anna, table } = scene({
    anna: { hand: [book, 'Tyet Amulet', 'Middle Sarcophagus', 'Chariot'] },
    pyramid: base('Burial Mask', 'Boat', 'Censer'),
  })
  anna.plays(book, 'Middle Sarcophagus', 'Censer')
  anna.plays('Tyet Amulet', book)
  anna.isAsked('sacrifice.hand', ['Chariot'])
  anna.chooses('Chariot')
  anna.chooses('Burial Mask')
  expect(anna.discard).toEqual(['Burial Mask', 'Censer'])
  expect(table.boneyard).toEqual(['Chariot', 'Middle Sarcophagus'])
})
