// Water Clock: reveals the top two of the stock: one is taken, the other sacrificed.
import { expect, test } from 'vitest'
import { base, facts, scene } from '#test/shared/valley/scenario.ts'

test('Its facts are as listed here', () => {
  expect(facts('Water Clock')).toEqual({
    id: 'water-clock',
    edition: 'premium',
    kind: 'unique',
    set: null,
    level: 2,
    copies: 1,
    gold: 2,
    cost: 4,
    vp: 4,
    timing: 'action',
    mentionsOpponent: false,
    sign: '𓎿',
    text: 'Reveal the top 2 stock cards. Take one and sacrifice the other.',
    reaction: null,
    when: null,
    sources: {},
  })
})

const clock = 'Water Clock'
const stock = ['Boat', 'Chariot', 'Ring']

test('Reveal the top 2 stock cards. Take one and sacrifice the other', () => {
  const { anna, ben, table } = scene({ anna: { hand: [clock] }, ben: {}, stock })
  anna.plays(clock)
  expect(ben.reads('reveal')).toMatchObject([
    { from: 'stock', card: { card: 'boat' } },
    { from: 'stock', card: { card: 'chariot' } },
  ])
  anna.cannotTakeBack()
  anna.isAsked('take.aside', ['Boat', 'Chariot'])
  anna.chooses('Chariot')
  anna.isAsked('sacrifice.aside', ['Boat'])
  anna.chooses('Boat')
  expect([anna.discard, table.boneyard, table.stock, table.aside]).toEqual([['Chariot'], ['Boat'], ['Ring'], []])
  anna.isFree()
})

test('Illegal with an empty stock; with only one card it is taken. The taken card goes on top of your discard pile', () => {
  scene({ anna: { hand: [clock] }, pyramid: base('Ring') }).anna.cannot(`play ${clock}`)
  const { anna } = scene({ anna: { hand: [clock], discard: ['Urn'] }, stock: ['Boat'] })
  anna.plays(clock, 'Boat')
  expect(anna.discard).toEqual(['Boat', 'Urn'])
  anna.isFree()
})

test('The sacrificed card lies face up on the boneyard; Mummified Cat may answer it', () => {
  const { anna, ben } = scene({ anna: { hand: [clock] }, ben: { hand: ['Mummified Cat'] }, stock })
  anna.plays(clock, 'Boat', 'Chariot')
  ben.answers('Mummified Cat')
  expect(ben.discard).toEqual(['Chariot', 'Mummified Cat'])
  anna.isFree()
})

test('The pyramid is not changed', () => {
  const { anna, table } = scene({ anna: { hand: [clock] }, stock, pyramid: base('Axe') })
  anna.plays(clock, 'Boat', 'Chariot')
  expect([table.changed, table.pyramid]).toEqual([false, base('Axe')])
})

test('Tyet Amulet and Priest of Horus can repeat this action; every choice is made anew', () => {
  const { anna, table } = scene({
    anna: { hand: [clock, 'Tyet Amulet', 'Priest of Horus', 'Urn'] },
    stock: [...stock, 'Bow', 'Axe'],
  })
  anna.plays(clock, 'Boat', 'Chariot')
  anna.plays('Tyet Amulet', clock, 'Bow', 'Ring')
  anna.plays('Priest of Horus', 'Urn')
  anna.chooses('Axe')
  expect([anna.discard, table.boneyard]).toEqual([
    ['Axe', 'Urn', 'Bow', 'Boat'],
    ['Ring', 'Chariot'],
  ])
})
