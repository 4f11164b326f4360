// Draughtsman: swaps a set card with a pyramid card; opponents may recover a card.
import { expect, test } from 'vitest'
import { base, facts, scene, type PyramidOfNames } from '#test/shared/valley/scenario.ts'

test('Its facts are as listed here', () => {
  expect(facts('Draughtsman')).toEqual({
    id: 'draughtsman',
    edition: 'last-rites',
    kind: 'set',
    set: 'artisans',
    level: 3,
    copies: 2,
    gold: 3,
    cost: 4,
    vp: null,
    timing: 'action',
    mentionsOpponent: true,
    sign: '𓏟',
    text: 'Swap a set card you hold with a pyramid card. Every opponent may then recover the topmost card of their discard pile.',
    reaction: null,
    when: null,
    sources: { text: 'rulebook', vp: 'rulebook' },
  })
})

const draughtsman = 'Draughtsman'
const full: PyramidOfNames = [['Boat'], ['Serdab', 'Axe'], ['Bow', 'Censer', 'Sling']]

test('Swap a set card you hold with a pyramid card. Every opponent may then recover the topmost card of their discard pile', () => {
  const { anna, ben, cleo, table } = scene({
    anna: { hand: [draughtsman, 'Ring', 'Urn'] },
    ben: { discard: ['Spear', 'Urn'] },
    cleo: { discard: ['Shabti'] },
    pyramid: full,
  })
  anna.plays(draughtsman)
  anna.isAsked('exchange.hand', ['Ring'])
  anna.chooses('Ring')
  anna.isAsked('exchange.pyramid', full.flat() as string[])
  anna.chooses('Serdab')
  expect(table.pyramid[1]).toEqual(['Ring', 'Axe'])
  ben.isAsked('recover.discard-top', ['Spear', 'pass'])
  ben.chooses('Spear')
  cleo.passes()
  ben.holds(['Spear'])
  expect([ben.discard, cleo.discard]).toEqual([['Urn'], ['Shabti']])
  anna.holds(['Urn', 'Serdab'])
  anna.isFree()
})

test('Any face-up pyramid card, uniques too; it goes into your hand and may be used at once', () => {
  const { anna, table } = scene({
    options: { starters: 'both' },
    anna: { hand: [draughtsman, 'Ring', 'Kite'] },
    ben: {},
    pyramid: [['Chariot'], ['Serdab', null], ['Bow', null, null]],
    stock: [],
  })
  anna.plays('Kite', 'Bow')
  anna.plays(draughtsman, 'Ring')
  anna.isAsked('exchange.pyramid', ['Chariot', 'Serdab'])
  anna.chooses('Chariot')
  anna.holds(['Chariot'])
  expect(table.pyramid[0]).toEqual(['Ring'])
})

test('Your card takes its place, nothing crumbles, and it is a change of the pyramid', () => {
  const { anna, ben, table } = scene({ anna: { hand: [draughtsman, 'Ring'] }, ben: {}, pyramid: full })
  const { id } = anna.sees.pyramid[0][0] ?? {}
  anna.plays(draughtsman, 'Ring', 'Boat')
  expect(table.pyramid).toEqual([['Ring'], ['Serdab', 'Axe'], ['Bow', 'Censer', 'Sling']])
  expect(table.changed).toBe(true)
  expect(ben.reads('exchange')).toMatchObject([
    { with: 'pyramid', place: 0, one: { card: 'ring' }, other: { id, card: 'boat' } },
  ])
})

test('Illegal without another set card in hand or without a face-up pyramid card', () => {
  scene({ anna: { hand: [draughtsman, 'Urn', 'Censer'] }, pyramid: base('Bow') }).anna.cannot(`play ${draughtsman}`)
  scene({ anna: { hand: [draughtsman, 'Ring'] } }).anna.cannot(`play ${draughtsman}`)
})

test('Opponents decide in turn order; an empty discard pile gives nothing', () => {
  const { anna, ben, cleo, dan } = scene({
    turn: 'ben',
    anna: { discard: ['Urn'] },
    ben: { hand: [draughtsman, 'Ring'] },
    cleo: {},
    dan: { discard: ['Shabti'] },
    pyramid: full,
  })
  ben.plays(draughtsman, 'Ring', 'Boat')
  dan.chooses('Shabti')
  anna.chooses('Urn')
  ben.isFree()
  expect(cleo.hand).toEqual([])
  ben.cannotTakeBack()
})

test('Medjay and Sphinx are further answers to their question', () => {
  const { anna, ben } = scene({
    anna: { hand: [draughtsman, 'Ring'] },
    ben: { hand: ['Sphinx'], discard: ['Urn'] },
    pyramid: full,
  })
  anna.plays(draughtsman, 'Ring', 'Boat')
  ben.isAsked('recover.discard-top', ['Urn', 'discard Sphinx', 'pass'])
  ben.passes()
  anna.isFree()
})

test('A swap is neither buying nor taking', () => {
  const { anna } = scene({
    anna: { hand: [draughtsman, 'Ring'] },
    ben: { hand: ['Sistrum'] },
    cleo: { hand: ['Boat'] },
    pyramid: base('Bow', 'Axe'),
  })
  anna.plays(draughtsman, 'Ring', 'Bow')
  anna.isFree()
  expect(anna.sees.now.bought).toEqual([])
})

test('Tyet Amulet and Priest of Horus can repeat this action; every choice is made anew', () => {
  const { anna, table } = scene({
    anna: { hand: [draughtsman, 'Tyet Amulet', 'Priest of Horus', 'Ring', 'Urn'] },
    ben: {},
    pyramid: base('Bow', 'Axe'),
  })
  anna.plays(draughtsman, 'Ring', 'Bow')
  anna.plays('Tyet Amulet', draughtsman, 'Bow', 'Axe')
  anna.plays('Priest of Horus', 'Urn')
  anna.chooses('Axe')
  anna.isAsked('exchange.pyramid', ['Ring', 'Bow'])
  anna.chooses('Ring')
  expect(table.pyramid).toEqual(base('Axe', 'Bow'))
})
