// Spear: every opponent with enough cards puts one on the own deck.
import { expect, test } from 'vitest'
import { facts, scene } from '#test/shared/valley/scenario.ts'

test('Its facts are as listed here', () => {
  expect(facts('Spear')).toEqual({
    id: 'spear',
    edition: 'afterlife',
    kind: 'set',
    set: 'weapons',
    level: 3,
    copies: 2,
    gold: 3,
    cost: 4,
    vp: null,
    timing: 'action',
    mentionsOpponent: true,
    sign: '𓋁',
    text: 'Every opponent holding 4 or more cards puts one on top of their deck.',
    reaction: null,
    when: null,
    sources: { vp: 'rulebook' },
  })
})

const spear = 'Spear'
const four = ['Boat', 'Censer', 'Chariot', 'Shabti']

test('Every opponent holding 4 or more cards puts one on top of their deck', () => {
  const { anna, ben, cleo } = scene({
    anna: { hand: [spear, 'Urn', 'Urn', 'Urn', 'Shabti'] },
    ben: { hand: four, deck: ['Urn'] },
    cleo: { hand: ['Shabti', 'Shabti', 'Urn'] },
  })
  anna.plays(spear)
  ben.isAsked('stack.hand', four)
  expect(ben.question.params).toMatchObject({ card: { card: 'spear' }, seat: 0 })
  ben.chooses('Censer')
  expect(ben.deck).toEqual(['Censer', 'Urn'])
  ben.holds(['Boat', 'Chariot', 'Shabti'])
  cleo.holds(['Shabti', 'Shabti', 'Urn'])
  anna.isFree()
})

test('Opponents act in turn order and choose their own card; hand and card counts are public', () => {
  const { anna, ben, cleo, table } = scene({
    turn: 'ben',
    anna: { hand: four },
    ben: { hand: [spear] },
    cleo: { hand: ['Urn', 'Urn', 'Shabti', 'Shabti', 'Shabti'] },
  })
  ben.plays(spear)
  cleo.isAsked('stack.hand')
  cleo.chooses('Urn')
  anna.isAsked('stack.hand', four)
  anna.chooses('Boat')
  expect(table.shownTo(null).players.map(({ hand, deck }) => [hand, deck])).toEqual([
    [3, 1],
    [0, 0],
    [4, 1],
  ])
  ben.isFree()
})

test('Illegal while no opponent meets the condition', () => {
  scene({ anna: { hand: [spear, ...four] }, ben: { hand: ['Urn', 'Urn', 'Shabti'] } }).anna.cannot(`play ${spear}`)
})

test('Nobody else sees the card', () => {
  const { anna, ben, table } = scene({ anna: { hand: [spear] }, ben: { hand: four } })
  const was = ben.idOf('Censer')
  anna.plays(spear)
  ben.chooses('Censer')
  expect(anna.reads('stack')).toEqual([{ from: 'hand', by: 'spear' }])
  expect(ben.reads('stack')).toEqual([{ from: 'hand', by: 'spear', card: { card: 'censer' }, was }])
  expect(JSON.stringify([anna.sees, table.shownTo(null), ben.sees])).not.toContain('censer')
})

test('Repeated use never brings a hand below 3 cards', () => {
  const { anna, ben } = scene({ anna: { hand: [spear, spear, 'Tyet Amulet'] }, ben: { hand: four } })
  anna.plays(spear)
  ben.chooses('Boat')
  anna.cannot(`play ${spear}`, 'play Tyet Amulet')
  expect(ben.hand).toHaveLength(3)
})

test('Offering Table does not help (nothing is discarded or sacrificed); Medjay and Sphinx do', () => {
  const threatened = () => {
    const table = scene({
      anna: { hand: [spear] },
      ben: { hand: ['Offering Table', 'Medjay', 'Sphinx', 'Boat'], deck: ['Shabti', 'Urn', 'Kite'] },
      options: { starters: 'both' },
    })
    table.anna.plays(spear)
    table.ben.isAsked('stack.hand', ['Offering Table', 'Medjay', 'Sphinx', 'Boat', 'discard Medjay', 'discard Sphinx'])
    return table
  }
  const guarded = threatened()
  guarded.ben.escapesWith('Medjay')
  expect(guarded.ben.discard).toEqual(['Medjay'])
  expect(guarded.ben.deck).toEqual(['Shabti', 'Urn', 'Kite'])
  guarded.anna.isFree()
  const riddled = threatened()
  riddled.ben.escapesWith('Sphinx')
  expect(riddled.ben.discard).toEqual(['Sphinx'])
  riddled.ben.holds(['Offering Table', 'Medjay', 'Boat', 'Shabti', 'Urn'])
  expect(riddled.ben.deck).toEqual(['Kite'])
  riddled.anna.isFree()
})

test('Tyet Amulet can repeat this action; every choice is made anew', () => {
  const { anna, ben } = scene({ anna: { hand: [spear, 'Tyet Amulet'] }, ben: { hand: [...four, 'Urn'] } })
  anna.plays(spear)
  ben.chooses('Boat')
  anna.plays('Tyet Amulet', spear)
  ben.isAsked('stack.hand', ['Censer', 'Chariot', 'Shabti', 'Urn'])
  ben.chooses('Urn')
  expect(ben.deck).toEqual(['Urn', 'Boat'])
  anna.isFree()
})
