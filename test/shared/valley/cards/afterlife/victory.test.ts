// Victory: takes a pyramid card that costs no more than the tomb holds cards.
import { expect, test } from 'vitest'
import { facts, scene, type PyramidOfNames } from '#test/shared/valley/scenario.ts'

test('Its facts are as listed here', () => {
  expect(facts('Victory')).toEqual({
    id: 'victory',
    edition: 'afterlife',
    kind: 'set',
    set: 'tomb-art',
    level: 3,
    copies: 2,
    gold: 3,
    cost: 6,
    vp: null,
    timing: 'action',
    mentionsOpponent: false,
    sign: '𓌉',
    text: 'Take a pyramid card costing no more than the number of cards in your tomb.',
    reaction: null,
    when: null,
    sources: { vp: 'rulebook' },
  })
})

const victory = 'Victory'
const pyramid: PyramidOfNames = [['Statue of Isis'], ['Tyet Amulet', null], ['Boat', null, null]]

test('Take a pyramid card costing no more than the number of cards in your tomb', () => {
  const { anna } = scene({ anna: { hand: [victory], tomb: ['Urn', 'Ring', 'Ring', 'Censer'] }, pyramid })
  anna.plays(victory)
  anna.isAsked('take.pyramid', ['Boat', 'Tyet Amulet'])
  anna.chooses('Boat')
  expect(anna.discard).toEqual(['Boat'])
  anna.isFree()
})

test('Only pyramid cards that fit can be chosen; with none the action is illegal', () => {
  scene({ anna: { hand: [victory], tomb: ['Urn', 'Ring'] }, pyramid }).anna.cannot(`play ${victory}`)
  scene({ anna: { hand: [victory], tomb: ['Urn', 'Ring', 'Censer'] } }).anna.cannot(`play ${victory}`)
  scene({ anna: { hand: [victory], tomb: ['Urn', 'Ring', 'Censer'] }, pyramid }).anna.can(`play ${victory}`)
})

test('All tomb cards count: starters, uniques and duplicates too. Any row. The card goes on top of your discard pile and the pyramid crumbles at once', () => {
  const { anna, table } = scene({
    anna: { hand: [victory], discard: ['Shabti'], tomb: ['Urn', 'Ring', 'Ring', 'Censer', 'Box of Food'] },
    pyramid,
  })
  anna.plays(victory)
  anna.isAsked('take.pyramid', ['Statue of Isis', 'Boat', 'Tyet Amulet'])
  anna.chooses('Tyet Amulet')
  expect(anna.discard).toEqual(['Tyet Amulet', 'Shabti'])
  expect(table.pyramid).toEqual([[null], ['Statue of Isis', null], ['Boat', null, null]])
})

test('Only face-up pyramid cards can be chosen; with none that fits the action is illegal', () => {
  const { anna } = scene({
    anna: { hand: ['Kite', victory], tomb: ['Urn', 'Ring', 'Ring', 'Censer'] },
    pyramid,
    options: { starters: 'both' },
  })
  anna.plays('Kite', 'Boat')
  anna.plays(victory)
  anna.isAsked('take.pyramid', ['Tyet Amulet'])
})

test('Tyet Amulet can repeat this action; every choice is made anew', () => {
  const { anna } = scene({
    anna: { hand: [victory, 'Tyet Amulet', 'Urn'], tomb: ['Ring', 'Ring', 'Axe', 'Axe'] },
    pyramid,
  })
  anna.plays(victory, 'Boat')
  anna.entombs('Urn')
  anna.plays('Tyet Amulet', victory)
  anna.isAsked('take.pyramid', ['Tyet Amulet', 'Statue of Isis'])
})
