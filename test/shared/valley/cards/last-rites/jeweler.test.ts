// Jeweler: buys a card of any row straight into the tomb.
import { expect, test } from 'vitest'
import { base, facts, scene, type PyramidOfNames } from '#test/shared/valley/scenario.ts'

test('Its facts are as listed here', () => {
  expect(facts('Jeweler')).toEqual({
    id: 'jeweler',
    edition: 'last-rites',
    kind: 'unique',
    set: null,
    level: 3,
    copies: 1,
    gold: 5,
    cost: 8,
    vp: 8,
    timing: 'action',
    mentionsOpponent: false,
    sign: '𓍏',
    text: 'Buy a card from any row and put it straight into your tomb.',
    reaction: null,
    when: null,
    sources: {},
  })
})

const jeweler = 'Jeweler'
const full: PyramidOfNames = [
  ['Statue of Isis'],
  ['Statue of Horus', 'Censer'],
  ['Wadj Amulet', 'Boat', 'Statue of Sobek'],
]

test('Buy a card from any row and put it straight into your tomb', () => {
  const { anna, ben, table } = scene({ anna: { hand: [jeweler, 'Chariot'] }, ben: {}, pyramid: full })
  anna.plays(jeweler)
  anna.isAsked('buy.pyramid', ['Statue of Isis', 'Wadj Amulet', 'Boat', 'Statue of Sobek'])
  anna.chooses('Statue of Isis')
  anna.pays(['Chariot'])
  expect([anna.tomb, anna.discard]).toEqual([['Statue of Isis'], []])
  expect(ben.reads('buy')).toMatchObject([{ to: 'tomb', price: 5, card: { card: 'statue-of-isis' } }])
  expect(table.state.bought).toHaveLength(1)
  anna.isFree()
})

test('It is a normal purchase: excess is lost, and cards that react to purchases may react', () => {
  const { anna, ben } = scene({
    anna: { hand: [jeweler, 'Chariot'] },
    ben: { hand: ['Boat'] },
    pyramid: base('Wadj Amulet', 'Ring'),
  })
  anna.plays(jeweler, 'Wadj Amulet')
  anna.pays(['Chariot'])
  expect(anna.reads('buy')).toMatchObject([{ price: 3, gold: 5, lost: 2 }])
  ben.answers('Boat')
  ben.chooses('Ring')
  anna.isFree()
})

test('The price never drops below 0, and credits pay', () => {
  const { anna } = scene({
    anna: { hand: [jeweler, 'Necklace', 'Brooch', 'Sphinx'] },
    pyramid: base('Statue of Sobek', 'Wadj Amulet'),
  })
  anna.plays('Brooch')
  anna.plays('Necklace', 'Sphinx')
  anna.plays(jeweler, 'Statue of Sobek')
  anna.pays(['credit-1'])
  expect(anna.tomb).toEqual(['Statue of Sobek'])
})

test('Censer does not bring it to the hand', () => {
  const { anna } = scene({ anna: { hand: [jeweler, 'Censer', 'Chariot'] }, pyramid: base('Wadj Amulet') })
  anna.plays('Censer')
  anna.plays(jeweler, 'Wadj Amulet')
  anna.pays(['Chariot'])
  expect([anna.tomb, anna.hand]).toEqual([['Wadj Amulet'], []])
})

test('Illegal if no card there can be paid for', () => {
  scene({ anna: { hand: [jeweler, 'Urn'] }, pyramid: full }).anna.cannot(`play ${jeweler}`)
})

test('Face-down cards cannot be bought. The pyramid crumbles at once', () => {
  const { anna, table } = scene({
    options: { starters: 'both' },
    anna: { hand: [jeweler, 'Kite', 'Chariot'] },
    pyramid: full,
  })
  anna.plays('Kite', 'Wadj Amulet')
  anna.plays(jeweler)
  anna.isAsked('buy.pyramid', ['Statue of Isis', 'Boat', 'Statue of Sobek'])
  anna.chooses('Statue of Sobek')
  anna.pays(['Chariot'])
  expect(table.pyramid).toEqual([[null], ['Statue of Horus', 'Statue of Isis'], ['Wadj Amulet', 'Boat', 'Censer']])
})

test('This does not use up your free entombing. The entombed card is public', () => {
  const { anna, table } = scene({ anna: { hand: [jeweler, 'Chariot', 'Urn'] }, pyramid: full })
  anna.plays(jeweler, 'Wadj Amulet')
  anna.pays(['Chariot'])
  expect(table.freeEntombing).toBe(true)
  expect(anna.sees.players[0]).toMatchObject({ entombedThisTurn: 1, tomb: [{ card: 'wadj-amulet' }] })
})

test('Tyet Amulet and Priest of Horus can repeat this action; every choice is made anew', () => {
  const { anna } = scene({
    anna: { hand: [jeweler, 'Tyet Amulet', 'Priest of Horus', 'Urn', 'Shabti', 'Chariot', 'Sphinx', 'Ring'] },
    pyramid: full,
  })
  anna.plays(jeweler, 'Statue of Isis')
  anna.pays(['Chariot'])
  anna.plays('Tyet Amulet', jeweler, 'Wadj Amulet')
  anna.pays(['Sphinx'])
  anna.plays('Priest of Horus', 'Urn')
  anna.isAsked('buy.pyramid', ['Statue of Sobek'])
})
