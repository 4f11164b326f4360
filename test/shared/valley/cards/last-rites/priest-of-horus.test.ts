// Priest of Horus: for every discarded card the first action of the turn is carried out again.
import { expect, test } from 'vitest'
import { base, facts, scene } from '#test/shared/valley/scenario.ts'

test('Its facts are as listed here', () => {
  expect(facts('Priest of Horus')).toEqual({
    id: 'priest-of-horus',
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
    sign: '𓂀',
    text: 'Discard as many cards as you like; for each of them carry out your first action of this turn again.',
    reaction: null,
    when: null,
    sources: { text: 'rulebook', vp: 'rulebook' },
  })
})

const horus = 'Priest of Horus'
const deck = ['Axe', 'Bow', 'Sling', 'Spear']

test('Discard as many cards as you like; for each of them carry out your first action of this turn again', () => {
  const { anna, table } = scene({ anna: { hand: ['Box of Food', horus, 'Urn', 'Shabti', 'Boat'], deck } })
  anna.plays('Box of Food')
  anna.plays(horus)
  anna.isAsked('discard-any.hand', ['Urn', 'Shabti', 'Boat', 'Axe'])
  expect(anna.question).toMatchObject({ min: 0, max: 4, ordered: true })
  anna.chooses('Shabti', 'Urn')
  expect(anna.discard).toEqual(['Urn', 'Shabti'])
  anna.holds(['Boat', 'Axe', 'Bow', 'Sling'])
  expect(table.executed).toEqual(['Box of Food', horus])
  anna.isFree()
})

test('Any number, none included', () => {
  const { anna, table } = scene({ anna: { hand: ['Box of Food', horus, 'Urn'], deck } })
  anna.plays('Box of Food')
  anna.plays(horus)
  anna.chooses()
  anna.holds(['Urn', 'Axe'])
  expect(table.executed).toEqual(['Box of Food', horus])
  anna.isFree()
})

test('With an empty hand nothing is asked', () => {
  const { anna } = scene({ anna: { hand: ['Urn', horus, 'Boat'] } })
  anna.plays('Urn', 'Boat')
  anna.plays(horus)
  anna.isFree()
})

test('All are discarded first, and cards drawn later do not add to the number', () => {
  const { anna, table } = scene({ anna: { hand: ['Box of Food', horus, 'Boat'], deck: ['Axe', 'Bow'] } })
  anna.plays('Box of Food')
  anna.plays(horus, 'Boat')
  expect(table.news).toEqual(['anna discard', 'anna repeat', 'anna draw'])
  anna.holds(['Axe', 'Bow'])
  anna.isFree()
})

test('The first action is repeated, not the last', () => {
  const { anna } = scene({
    anna: { hand: ['Box of Food', 'Chariot', horus, 'Urn'], deck: [...deck, 'Ring', 'Serdab'] },
  })
  anna.plays('Box of Food')
  anna.plays('Chariot')
  anna.plays(horus, 'Urn')
  anna.holds([...deck, 'Ring'])
})

test('Each repeat makes new choices', () => {
  const { anna, table } = scene({
    anna: { hand: ['Shabti', horus, 'Urn', 'Boat'] },
    pyramid: base('Axe', 'Bow', 'Sling'),
  })
  anna.plays('Shabti', '1', 'Bow')
  anna.plays(horus)
  anna.chooses('Urn', 'Boat')
  anna.chooses('0')
  anna.chooses('Axe')
  anna.chooses('Sling')
  anna.isAsked('swap-or-sacrifice', ['0', '1'])
  anna.chooses('1')
  anna.chooses('Axe')
  expect(table.pyramid).toEqual(base('Sling'))
  anna.isFree()
})

