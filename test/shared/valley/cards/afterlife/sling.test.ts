// Sling: sacrifices a pyramid card and draws one.
import { expect, test } from 'vitest'
import { base, facts, scene } from '#test/shared/valley/scenario.ts'

test('Its facts are as listed here', () => {
  expect(facts('Sling')).toEqual({
    id: 'sling',
    edition: 'afterlife',
    kind: 'set',
    set: 'weapons',
    level: 2,
    copies: 2,
    gold: 2,
    cost: 2,
    vp: null,
    timing: 'action',
    mentionsOpponent: false,
    sign: '𓌗',
    text: 'Sacrifice a pyramid card, then draw a card.',
    reaction: null,
    when: null,
    sources: { vp: 'rulebook' },
  })
})

const sling = 'Sling'

test('Sacrifice a pyramid card, then draw a card', () => {
  const { anna, table } = scene({
    anna: { hand: [sling], deck: ['Urn'] },
    pyramid: [['Boat'], ['Censer', null], ['Chariot', null, null]],
  })
  anna.plays(sling)
  anna.isAsked('sacrifice.pyramid', ['Boat', 'Censer', 'Chariot'])
  anna.chooses('Boat')
  expect(table.boneyard).toEqual(['Boat'])
  anna.holds(['Urn'])
  anna.isFree()
})

test('Any row; the pyramid crumbles at once', () => {
  const { anna, table } = scene({
    anna: { hand: [sling], deck: ['Urn'] },
    pyramid: [['Boat'], ['Censer', null], ['Chariot', null, null]],
  })
  anna.plays(sling, 'Chariot')
  expect(table.pyramid).toEqual([[null], ['Boat', null], ['Censer', null, null]])
  anna.holds(['Urn'])
})

test('Who sacrifices chooses which card falls, and draws after that', () => {
  const { anna } = scene({
    anna: { hand: [sling], deck: ['Urn'] },
    pyramid: [[null], ['Censer', 'Boat'], ['Statue of Isis', 'Chariot', 'Tyet Amulet']],
  })
  anna.plays(sling, 'Chariot')
  anna.isAsked('crumble', ['Censer', 'Boat'])
  anna.holds([])
  anna.chooses('Boat')
  anna.holds(['Urn'])
})

test('The sacrificed card lies face up on the boneyard; Mummified Cat may answer it', () => {
  const { anna, ben, table } = scene({
    anna: { hand: [sling], deck: ['Urn'] },
    ben: { hand: ['Mummified Cat'] },
    pyramid: base('Boat'),
  })
  anna.plays(sling, 'Boat')
  expect(table.shownTo(null).boneyard.top).toMatchObject({ card: 'boat' })
  ben.answers('Mummified Cat')
  expect(ben.discard).toEqual(['Boat', 'Mummified Cat'])
  anna.holds(['Urn'])
})

test('Illegal with an empty pyramid', () => {
  scene({ anna: { hand: [sling], deck: ['Urn'] } }).anna.cannot(`play ${sling}`)
})

test('If your deck runs out, shuffle your discard pile into a new deck and go on', () => {
  const { anna, table } = scene({ anna: { hand: [sling], discard: ['Urn'] }, pyramid: base('Boat') })
  anna.plays(sling, 'Boat')
  expect(table.news).toEqual(['anna sacrifice', 'anna reshuffle', 'anna draw'])
})

test('Illegal only when deck and discard pile are both empty', () => {
  scene({ anna: { hand: [sling] }, pyramid: base('Boat') }).anna.cannot(`play ${sling}`)
  scene({ anna: { hand: [sling], discard: ['Urn'] }, pyramid: base('Boat') }).anna.can(`play ${sling}`)
})

test('Any row, face-down cards too', () => {
  const { anna, table } = scene({
    anna: { hand: ['Kite', sling], deck: ['Urn'] },
    pyramid: base('Boat', 'Censer'),
    options: { starters: 'both' },
  })
  anna.plays('Kite', 'Boat')
  anna.plays(sling)
  anna.isAsked('sacrifice.pyramid', ['Boat', 'Censer'])
  anna.chooses('Boat')
  expect(table.boneyard).toEqual(['Boat'])
  expect(table.shownTo(1).boneyard.top).not.toHaveProperty('faceDown')
})

test('Tyet Amulet can repeat this action; every choice is made anew', () => {
  const { anna, table } = scene({
    anna: { hand: [sling, 'Tyet Amulet'], deck: ['Urn', 'Shabti'] },
    pyramid: base('Boat', 'Censer'),
  })
  anna.plays(sling, 'Boat')
  anna.plays('Tyet Amulet', sling)
  anna.isAsked('sacrifice.pyramid', ['Censer'])
  anna.chooses('Censer')
  anna.holds(['Urn', 'Shabti'])
  expect(table.boneyard).toEqual(['Censer', 'Boat'])
})
