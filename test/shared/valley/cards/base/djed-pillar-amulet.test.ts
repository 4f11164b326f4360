// Djed Pillar Amulet: takes a pyramid card whose set lies in the tomb.
import { expect, test } from 'vitest'
import { base, facts, scene, type PyramidOfNames } from '#test/shared/valley/scenario.ts'

test('Its facts are as listed here', () => {
  expect(facts('Djed Pillar Amulet')).toEqual({
    id: 'djed-pillar-amulet',
    edition: 'base',
    kind: 'set',
    set: 'amulets',
    level: 3,
    copies: 2,
    gold: 3,
    cost: 5,
    vp: null,
    timing: 'action',
    mentionsOpponent: false,
    sign: '𓊽',
    text: 'Take a pyramid card that shares a set with a card in your tomb.',
    reaction: null,
    when: null,
    sources: { text: 'rulebook', vp: 'rulebook' },
  })
})

const djed = 'Djed Pillar Amulet'
const full: PyramidOfNames = [
  ['Statue of Horus'],
  ['Statue of Isis', 'Censer'],
  ['Wadj Amulet', 'Boat', 'Statue of Sobek'],
]

test('Take a pyramid card that shares a set with a card in your tomb', () => {
  const { anna, table } = scene({
    anna: { hand: [djed], tomb: ['Statue of Thoth'] },
    pyramid: base('Wadj Amulet', 'Boat', 'Statue of Sobek'),
  })
  anna.plays(djed)
  anna.isAsked('take.pyramid', ['Statue of Sobek'])
  anna.chooses('Statue of Sobek')
  expect(anna.discard).toEqual(['Statue of Sobek'])
  expect(table.pyramid).toEqual(base('Wadj Amulet', 'Boat'))
  expect(table.changed).toBe(true)
})

test('Only pyramid cards that fit can be chosen; with none that fits the action is illegal', () => {
  scene({ anna: { hand: [djed], tomb: ['Book of Gates'] }, pyramid: full }).anna.cannot(`play ${djed}`)
  scene({ anna: { hand: [djed] }, pyramid: full }).anna.cannot(`play ${djed}`)
  const { anna } = scene({ anna: { hand: [djed], tomb: ['Heart Scarab Amulet', 'Book of Gates'] }, pyramid: full })
  anna.plays(djed)
  anna.isAsked('take.pyramid', ['Wadj Amulet'])
})

test('The card goes on top of your discard pile and the pyramid crumbles at once', () => {
  const { anna, table } = scene({ anna: { hand: [djed], discard: ['Urn'], tomb: ['Statue of Thoth'] }, pyramid: full })
  anna.plays(djed, 'Statue of Isis')
  expect(anna.discard).toEqual(['Statue of Isis', 'Urn'])
  expect(table.pyramid).toEqual([[null], ['Statue of Horus', 'Censer'], ['Wadj Amulet', 'Boat', 'Statue of Sobek']])
  expect(table.news).toEqual(['anna take', 'anna fell'])
  anna.isFree()
})

test('Any row', () => {
  const { anna } = scene({ anna: { hand: [djed], tomb: ['Statue of Thoth'] }, pyramid: full })
  anna.plays(djed)
  anna.isAsked('take.pyramid', ['Statue of Horus', 'Statue of Isis', 'Statue of Sobek'])
})

test('Show the tomb card of the same set', () => {
  const { anna, ben } = scene({ anna: { hand: [djed], tomb: ['Statue of Thoth'] }, pyramid: full })
  expect(ben.sees.players[0]?.tomb).toMatchObject([{ card: 'statue-of-thoth' }])
  anna.plays(djed, 'Statue of Horus')
  expect(ben.reads('take')).toMatchObject([
    { from: 'pyramid', by: 'djed-pillar-amulet', card: { card: 'statue-of-horus' } },
  ])
})

test('Starters and uniques belong to no set', () => {
  const { anna } = scene({
    anna: { hand: [djed], tomb: ['Shabti', 'Chariot'] },
    pyramid: base('Boat', 'Censer', 'Statue of Isis'),
  })
  anna.cannot(`play ${djed}`)
})

test('The same title is allowed too', () => {
  const { anna } = scene({ anna: { hand: [djed], tomb: ['Statue of Isis'] }, pyramid: base('Statue of Isis') })
  anna.plays(djed, 'Statue of Isis')
  expect(anna.discard).toEqual(['Statue of Isis'])
})

test('Tyet Amulet can repeat this action; every choice is made anew', () => {
  const { anna } = scene({
    anna: { hand: [djed, 'Tyet Amulet'], tomb: ['Statue of Thoth'] },
    pyramid: base('Statue of Isis', 'Statue of Sobek', 'Boat'),
  })
  anna.plays(djed, 'Statue of Isis')
  anna.plays('Tyet Amulet', djed)
  anna.isAsked('take.pyramid', ['Statue of Sobek'])
  anna.chooses('Statue of Sobek')
  expect(anna.discard).toEqual(['Statue of Sobek', 'Statue of Isis'])
})
