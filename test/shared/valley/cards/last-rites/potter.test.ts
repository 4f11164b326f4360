// Potter: carries out the action of the apex card.
import { expect, test } from 'vitest'
import { base, facts, scene, type PyramidOfNames } from '#test/shared/valley/scenario.ts'

test('Its facts are as listed here', () => {
  expect(facts('Potter')).toEqual({
    id: 'potter',
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
    sign: '𓍔',
    text: 'Carry out the action of the apex card.',
    reaction: null,
    when: null,
    sources: { text: 'rulebook', vp: 'rulebook' },
  })
})

const potter = 'Potter'
const under = (apex: string): PyramidOfNames => [[apex], ['Harvest', null], ['Sling', null, null]]

test('Carry out the action of the apex card', () => {
  const { anna, ben } = scene({
    anna: { hand: [potter], deck: ['Urn', 'Bow', 'Axe'] },
    ben: {},
    pyramid: under('Chariot'),
  })
  anna.plays(potter)
  anna.holds(['Urn', 'Bow', 'Axe'])
  expect(ben.reads('call')).toMatchObject([{ from: 'apex', card: { card: 'chariot' } }])
  anna.isFree()
})

test('Illegal if the apex is empty or face down, or if its action is a reaction, names its own card or is not possible now', () => {
  scene({ anna: { hand: [potter], deck: ['Urn'] }, pyramid: base('Chariot') }).anna.cannot(`play ${potter}`)
  for (const apex of ['Boat', 'Sphinx', 'Sistrum', 'Burial Mask', 'Inner Sarcophagus'])
    scene({ anna: { hand: [potter] }, pyramid: under(apex) }).anna.cannot(`play ${potter}`)
  const { anna } = scene({
    options: { starters: 'both' },
    anna: { hand: [potter, 'Kite'], deck: ['Urn'] },
    pyramid: under('Chariot'),
  })
  anna.can(`play ${potter}`)
  anna.plays('Kite', 'Chariot')
  anna.cannot(`play ${potter}`)
})

test('The card stays in the pyramid unless its action moves it', () => {
  const { anna, table } = scene({ anna: { hand: [potter, 'Urn'] }, pyramid: under('Inner Sarcophagus') })
  anna.plays(potter, 'Urn')
  expect(table.pyramid[0]).toEqual(['Inner Sarcophagus'])
  expect(table.changed).toBe(false)
  const moved = scene({ anna: { hand: [potter] }, pyramid: under('Bow') })
  moved.anna.plays(potter)
  expect([moved.table.pyramid[0], moved.anna.discard]).toEqual([[null], ['Bow']])
  moved.anna.isFree()
})

test('A card that is being carried out cannot be called again: another Potter at the apex has nothing to call', () => {
  scene({ anna: { hand: [potter, 'Urn'] }, pyramid: under(potter) }).anna.cannot(`play ${potter}`)
})

test('Only Potter counts as an action executed this turn', () => {
  const { anna, table } = scene({ anna: { hand: [potter], deck: ['Urn', 'Bow', 'Axe'] }, pyramid: under('Chariot') })
  anna.plays(potter)
  expect(table.executed).toEqual([potter])
})

test('A lasting effect may be carried out', () => {
  const { anna } = scene({ anna: { hand: [potter, 'Tyet Amulet'] }, pyramid: under('Brooch') })
  anna.plays(potter)
  expect(anna.sees.now.lasting).toEqual(['discount-2-min-1'])
  anna.can('play Tyet Amulet')
})

test('Tyet Amulet and Priest of Horus can repeat this action; every choice is made anew', () => {
  const { anna, table } = scene({
    anna: { hand: [potter, 'Tyet Amulet', 'Priest of Horus', 'Shabti', 'Urn', 'Ring'] },
    pyramid: [['Inner Sarcophagus'], ['Bow', null], ['Sling', null, null]],
  })
  anna.plays(potter, 'Urn')
  anna.plays('Shabti', '0', 'Inner Sarcophagus', 'Bow')
  // The apex is another card now, and so is the action.
  anna.plays('Tyet Amulet', potter)
  expect(anna.discard).toEqual(['Bow'])
  anna.plays('Priest of Horus', 'Ring')
  anna.isFree()
  expect(table.pyramid[0]).toEqual([null])
})
