// Statue of Sobek: sacrifices a hand card for a rebate on a purchase.
import { expect, test } from 'vitest'
import { base, facts, scene, type PyramidOfNames } from '#test/shared/valley/scenario.ts'
import { isValleyOption } from '#test/shared/typed-by-game.ts'

test('Its facts are as listed here', () => {
  expect(facts('Statue of Sobek')).toEqual({
    id: 'statue-of-sobek',
    edition: 'base',
    kind: 'set',
    set: 'statues',
    level: 2,
    copies: 2,
    gold: 2,
    cost: 2,
    vp: null,
    timing: 'action',
    mentionsOpponent: false,
    sign: '𓆋',
    text: 'Sacrifice a hand card. You may then buy a base card; subtract 1 plus the sacrificed card’s cost from its price.',
    reaction: null,
    when: null,
    sources: { vp: 'rulebook' },
  })
})

const statue = 'Statue of Sobek'
const full: PyramidOfNames = [['Statue of Isis'], ['Statue of Horus', 'Censer'], ['Wadj Amulet', 'Boat', 'Chariot']]

test('Sacrifice a hand card. You may then buy a base card; subtract 1 plus the sacrificed card’s cost from its price', () => {
  const { anna, table } = scene({ anna: { hand: [statue, 'Wadj Amulet', 'Imseti Canopic Jar'] }, pyramid: full })
  anna.plays(statue)
  anna.isAsked('sacrifice.hand', ['Imseti Canopic Jar', 'Wadj Amulet'])
  anna.chooses('Wadj Amulet')
  expect(table.boneyard).toEqual(['Wadj Amulet'])
  anna.isAsked('buy.base', ['Wadj Amulet', 'Boat', 'Chariot', 'pass'])
  expect(anna.question.options.filter(isValleyOption('card')).map(({ params }) => params.price)).toEqual([0, 0, 2])
  anna.chooses('Chariot')
  expect(anna.question).toMatchObject({ kind: 'pay', params: { card: { card: 'chariot' }, price: 2, paid: 0 } })
  anna.pays(['Imseti Canopic Jar'])
  expect(anna.discard).toEqual(['Chariot'])
  anna.isFree()
})

test('The played card is in play and does not count as a hand card; with an empty hand the action is illegal', () => {
  scene({ anna: { hand: [statue] }, pyramid: full }).anna.cannot(`play ${statue}`)
})

test('The sacrificed card lies face up on the boneyard; Mummified Cat may answer it', () => {
  const { anna, ben, table } = scene({
    anna: { hand: [statue, 'Urn'] },
    ben: { hand: ['Mummified Cat'] },
    pyramid: full,
  })
  anna.plays(statue, 'Urn')
  expect(table.boneyard).toEqual(['Urn'])
  ben.answers('Mummified Cat')
  expect(ben.discard).toEqual(['Urn', 'Mummified Cat'])
})

test('The rebate is the same when Mummified Cat has taken the card', () => {
  const { anna, ben } = scene({
    anna: { hand: [statue, 'Wadj Amulet', 'Urn'] },
    ben: { hand: ['Mummified Cat'] },
    pyramid: full,
  })
  anna.plays(statue, 'Wadj Amulet')
  ben.answers('Mummified Cat')
  anna.isAsked('buy.base', ['Wadj Amulet', 'Boat', 'pass'])
})

test('The purchase is optional and must be made at once as part of the action', () => {
  const { anna, table } = scene({ anna: { hand: [statue, 'Wadj Amulet', 'Imseti Canopic Jar'] }, pyramid: full })
  anna.plays(statue, 'Wadj Amulet', 'pass')
  expect(table.bought).toEqual([])
  expect(table.executed).toEqual([statue])
  anna.cannot('buy Wadj Amulet')
})

test('It is a normal purchase: pay from hand cards, excess is lost, the price never drops below 0', () => {
  const { anna, ben } = scene({ anna: { hand: [statue, 'Wadj Amulet', 'Burial Mask'] }, pyramid: full })
  anna.plays(statue, 'Wadj Amulet', 'Chariot')
  anna.pays(['Burial Mask'])
  expect(ben.reads('buy')).toMatchObject([{ price: 2, gold: 5, lost: 3 }])
  expect(anna.inPlay).toEqual([statue, 'Burial Mask'])
})

