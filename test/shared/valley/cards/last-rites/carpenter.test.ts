// Carpenter: takes a base card that costs no more than 3.
import { expect, test } from 'vitest'
import { base, facts, scene } from '#test/shared/valley/scenario.ts'

test('Its facts are as listed here', () => {
  expect(facts('Carpenter')).toEqual({
    id: 'carpenter',
    edition: 'last-rites',
    kind: 'set',
    set: 'builders',
    level: 2,
    copies: 2,
    gold: 2,
    cost: 4,
    vp: null,
    timing: 'action',
    mentionsOpponent: false,
    sign: '𓍇',
    text: 'Take a base card costing 3 or less.',
    reaction: null,
    when: null,
    sources: { vp: 'rulebook' },
  })
})

const carpenter = 'Carpenter'

test('Take a base card costing 3 or less', () => {
  const { anna } = scene({ anna: { hand: [carpenter] }, pyramid: base('Ring', 'Axe', 'Sling') })
  anna.plays(carpenter)
  anna.isAsked('take.base', ['Ring', 'Sling'])
  anna.chooses('Ring')
  expect(anna.discard).toEqual(['Ring'])
  anna.isFree()
})

test('Only the base row; face-down cards cannot be taken. Illegal if none fits', () => {
  scene({ anna: { hand: [carpenter] }, pyramid: [['Ring'], ['Sling', null], ['Axe', null, null]] }).anna.cannot(
    `play ${carpenter}`,
  )
  const { anna } = scene({
    options: { starters: 'both' },
    anna: { hand: [carpenter, 'Kite'] },
    pyramid: base('Ring', 'Axe'),
  })
  anna.can(`play ${carpenter}`)
  anna.plays('Kite', 'Ring')
  anna.cannot(`play ${carpenter}`)
})

test('The card goes on top of your discard pile and the pyramid crumbles at once', () => {
  const { anna, table } = scene({
    anna: { hand: [carpenter], discard: ['Urn'] },
    pyramid: [[null], ['Bow', 'Axe'], ['Boat', 'Ring', null]],
  })
  anna.plays(carpenter, 'Ring')
  anna.isAsked('crumble', ['Bow', 'Axe'])
  anna.chooses('Axe')
  expect(anna.discard).toEqual(['Ring', 'Urn'])
  expect(table.pyramid).toEqual([[null], ['Bow', null], ['Boat', 'Axe', null]])
})

test('Tyet Amulet and Priest of Horus can repeat this action; every choice is made anew', () => {
  const { anna } = scene({
    anna: { hand: [carpenter, 'Tyet Amulet', 'Priest of Horus', 'Urn'] },
    pyramid: base('Ring', 'Sling', 'Harvest'),
  })
  anna.plays(carpenter, 'Ring')
  anna.plays('Tyet Amulet', carpenter, 'Harvest')
  anna.plays('Priest of Horus', 'Urn')
  anna.isAsked('take.base', ['Sling'])
})
