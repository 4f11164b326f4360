// Statue of Horus: takes a pyramid card costing five or less.
import { expect, test } from 'vitest'
import { base, facts, scene, type PyramidOfNames } from '#test/shared/valley/scenario.ts'

test('Its facts are as listed here', () => {
  expect(facts('Statue of Horus')).toEqual({
    id: 'statue-of-horus',
    edition: 'base',
    kind: 'set',
    set: 'statues',
    level: 3,
    copies: 2,
    gold: 3,
    cost: 6,
    vp: null,
    timing: 'action',
    mentionsOpponent: false,
    sign: '𓅃',
    text: 'Take a pyramid card costing 5 or less.',
    reaction: null,
    when: null,
    sources: { vp: 'rulebook' },
  })
})

const statue = 'Statue of Horus'
const full: PyramidOfNames = [['Statue of Isis'], ['Burial Mask', 'Censer'], ['Wadj Amulet', 'Boat', 'Chariot']]

test('Take a pyramid card costing 5 or less', () => {
  const { anna, table } = scene({ anna: { hand: [statue] }, pyramid: full })
  anna.plays(statue)
  anna.isAsked('take.pyramid', ['Statue of Isis', 'Wadj Amulet', 'Boat'])
  anna.chooses('Statue of Isis')
  expect(anna.discard).toEqual(['Statue of Isis'])
  expect(table.changed).toBe(true)
  anna.isFree()
})

test('Only pyramid cards that fit can be chosen; with none that fits the action is illegal', () => {
  scene({ anna: { hand: [statue] }, pyramid: base('Burial Mask', 'Censer', 'Chariot') }).anna.cannot(`play ${statue}`)
  scene({ anna: { hand: [statue] }, boneyard: ['Urn'] }).anna.cannot(`play ${statue}`)
})

test('Any row. The card goes on top of your discard pile and the pyramid crumbles at once', () => {
  const { anna, table } = scene({ anna: { hand: [statue], discard: ['Urn'] }, pyramid: full })
  anna.plays(statue, 'Boat')
  anna.isAsked('crumble', ['Burial Mask', 'Censer'])
  anna.chooses('Censer')
  expect(anna.discard).toEqual(['Boat', 'Urn'])
  expect(table.pyramid).toEqual([[null], ['Burial Mask', 'Statue of Isis'], ['Wadj Amulet', 'Censer', 'Chariot']])
})

test('A taken card is not bought: nobody can answer it', () => {
  const { anna, ben, table } = scene({
    anna: { hand: [statue] },
    ben: { hand: ['Boat'] },
    pyramid: base('Statue of Isis', 'Wadj Amulet'),
  })
  anna.plays(statue, 'Wadj Amulet')
  anna.isFree()
  expect(table.bought).toEqual([])
  ben.holds(['Boat'])
})

test('Tyet Amulet can repeat this action; every choice is made anew', () => {
  const { anna } = scene({
    anna: { hand: [statue, 'Tyet Amulet'] },
    pyramid: base('Statue of Isis', 'Wadj Amulet', 'Boat'),
  })
  anna.plays(statue, 'Boat')
  anna.plays('Tyet Amulet', statue)
  anna.isAsked('take.pyramid', ['Statue of Isis', 'Wadj Amulet'])
  anna.chooses('Statue of Isis')
  expect(anna.discard).toEqual(['Statue of Isis', 'Boat'])
})
