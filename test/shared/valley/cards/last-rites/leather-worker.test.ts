// Leather Worker: swaps a hand card with a card of the discard pile.
import { expect, test } from 'vitest'
import { facts, scene } from '#test/shared/valley/scenario.ts'

test('Its facts are as listed here', () => {
  expect(facts('Leather Worker')).toEqual({
    id: 'leather-worker',
    edition: 'last-rites',
    kind: 'set',
    set: 'artisans',
    level: 2,
    copies: 2,
    gold: 2,
    cost: 2,
    vp: null,
    timing: 'action',
    mentionsOpponent: false,
    sign: '𓄛',
    text: 'Swap a hand card with any card in your discard pile.',
    reaction: null,
    when: null,
    sources: { vp: 'rulebook' },
  })
})

const worker = 'Leather Worker'

test('Swap a hand card with any card in your discard pile', () => {
  const { anna } = scene({ anna: { hand: [worker, 'Urn', 'Boat'], discard: ['Bow', 'Axe', 'Sling'] } })
  anna.plays(worker, 'Urn')
  expect(anna.options).toEqual(['Bow', 'Axe', 'Sling'])
  anna.chooses('Axe')
  anna.holds(['Boat', 'Axe'])
  expect(anna.discard).toEqual(['Bow', 'Urn', 'Sling'])
  anna.isFree()
})

test('Illegal with an empty hand or discard pile', () => {
  scene({ anna: { hand: [worker], discard: ['Bow'] } }).anna.cannot(`play ${worker}`)
  scene({ anna: { hand: [worker, 'Urn'], deck: ['Bow'] } }).anna.cannot(`play ${worker}`)
})

test('You look through the pile alone; your card takes the place of the other one', () => {
  const { anna, ben } = scene({ anna: { hand: [worker, 'Urn'], discard: ['Bow', 'Axe'] }, ben: {} })
  anna.plays(worker, 'Urn')
  expect(ben.sees.players[0]?.discard).toMatchObject({ count: 2, top: { card: 'bow' } })
  expect(ben.sees.players[0]?.discard).not.toHaveProperty('cards')
  anna.chooses('Bow')
  expect(anna.discard).toEqual(['Urn', 'Axe'])
})

test('Both cards are shown to all. A swap is not a discard', () => {
  const { anna, ben } = scene({ anna: { hand: [worker, 'Urn'], discard: ['Bow', 'Axe'] }, ben: {} })
  anna.plays(worker, 'Urn', 'Axe')
  expect(ben.reads('exchange')).toMatchObject([{ with: 'discard', one: { card: 'urn' }, other: { card: 'axe' } }])
  expect(ben.reads('discard')).toEqual([])
})

test('The look through the pile cannot be taken back, and no batch goes past it', () => {
  const { anna, table } = scene({ anna: { hand: [worker, 'Urn', 'Boat'], discard: ['Bow', 'Axe'] } })
  anna.plays(worker)
  expect(table.attempt(0, [anna.idOf('Urn')], [['t1']])).toMatchObject({ code: 'then-too-far' })
  anna.chooses('Urn')
  anna.cannotTakeBack()
  anna.chooses('Axe')
  anna.takesBack()
  anna.isAsked('exchange.discard', ['Bow', 'Axe'])
})

test('Tyet Amulet and Priest of Horus can repeat this action; every choice is made anew', () => {
  const { anna } = scene({
    anna: { hand: [worker, 'Tyet Amulet', 'Priest of Horus', 'Urn', 'Shabti'], discard: ['Bow', 'Axe'] },
  })
  anna.plays(worker, 'Urn', 'Bow')
  anna.plays('Tyet Amulet', worker, 'Bow', 'Axe')
  anna.plays('Priest of Horus', 'Shabti')
  anna.isAsked('exchange.hand', ['Axe'])
  anna.chooses('Axe')
  anna.isAsked('exchange.discard', ['Urn', 'Bow', 'Shabti'])
})
