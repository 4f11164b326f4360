// Calcite Cup: draws three cards and puts two on top of the deck.
import { expect, test } from 'vitest'
import { facts, scene } from '#test/shared/valley/scenario.ts'

test('Its facts are as listed here', () => {
  expect(facts('Calcite Cup')).toEqual({
    id: 'calcite-cup',
    edition: 'afterlife',
    kind: 'unique',
    set: null,
    level: 2,
    copies: 1,
    gold: 2,
    cost: 3,
    vp: 3,
    timing: 'action',
    mentionsOpponent: false,
    sign: '𓎺',
    text: 'Draw 3 cards, then put 2 hand cards on top of your deck.',
    reaction: null,
    when: null,
    sources: {},
  })
})

const cup = 'Calcite Cup'

test('Draw 3 cards, then put 2 hand cards on top of your deck', () => {
  const { anna, table } = scene({ anna: { hand: [cup, 'Urn'], deck: ['Boat', 'Censer', 'Chariot', 'Shabti'] } })
  anna.plays(cup)
  expect(table.news).toEqual(['anna play', 'anna draw'])
  anna.isAsked('stack-some.hand', ['Boat', 'Censer', 'Chariot', 'Urn'])
  expect(anna.question).toMatchObject({ min: 2, max: 2, ordered: true })
  anna.chooses('Urn', 'Censer')
  expect(anna.deck).toEqual(['Censer', 'Urn', 'Shabti'])
  anna.holds(['Boat', 'Chariot'])
  anna.isFree()
})

test('If your deck runs out, shuffle your discard pile into a new deck and go on; if nothing is left, draw fewer', () => {
  const { anna } = scene({ anna: { hand: [cup, 'Urn'], deck: ['Boat'], discard: ['Censer'] } })
  anna.plays(cup)
  anna.isAsked('stack-some.hand', ['Boat', 'Censer', 'Urn'])
  anna.chooses('Boat', 'Urn')
  expect(anna.deck).toEqual(['Urn', 'Boat'])
})

test('Illegal only when deck and discard pile are both empty', () => {
  scene({ anna: { hand: [cup, 'Urn', 'Shabti'] } }).anna.cannot(`play ${cup}`)
  scene({ anna: { hand: [cup], discard: ['Urn'] } }).anna.can(`play ${cup}`)
})

test('Any hand cards, in the order you choose, unseen by the others', () => {
  const { anna, ben, table } = scene({ anna: { hand: [cup, 'Boat'], deck: ['Urn', 'Shabti', 'Censer'] } })
  const was = anna.idOf('Boat')
  anna.plays(cup)
  anna.chooses('Censer', 'Boat')
  expect(ben.reads('stack')).toEqual([
    { from: 'hand', by: 'calcite-cup' },
    { from: 'hand', by: 'calcite-cup' },
  ])
  expect(anna.reads('stack')[1]).toEqual({ from: 'hand', by: 'calcite-cup', card: { card: 'boat' }, was })
  expect(JSON.stringify([ben.sees, table.shownTo(null), anna.sees])).not.toMatch(/boat|censer/)
  expect(anna.deck).toEqual(['Boat', 'Censer'])
})

test('Put back what you can if you hold fewer than 2', () => {
  const { anna } = scene({ anna: { hand: [cup], deck: ['Boat'] } })
  anna.plays(cup)
  anna.isAsked('stack-some.hand', ['Boat'])
  expect(anna.question).toMatchObject({ min: 1, max: 1, ordered: false })
  anna.chooses('Boat')
  expect([anna.hand, anna.deck]).toEqual([[], ['Boat']])
  anna.isFree()
})

test('What was drawn cannot be taken back, what was put back can', () => {
  const { anna } = scene({ anna: { hand: [cup], deck: ['Boat', 'Urn', 'Shabti'] } })
  anna.plays(cup)
  anna.cannotTakeBack()
  anna.chooses('Boat', 'Urn')
  anna.takesBack()
  anna.isAsked('stack-some.hand', ['Boat', 'Shabti', 'Urn'])
  anna.holds(['Boat', 'Shabti', 'Urn'])
})

test('Tyet Amulet can repeat this action; every choice is made anew', () => {
  const { anna } = scene({ anna: { hand: [cup, 'Tyet Amulet'], deck: ['Boat', 'Urn', 'Shabti', 'Censer'] } })
  anna.plays(cup)
  anna.chooses('Boat', 'Urn')
  anna.plays('Tyet Amulet', cup)
  anna.isAsked('stack-some.hand', ['Boat', 'Urn', 'Shabti', 'Censer'])
  anna.chooses('Censer', 'Shabti')
  anna.holds(['Boat', 'Urn'])
})
