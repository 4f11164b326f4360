// Mummified Cat: once an opponent has sacrificed a card, its holder may discard it to take that card.
import { expect, test } from 'vitest'
import { facts, scene, type PyramidOfNames } from '#test/shared/valley/scenario.ts'

test('Its facts are as listed here', () => {
  expect(facts('Mummified Cat')).toEqual({
    id: 'mummified-cat',
    edition: 'base',
    kind: 'unique',
    set: null,
    level: 2,
    copies: 1,
    gold: 1,
    cost: 2,
    vp: 2,
    timing: 'reaction',
    mentionsOpponent: true,
    sign: '𓃠',
    text: 'Reaction: once an opponent has sacrificed a card, discard this one to take it.',
    reaction: 'Discard the Cat, then take that card.',
    when: 'An opponent has sacrificed a card, on any turn',
    sources: { text: 'rulebook', reaction: 'rulebook' },
  })
})

const sacrifice = '1'
const five = ['Shabti', 'Shabti', 'Shabti', 'Shabti', 'Urn']
const full: PyramidOfNames = [
  ['Statue of Isis'],
  ['Statue of Horus', 'Censer'],
  ['Wadj Amulet', 'Statue of Sobek', 'Chariot'],
]

test('Reaction: once an opponent has sacrificed a card, discard this one to take it', () => {
  const { anna, ben, table } = scene({
    anna: { hand: ['Offering Table', 'Censer'], deck: ['Urn'] },
    ben: { hand: ['Mummified Cat', 'Shabti'] },
    boneyard: ['Chariot'],
  })
  anna.plays('Offering Table', 'Censer')
  ben.isAsked('react.sacrificed', ['Mummified Cat', 'pass'])
  expect(ben.question.kind).toBe('react')
  expect(ben.question.params).toEqual({
    event: 'sacrificed',
    seat: 0,
    card: { id: expect.any(String) as string, card: 'censer' },
    could: ['mummified-cat'],
  })
  ben.answers('Mummified Cat')
  expect(ben.discard).toEqual(['Censer', 'Mummified Cat'])
  expect(table.boneyard).toEqual(['Chariot'])
  anna.isFree()
})

test('On any turn, your own included, when the player who sacrifices is an opponent, by force', () => {
  const { anna, ben } = scene({
    anna: { hand: ['Qebehsenuef Canopic Jar', 'Mummified Cat'] },
    ben: { hand: ['Boat'], deck: five },
  })
  anna.plays('Qebehsenuef Canopic Jar')
  ben.chooses('Boat')
  anna.isAsked('react.sacrificed', ['Mummified Cat', 'pass'])
  expect(anna.question.params).toMatchObject({ seat: 1, card: { card: 'boat' } })
  anna.answers('Mummified Cat')
  expect(anna.discard).toEqual(['Boat', 'Mummified Cat'])
  anna.isFree()
})

test('On a third player’s turn', () => {
  const { anna, ben, cleo } = scene({
    anna: { hand: ['Qebehsenuef Canopic Jar'] },
    ben: { hand: ['Boat'], deck: five },
    cleo: { hand: ['Mummified Cat'] },
  })
  anna.plays('Qebehsenuef Canopic Jar')
  ben.chooses('Boat')
  cleo.answers('Mummified Cat')
  expect(cleo.discard).toEqual(['Boat', 'Mummified Cat'])
  anna.isFree()
})

test('From the hand and from the pyramid, by choice', () => {
  const hand = scene({ anna: { hand: ['Statue of Sobek', 'Urn'] }, ben: { hand: ['Mummified Cat'] } })
  hand.anna.plays('Statue of Sobek', 'Urn')
  hand.ben.isAsked('react.sacrificed', ['Mummified Cat', 'pass'])

  const pyramid = scene({ anna: { hand: ['Shabti'] }, ben: { hand: ['Mummified Cat'] }, pyramid: full })
  pyramid.anna.plays('Shabti', sacrifice, 'Statue of Isis')
  pyramid.ben.isAsked('react.sacrificed', ['Mummified Cat', 'pass'])
  expect(pyramid.ben.question.params).toMatchObject({ place: 0 })
})

