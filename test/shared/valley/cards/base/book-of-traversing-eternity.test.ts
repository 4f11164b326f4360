// Book of Traversing Eternity: after a purchase takes a cheaper pyramid card.
import { expect, test } from 'vitest'
import { base, facts, scene, type PyramidOfNames } from '#test/shared/valley/scenario.ts'

test('Its facts are as listed here', () => {
  expect(facts('Book of Traversing Eternity')).toEqual({
    id: 'book-of-traversing-eternity',
    edition: 'base',
    kind: 'set',
    set: 'books',
    level: 3,
    copies: 2,
    gold: 3,
    cost: 5,
    vp: null,
    timing: 'action',
    mentionsOpponent: false,
    sign: '𓂻',
    text: 'After buying a card this turn, take a pyramid card that costs less than the one you bought.',
    reaction: null,
    when: null,
    sources: { text: 'rulebook', vp: 'rulebook' },
  })
})

const book = 'Book of Traversing Eternity'
const full: PyramidOfNames = [
  ['Wadj Amulet'],
  ['Statue of Horus', 'Statue of Sobek'],
  ['Statue of Isis', 'Boat', 'Statue of Thoth'],
]

test('After buying a card this turn, take a pyramid card that costs less than the one you bought', () => {
  const { anna } = scene({ anna: { hand: [book, 'Chariot', 'Urn'] }, pyramid: full })
  anna.cannot(`play ${book}`)
  anna.buys('Statue of Isis', ['Chariot'])
  anna.plays(book)
  anna.isAsked('take.pyramid', ['Wadj Amulet', 'Statue of Sobek', 'Boat'])
  anna.chooses('Boat')
  expect(anna.discard).toEqual(['Boat', 'Statue of Isis'])
})

test('After several purchases compare with the dearest card you bought', () => {
  const { anna } = scene({ anna: { hand: [book, 'Chariot', 'Imseti Canopic Jar', 'Urn', 'Urn'] }, pyramid: full })
  anna.buys('Statue of Isis', ['Chariot'])
  anna.buys('Boat', ['Imseti Canopic Jar', 'Urn', 'Urn'])
  anna.chooses('Statue of Sobek')
  anna.plays(book)
  anna.isAsked('take.pyramid', ['Wadj Amulet', 'Statue of Sobek'])
})

test('Printed costs count, not what you paid', () => {
  const { anna } = scene({
    anna: { hand: [book, 'Weres Amulet', 'Statue of Bastet', 'Inner Sarcophagus'] },
    pyramid: full,
  })
  anna.plays('Weres Amulet', 'Statue of Horus')
  anna.pays(['Statue of Bastet', 'Inner Sarcophagus'])
  anna.plays(book)
  anna.isAsked('take.pyramid', ['Wadj Amulet', 'Statue of Sobek', 'Statue of Isis', 'Boat', 'Statue of Thoth'])
})

test('Only pyramid cards that fit can be chosen; with none that fits the action is illegal', () => {
  const { anna } = scene({
    anna: { hand: [book, 'Chariot'] },
    pyramid: base('Statue of Isis', 'Statue of Thoth', 'Censer'),
  })
  anna.buys('Statue of Isis', ['Chariot'])
  anna.cannot(`play ${book}`)
})

test('Any row. The card goes on top of your discard pile and the pyramid crumbles at once', () => {
  const { anna, table } = scene({ anna: { hand: [book, 'Chariot'] }, pyramid: full })
  anna.buys('Statue of Isis', ['Chariot'])
  expect(table.pyramid).toEqual([
    [null],
    ['Wadj Amulet', 'Statue of Sobek'],
    ['Statue of Horus', 'Boat', 'Statue of Thoth'],
  ])
  anna.plays(book, 'Boat')
  anna.isAsked('crumble', ['Wadj Amulet', 'Statue of Sobek'])
  anna.chooses('Statue of Sobek')
  expect(anna.discard).toEqual(['Boat', 'Statue of Isis'])
  expect(table.pyramid).toEqual([
    [null],
    ['Wadj Amulet', null],
    ['Statue of Horus', 'Statue of Sobek', 'Statue of Thoth'],
  ])
  anna.isFree()
})

test('Only purchases out of the pyramid count, also those made by actions', () => {
  const { anna } = scene({
    anna: { hand: [book, 'Statue of Sobek', 'Wadj Amulet', 'Urn'] },
    pyramid: base('Boat', 'Mummified Cat'),
  })
  anna.plays('Statue of Sobek', 'Wadj Amulet', 'Boat')
  anna.plays(book)
  anna.isAsked('take.pyramid', ['Mummified Cat'])
})

test('Taken cards do not count', () => {
  const { anna } = scene({
    anna: { hand: [book, 'Statue of Horus', 'Statue of Anubis', 'Book of the Netherworld'] },
    pyramid: base('Statue of Isis', 'Statue of Sobek'),
    boneyard: ['Boat'],
    stock: ['Censer'],
  })
  anna.plays('Statue of Horus', 'Statue of Isis')
  anna.plays('Statue of Anubis')
  anna.plays('Book of the Netherworld')
  anna.cannot(`play ${book}`)
})

test('A purchase of the turn before does not count', () => {
  const { anna, ben } = scene({
    anna: { hand: ['Chariot', 'Urn'], deck: [book, 'Urn', 'Urn', 'Urn', 'Shabti'] },
    ben: { hand: [book] },
    pyramid: full,
  })
  anna.buys('Statue of Isis', ['Chariot'])
  anna.ends()
  ben.cannot(`play ${book}`)
})

test('Tyet Amulet can repeat this action; every choice is made anew', () => {
  const { anna } = scene({
    anna: { hand: [book, 'Tyet Amulet', 'Chariot'] },
    pyramid: base('Statue of Isis', 'Boat', 'Statue of Sobek'),
  })
  anna.buys('Statue of Isis', ['Chariot'])
  anna.plays(book, 'Boat')
  anna.plays('Tyet Amulet', book)
  anna.isAsked('take.pyramid', ['Statue of Sobek'])
  anna.chooses('Statue of Sobek')
  expect(anna.discard).toEqual(['Statue of Sobek', 'Boat', 'Statue of Isis'])
})
