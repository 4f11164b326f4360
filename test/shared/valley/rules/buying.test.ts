// Buying and gold: what can be bought, how it is paid, and that a card is used once.
import { expect, test } from 'vitest'
import { base, scene, type PyramidOfNames } from '../scenario.ts'
import { isValleyOption } from '#test/shared/typed-by-game.ts'

const full: PyramidOfNames = [
  ['Book of Gates'],
  ['Statue of Sobek', 'Mummified Cat'],
  ['Wadj Amulet', 'Boat', 'Tyet Amulet'],
]

test('You may only buy cards from among the 3 cards in the base of the pyramid', () => {
  const { anna } = scene({ anna: { hand: ['Burial Mask'] }, pyramid: full })
  anna.can('buy Wadj Amulet', 'buy Boat', 'buy Tyet Amulet')
  anna.cannot('buy Book of Gates', 'buy Statue of Sobek', 'buy Mummified Cat')
})

test('Cards in the middle and top row cannot be bought until they crumble down to the base', () => {
  const { anna } = scene({ anna: { hand: ['Burial Mask', 'Chariot'] }, pyramid: full })
  anna.buys('Wadj Amulet', ['Chariot'])
  anna.buys('Statue of Sobek', ['Burial Mask'])
  expect(anna.discard).toEqual(['Statue of Sobek', 'Wadj Amulet'])
})

test('A purchase is paid with hand cards, picked one at a time in any order until the price is reached', () => {
  const { anna } = scene({ anna: { hand: ['Urn', 'Shabti', 'Imseti Canopic Jar', 'Box of Food'] }, pyramid: full })
  anna.buys('Boat')
  expect(anna.question).toMatchObject({
    kind: 'pay',
    min: 1,
    max: 1,
    params: { card: { id: anna.idOf('Boat'), card: 'boat' }, price: 4, paid: 0 },
  })
  expect(
    anna.question.options.filter(isValleyOption('pay')).map(({ card, params }) => [params.gold, card?.card]),
  ).toEqual([
    [1, 'box-of-food'],
    [2, 'imseti-canopic-jar'],
    [1, 'shabti'],
    [1, 'urn'],
  ])
  anna.pays(['Shabti'])
  expect(anna.question.params).toMatchObject({ price: 4, paid: 1 })
  anna.isAsked('pay', ['Box of Food', 'Imseti Canopic Jar', 'Urn'])
  anna.pays(['Imseti Canopic Jar'])
  expect(anna.question.params).toMatchObject({ price: 4, paid: 3 })
  anna.pays(['Urn'])
  expect(anna.discard).toEqual(['Boat'])
  anna.isAsked('crumble')
})

test('From then on nothing more can be added, and the excess is lost', () => {
  const { anna, ben, table } = scene({ anna: { hand: ['Chariot', 'Urn'] }, pyramid: full })
  anna.buys('Boat', ['Chariot'])
  anna.chooses('Statue of Sobek')
  anna.isFree()
  anna.holds(['Urn'])
  expect(ben.reads('buy')).toMatchObject([
    { card: { card: 'boat' }, price: 4, gold: 5, lost: 1, place: 4, to: 'discard' },
  ])
  expect(anna.options).not.toContain('buy Statue of Sobek')
  expect(table.bought).toEqual(['Boat'])
})

test('If you have a card with a gold value of 5, you cannot buy two cards with it', () => {
  const { anna } = scene({ anna: { hand: ['Chariot', 'Urn'] }, pyramid: base('Book of Gates', 'Wadj Amulet') })
  anna.buys('Book of Gates', ['Chariot'])
  anna.cannot('buy Wadj Amulet')
})

test('Only cards that the hand can pay for are offered', () => {
  const { anna } = scene({ anna: { hand: ['Urn', 'Shabti', 'Box of Food'] }, pyramid: full })
  anna.can('buy Wadj Amulet', 'buy Tyet Amulet')
  anna.cannot('buy Boat')
})

test('The price is the printed cost', () => {
  const { anna } = scene({ anna: { hand: ['Burial Mask', 'Chariot'] }, pyramid: full })
  const prices = anna.question.options
    .filter(isValleyOption('buy'))
    .map(({ card, params, place }) => [card?.card, params.price, place])
  expect(prices).toEqual([
    ['wadj-amulet', 3, '3'],
    ['boat', 4, '4'],
    ['tyet-amulet', 3, '5'],
  ])
})

