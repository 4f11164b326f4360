// Shabti: swaps two pyramid cards or sacrifices one.
import { expect, test } from 'vitest'
import { base, facts, scene, type PyramidOfNames } from '#test/shared/valley/scenario.ts'

const swap = '0'
const sacrifice = '1'
const full: PyramidOfNames = [['Chariot'], ['Boat', 'Censer'], ['Statue of Isis', 'Wadj Amulet', 'Ka Figurine']]

test('Its facts are as listed here', () => {
  expect(facts('Shabti')).toEqual({
    id: 'shabti',
    edition: 'base',
    kind: 'starter',
    set: null,
    level: 1,
    copies: 4,
    gold: 1,
    cost: 0,
    vp: 1,
    timing: 'action',
    mentionsOpponent: false,
    sign: '𓀾',
    text: 'Swap the places of any 2 pyramid cards, or sacrifice 1 pyramid card.',
    reaction: null,
    when: null,
    sources: { text: 'rulebook', vp: 'rulebook', level: 'rulebook' },
  })
})

test('Swap the places of any 2 pyramid cards', () => {
  const { anna, table } = scene({ anna: { hand: ['Shabti'] }, pyramid: full })
  anna.plays('Shabti', swap)
  anna.isAsked('swap.first', ['Chariot', 'Boat', 'Censer', 'Statue of Isis', 'Wadj Amulet', 'Ka Figurine'])
  anna.chooses('Chariot')
  anna.isAsked('swap.second', ['Boat', 'Censer', 'Statue of Isis', 'Wadj Amulet', 'Ka Figurine'])
  expect(anna.question.params).toMatchObject({ first: { id: anna.idOf('Chariot'), card: 'chariot' } })
  anna.chooses('Ka Figurine')
  expect(table.pyramid).toEqual([['Ka Figurine'], ['Boat', 'Censer'], ['Statue of Isis', 'Wadj Amulet', 'Chariot']])
  anna.isFree()
})

test('Or sacrifice 1 pyramid card', () => {
  const { anna, table } = scene({
    anna: { hand: ['Shabti'] },
    pyramid: base('Statue of Isis', 'Wadj Amulet', 'Ka Figurine'),
    boneyard: ['Urn'],
  })
  anna.plays('Shabti', sacrifice)
  anna.isAsked('sacrifice.pyramid', ['Statue of Isis', 'Wadj Amulet', 'Ka Figurine'])
  anna.chooses('Wadj Amulet')
  expect(table.pyramid).toEqual(base('Statue of Isis', null, 'Ka Figurine'))
  expect(table.boneyard).toEqual(['Wadj Amulet', 'Urn'])
  expect(table.changed).toBe(true)
  anna.isFree()
})

test('Choose one option; an option that cannot be carried out may not be chosen', () => {
  const two = scene({ anna: { hand: ['Shabti'] }, pyramid: base('Boat', 'Censer') })
  two.anna.plays('Shabti')
  two.anna.isAsked('swap-or-sacrifice', [swap, sacrifice])

  const one = scene({ anna: { hand: ['Shabti'] }, pyramid: base('Boat') })
  one.anna.plays('Shabti')
  one.anna.isAsked('swap-or-sacrifice', [sacrifice])

  const none = scene({ anna: { hand: ['Shabti'] } })
  none.anna.cannot('play Shabti')
})

test('Swap: both places must hold a card, empty places do not count', () => {
  const { anna } = scene({ anna: { hand: ['Shabti'] }, pyramid: base('Boat', null, 'Censer') })
  anna.plays('Shabti', swap)
  anna.isAsked('swap.first', ['Boat', 'Censer'])
  anna.chooses('Censer')
  anna.isAsked('swap.second', ['Boat'])
})

test('Swap: nothing crumbles and nothing is removed, but it is a change of the pyramid', () => {
  const { anna, table } = scene({
    anna: { hand: ['Shabti'] },
    pyramid: [[null], ['Boat', null], ['Censer', 'Chariot', null]],
  })
  anna.plays('Shabti', swap, 'Boat', 'Chariot')
  expect(table.pyramid).toEqual([[null], ['Chariot', null], ['Censer', 'Boat', null]])
  expect(table.changed).toBe(true)
  expect(table.news).toEqual(['anna swap'])
  anna.isFree()
})

test('Sacrifice: any row; the pyramid crumbles at once', () => {
  const { anna, table } = scene({ anna: { hand: ['Shabti'] }, pyramid: full })
  anna.plays('Shabti', sacrifice, 'Boat')
  expect(table.pyramid).toEqual([[null], ['Chariot', 'Censer'], ['Statue of Isis', 'Wadj Amulet', 'Ka Figurine']])
  anna.isFree()

  const apex = scene({ anna: { hand: ['Shabti'] }, pyramid: full })
  apex.anna.plays('Shabti', sacrifice, 'Chariot')
  expect(apex.table.pyramid).toEqual([[null], ['Boat', 'Censer'], ['Statue of Isis', 'Wadj Amulet', 'Ka Figurine']])
  apex.anna.isFree()
})

test('The sacrificed card lies face up on the boneyard; Mummified Cat may answer it', () => {
  const { anna, ben, table } = scene({
    anna: { hand: ['Shabti'] },
    ben: { hand: ['Mummified Cat'] },
    pyramid: base('Boat', 'Censer'),
  })
  anna.plays('Shabti', sacrifice, 'Boat')
  expect(table.shownTo(null).boneyard.top).toMatchObject({ card: 'boat' })
  ben.isAsked('react.sacrificed', ['Mummified Cat', 'pass'])
  ben.answers('Mummified Cat')
  expect(ben.discard).toEqual(['Boat', 'Mummified Cat'])
  expect(table.boneyard).toEqual([])
  anna.isFree()
})

test('Both options are public', () => {
  const { anna, ben } = scene({ anna: { hand: ['Shabti', 'Shabti'] }, pyramid: base('Boat', 'Censer') })
  anna.plays('Shabti', swap, 'Boat', 'Censer')
  expect(ben.reads('swap')).toMatchObject([{ one: { card: 'boat' }, other: { card: 'censer' } }])
  anna.plays('Shabti', sacrifice, 'Censer')
  expect(ben.reads('sacrifice')).toMatchObject([{ from: 'pyramid', place: 3, card: { card: 'censer' } }])
})

test('Tyet Amulet can repeat this action; every choice is made anew', () => {
  const { anna, table } = scene({
    anna: { hand: ['Shabti', 'Tyet Amulet'] },
    pyramid: base('Boat', 'Censer', 'Chariot'),
  })
  anna.plays('Shabti', swap, 'Boat', 'Censer')
  anna.plays('Tyet Amulet')
  anna.isAsked('repeat', ['Shabti'])
  anna.chooses('Shabti')
  anna.isAsked('swap-or-sacrifice', [swap, sacrifice])
  anna.chooses(sacrifice)
  anna.chooses('Chariot')
  expect(table.pyramid).toEqual(base('Censer', 'Boat'))
  expect(table.executed).toEqual(['Shabti', 'Tyet Amulet'])
})
