// Khopesh: sacrifices one or two pyramid cards and refills the pyramid.
import { expect, test } from 'vitest'
import { base, facts, scene, type PyramidOfNames } from '#test/shared/valley/scenario.ts'

test('Its facts are as listed here', () => {
  expect(facts('Khopesh')).toEqual({
    id: 'khopesh',
    edition: 'afterlife',
    kind: 'set',
    set: 'weapons',
    level: 3,
    copies: 2,
    gold: 3,
    cost: 4,
    vp: null,
    timing: 'action',
    mentionsOpponent: false,
    sign: '𓌛',
    text: 'Sacrifice 1 or 2 pyramid cards, then refill the pyramid.',
    reaction: null,
    when: null,
    sources: { vp: 'rulebook' },
  })
})

const khopesh = 'Khopesh'
const pyramid: PyramidOfNames = [['Boat'], ['Censer', 'Ring'], ['Chariot', 'Statue of Isis', 'Sphinx']]
const stock = ['Serdab', 'Sling', 'Bow', 'Axe']

test('Sacrifice 1 or 2 pyramid cards, then refill the pyramid', () => {
  const { anna, table } = scene({ anna: { hand: [khopesh] }, pyramid, stock })
  anna.plays(khopesh)
  anna.isAsked('sacrifice.pyramid', ['Boat', 'Censer', 'Ring', 'Chariot', 'Statue of Isis', 'Sphinx'])
  anna.chooses('Boat')
  anna.isAsked('sacrifice.pyramid', ['Censer', 'Ring', 'Chariot', 'Statue of Isis', 'Sphinx', 'enough'])
  anna.hasEnough()
  expect(table.boneyard).toEqual(['Boat'])
  expect(table.pyramid[0]).toEqual(['Serdab'])
  anna.isFree()
})

test('Any rows; it crumbles after each', () => {
  const { anna, table } = scene({ anna: { hand: [khopesh] }, pyramid, stock })
  anna.plays(khopesh, 'Chariot')
  expect(table.pyramid).toEqual([[null], ['Boat', 'Ring'], ['Censer', 'Statue of Isis', 'Sphinx']])
  anna.chooses('Statue of Isis')
  anna.isAsked('crumble', ['Boat', 'Ring'])
  anna.chooses('Boat')
  expect(table.boneyard).toEqual(['Statue of Isis', 'Chariot'])
  expect(table.pyramid).toEqual([['Sling'], ['Serdab', 'Ring'], ['Censer', 'Boat', 'Sphinx']])
})

test('The sacrificed card lies face up on the boneyard; Mummified Cat may answer it', () => {
  const { anna, ben, table } = scene({
    anna: { hand: [khopesh] },
    ben: { hand: ['Mummified Cat', 'Urn'] },
    pyramid,
    stock,
  })
  anna.plays(khopesh, 'Boat')
  expect(table.shownTo(null).boneyard.top).toMatchObject({ card: 'boat' })
  ben.passes()
  anna.chooses('Censer')
  ben.answers('Mummified Cat')
  expect(ben.discard).toEqual(['Censer', 'Mummified Cat'])
  expect(table.news).toContain('refilled')
  anna.isFree()
})

test('Refill all gaps from the stock, base first; if the stock runs out some places stay empty', () => {
  const { anna, table } = scene({
    anna: { hand: [khopesh] },
    pyramid: [[null], ['Censer', null], ['Chariot', 'Statue of Isis', null]],
    stock: ['Serdab', 'Sling', 'Bow'],
  })
  anna.plays(khopesh, 'Censer', 'enough')
  expect(table.pyramid).toEqual([[null], ['Sling', 'Bow'], ['Chariot', 'Statue of Isis', 'Serdab']])
  expect(table.stock).toEqual([])
})

test('With an empty stock only the sacrifice happens', () => {
  const { anna, table } = scene({ anna: { hand: [khopesh] }, pyramid: base('Boat', 'Censer') })
  anna.plays(khopesh, 'Boat', 'Censer')
  expect(table.boneyard).toEqual(['Censer', 'Boat'])
  expect(table.pyramid).toEqual(base(null))
  anna.isFree()

  const last = scene({ anna: { hand: [khopesh] }, pyramid: base('Boat') })
  last.anna.plays(khopesh, 'Boat')
  last.anna.isFree()
  scene({ anna: { hand: [khopesh] }, stock }).anna.cannot(`play ${khopesh}`)
})

test('Nobody is asked for Ibex Statue: a refill during a turn is no rebuilding', () => {
  const { anna } = scene({ anna: { hand: [khopesh] }, ben: { hand: ['Ibex Statue'] }, pyramid, stock })
  anna.plays(khopesh, 'Boat', 'enough')
  anna.isFree()
})

test('A sacrifice can be taken back, a refill not', () => {
  const { anna, table } = scene({ anna: { hand: [khopesh] }, pyramid, stock })
  anna.plays(khopesh, 'Boat')
  anna.takesBack()
  anna.chooses('Censer')
  anna.hasEnough()
  expect(table.boneyard).toEqual(['Censer'])
  anna.cannotTakeBack()
})

test('Any rows, face-down cards too', () => {
  const { anna, table } = scene({ anna: { hand: ['Kite', khopesh] }, pyramid, stock, options: { starters: 'both' } })
  anna.plays('Kite', 'Boat')
  anna.plays(khopesh, 'Boat', 'enough')
  expect(table.boneyard).toEqual(['Boat'])
})

test('Tyet Amulet can repeat this action; every choice is made anew', () => {
  const { anna, table } = scene({ anna: { hand: [khopesh, 'Tyet Amulet'] }, pyramid, stock })
  anna.plays(khopesh, 'Boat', 'enough')
  anna.plays('Tyet Amulet', khopesh)
  anna.isAsked('sacrifice.pyramid', ['Serdab', 'Censer', 'Ring', 'Chariot', 'Statue of Isis', 'Sphinx'])
  anna.chooses('Serdab')
  anna.hasEnough()
  expect(table.pyramid[0]).toEqual(['Sling'])
})
