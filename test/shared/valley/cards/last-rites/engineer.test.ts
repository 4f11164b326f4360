// Engineer: takes the two cheapest pyramid cards for a starter and a set card.
import { expect, test } from 'vitest'
import { base, facts, scene } from '#test/shared/valley/scenario.ts'

test('Its facts are as listed here', () => {
  expect(facts('Engineer')).toEqual({
    id: 'engineer',
    edition: 'last-rites',
    kind: 'set',
    set: 'builders',
    level: 3,
    copies: 2,
    gold: 3,
    cost: 5,
    vp: null,
    timing: 'action',
    mentionsOpponent: false,
    sign: '𓊎',
    text: 'Sacrifice a starter and discard a set card, both from your hand; then take the 2 cheapest pyramid cards.',
    reaction: null,
    when: null,
    sources: { text: 'rulebook', vp: 'rulebook' },
  })
})

const engineer = 'Engineer'

test('Sacrifice a starter and discard a set card, both from your hand; then take the 2 cheapest pyramid cards', () => {
  const { anna, table } = scene({
    anna: { hand: [engineer, 'Urn', 'Ring', 'Boat'] },
    pyramid: base('Axe', 'Sling', 'Serdab'),
  })
  anna.plays(engineer)
  anna.isAsked('sacrifice.hand', ['Urn'])
  anna.chooses('Urn')
  anna.isAsked('discard.hand', ['Ring'])
  anna.chooses('Ring')
  anna.isAsked('take.pyramid', ['Sling'])
  anna.chooses('Sling')
  anna.isAsked('take.pyramid', ['Serdab'])
  anna.chooses('Serdab')
  expect(anna.discard).toEqual(['Serdab', 'Sling', 'Ring'])
  expect(table.boneyard).toEqual(['Urn'])
  anna.isFree()
})

test('Illegal without a starter, another set card in hand, or 2 face-up pyramid cards', () => {
  const pyramid = base('Axe', 'Sling')
  scene({ anna: { hand: [engineer, 'Ring', 'Boat'] }, pyramid }).anna.cannot(`play ${engineer}`)
  scene({ anna: { hand: [engineer, 'Urn', 'Boat'] }, pyramid }).anna.cannot(`play ${engineer}`)
  scene({ anna: { hand: [engineer, 'Urn', 'Ring'] }, pyramid: base('Axe') }).anna.cannot(`play ${engineer}`)
  const { anna } = scene({ options: { starters: 'both' }, anna: { hand: [engineer, 'Urn', 'Ring', 'Kite'] }, pyramid })
  anna.can(`play ${engineer}`)
  anna.plays('Kite', 'Axe')
  anna.cannot(`play ${engineer}`)
})

test('On ties you choose; any rows. Take one after the other; the pyramid crumbles after each', () => {
  const { anna, table } = scene({
    anna: { hand: [engineer, 'Urn', 'Ring'] },
    pyramid: [['Sling'], ['Harvest', 'Axe'], ['Serdab', 'Antechamber', null]],
  })
  anna.plays(engineer, 'Urn', 'Ring')
  anna.isAsked('take.pyramid', ['Sling'])
  anna.chooses('Sling')
  anna.isAsked('take.pyramid', ['Harvest', 'Antechamber'])
  anna.chooses('Antechamber')
  anna.isAsked('crumble', ['Harvest', 'Axe'])
  anna.chooses('Axe')
  expect(table.pyramid).toEqual([[null], ['Harvest', null], ['Serdab', 'Axe', null]])
  anna.isFree()
})

test('The sacrificed card lies face up on the boneyard; Mummified Cat may answer it', () => {
  const { anna, ben } = scene({
    anna: { hand: [engineer, 'Urn', 'Ring'] },
    ben: { hand: ['Mummified Cat'] },
    pyramid: base('Axe', 'Sling'),
  })
  anna.plays(engineer, 'Urn')
  ben.answers('Mummified Cat')
  expect(ben.discard).toEqual(['Urn', 'Mummified Cat'])
  anna.isAsked('discard.hand', ['Ring'])
})

test('Sistrum may answer each of the two', () => {
  const { anna, ben } = scene({
    anna: { hand: [engineer, 'Urn', 'Ring'] },
    ben: { hand: ['Sistrum', 'Shabti'], deck: ['Urn', 'Urn'] },
    pyramid: base('Axe', 'Sling'),
  })
  anna.plays(engineer, 'Urn', 'Ring', 'Sling')
  ben.isAsked('react.taken', ['Sistrum', 'pass'])
  ben.passes()
  anna.chooses('Axe')
  ben.answers('Sistrum')
  ben.holds(['Shabti', 'Urn', 'Urn'])
  anna.isFree()
})

test('Tyet Amulet and Priest of Horus can repeat this action; every choice is made anew', () => {
  const { anna } = scene({
    anna: { hand: [engineer, 'Tyet Amulet', 'Urn', 'Urn', 'Ring', 'Bow'] },
    pyramid: [[null], ['Harvest', null], ['Sling', 'Serdab', 'Axe']],
  })
  anna.plays(engineer, 'Urn', 'Ring', 'Sling', 'Harvest')
  anna.plays('Tyet Amulet', engineer, 'Urn', 'Bow', 'Serdab', 'Axe')
  anna.isFree()
  const again = scene({
    anna: { hand: [engineer, 'Priest of Horus', 'Shabti', 'Urn', 'Urn', 'Ring', 'Bow'] },
    pyramid: [[null], ['Harvest', null], ['Sling', 'Serdab', 'Axe']],
  })
  again.anna.plays(engineer, 'Urn', 'Ring', 'Sling', 'Harvest')
  again.anna.plays('Priest of Horus', 'Shabti', 'Urn', 'Bow', 'Serdab')
  again.anna.isAsked('take.pyramid', ['Axe'])
})