test('At price 0 nothing is paid, and an empty hand can buy', () => {
  const { anna, ben } = scene({ anna: { hand: [statue, 'Wadj Amulet'] }, pyramid: full })
  anna.plays(statue, 'Wadj Amulet')
  anna.isAsked('buy.base', ['Wadj Amulet', 'Boat', 'pass'])
  anna.chooses('Boat')
  expect(anna.discard).toEqual(['Boat'])
  expect(ben.reads('pay')).toEqual([])
  expect(ben.reads('buy')).toMatchObject([{ price: 0, gold: 0, lost: 0 }])
})

test('Whether the hand can pay is not given away: with nothing to pay for, declining is asked all the same', () => {
  const { anna, ben, table } = scene({
    anna: { hand: [statue, 'Urn', 'Shabti'] },
    pyramid: base('Chariot', 'Burial Mask', 'Censer'),
  })
  anna.plays(statue, 'Urn')
  anna.isAsked('buy.base', ['pass'])
  expect(ben.sees.now.executed).toEqual([])
  anna.passes()
  expect(table.executed).toEqual([statue])
})

test('With one dear card too; but an empty hand can pay for none, as everybody knows, and is not asked', () => {
  const one = scene({ anna: { hand: [statue, 'Urn', 'Shabti'] }, pyramid: base('Chariot') })
  one.anna.plays(statue, 'Urn')
  one.anna.isAsked('buy.base', ['pass'])
  const empty = scene({ anna: { hand: [statue, 'Urn'] }, pyramid: base('Chariot') })
  empty.anna.plays(statue, 'Urn')
  empty.anna.isFree()
})

test('With an empty base there is nothing to buy, and nothing is asked', () => {
  const { anna } = scene({ anna: { hand: [statue, 'Urn', 'Chariot'] } })
  anna.plays(statue, 'Urn')
  anna.isFree()
})

test('Cards that react to purchases may react', () => {
  const { anna, ben } = scene({
    anna: { hand: [statue, 'Wadj Amulet'] },
    ben: { hand: ['Boat'] },
    pyramid: base('Heart Scarab Amulet', 'Censer'),
  })
  anna.plays(statue, 'Wadj Amulet', 'Heart Scarab Amulet')
  ben.isAsked('react.bought', ['Boat', 'pass'])
  expect(ben.question.params).toMatchObject({ price: 0, place: 3 })
})

test('Sacrificing a starter therefore gives a rebate of 1', () => {
  const { anna } = scene({ anna: { hand: [statue, 'Urn', 'Shabti'] }, pyramid: base('Book of Gates', 'Wadj Amulet') })
  anna.plays(statue, 'Urn')
  anna.isAsked('buy.base', ['Book of Gates', 'pass'])
  anna.chooses('Book of Gates')
  anna.pays(['Shabti'])
  expect(anna.discard).toEqual(['Book of Gates'])
})

test('The card goes on top of your discard pile and the pyramid crumbles at once', () => {
  const { anna, table } = scene({ anna: { hand: [statue, 'Wadj Amulet'], discard: ['Urn'] }, pyramid: full })
  anna.plays(statue, 'Wadj Amulet', 'Wadj Amulet')
  expect(anna.discard).toEqual(['Wadj Amulet', 'Urn'])
  expect(table.pyramid).toEqual([[null], ['Statue of Isis', 'Censer'], ['Statue of Horus', 'Boat', 'Chariot']])
})

test('Tyet Amulet can repeat this action; every choice is made anew', () => {
  const { anna, table } = scene({ anna: { hand: [statue, 'Tyet Amulet', 'Urn', 'Wadj Amulet'] }, pyramid: full })
  anna.plays(statue, 'Urn', 'pass')
  anna.plays('Tyet Amulet', statue, 'Wadj Amulet', 'Boat')
  expect(table.boneyard).toEqual(['Wadj Amulet', 'Urn'])
  expect(anna.discard).toEqual(['Boat'])
})