test('As the forced sacrifice for an unchanged pyramid', () => {
  const { anna, ben, table } = scene({
    anna: { deck: five },
    ben: { hand: ['Mummified Cat'] },
    pyramid: full,
    stock: ['Boat', 'Burial Mask'],
  })
  anna.ends()
  anna.chooses('Wadj Amulet')
  ben.isAsked('react.sacrificed', ['Mummified Cat', 'pass'])
  expect(table.pyramid, 'not refilled yet').toEqual([
    [null],
    ['Statue of Isis', 'Censer'],
    ['Statue of Horus', 'Statue of Sobek', 'Chariot'],
  ])
  ben.answers('Mummified Cat')
  expect(ben.discard).toEqual(['Wadj Amulet', 'Mummified Cat'])
  expect(table.pyramid[0]).toEqual(['Boat'])
  ben.isFree()
})

test('Your own sacrifices never count', () => {
  const { anna, ben } = scene({
    anna: { hand: ['Shabti', 'Mummified Cat', 'Offering Table', 'Urn'], deck: ['Urn'] },
    ben: { hand: ['Qebehsenuef Canopic Jar', 'Urn'] },
    pyramid: full,
  })
  anna.plays('Shabti', sacrifice, 'Chariot')
  anna.isFree()
  anna.plays('Offering Table', 'Urn')
  anna.isFree()
  expect(ben.hand).toHaveLength(2)

  const forced = scene({
    turn: 'ben',
    anna: { hand: ['Mummified Cat', 'Urn'], deck: five },
    ben: { hand: ['Qebehsenuef Canopic Jar'] },
  })
  forced.ben.plays('Qebehsenuef Canopic Jar')
  forced.anna.chooses('Urn')
  forced.ben.isFree()
})

test('If several cards are sacrificed, decide for each before the next one', () => {
  const { anna, ben, cleo, dan } = scene({
    anna: { hand: ['Qebehsenuef Canopic Jar'] },
    ben: { hand: ['Boat'], deck: five },
    cleo: { hand: ['Censer'], deck: five },
    dan: { hand: ['Mummified Cat'] },
  })
  anna.plays('Qebehsenuef Canopic Jar')
  ben.chooses('Boat')
  dan.passes()
  cleo.chooses('Censer')
  dan.isAsked('react.sacrificed', ['Mummified Cat', 'pass'])
  dan.answers('Mummified Cat')
  expect(dan.discard).toEqual(['Censer', 'Mummified Cat'])
  anna.isFree()
})

test('Once used it cannot answer the next one', () => {
  const { anna, ben, cleo, dan } = scene({
    anna: { hand: ['Qebehsenuef Canopic Jar'] },
    ben: { hand: ['Boat'], deck: five },
    cleo: { hand: ['Censer'], deck: five },
    dan: { hand: ['Mummified Cat', 'Urn'] },
  })
  anna.plays('Qebehsenuef Canopic Jar')
  ben.chooses('Boat')
  dan.answers('Mummified Cat')
  cleo.chooses('Censer')
  anna.isFree()
})

test('The card goes from the boneyard on top of your discard pile, above the Cat; a crumble is finished first', () => {
  const { anna, ben, table } = scene({
    anna: { hand: ['Shabti'] },
    ben: { hand: ['Mummified Cat'], discard: ['Urn'] },
    pyramid: full,
  })
  anna.plays('Shabti', sacrifice, 'Statue of Sobek')
  anna.isAsked('crumble', ['Statue of Horus', 'Censer'])
  anna.chooses('Statue of Horus')
  expect(table.pyramid).toEqual([[null], ['Statue of Isis', 'Censer'], ['Wadj Amulet', 'Statue of Horus', 'Chariot']])
  ben.answers('Mummified Cat')
  expect(ben.discard).toEqual(['Statue of Sobek', 'Mummified Cat', 'Urn'])
  expect(anna.reads('take')).toMatchObject([
    { from: 'boneyard', by: 'mummified-cat', card: { card: 'statue-of-sobek' } },
  ])
})

test('A reaction is not an action: it is played on any turn from the hand and can be neither repeated nor called by another card', () => {
  const { anna } = scene({ anna: { hand: ['Mummified Cat', 'Book of Gates'], deck: ['Boat'] }, boneyard: ['Chariot'] })
  anna.cannot('play Mummified Cat')
  const called = scene({ anna: { hand: ['Book of Gates'], deck: ['Mummified Cat'] }, boneyard: ['Chariot'] })
  called.anna.plays('Book of Gates')
  expect(called.anna.discard).toEqual(['Mummified Cat'])
  expect(called.table.boneyard).toEqual(['Chariot'])
})
