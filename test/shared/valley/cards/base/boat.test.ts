// Boat: after an opponent's purchase its holder may discard it to take a base card.
import { expect, test } from 'vitest'
import { base, facts, scene, type PyramidOfNames } from '#test/shared/valley/scenario.ts'

test('Its facts are as listed here', () => {
  expect(facts('Boat')).toEqual({
    id: 'boat',
    edition: 'base',
    kind: 'unique',
    set: null,
    level: 2,
    copies: 1,
    gold: 2,
    cost: 4,
    vp: 4,
    timing: 'reaction',
    mentionsOpponent: true,
    sign: '𓊛',
    text: 'Reaction: after an opponent’s purchase you may discard this card to take a base card.',
    reaction: 'Discard Boat and take a base card.',
    when: 'An opponent has bought a card and the pyramid has crumbled',
    sources: { text: 'rulebook', reaction: 'rulebook' },
  })
})

const full: PyramidOfNames = [
  ['Statue of Isis'],
  ['Statue of Horus', 'Censer'],
  ['Wadj Amulet', 'Statue of Sobek', 'Chariot'],
]

test('Reaction: after an opponent’s purchase you may discard this card to take a base card', () => {
  const { anna, ben, table } = scene({
    anna: { hand: ['Urn', 'Urn'] },
    ben: { hand: ['Boat', 'Shabti'] },
    pyramid: base('Wadj Amulet', 'Statue of Sobek', 'Chariot'),
  })
  anna.buys('Statue of Sobek', ['Urn', 'Urn'])
  ben.isAsked('react.bought', ['Boat', 'pass'])
  expect(ben.question).toMatchObject({
    kind: 'react',
    params: { event: 'bought', seat: 0, card: { card: 'statue-of-sobek' }, price: 2, place: 4, could: ['boat'] },
  })
  ben.answers('Boat')
  ben.isAsked('take.base', ['Wadj Amulet', 'Chariot'])
  ben.chooses('Chariot')
  expect(ben.discard).toEqual(['Chariot', 'Boat'])
  ben.holds(['Shabti'])
  expect(table.pyramid).toEqual(base('Wadj Amulet'))
  anna.isFree()
})

test('You may: passing leaves everything as it is', () => {
  const { anna, ben, table } = scene({
    anna: { hand: ['Urn', 'Urn'] },
    ben: { hand: ['Boat', 'Shabti'] },
    pyramid: base('Statue of Sobek', 'Chariot'),
  })
  anna.buys('Statue of Sobek', ['Urn', 'Urn'])
  ben.passes()
  ben.holds(['Boat', 'Shabti'])
  expect(table.news).toEqual([])
  anna.isFree()
})

test('Only on an opponent’s turn', () => {
  const { anna } = scene({
    anna: { hand: ['Urn', 'Urn', 'Boat'] },
    ben: { hand: ['Shabti'] },
    pyramid: base('Statue of Sobek', 'Chariot'),
  })
  anna.cannot('play Boat')
  anna.buys('Statue of Sobek', ['Urn', 'Urn'])
  anna.isFree()
})

test('After the bought card is gone and the pyramid has crumbled', () => {
  const { anna, ben, table } = scene({ anna: { hand: ['Urn', 'Urn'] }, ben: { hand: ['Boat'] }, pyramid: full })
  anna.buys('Statue of Sobek', ['Urn', 'Urn'])
  anna.isAsked('crumble', ['Statue of Horus', 'Censer'])
  anna.chooses('Censer')
  expect(anna.discard).toEqual(['Statue of Sobek'])
  expect(table.pyramid).toEqual([[null], ['Statue of Horus', 'Statue of Isis'], ['Wadj Amulet', 'Censer', 'Chariot']])
  ben.answers('Boat')
  ben.isAsked('take.base', ['Wadj Amulet', 'Censer', 'Chariot'])
})

test('The base must hold a card', () => {
  const { anna, ben } = scene({
    anna: { hand: ['Urn', 'Urn'] },
    ben: { hand: ['Boat'] },
    pyramid: base('Statue of Sobek'),
    stock: ['Chariot'],
  })
  anna.buys('Statue of Sobek', ['Urn', 'Urn'])
  anna.isFree()
  ben.holds(['Boat'])
})

