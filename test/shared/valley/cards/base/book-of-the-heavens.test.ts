// Book of the Heavens: entombs out of a discard pile of five or more.
import { expect, test } from 'vitest'
import { base, facts, scene } from '#test/shared/valley/scenario.ts'

test('Its facts are as listed here', () => {
  expect(facts('Book of the Heavens')).toEqual({
    id: 'book-of-the-heavens',
    edition: 'base',
    kind: 'set',
    set: 'books',
    level: 2,
    copies: 2,
    gold: 2,
    cost: 4,
    vp: null,
    timing: 'action',
    mentionsOpponent: false,
    sign: '𓇯',
    text: 'With at least 5 cards in your discard pile, entomb one of them.',
    reaction: null,
    when: null,
    sources: { text: 'public', vp: 'rulebook' },
  })
})

const book = 'Book of the Heavens'
const five = ['Boat', 'Censer', 'Chariot', 'Urn', 'Shabti']

test('With at least 5 cards in your discard pile, entomb one of them', () => {
  const { anna } = scene({ anna: { hand: [book], discard: five } })
  anna.plays(book)
  anna.isAsked('entomb.discard', five)
  anna.chooses('Chariot')
  expect(anna.tomb).toEqual(['Chariot'])
  anna.isFree()
})

test('Illegal with fewer than 5 cards in the pile; the number of cards is public', () => {
  const { anna, ben } = scene({ anna: { hand: [book, 'Urn'], discard: five.slice(1), deck: ['Shabti', 'Shabti'] } })
  anna.cannot(`play ${book}`)
  expect(ben.sees.players[0]?.discard.count).toBe(4)
})

test('You look through the pile alone and keep its order', () => {
  const { anna, ben } = scene({ anna: { hand: [book], discard: five } })
  anna.plays(book)
  expect(anna.options, 'top first').toEqual(five)
  expect(ben.sees.players[0]?.discard).toEqual({ count: 5, top: { id: expect.any(String), card: 'boat' } })
  anna.chooses('Censer')
  expect(anna.discard).toEqual(['Boat', 'Chariot', 'Urn', 'Shabti'])
})

test('This does not use up your free entombing. The entombed card is public', () => {
  const { anna, ben } = scene({ anna: { hand: [book, 'Urn'], discard: five } })
  anna.plays(book, 'Boat')
  expect(ben.reads('entomb')).toMatchObject([{ from: 'discard', by: 'book-of-the-heavens', card: { card: 'boat' } }])
  anna.entombs('Urn')
  expect(anna.tomb).toEqual(['Boat', 'Urn'])
})

test('A card bought earlier this turn may be chosen', () => {
  const { anna } = scene({
    anna: { hand: [book, 'Burial Mask'], discard: five.slice(1) },
    pyramid: base('Statue of Isis'),
  })
  anna.buys('Statue of Isis', ['Burial Mask'])
  anna.plays(book, 'Statue of Isis')
  expect(anna.tomb).toEqual(['Statue of Isis'])
})

test('Tyet Amulet can repeat this action; every choice is made anew', () => {
  const { anna } = scene({ anna: { hand: [book, 'Tyet Amulet'], discard: [...five, 'Box of Food'] } })
  anna.plays(book, 'Boat')
  anna.plays('Tyet Amulet', book)
  anna.isAsked('entomb.discard', ['Censer', 'Chariot', 'Urn', 'Shabti', 'Box of Food'])
  anna.chooses('Censer')
  expect(anna.tomb).toEqual(['Boat', 'Censer'])
})
