// Priestess of Sekhmet: lets every player draw as many as three cards.
import { expect, test } from 'vitest'
import { facts, scene } from '#test/shared/valley/scenario.ts'

test('Its facts are as listed here', () => {
  expect(facts('Priestess of Sekhmet')).toEqual({
    id: 'priestess-of-sekhmet',
    edition: 'last-rites',
    kind: 'set',
    set: 'priestesses',
    level: 2,
    copies: 2,
    gold: 2,
    cost: 4,
    vp: null,
    timing: 'action',
    mentionsOpponent: true,
    sign: '𓌂',
    text: 'Every player may draw as many as 3 cards, but only from the deck as it is.',
    reaction: null,
    when: null,
    sources: { text: 'rulebook', cost: 'rulebook', vp: 'rulebook' },
  })
})

const priestess = 'Priestess of Sekhmet'
const deck = ['Urn', 'Urn', 'Urn', 'Shabti']
const three = {
  anna: { hand: [priestess], deck: ['Boat', 'Bow', 'Axe', 'Sling'] },
  ben: { hand: ['Shabti'], deck },
  cleo: { hand: ['Shabti'], deck },
}

test('Every player may draw as many as 3 cards, but only from the deck as it is', () => {
  const { anna, ben } = scene({
    anna: { hand: [priestess], deck: ['Boat', 'Bow', 'Axe', 'Sling'] },
    ben: { deck: ['Urn', 'Shabti'], discard: ['Chariot', 'Censer'] },
  })
  anna.plays(priestess)
  anna.isAsked('draw-number', ['0', '1', '2', '3'])
  anna.chooses('3')
  anna.holds(['Boat', 'Bow', 'Axe'])
  ben.isAsked('draw-number', ['0', '1', '2'])
  ben.chooses('2')
  ben.holds(['Urn', 'Shabti'])
  expect(ben.discard).toEqual(['Chariot', 'Censer'])
  anna.isFree()
})

test('In turn order, you first; each decides how many cards to draw after seeing the number the others took', () => {
  const { anna, ben, cleo } = scene(three)
  anna.plays(priestess)
  anna.chooses('2')
  expect(ben.reads('draw')).toEqual([{ count: 2 }])
  ben.isAsked('draw-number', ['0', '1', '2', '3'])
  ben.chooses('0')
  expect(cleo.reads('draw')).toEqual([{ count: 2 }, { count: 0 }])
  cleo.chooses('1')
  expect(anna.reads('draw').map(({ count }) => count)).toEqual([2, 0, 1])
  anna.isFree()
})

test('The order begins with the player whose turn it is', () => {
  const { anna, ben, cleo } = scene({
    ...three,
    turn: 'ben',
    anna: { hand: ['Shabti'], deck: ['Boat', 'Bow', 'Axe', 'Sling'] },
    ben: { hand: [priestess], deck },
  })
  ben.plays(priestess, '1')
  cleo.chooses('1')
  anna.chooses('1')
  ben.isFree()
})

test('An empty deck gives nothing', () => {
  const { anna, ben, cleo } = scene({ ...three, ben: { hand: ['Shabti'], discard: deck } })
  anna.plays(priestess, '0')
  cleo.chooses('0')
  anna.isFree()
  expect(ben.discard).toEqual(deck)
})

test('Always legal', () => {
  const { anna } = scene({ anna: { hand: [priestess] }, ben: {} })
  anna.plays(priestess)
  anna.isFree()
})

test('Cards you draw stay secret', () => {
  const { anna, ben } = scene(three)
  anna.plays(priestess, '1')
  expect(ben.reads('draw')).toEqual([{ count: 1 }])
  expect(anna.reads('draw')).toMatchObject([{ count: 1, cards: [{ card: 'boat' }] }])
})

test('Medjay or Sphinx is one of the answers to the question; the own Sphinx is none', () => {
  const { anna, ben, cleo } = scene({ ...three, ben: { hand: ['Sphinx', 'Shabti'], deck } })
  anna.plays(priestess, '0')
  ben.isAsked('draw-number', ['0', '1', '2', '3', 'discard Sphinx'])
  ben.escapesWith('Sphinx')
  ben.holds(['Shabti', 'Urn', 'Urn'])
  cleo.chooses('3')
  anna.isFree()
  const own = scene({ ...three, anna: { hand: [priestess, 'Sphinx'], deck: ['Boat'] } })
  own.anna.plays(priestess)
  own.anna.isAsked('draw-number', ['0', '1'])
})

test('Offering Table does not help', () => {
  const { anna, ben } = scene({ ...three, ben: { hand: ['Offering Table'], deck } })
  anna.plays(priestess, '0')
  ben.isAsked('draw-number', ['0', '1', '2', '3'])
})

test('Tyet Amulet and Priest of Horus can repeat this action; every choice is made anew', () => {
  const { anna, ben } = scene({
    anna: { hand: [priestess, 'Tyet Amulet', 'Priest of Horus', 'Chariot'], deck: ['Boat', 'Bow', 'Axe', 'Sling'] },
    ben: { deck },
  })
  anna.plays(priestess, '1')
  ben.chooses('0')
  anna.plays('Tyet Amulet', priestess, '0')
  ben.chooses('1')
  anna.plays('Priest of Horus', 'Chariot')
  anna.chooses('3')
  ben.chooses('3')
  anna.holds(['Boat', 'Bow', 'Axe', 'Sling'])
  ben.holds(deck)
})