test('Choose one of the base cards; it goes on top of your discard pile above Boat, then the pyramid crumbles again and you choose if two cards could fall', () => {
  const { anna, ben, table } = scene({
    anna: { hand: ['Chariot'] },
    ben: { hand: ['Boat'], discard: ['Urn'] },
    pyramid: [
      ['Statue of Isis'],
      ['Statue of Horus', 'Censer'],
      ['Wadj Amulet', 'Statue of Sobek', 'Imseti Canopic Jar'],
    ],
  })
  anna.buys('Wadj Amulet', ['Chariot'])
  ben.answers('Boat')
  ben.chooses('Statue of Sobek')
  ben.isAsked('crumble', ['Statue of Isis', 'Censer'])
  expect(ben.question.params).toEqual({ place: 4 })
  ben.chooses('Censer')
  expect(ben.discard).toEqual(['Statue of Sobek', 'Boat', 'Urn'])
  expect(table.pyramid).toEqual([[null], ['Statue of Isis', null], ['Statue of Horus', 'Censer', 'Imseti Canopic Jar']])
  anna.isFree()
})

test('What Boat takes is told as its doing, not as that of the action it interrupts', () => {
  const { anna, ben, table } = scene({
    anna: { hand: ['Weres Amulet', 'Urn'] },
    ben: { hand: ['Boat'] },
    pyramid: base('Statue of Sobek', 'Chariot'),
  })
  anna.plays('Weres Amulet', 'Statue of Sobek')
  const boat = ben.idOf('Boat')
  ben.answers('Boat')
  expect(ben.question.params).toEqual({ card: { id: expect.stringMatching(/^t/) as string, card: 'boat' } })
  expect(table.referee.waiting(1)).toEqual({ key: 'waiting.answer', params: {} })
  ben.chooses('Chariot')
  expect(anna.reads('take')).toMatchObject([{ from: 'base', place: 4, by: 'boat', card: { card: 'chariot' } }])
  expect(ben.reads('answer')).toMatchObject([{ card: { card: 'boat' }, was: boat }])
  expect(anna.reads('answer')[0]).not.toHaveProperty('was')
})

test('Purchases made through actions count', () => {
  const weres = scene({
    anna: { hand: ['Weres Amulet', 'Urn'] },
    ben: { hand: ['Boat'] },
    pyramid: base('Wadj Amulet', 'Chariot'),
  })
  weres.anna.plays('Weres Amulet', 'Wadj Amulet')
  weres.anna.pays(['Urn'])
  weres.ben.isAsked('react.bought', ['Boat', 'pass'])

  const sobek = scene({
    anna: { hand: ['Statue of Sobek', 'Urn', 'Chariot'] },
    ben: { hand: ['Boat'] },
    pyramid: base('Wadj Amulet', 'Censer'),
  })
  sobek.anna.plays('Statue of Sobek', 'Urn', 'Wadj Amulet')
  sobek.anna.pays(['Chariot'])
  sobek.ben.isAsked('react.bought', ['Boat', 'pass'])
})

test('Taken cards do not count', () => {
  const { anna, ben } = scene({
    anna: { hand: ['Statue of Horus', 'Book of the Dead', 'Book of the Netherworld'] },
    ben: { hand: ['Boat'] },
    pyramid: base('Wadj Amulet', 'Chariot', 'Censer'),
    stock: ['Urn'],
  })
  anna.plays('Statue of Horus', 'Wadj Amulet')
  anna.isFree()
  anna.plays('Book of the Dead', 'Censer')
  anna.isFree()
  anna.plays('Book of the Netherworld')
  anna.isFree()
  ben.holds(['Boat'])
})

test('A reaction is not an action: it is played on an opponent’s turn from the hand and can be neither repeated nor called by another card', () => {
  const { anna, table } = scene({ anna: { hand: ['Boat', 'Book of Gates'], deck: ['Mummified Cat'] }, pyramid: full })
  anna.cannot('play Boat')
  anna.plays('Book of Gates')
  expect(anna.discard).toEqual(['Mummified Cat'])

  const called = scene({ anna: { hand: ['Book of Gates', 'Tyet Amulet'], deck: ['Boat'] }, pyramid: full })
  called.anna.plays('Book of Gates')
  expect(called.anna.discard).toEqual(['Boat'])
  expect(called.table.pyramid).toEqual(full)
  expect(table.executed).toEqual(['Book of Gates'])
})