test('Place it on top of your discard pile; the cards used for gold remain in play until the end of your turn', () => {
  const { anna } = scene({ anna: { hand: ['Imseti Canopic Jar', 'Urn'], discard: ['Shabti'] }, pyramid: full })
  anna.buys('Wadj Amulet', ['Urn', 'Imseti Canopic Jar'])
  expect(anna.discard).toEqual(['Wadj Amulet', 'Shabti'])
  expect(anna.inPlay).toEqual(['Urn', 'Imseti Canopic Jar'])
  expect(anna.sees.players[0]?.inPlay).toMatchObject([
    { card: 'urn', used: 'paid', for: 'wadj-amulet' },
    { card: 'imseti-canopic-jar', used: 'paid', for: 'wadj-amulet' },
  ])
})

test('The first card of all can be paid for like any other', () => {
  const { anna } = scene({ anna: { hand: ['Chariot'] }, pyramid: base('Outer Sarcophagus') })
  anna.buys('Outer Sarcophagus', ['Chariot'])
  expect(anna.sees.players[0]?.inPlay).toMatchObject([{ card: 'chariot', used: 'paid', for: 'outer-sarcophagus' }])
})

test('Nothing is bought before it is paid', () => {
  const { anna, table } = scene({ anna: { hand: ['Urn', 'Imseti Canopic Jar'] }, pyramid: full })
  anna.buys('Wadj Amulet', ['Urn'])
  expect(table.pyramid).toEqual(full)
  expect([anna.discard, table.bought]).toEqual([[], []])
})

test('Everybody sees what was paid with', () => {
  const { anna, ben } = scene({ anna: { hand: ['Imseti Canopic Jar', 'Urn'] }, pyramid: full })
  const was = anna.idOf('Urn')
  const wadj = anna.idOf('Wadj Amulet')
  anna.buys('Wadj Amulet', ['Urn'])
  const card = { id: anna.idOf('Urn'), card: 'urn' }
  expect(ben.reads('pay')).toEqual([{ card, gold: 1, for: { id: wadj, card: 'wadj-amulet' } }])
  expect(anna.reads('pay')).toEqual([{ card, gold: 1, for: { id: wadj, card: 'wadj-amulet' }, was }])
})

test('A hand card is used once: as gold, as an action or entombed', () => {
  const { anna } = scene({
    anna: { hand: ['Urn', 'Imseti Canopic Jar', 'Box of Food', 'Inner Sarcophagus'], deck: ['Shabti'] },
    pyramid: full,
  })
  anna.can('play Imseti Canopic Jar', 'entomb Imseti Canopic Jar')
  anna.buys('Wadj Amulet', ['Imseti Canopic Jar', 'Urn'])
  expect(anna.options.filter(option => /Urn|Imseti/.test(option))).toEqual([])
  anna.plays('Box of Food')
  expect(anna.options.filter(option => /Food/.test(option))).toEqual([])
  anna.entombs('Shabti')
  expect(anna.options.filter(option => /Shabti/.test(option))).toEqual([])
})

test('The free entombing is allowed once per turn', () => {
  const { anna, ben, table } = scene({
    anna: { hand: ['Urn', 'Shabti'], deck: ['Urn'] },
    ben: { hand: ['Boat'] },
    stock: ['Censer'],
  })
  expect(anna.sees.now.freeEntombing).toBe(true)
  const was = anna.idOf('Urn')
  anna.entombs('Urn')
  expect(anna.tomb).toEqual(['Urn'])
  expect(ben.reads('entomb')).toEqual([
    { from: 'hand', free: true, card: { id: anna.sees.players[0]?.tomb[0]?.id, card: 'urn' } },
  ])
  expect(anna.reads('entomb')).toMatchObject([{ was }])
  expect(anna.sees.now.freeEntombing).toBe(false)
  anna.cannot('entomb Shabti')
  expect(table.executed, 'it is no action').toEqual([])
  expect(ben.sees.players[0]?.entombedThisTurn).toBe(1)
  anna.ends()
  expect(ben.sees.players[0]?.entombedThisTurn).toBe(0)
  ben.can('entomb Boat')
})

test('Used cards stay in play until the discard step and cannot be reached', () => {
  const { anna } = scene({
    anna: { hand: ['Urn', 'Statue of Isis', 'Inner Sarcophagus', 'Shabti', 'Boat'] },
    pyramid: base('Book of Gates', 'Censer'),
  })
  anna.plays('Urn', 'Boat')
  anna.buys('Book of Gates', ['Shabti', 'Inner Sarcophagus'])
  anna.plays('Statue of Isis')
  anna.isAsked('recover.discard', ['Book of Gates'])
})

test('A card that came into play for its action says so', () => {
  const { anna, ben } = scene({ anna: { hand: ['Urn', 'Boat'] } })
  anna.plays('Urn', 'Boat')
  expect(ben.sees.players[0]?.inPlay).toEqual([{ id: expect.any(String), card: 'urn', used: 'acted' }])
})
