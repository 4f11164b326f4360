// Merchant: discards up to three cards and takes one that costs no more than all of them together.
import { expect, test } from 'vitest'
import { base, facts, scene } from '#test/shared/valley/scenario.ts'

test('Its facts are as listed here', () => {
  expect(facts('Merchant')).toEqual({
    id: 'merchant',
    edition: 'last-rites',
    kind: 'unique',
    set: null,
    level: 2,
    copies: 1,
    gold: 3,
    cost: 5,
    vp: 5,
    timing: 'action',
    mentionsOpponent: false,
    sign: '𓀦',
    text: 'Discard up to 3 cards, then take a pyramid card costing no more than all of them together.',
    reaction: null,
    when: null,
    sources: {},
  })
})

const merchant = 'Merchant'

test('Discard up to 3 cards, then take a pyramid card costing no more than all of them together', () => {
  const { anna } = scene({
    anna: { hand: [merchant, 'Ring', 'Sling', 'Bow', 'Urn'] },
    pyramid: base('Chariot', 'Astrologer', 'Serdab'),
  })
  anna.plays(merchant, 'Ring')
  anna.isAsked('discard.hand', ['Sling', 'Bow', 'Urn'])
  anna.chooses('Sling')
  anna.isAsked('discard.hand', ['Bow', 'Urn', 'enough'])
  anna.chooses('Bow')
  anna.isAsked('take.pyramid', ['Astrologer', 'Chariot', 'Serdab'])
  anna.chooses('Astrologer')
  expect(anna.discard).toEqual(['Astrologer', 'Bow', 'Sling', 'Ring'])
  anna.holds(['Urn'])
  anna.isFree()
})

test('At least one card; starters count 0. Add the printed costs', () => {
  const { anna } = scene({ anna: { hand: [merchant, 'Brooch', 'Bow', 'Urn'] }, pyramid: base('Serdab') })
  anna.plays('Brooch')
  anna.plays(merchant)
  anna.isAsked('discard.hand', ['Bow', 'Urn'])
  anna.chooses('Urn')
  anna.isAsked('discard.hand', ['Bow'])
  anna.chooses('Bow')
  anna.isAsked('take.pyramid', ['Serdab'])
})

test('Stopping is offered only when something then fits', () => {
  const { anna } = scene({ anna: { hand: [merchant, 'Ring', 'Sling'] }, pyramid: base('Ring', 'Necklace') })
  anna.plays(merchant, 'Ring')
  anna.isAsked('discard.hand', ['Sling', 'enough'])
  anna.hasEnough()
  anna.isAsked('take.pyramid', ['Ring'])
})

test('Illegal if no face-up pyramid card would fit', () => {
  scene({ anna: { hand: [merchant, 'Urn', 'Urn', 'Ring'] }, pyramid: base('Serdab') }).anna.cannot(`play ${merchant}`)
  scene({ anna: { hand: [merchant, 'Chariot'] } }).anna.cannot(`play ${merchant}`)
  scene({ anna: { hand: [merchant] }, pyramid: base('Ring') }).anna.cannot(`play ${merchant}`)
  const { anna } = scene({
    options: { starters: 'both' },
    anna: { hand: [merchant, 'Chariot', 'Kite'] },
    pyramid: base('Ring'),
  })
  anna.plays('Kite', 'Ring')
  anna.cannot(`play ${merchant}`)
})

test('Any row. The card goes on top of your discard pile and the pyramid crumbles at once', () => {
  const { anna, table } = scene({
    anna: { hand: [merchant, 'Chariot'], discard: ['Urn'] },
    pyramid: [['Ring'], ['Serdab', null], ['Bow', null, null]],
  })
  anna.plays(merchant, 'Chariot', 'Serdab')
  expect(anna.discard).toEqual(['Serdab', 'Chariot', 'Urn'])
  expect(table.pyramid).toEqual([[null], ['Ring', null], ['Bow', null, null]])
})

test('All these cards are public', () => {
  const { anna, ben } = scene({ anna: { hand: [merchant, 'Chariot'] }, ben: {}, pyramid: base('Ring') })
  anna.plays(merchant, 'Chariot', 'Ring')
  expect(ben.reads('discard')).toMatchObject([{ card: { card: 'chariot' } }])
  expect(ben.reads('take')).toMatchObject([{ card: { card: 'ring' } }])
})

test('Tyet Amulet and Priest of Horus can repeat this action; every choice is made anew', () => {
  const { anna } = scene({
    anna: { hand: [merchant, 'Tyet Amulet', 'Priest of Horus', 'Ring', 'Bow', 'Urn', 'Axe'] },
    pyramid: base('Ring', 'Serdab', 'Sling'),
  })
  anna.plays(merchant, 'Ring', 'enough', 'Ring')
  anna.plays('Tyet Amulet', merchant, 'Bow', 'enough', 'Serdab')
  anna.plays('Priest of Horus', 'Urn')
  anna.chooses('Axe')
  anna.isAsked('take.pyramid', ['Sling'])
})
