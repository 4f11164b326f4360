// Ring: buys a base card that comes to the hand.
import { expect, test } from 'vitest'
import { base, facts, scene } from '#test/shared/valley/scenario.ts'
import { isValleyOption } from '#test/shared/typed-by-game.ts'

test('Its facts are as listed here', () => {
  expect(facts('Ring')).toEqual({
    id: 'ring',
    edition: 'afterlife',
    kind: 'set',
    set: 'jewelry',
    level: 2,
    copies: 2,
    gold: 2,
    cost: 3,
    vp: null,
    timing: 'action',
    mentionsOpponent: false,
    sign: '𓋪',
    text: 'Buy a base card at its normal price and put it into your hand.',
    reaction: null,
    when: null,
    sources: { vp: 'rulebook' },
  })
})

const ring = 'Ring'

test('Buy a base card at its normal price and put it into your hand', () => {
  const { anna, ben, table } = scene({
    anna: { hand: [ring, 'Boat', 'Urn', 'Shabti'] },
    pyramid: base('Statue of Sobek', 'Tyet Amulet', 'Statue of Isis'),
  })
  anna.plays(ring)
  anna.isAsked('buy.base', ['Statue of Sobek', 'Tyet Amulet'])
  expect(anna.question.options.filter(isValleyOption('card')).map(({ params }) => params.price)).toEqual([2, 3])
  const id = anna.idOf('Tyet Amulet')
  anna.chooses('Tyet Amulet')
  anna.isAsked('pay', ['Boat', 'Shabti', 'Urn'])
  anna.pays(['Boat', 'Urn'])
  anna.holds(['Shabti', 'Tyet Amulet'])
  expect(anna.discard).toEqual([])
  expect(table.bought).toEqual(['Tyet Amulet'])
  expect(ben.reads('buy')).toEqual([
    { from: 'base', by: 'ring', card: { id, card: 'tyet-amulet' }, price: 3, gold: 3, lost: 0, place: 4, to: 'hand' },
  ])
  anna.isFree()
})

test('It is a normal purchase: pay from hand cards and credits, excess is lost', () => {
  const { anna, ben } = scene({ anna: { hand: ['Bracelet', 'Urn', ring] }, pyramid: base('Statue of Sobek') })
  anna.plays('Bracelet', 'Urn')
  anna.plays(ring, 'Statue of Sobek', 'credit-1')
  anna.holds(['Statue of Sobek'])
  expect(ben.reads('buy')).toMatchObject([{ price: 2, gold: 4, lost: 2 }])
})

test('The price never drops below 0', () => {
  const { anna } = scene({ anna: { hand: ['Brooch', ring, 'Urn'] }, pyramid: base('Statue of Sobek') })
  anna.plays('Brooch')
  anna.plays(ring, 'Statue of Sobek', 'Urn')
  anna.holds(['Statue of Sobek'])
})

test('Cards that react to purchases may react', () => {
  const { anna, ben } = scene({
    anna: { hand: [ring, 'Urn', 'Urn'] },
    ben: { hand: ['Boat'] },
    pyramid: base('Statue of Sobek', 'Tyet Amulet'),
  })
  anna.plays(ring, 'Statue of Sobek', 'Urn', 'Urn')
  ben.isAsked('react.bought', ['Boat', 'pass'])
  ben.answers('Boat')
  ben.chooses('Tyet Amulet')
  expect(ben.discard).toEqual(['Tyet Amulet', 'Boat'])
  anna.isFree()
})

test('Illegal if no card there can be paid for', () => {
  scene({ anna: { hand: [ring, 'Urn', 'Urn'] }, pyramid: base('Tyet Amulet') }).anna.cannot(`play ${ring}`)
  scene({ anna: { hand: [ring, 'Urn', 'Urn'] } }).anna.cannot(`play ${ring}`)
  const above = scene({
    anna: { hand: [ring, 'Urn', 'Urn'] },
    pyramid: [[null], ['Statue of Sobek', null], ['Tyet Amulet', 'Tyet Amulet', null]],
  })
  above.anna.cannot(`play ${ring}`)
})

test('The card may be used at once. The pyramid crumbles at once', () => {
  const { anna, table } = scene({
    anna: { hand: [ring, 'Urn', 'Chariot'], deck: ['Censer', 'Boat'] },
    pyramid: [[null], ['Wadj Amulet', null], ['Imseti Canopic Jar', null, null]],
  })
  anna.plays(ring, 'Imseti Canopic Jar', 'Chariot')
  expect(table.pyramid).toEqual(base('Wadj Amulet'))
  anna.plays('Imseti Canopic Jar')
  anna.holds(['Urn', 'Censer', 'Boat'])
})

test('With Censer the card comes to the hand as well', () => {
  const { anna } = scene({ anna: { hand: ['Censer', ring, 'Urn', 'Urn'] }, pyramid: base('Statue of Sobek') })
  anna.plays('Censer')
  anna.plays(ring, 'Statue of Sobek', 'Urn', 'Urn')
  anna.holds(['Statue of Sobek'])
})

test('Tyet Amulet can repeat this action; every choice is made anew', () => {
  const { anna } = scene({
    anna: { hand: [ring, 'Tyet Amulet', 'Boat', 'Urn', 'Urn'] },
    pyramid: base('Statue of Sobek', 'Book of Gates'),
  })
  anna.plays(ring, 'Statue of Sobek', 'Boat')
  anna.plays('Tyet Amulet', ring)
  anna.isAsked('buy.base', ['Book of Gates'])
  anna.chooses('Book of Gates')
  anna.isAsked('pay', ['Statue of Sobek', 'Urn', 'Urn'])
  anna.pays(['Urn', 'Urn'])
  anna.holds(['Statue of Sobek', 'Book of Gates'])
})