test('A repeat that has become impossible is skipped', () => {
  const { anna, table } = scene({
    anna: { hand: ['Shabti', horus, 'Urn', 'Boat', 'Censer'] },
    pyramid: base('Axe', 'Bow'),
  })
  anna.plays('Shabti', '1', 'Bow')
  anna.plays(horus)
  anna.chooses('Urn', 'Boat', 'Censer')
  anna.isAsked('swap-or-sacrifice', ['1'])
  anna.chooses('1')
  anna.chooses('Axe')
  expect(table.boneyard).toEqual(['Axe', 'Bow'])
  anna.isFree()
})

test('A repeat that was not possible when the card was played may have become so', () => {
  const { anna } = scene({ anna: { hand: ['Wadj Amulet', horus, 'Boat'], discard: ['Urn'] } })
  anna.plays('Wadj Amulet')
  expect(anna.discard).toEqual([])
  anna.plays(horus, 'Boat')
  anna.holds(['Boat', 'Urn'])
})

test('Illegal before your first action of the turn is finished', () => {
  const { anna } = scene({ anna: { hand: [horus, 'Urn', 'Boat'] } })
  anna.cannot(`play ${horus}`)
  const gates = scene({ anna: { hand: ['Book of Gates', 'Urn'], deck: [horus] } })
  gates.anna.plays('Book of Gates')
  expect(gates.anna.discard).toEqual([horus])
})

test('Illegal if that one was a lasting effect or names its own card; a later action does not take its place', () => {
  for (const first of ['Brooch', 'Burial Mask']) {
    const { anna } = scene({ anna: { hand: [first, 'Box of Food', horus, 'Urn'], deck } })
    anna.plays(first)
    if (first === 'Burial Mask') anna.passes()
    anna.plays('Box of Food')
    anna.cannot(`play ${horus}`)
  }
})

test('Carpenter may be the repeated action', () => {
  const { anna } = scene({ anna: { hand: ['Carpenter', horus, 'Urn'] }, pyramid: base('Ring', 'Sling') })
  anna.plays('Carpenter', 'Ring')
  anna.plays(horus, 'Urn')
  anna.isAsked('take.base', ['Sling'])
})

test('If your first action called another card, the calling card is repeated', () => {
  const { anna, table } = scene({
    anna: { hand: ['Book of Gates', horus, 'Urn', 'Shabti'], deck: ['Box of Food', 'Axe', 'Inner Sarcophagus'] },
  })
  anna.plays('Book of Gates')
  anna.holds([horus, 'Urn', 'Shabti', 'Axe'])
  anna.plays(horus, 'Urn')
  anna.isAsked('entomb.hand', ['Shabti', 'Axe'])
  expect(table.aside).toEqual(['Inner Sarcophagus'])
  anna.chooses('Axe')
  expect(anna.discard).toEqual(['Inner Sarcophagus', 'Urn', 'Box of Food'])
})

test('A card still being carried out cannot be called again', () => {
  const { anna, table } = scene({
    anna: { hand: ['Book of Gates', horus, 'Urn', 'Shabti'], deck: ['Axe', horus, 'Boat'] },
    pyramid: base('Ring'),
  })
  anna.plays('Book of Gates')
  anna.plays(horus, 'Urn')
  // Book of Gates, repeated, reveals the other Priest of Horus, whose first action is under way.
  expect(table.aside).toEqual([])
  expect(anna.discard).toEqual([horus, 'Urn', 'Axe'])
  anna.isFree()
})

test('Tyet Amulet can repeat it with new discards', () => {
  const { anna } = scene({ anna: { hand: ['Box of Food', horus, 'Tyet Amulet', 'Urn', 'Shabti', 'Boat'], deck } })
  anna.plays('Box of Food')
  anna.plays(horus, 'Urn')
  anna.plays('Tyet Amulet', horus)
  anna.isAsked('discard-any.hand', ['Shabti', 'Boat', 'Axe', 'Bow'])
  anna.chooses('Shabti', 'Boat')
  anna.holds(['Axe', 'Bow', 'Sling', 'Spear'])
})
