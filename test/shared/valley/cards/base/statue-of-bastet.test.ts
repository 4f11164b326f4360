// Statue of Bastet: every opponent with more than five cards gives one up.
import { expect, test } from 'vitest'
import { facts, scene } from '#test/shared/valley/scenario.ts'

test('Its facts are as listed here', () => {
  expect(facts('Statue of Bastet')).toEqual({
    id: 'statue-of-bastet',
    edition: 'base',
    kind: 'set',
    set: 'statues',
    level: 2,
    copies: 2,
    gold: 2,
    cost: 4,
    vp: null,
    timing: 'action',
    mentionsOpponent: true,
    sign: '𓎰',
    text: 'Every opponent owning more than 5 cards outside the tomb puts a hand card on your discard pile.',
    reaction: null,
    when: null,
    sources: { text: 'rulebook', cost: 'rulebook', vp: 'rulebook' },
  })
})

const statue = 'Statue of Bastet'
const five = ['Shabti', 'Shabti', 'Shabti', 'Shabti', 'Urn']

test('Every opponent owning more than 5 cards outside the tomb puts a hand card on your discard pile', () => {
  const { anna, ben } = scene({
    anna: { hand: [statue], discard: ['Wadj Amulet'] },
    ben: { hand: ['Boat', 'Urn'], deck: five },
  })
  anna.plays(statue)
  ben.isAsked('give.hand', ['Boat', 'Urn'])
  expect(ben.question.params).toMatchObject({ card: { card: 'statue-of-bastet' }, seat: 0 })
  ben.chooses('Boat')
  expect(anna.discard).toEqual(['Boat', 'Wadj Amulet'])
  ben.holds(['Urn'])
  anna.isFree()
})

test('Owned cards are hand, deck and discard pile together; the tomb does not count', () => {
  scene({
    anna: { hand: [statue] },
    ben: { hand: ['Boat', 'Censer'], deck: ['Urn', 'Urn'], discard: ['Shabti', 'Shabti'] },
  }).anna.can(`play ${statue}`)
  scene({ anna: { hand: [statue] }, ben: { hand: ['Boat', 'Censer'], deck: ['Urn', 'Urn'], tomb: five } }).anna.cannot(
    `play ${statue}`,
  )
})

test('Opponents act in turn order and choose their own card; hand and card counts are public', () => {
  const { anna, ben, cleo, dan } = scene({
    turn: 'cleo',
    cleo: { hand: [statue] },
    dan: { hand: ['Boat'], deck: five },
    anna: { hand: ['Censer'], deck: [...five.slice(1), 'Box of Food'] },
    ben: { hand: ['Chariot'], discard: five },
  })
  cleo.plays(statue)
  dan.chooses('Boat')
  anna.chooses('Censer')
  expect(cleo.sees.players).toMatchObject([
    { hand: 0, deck: 5 },
    { hand: 1, discard: { count: 5 } },
    {},
    { hand: 0, deck: 5 },
  ])
  ben.chooses('Chariot')
  expect(cleo.discard).toEqual(['Chariot', 'Censer', 'Boat'])
  cleo.isFree()
})

test('Illegal while no opponent meets the condition', () => {
  scene({ anna: { hand: [statue] }, ben: { hand: five } }).anna.cannot(`play ${statue}`)
  scene({ anna: { hand: [statue] }, ben: { deck: [...five, 'Boat'] } }).anna.cannot(`play ${statue}`)
})

test('The cards are laid face up on top of your pile one after the other, in turn order', () => {
  const { anna, ben, cleo } = scene({
    anna: { hand: [statue] },
    ben: { hand: ['Boat'], deck: five },
    cleo: { hand: ['Censer'], deck: five },
  })
  anna.plays(statue)
  ben.chooses('Boat')
  expect(cleo.sees.players[0]?.discard).toMatchObject({ count: 1, top: { card: 'boat' } })
  expect(cleo.reads('give')).toMatchObject([{ from: 'hand', by: 'statue-of-bastet', card: { card: 'boat' } }])
  cleo.chooses('Censer')
  expect(anna.discard).toEqual(['Censer', 'Boat'])
})

test('Offering Table does not help (nothing is discarded or sacrificed)', () => {
  const { anna, ben } = scene({ anna: { hand: [statue] }, ben: { hand: ['Offering Table', 'Boat'], deck: five } })
  anna.plays(statue)
  ben.isAsked('give.hand', ['Boat', 'Offering Table'])
})

test('Tyet Amulet can repeat this action; every choice is made anew', () => {
  const { anna, ben } = scene({
    anna: { hand: [statue, 'Tyet Amulet'] },
    ben: { hand: ['Boat', 'Censer'], deck: five },
  })
  anna.plays(statue)
  ben.chooses('Censer')
  anna.plays('Tyet Amulet', statue)
  ben.isAsked('give.hand', ['Boat'])
  ben.chooses('Boat')
  expect(anna.discard).toEqual(['Boat', 'Censer'])
})
