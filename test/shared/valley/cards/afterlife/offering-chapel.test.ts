// Offering Chapel: gives up a card of the tomb for a cheap base card.
import { expect, test } from 'vitest'
import { base, facts, scene } from '#test/shared/valley/scenario.ts'

test('Its facts are as listed here', () => {
  expect(facts('Offering Chapel')).toEqual({
    id: 'offering-chapel',
    edition: 'afterlife',
    kind: 'set',
    set: 'chambers',
    level: 2,
    copies: 2,
    gold: 2,
    cost: 4,
    vp: null,
    timing: 'action',
    mentionsOpponent: false,
    sign: '𓉱',
    text: 'Sacrifice a card from your tomb, then take a base card costing 4 or less.',
    reaction: null,
    when: null,
    sources: { vp: 'rulebook' },
  })
})

const chapel = 'Offering Chapel'

test('Sacrifice a card from your tomb, then take a base card costing 4 or less', () => {
  const { anna, table } = scene({
    anna: { hand: [chapel], tomb: ['Urn', 'Statue of Isis'] },
    pyramid: base('Boat', 'Statue of Horus', 'Tyet Amulet'),
  })
  anna.plays(chapel)
  anna.isAsked('sacrifice.tomb', ['Urn', 'Statue of Isis'])
  anna.chooses('Urn')
  expect(table.boneyard).toEqual(['Urn'])
  anna.isAsked('take.base', ['Boat', 'Tyet Amulet'])
  anna.chooses('Boat')
  expect([anna.tomb, anna.discard]).toEqual([['Statue of Isis'], ['Boat']])
  anna.isFree()
})

test('Both parts are required', () => {
  scene({ anna: { hand: [chapel] }, pyramid: base('Boat') }).anna.cannot(`play ${chapel}`)
  scene({ anna: { hand: [chapel], tomb: ['Urn'] } }).anna.cannot(`play ${chapel}`)
  scene({ anna: { hand: [chapel], tomb: ['Urn'] }, pyramid: base('Statue of Isis') }).anna.cannot(`play ${chapel}`)
})

test('Any tomb card may be given up, starters included', () => {
  const { anna } = scene({ anna: { hand: [chapel], tomb: ['Urn', 'Boat', 'Serdab'] }, pyramid: base('Tyet Amulet') })
  anna.plays(chapel)
  anna.isAsked('sacrifice.tomb', ['Urn', 'Boat', 'Serdab'])
})

test('The sacrificed card lies face up on the boneyard; Mummified Cat may answer it', () => {
  const { anna, ben, table } = scene({
    anna: { hand: [chapel], tomb: ['Boat'] },
    ben: { hand: ['Mummified Cat'] },
    pyramid: base('Tyet Amulet'),
  })
  anna.plays(chapel, 'Boat')
  expect(table.shownTo(null).boneyard.top).toMatchObject({ card: 'boat' })
  ben.answers('Mummified Cat')
  expect(ben.discard).toEqual(['Boat', 'Mummified Cat'])
  anna.isAsked('take.base', ['Tyet Amulet'])
})

test('Only the base row counts', () => {
  const { anna } = scene({
    anna: { hand: [chapel], tomb: ['Urn'] },
    pyramid: [['Urn'], ['Statue of Sobek', null], ['Boat', 'Statue of Isis', null]],
  })
  anna.plays(chapel, 'Urn')
  anna.isAsked('take.base', ['Boat'])
})

test('The card goes on top of your discard pile and the pyramid crumbles at once', () => {
  const { anna, table } = scene({
    anna: { hand: [chapel], tomb: ['Urn'], discard: ['Shabti'] },
    pyramid: [[null], ['Statue of Sobek', null], ['Boat', null, null]],
  })
  anna.plays(chapel, 'Urn', 'Boat')
  expect(anna.discard).toEqual(['Boat', 'Shabti'])
  expect(table.pyramid).toEqual(base('Statue of Sobek'))
})

test('Face-down cards cannot be taken', () => {
  const { anna } = scene({
    anna: { hand: ['Kite', chapel], tomb: ['Urn'] },
    pyramid: base('Boat', 'Tyet Amulet'),
    options: { starters: 'both' },
  })
  anna.plays('Kite', 'Boat')
  anna.plays(chapel, 'Urn')
  anna.isAsked('take.base', ['Tyet Amulet'])
  const none = scene({
    anna: { hand: ['Kite', chapel], tomb: ['Urn'] },
    pyramid: base('Boat'),
    options: { starters: 'both' },
  })
  none.anna.plays('Kite', 'Boat')
  none.anna.cannot(`play ${chapel}`)
})

test('Tyet Amulet can repeat this action; every choice is made anew', () => {
  const { anna } = scene({
    anna: { hand: [chapel, 'Tyet Amulet'], tomb: ['Urn', 'Shabti'] },
    pyramid: base('Boat', 'Statue of Sobek'),
  })
  anna.plays(chapel, 'Urn', 'Boat')
  anna.plays('Tyet Amulet', chapel)
  anna.isAsked('sacrifice.tomb', ['Shabti'])
  anna.chooses('Shabti')
  anna.isAsked('take.base', ['Statue of Sobek'])
})
