// Weres Amulet: buys out of any row for two gold less.
import { expect, test } from 'vitest'
import { base, facts, scene, type PyramidOfNames } from '#test/shared/valley/scenario.ts'
import { isValleyOption } from '#test/shared/typed-by-game.ts'

test('Its facts are as listed here', () => {
  expect(facts('Weres Amulet')).toEqual({
    id: 'weres-amulet',
    edition: 'base',
    kind: 'set',
    set: 'amulets',
    level: 3,
    copies: 2,
    gold: 3,
    cost: 4,
    vp: null,
    timing: 'action',
    mentionsOpponent: false,
    sign: '𓊫',
    text: 'Buy a card from any row for 2 gold less.',
    reaction: null,
    when: null,
    sources: { vp: 'rulebook' },
  })
})

const weres = 'Weres Amulet'
const full: PyramidOfNames = [
  ['Statue of Isis'],
  ['Statue of Horus', 'Censer'],
  ['Wadj Amulet', 'Boat', 'Statue of Sobek'],
]

test('Buy a card from any row for 2 gold less', () => {
  const { anna, table } = scene({ anna: { hand: [weres, 'Statue of Thoth', 'Urn'] }, pyramid: full })
  anna.plays(weres)
  anna.isAsked('buy.pyramid', ['Statue of Isis', 'Statue of Horus', 'Censer', 'Wadj Amulet', 'Boat', 'Statue of Sobek'])
  expect(anna.question.options.filter(isValleyOption('card')).map(({ params }) => params.price)).toEqual([
    3, 4, 4, 1, 2, 0,
  ])
  anna.chooses('Statue of Isis')
  expect(anna.question).toMatchObject({ kind: 'pay', params: { card: { card: 'statue-of-isis' }, price: 3, paid: 0 } })
  anna.pays(['Statue of Thoth'])
  expect(anna.discard).toEqual(['Statue of Isis'])
  expect(table.pyramid[0]).toEqual([null])
  anna.isFree()
})

test('It is a normal purchase: pay from hand cards, excess is lost', () => {
  const { anna, ben } = scene({ anna: { hand: [weres, 'Chariot', 'Urn'] }, pyramid: full })
  anna.plays(weres, 'Wadj Amulet')
  anna.pays(['Chariot'])
  expect(anna.inPlay).toEqual([weres, 'Chariot'])
  expect(ben.reads('buy')).toMatchObject([{ price: 1, gold: 5, lost: 4, card: { card: 'wadj-amulet' } }])
  expect(anna.sees.now.bought).toEqual(['wadj-amulet'])
})

test('The price never drops below 0', () => {
  const { anna } = scene({ anna: { hand: [weres] }, pyramid: base('Statue of Sobek', 'Wadj Amulet', 'Book of Gates') })
  anna.plays(weres)
  anna.isAsked('buy.pyramid', ['Statue of Sobek', 'Book of Gates'])
  anna.chooses('Book of Gates')
  expect(anna.discard).toEqual(['Book of Gates'])
  anna.isFree()
})

test('Cards that react to purchases may react', () => {
  const { anna, ben } = scene({
    anna: { hand: [weres, 'Chariot'] },
    ben: { hand: ['Boat'] },
    pyramid: base('Statue of Sobek', 'Wadj Amulet', 'Book of Gates'),
  })
  anna.plays(weres, 'Wadj Amulet')
  anna.pays(['Chariot'])
  ben.isAsked('react.bought', ['Boat', 'pass'])
  expect(ben.question.params).toMatchObject({
    event: 'bought',
    seat: 0,
    card: { card: 'wadj-amulet' },
    price: 1,
    place: 4,
    could: ['boat'],
  })
})

test('Illegal if no card there can be paid for', () => {
  const { anna } = scene({
    anna: { hand: [weres, 'Urn', 'Urn'] },
    pyramid: base('Statue of Isis', 'Censer', 'Chariot'),
  })
  anna.cannot(`play ${weres}`)
  scene({ anna: { hand: [weres, 'Chariot'] } }).anna.cannot(`play ${weres}`)
})

test('What cannot be paid for is not offered', () => {
  const { anna } = scene({ anna: { hand: [weres, 'Urn', 'Urn'] }, pyramid: full })
  anna.plays(weres)
  anna.isAsked('buy.pyramid', ['Wadj Amulet', 'Boat', 'Statue of Sobek'])
})

test('The card goes on top of your discard pile and the pyramid crumbles at once', () => {
  const { anna, table } = scene({ anna: { hand: [weres, 'Chariot'], discard: ['Urn'] }, pyramid: full })
  anna.plays(weres, 'Censer')
  anna.pays(['Chariot'])
  expect(anna.discard).toEqual(['Censer', 'Urn'])
  expect(table.pyramid).toEqual([
    [null],
    ['Statue of Horus', 'Statue of Isis'],
    ['Wadj Amulet', 'Boat', 'Statue of Sobek'],
  ])
  expect(table.changed).toBe(true)
})

test('Tyet Amulet can repeat this action; every choice is made anew', () => {
  const { anna } = scene({ anna: { hand: [weres, 'Tyet Amulet', 'Chariot', 'Urn'] }, pyramid: full })
  anna.plays(weres, 'Statue of Sobek')
  anna.plays('Tyet Amulet', weres)
  anna.isAsked('buy.pyramid', ['Wadj Amulet', 'Boat', 'Censer', 'Statue of Horus', 'Statue of Isis'])
  anna.chooses('Wadj Amulet')
  anna.pays(['Urn'])
  expect(anna.discard).toEqual(['Wadj Amulet', 'Statue of Sobek'])
})
