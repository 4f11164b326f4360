// Golden Throne: takes any pyramid card, and every opponent draws a card.
import { expect, test } from 'vitest'
import { base, facts, scene } from '#test/shared/valley/scenario.ts'

test('Its facts are as listed here', () => {
  expect(facts('Golden Throne')).toEqual({
    id: 'golden-throne',
    edition: 'premium',
    kind: 'unique',
    set: null,
    level: 3,
    copies: 1,
    gold: 4,
    cost: 8,
    vp: 7,
    timing: 'action',
    mentionsOpponent: true,
    sign: '𓊩',
    text: 'Take any pyramid card. Every opponent then draws a card.',
    reaction: null,
    when: null,
    sources: {},
  })
})

const throne = 'Golden Throne'

test('Take any pyramid card. Every opponent then draws a card', () => {
  const { anna, ben, cleo } = scene({
    anna: { hand: [throne], deck: ['Boat'] },
    ben: { deck: ['Urn', 'Ring'] },
    cleo: { deck: ['Shabti'] },
    pyramid: base('Axe', 'Bow'),
  })
  anna.plays(throne)
  anna.isAsked('take.pyramid', ['Axe', 'Bow'])
  anna.chooses('Axe')
  expect([anna.discard, anna.hand, ben.hand, cleo.hand]).toEqual([['Axe'], [], ['Urn'], ['Shabti']])
  anna.isFree()
})

test('Only face-up pyramid cards can be chosen; with none that fits the action is illegal', () => {
  scene({ anna: { hand: [throne] } }).anna.cannot(`play ${throne}`)
  const { anna } = scene({ options: { starters: 'both' }, anna: { hand: [throne, 'Kite'] }, pyramid: base('Axe') })
  anna.plays('Kite', 'Axe')
  anna.cannot(`play ${throne}`)
})

test('Any row. The card goes on top of your discard pile and the pyramid crumbles at once', () => {
  const { anna, table } = scene({
    anna: { hand: [throne], discard: ['Urn'] },
    pyramid: [['Ring'], ['Axe', null], ['Bow', null, null]],
  })
  anna.plays(throne, 'Axe')
  expect(anna.discard).toEqual(['Axe', 'Urn'])
  expect(table.pyramid).toEqual([[null], ['Ring', null], ['Bow', null, null]])
})

test('Opponents draw in turn order and must draw if they can; a protected opponent does not', () => {
  const { anna, ben, cleo, dan, table } = scene({
    turn: 'ben',
    anna: { deck: ['Urn'] },
    ben: { hand: [throne] },
    cleo: { discard: ['Ring'] },
    dan: { hand: ['Sphinx'], deck: ['Urn', 'Urn', 'Shabti'] },
    pyramid: base('Axe'),
  })
  ben.plays(throne, 'Axe')
  cleo.holds(['Ring'])
  expect(table.news).toEqual(['ben take', 'cleo reshuffle', 'cleo draw'])
  dan.isAsked('react.affected', ['discard Sphinx', 'pass'])
  dan.passes()
  dan.holds(['Sphinx', 'Urn'])
  anna.holds(['Urn'])
  ben.isFree()
  const spared = scene({
    anna: { hand: [throne] },
    ben: { hand: ['Sphinx'], deck: ['Urn', 'Shabti', 'Ring'] },
    pyramid: base('Axe'),
  })
  spared.anna.plays(throne, 'Axe')
  spared.ben.escapesWith('Sphinx')
  // Two by Sphinx, none by the throne.
  spared.ben.holds(['Urn', 'Shabti'])
  spared.anna.isFree()
})

test('An opponent with nothing to draw does not make it illegal', () => {
  const { anna, ben } = scene({ anna: { hand: [throne] }, ben: {}, pyramid: base('Axe') })
  anna.plays(throne, 'Axe')
  expect(ben.hand).toEqual([])
  anna.isFree()
})

test('Tyet Amulet and Priest of Horus can repeat this action; every choice is made anew', () => {
  const { anna, ben } = scene({
    anna: { hand: [throne, 'Tyet Amulet', 'Priest of Horus', 'Urn'] },
    ben: { deck: ['Urn', 'Shabti', 'Ring'] },
    pyramid: base('Axe', 'Bow', 'Sling'),
  })
  anna.plays(throne, 'Axe')
  anna.plays('Tyet Amulet', throne, 'Sling')
  anna.plays('Priest of Horus', 'Urn')
  anna.isAsked('take.pyramid', ['Bow'])
  anna.chooses('Bow')
  ben.holds(['Urn', 'Shabti', 'Ring'])
})
