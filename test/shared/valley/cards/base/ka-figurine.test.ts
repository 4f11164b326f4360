// Ka Figurine: trades a set card of the hand for one of the same set out of the pyramid.
import { expect, test } from 'vitest'
import { base, facts, scene, type PyramidOfNames } from '#test/shared/valley/scenario.ts'

test('Its facts are as listed here', () => {
  expect(facts('Ka Figurine')).toEqual({
    id: 'ka-figurine',
    edition: 'base',
    kind: 'unique',
    set: null,
    level: 2,
    copies: 1,
    gold: 2,
    cost: 3,
    vp: 3,
    timing: 'action',
    mentionsOpponent: false,
    sign: '𓂓',
    text: 'Discard a set card, then take a pyramid card from the same set.',
    reaction: null,
    when: null,
    sources: { text: 'rulebook' },
  })
})

const ka = 'Ka Figurine'
const full: PyramidOfNames = [
  ['Statue of Isis'],
  ['Book of Gates', 'Censer'],
  ['Wadj Amulet', 'Statue of Sobek', 'Chariot'],
]

test('Discard a set card, then take a pyramid card from the same set', () => {
  const { anna, table } = scene({ anna: { hand: [ka, 'Statue of Thoth', 'Tyet Amulet'] }, pyramid: full })
  anna.plays(ka)
  anna.isAsked('discard.hand', ['Statue of Thoth', 'Tyet Amulet'])
  anna.chooses('Statue of Thoth')
  anna.isAsked('take.pyramid', ['Statue of Isis', 'Statue of Sobek'])
  anna.chooses('Statue of Isis')
  expect(anna.discard).toEqual(['Statue of Isis', 'Statue of Thoth'])
  expect(table.changed).toBe(true)
  anna.isFree()
})

test('You may only discard a card whose set lies face up in the pyramid; otherwise the action is illegal', () => {
  const { anna } = scene({ anna: { hand: [ka, 'Statue of Thoth', 'Imseti Canopic Jar'] }, pyramid: full })
  anna.plays(ka)
  anna.isAsked('discard.hand', ['Statue of Thoth'])
  scene({ anna: { hand: [ka, 'Imseti Canopic Jar'] }, pyramid: full }).anna.cannot(`play ${ka}`)
  scene({ anna: { hand: [ka, 'Imseti Canopic Jar'] } }).anna.cannot(`play ${ka}`)
})

test('Starters and uniques can be neither used nor taken', () => {
  const { anna } = scene({
    anna: { hand: [ka, 'Urn', 'Boat', 'Burial Mask', 'Statue of Thoth'] },
    pyramid: base('Statue of Isis', 'Censer', 'Chariot'),
  })
  anna.plays(ka)
  anna.isAsked('discard.hand', ['Statue of Thoth'])
  anna.chooses('Statue of Thoth')
  anna.isAsked('take.pyramid', ['Statue of Isis'])
  scene({ anna: { hand: [ka, 'Urn', 'Boat'] }, pyramid: full }).anna.cannot(`play ${ka}`)
})

test('Any row. The card goes on top of your discard pile and the pyramid crumbles at once', () => {
  const { anna, table } = scene({ anna: { hand: [ka, 'Book of the Dead'], discard: ['Urn'] }, pyramid: full })
  anna.plays(ka, 'Book of the Dead', 'Book of Gates')
  expect(anna.discard).toEqual(['Book of Gates', 'Book of the Dead', 'Urn'])
  expect(table.pyramid).toEqual([[null], ['Statue of Isis', 'Censer'], ['Wadj Amulet', 'Statue of Sobek', 'Chariot']])
})

test('The same title is allowed. Both cards are public', () => {
  const { anna, ben } = scene({ anna: { hand: [ka, 'Wadj Amulet'] }, pyramid: full })
  anna.plays(ka, 'Wadj Amulet', 'Wadj Amulet')
  expect(anna.discard).toEqual(['Wadj Amulet', 'Wadj Amulet'])
  expect(ben.reads('discard')).toMatchObject([{ from: 'hand', by: 'ka-figurine', card: { card: 'wadj-amulet' } }])
  expect(ben.reads('take')).toMatchObject([{ from: 'pyramid', by: 'ka-figurine', card: { card: 'wadj-amulet' } }])
})

test('Tyet Amulet can repeat this action; every choice is made anew', () => {
  const { anna } = scene({ anna: { hand: [ka, 'Tyet Amulet', 'Statue of Thoth', 'Book of the Dead'] }, pyramid: full })
  anna.plays(ka, 'Statue of Thoth', 'Statue of Isis')
  anna.plays('Tyet Amulet', ka)
  anna.isAsked('discard.hand', ['Book of the Dead'])
  anna.chooses('Book of the Dead')
  anna.isAsked('take.pyramid', ['Book of Gates'])
  anna.chooses('Book of Gates')
  expect(anna.discard).toEqual(['Book of Gates', 'Book of the Dead', 'Statue of Isis', 'Statue of Thoth'])
})
