// Glass Blower: sacrifices a hand card and takes one that costs at most 2 more.
import { expect, test } from 'vitest'
import { base, facts, scene } from '#test/shared/valley/scenario.ts'

test('Its facts are as listed here', () => {
  expect(facts('Glass Blower')).toEqual({
    id: 'glass-blower',
    edition: 'last-rites',
    kind: 'set',
    set: 'artisans',
    level: 2,
    copies: 2,
    gold: 2,
    cost: 3,
    vp: null,
    timing: 'action',
    mentionsOpponent: false,
    sign: '𓊮',
    text: 'Sacrifice a hand card, then take a pyramid card costing at most 2 more.',
    reaction: null,
    when: null,
    sources: { vp: 'rulebook' },
  })
})

const blower = 'Glass Blower'

test('Sacrifice a hand card, then take a pyramid card costing at most 2 more', () => {
  const { anna, table } = scene({ anna: { hand: [blower, 'Ring', 'Urn'] }, pyramid: base('Axe', 'Necklace', 'Sling') })
  anna.plays(blower, 'Ring')
  anna.isAsked('take.pyramid', ['Necklace', 'Sling'])
  anna.chooses('Necklace')
  expect([anna.discard, table.boneyard]).toEqual([['Necklace'], ['Ring']])
  anna.isFree()
})

test('Taking is required: sacrifice only a card for which a fitting face-up pyramid card lies there', () => {
  const { anna } = scene({ anna: { hand: [blower, 'Ring', 'Urn', 'Bow'] }, pyramid: base('Axe', 'Necklace') })
  anna.plays(blower)
  anna.isAsked('sacrifice.hand', ['Ring', 'Bow'])
  scene({ anna: { hand: [blower, 'Urn'] }, pyramid: base('Axe') }).anna.cannot(`play ${blower}`)
  const down = scene({
    options: { starters: 'both' },
    anna: { hand: [blower, 'Kite', 'Urn'] },
    pyramid: base('Sling', 'Axe'),
  })
  down.anna.can(`play ${blower}`)
  down.anna.plays('Kite', 'Sling')
  down.anna.cannot(`play ${blower}`)
})

test('Any row. The card goes on top of your discard pile and the pyramid crumbles at once', () => {
  const { anna, table } = scene({
    anna: { hand: [blower, 'Ring'], discard: ['Urn'] },
    pyramid: [['Axe'], ['Necklace', null], ['Sling', null, null]],
  })
  anna.plays(blower, 'Ring', 'Necklace')
  expect(anna.discard).toEqual(['Necklace', 'Urn'])
  expect(table.pyramid).toEqual([[null], ['Axe', null], ['Sling', null, null]])
})

test('The sacrificed card lies face up on the boneyard; Mummified Cat may answer it', () => {
  const { anna, ben } = scene({
    anna: { hand: [blower, 'Ring'] },
    ben: { hand: ['Mummified Cat'] },
    pyramid: base('Sling'),
  })
  anna.plays(blower, 'Ring')
  ben.answers('Mummified Cat')
  expect(ben.discard).toEqual(['Ring', 'Mummified Cat'])
  anna.chooses('Sling')
  anna.isFree()
})

test('Tyet Amulet and Priest of Horus can repeat this action; every choice is made anew', () => {
  const { anna } = scene({
    anna: { hand: [blower, 'Tyet Amulet', 'Priest of Horus', 'Ring', 'Urn', 'Shabti', 'Bow'] },
    pyramid: base('Axe', 'Necklace', 'Sling'),
  })
  anna.plays(blower, 'Ring', 'Necklace')
  anna.plays('Tyet Amulet', blower, 'Urn', 'Sling')
  anna.plays('Priest of Horus', 'Shabti')
  anna.isAsked('sacrifice.hand', ['Bow'])
  anna.chooses('Bow')
  anna.chooses('Axe')
  expect(anna.discard).toEqual(['Axe', 'Shabti', 'Sling', 'Necklace'])
})
