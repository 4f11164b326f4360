// Priest of Anubis: swaps a hand card with the top of the boneyard.
import { expect, test } from 'vitest'
import { facts, scene } from '#test/shared/valley/scenario.ts'

test('Its facts are as listed here', () => {
  expect(facts('Priest of Anubis')).toEqual({
    id: 'priest-of-anubis',
    edition: 'last-rites',
    kind: 'set',
    set: 'priests',
    level: 2,
    copies: 2,
    gold: 2,
    cost: 4,
    vp: null,
    timing: 'action',
    mentionsOpponent: false,
    sign: '𓃣',
    text: 'Swap a hand card with the top card of the boneyard.',
    reaction: null,
    when: null,
    sources: { vp: 'rulebook' },
  })
})

const priest = 'Priest of Anubis'

test('Swap a hand card with the top card of the boneyard', () => {
  const { anna, table } = scene({ anna: { hand: [priest, 'Urn', 'Boat'] }, boneyard: ['Chariot', 'Bow'] })
  anna.plays(priest)
  anna.isAsked('exchange.hand', ['Urn', 'Boat'])
  anna.chooses('Urn')
  anna.holds(['Boat', 'Chariot'])
  expect(table.boneyard).toEqual(['Urn', 'Bow'])
  anna.isFree()
})

test('Illegal with an empty boneyard or an empty hand', () => {
  scene({ anna: { hand: [priest, 'Urn'] } }).anna.cannot(`play ${priest}`)
  scene({ anna: { hand: [priest] }, boneyard: ['Bow'] }).anna.cannot(`play ${priest}`)
})

test('The boneyard card goes into your hand and may be used at once', () => {
  const { anna } = scene({ anna: { hand: [priest, 'Urn'], deck: ['Axe', 'Sling', 'Spear'] }, boneyard: ['Chariot'] })
  anna.plays(priest, 'Urn')
  anna.plays('Chariot')
  anna.holds(['Axe', 'Sling', 'Spear'])
})

test('A swap is not a sacrifice: Mummified Cat cannot answer it. Both cards are public', () => {
  const { anna, ben, table } = scene({
    anna: { hand: [priest, 'Urn'] },
    ben: { hand: ['Mummified Cat'] },
    boneyard: ['Chariot'],
  })
  anna.plays(priest, 'Urn')
  anna.isFree()
  expect(ben.reads('exchange')).toMatchObject([{ with: 'boneyard', one: { card: 'urn' }, other: { card: 'chariot' } }])
  expect(table.shownTo(null).boneyard.top).toMatchObject({ card: 'urn' })
  expect(table.changed).toBe(false)
})

test('It can be taken back', () => {
  const { anna, table } = scene({ anna: { hand: [priest, 'Urn', 'Boat'] }, boneyard: ['Chariot', 'Bow'] })
  anna.plays(priest, 'Urn')
  anna.takesBack()
  expect(table.boneyard).toEqual(['Chariot', 'Bow'])
  anna.isAsked('exchange.hand', ['Urn', 'Boat'])
})

test('Tyet Amulet and Priest of Horus can repeat this action; every choice is made anew', () => {
  const { anna, table } = scene({
    anna: { hand: [priest, 'Tyet Amulet', 'Priest of Horus', 'Urn', 'Boat'] },
    boneyard: ['Chariot', 'Bow'],
  })
  anna.plays(priest, 'Urn')
  anna.plays('Tyet Amulet', priest, 'Boat')
  anna.plays('Priest of Horus', 'Urn')
  anna.isAsked('exchange.hand', ['Chariot'])
  anna.chooses('Chariot')
  anna.holds(['Boat'])
  expect(table.boneyard).toEqual(['Chariot', 'Bow'])
})
