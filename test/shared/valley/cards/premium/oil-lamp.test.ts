// Oil Lamp: draws two extra cards for the next hand.
import { expect, test } from 'vitest'
import { facts, scene } from '#test/shared/valley/scenario.ts'

test('Its facts are as listed here', () => {
  expect(facts('Oil Lamp')).toEqual({
    id: 'oil-lamp',
    edition: 'premium',
    kind: 'unique',
    set: null,
    level: 2,
    copies: 1,
    gold: 2,
    cost: 4,
    vp: 3,
    timing: 'lasting',
    mentionsOpponent: false,
    sign: '𓎛',
    text: 'Draw 2 extra cards for your next hand.',
    reaction: null,
    when: null,
    sources: {},
  })
})

const lamp = 'Oil Lamp'
const deck = ['Urn', 'Urn', 'Urn', 'Shabti', 'Shabti', 'Shabti', 'Shabti', 'Boat']

test('Draw 2 extra cards for your next hand', () => {
  const { anna, ben } = scene({ anna: { hand: [lamp], deck }, ben: {}, stock: ['Ring'] })
  anna.plays(lamp)
  expect(ben.sees.now.lasting).toEqual(['next-hand-plus-2'])
  anna.ends()
  anna.holds(deck.slice(0, 7))
})

test('In this turn’s last step you draw 7 cards instead of 5; if cards run out, draw as many as you can', () => {
  const { anna } = scene({
    anna: { hand: [lamp], deck: ['Urn', 'Urn'], discard: ['Ring', 'Bow'] },
    ben: {},
    stock: ['Axe'],
  })
  anna.plays(lamp)
  anna.ends()
  anna.holds(['Urn', 'Urn', 'Ring', 'Bow', lamp])
  const without = scene({ anna: { hand: [lamp], deck }, ben: {}, stock: ['Ring'] })
  without.anna.ends()
  expect(without.anna.hand).toHaveLength(5)
})

test('Lasting effect: it ends with the turn', () => {
  const { anna, ben } = scene({
    anna: { hand: [lamp], deck },
    ben: { deck: ['Urn', 'Urn', 'Urn', 'Shabti', 'Shabti', 'Shabti', 'Shabti'] },
    stock: ['Ring'],
  })
  anna.plays(lamp)
  anna.ends()
  expect(ben.sees.now.lasting).toEqual([])
  ben.ends()
  ben.chooses('Ring')
  expect(ben.hand).toHaveLength(5)
})

test('Tyet Amulet and Priest of Horus cannot repeat it, and a second copy adds nothing', () => {
  const { anna } = scene({
    anna: { hand: [lamp, 'Tyet Amulet', 'Priest of Horus', 'Mirror Case'], deck },
    ben: {},
    stock: ['Ring'],
  })
  anna.plays('Mirror Case', lamp)
  anna.plays(lamp)
  anna.cannot('play Tyet Amulet')
  anna.ends()
  expect(anna.hand).toHaveLength(7)
  const first = scene({ anna: { hand: [lamp, 'Tyet Amulet', 'Priest of Horus', 'Urn'], deck } })
  first.anna.plays(lamp)
  first.anna.cannot('play Tyet Amulet', 'play Priest of Horus')
})
