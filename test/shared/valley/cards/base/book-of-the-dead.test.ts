// Book of the Dead: the cheapest pyramid card goes straight into the tomb.
import { expect, test } from 'vitest'
import { base, facts, scene, type PyramidOfNames } from '#test/shared/valley/scenario.ts'

test('Its facts are as listed here', () => {
  expect(facts('Book of the Dead')).toEqual({
    id: 'book-of-the-dead',
    edition: 'base',
    kind: 'set',
    set: 'books',
    level: 3,
    copies: 2,
    gold: 3,
    cost: 6,
    vp: null,
    timing: 'action',
    mentionsOpponent: false,
    sign: '𓏛',
    text: 'Entomb the cheapest pyramid card directly.',
    reaction: null,
    when: null,
    sources: { text: 'rulebook', vp: 'rulebook' },
  })
})

const book = 'Book of the Dead'

test('Entomb the cheapest pyramid card directly', () => {
  const { anna, table } = scene({ anna: { hand: [book] }, pyramid: base('Statue of Isis', 'Wadj Amulet', 'Chariot') })
  anna.plays(book)
  anna.isAsked('entomb.pyramid', ['Wadj Amulet'])
  anna.chooses('Wadj Amulet')
  expect(anna.tomb).toEqual(['Wadj Amulet'])
  expect(table.pyramid).toEqual(base('Statue of Isis', null, 'Chariot'))
  expect(table.changed).toBe(true)
  anna.isFree()
})

const cheapAbove: PyramidOfNames = [
  ['Statue of Sobek'],
  ['Statue of Isis', 'Mummified Cat'],
  ['Wadj Amulet', 'Boat', 'Chariot'],
]

test('All rows count; on a tie you choose', () => {
  const { anna, table } = scene({ anna: { hand: [book] }, pyramid: cheapAbove })
  anna.plays(book)
  anna.isAsked('entomb.pyramid', ['Statue of Sobek', 'Mummified Cat'])
  anna.chooses('Statue of Sobek')
  expect(anna.tomb).toEqual(['Statue of Sobek'])
  expect(table.pyramid[0]).toEqual([null])
})

test('Illegal with no card in the pyramid', () => {
  scene({ anna: { hand: [book, 'Urn'] }, stock: ['Boat'] }).anna.cannot(`play ${book}`)
})

test('The card never touches your discard pile and the pyramid crumbles at once', () => {
  const { anna, table } = scene({ anna: { hand: [book], discard: ['Urn'] }, pyramid: cheapAbove })
  anna.plays(book, 'Mummified Cat')
  expect(anna.discard).toEqual(['Urn'])
  expect(table.pyramid).toEqual([[null], ['Statue of Isis', 'Statue of Sobek'], ['Wadj Amulet', 'Boat', 'Chariot']])
  expect(table.news).toEqual(['anna entomb', 'anna fell'])
})

test('This does not use up your free entombing. The entombed card is public', () => {
  const { anna, ben } = scene({ anna: { hand: [book, 'Urn'] }, pyramid: base('Boat') })
  anna.plays(book, 'Boat')
  expect(ben.reads('entomb')).toMatchObject([
    { from: 'pyramid', place: 3, by: 'book-of-the-dead', card: { card: 'boat' } },
  ])
  anna.entombs('Urn')
  expect(anna.tomb).toEqual(['Boat', 'Urn'])
})

test('Tyet Amulet can repeat this action; every choice is made anew', () => {
  const { anna } = scene({
    anna: { hand: [book, 'Tyet Amulet'] },
    pyramid: base('Statue of Isis', 'Wadj Amulet', 'Chariot'),
  })
  anna.plays(book, 'Wadj Amulet')
  anna.plays('Tyet Amulet', book)
  anna.isAsked('entomb.pyramid', ['Statue of Isis'])
  anna.chooses('Statue of Isis')
  expect(anna.tomb).toEqual(['Wadj Amulet', 'Statue of Isis'])
})
