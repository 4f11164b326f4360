// Duamutef Canopic Jar: every opponent with four or more hand cards discards one.
import { expect, test } from 'vitest'
import { facts, scene } from '#test/shared/valley/scenario.ts'

test('Its facts are as listed here', () => {
  expect(facts('Duamutef Canopic Jar')).toEqual({
    id: 'duamutef-canopic-jar',
    edition: 'base',
    kind: 'set',
    set: 'canopic-jars',
    level: 3,
    copies: 2,
    gold: 4,
    cost: 5,
    vp: null,
    timing: 'action',
    mentionsOpponent: true,
    sign: '𓃥',
    text: 'Every opponent holding 4 or more cards discards one.',
    reaction: null,
    when: null,
    sources: { vp: 'rulebook' },
  })
})

const jar = 'Duamutef Canopic Jar'
const four = ['Boat', 'Censer', 'Chariot', 'Urn']

test('Every opponent holding 4 or more cards discards one', () => {
  const { anna, ben } = scene({ anna: { hand: [jar] }, ben: { hand: four } })
  anna.plays(jar)
  ben.isAsked('discard.hand', four)
  ben.chooses('Chariot')
  expect(ben.discard).toEqual(['Chariot'])
  ben.holds(['Boat', 'Censer', 'Urn'])
  anna.isFree()
})

test('Opponents act in turn order and choose their own card; hand and card counts are public', () => {
  const { anna, ben, cleo } = scene({
    turn: 'cleo',
    anna: { hand: four },
    ben: { hand: ['Shabti', 'Shabti', 'Shabti', 'Box of Food'] },
    cleo: { hand: [jar] },
  })
  cleo.plays(jar)
  anna.chooses('Boat')
  ben.chooses('Box of Food')
  expect([anna.discard, ben.discard]).toEqual([['Boat'], ['Box of Food']])
  expect(cleo.sees.players).toMatchObject([{ hand: 3 }, { hand: 3 }, {}])
  cleo.isFree()
})

test('Illegal while no opponent meets the condition', () => {
  scene({ anna: { hand: [jar] }, ben: { hand: four.slice(1), deck: four.slice(0, 1) } }).anna.cannot(`play ${jar}`)
  const { anna, ben, cleo } = scene({ anna: { hand: [jar] }, ben: { hand: ['Shabti'] }, cleo: { hand: four } })
  anna.plays(jar)
  cleo.chooses('Urn')
  ben.holds(['Shabti'])
  anna.isFree()
})

test('Because of the limit repeated use never brings a hand below 3 cards', () => {
  const { anna, ben } = scene({ anna: { hand: [jar, jar, 'Tyet Amulet'] }, ben: { hand: [...four, 'Shabti'] } })
  anna.plays(jar)
  ben.chooses('Boat')
  anna.plays('Tyet Amulet', jar)
  ben.chooses('Censer')
  expect(ben.hand).toHaveLength(3)
  anna.cannot(`play ${jar}`)
})

test('Offering Table can save its owner', () => {
  const { anna, ben } = scene({ anna: { hand: [jar] }, ben: { hand: [...four, 'Offering Table'] } })
  anna.plays(jar)
  ben.isAsked('discard.hand', [...four, 'Offering Table', 'show Offering Table'])
  ben.shows('Offering Table')
  expect(ben.hand).toHaveLength(5)
  anna.isFree()
})

test('The discarded card goes on top of that opponent’s own discard pile and is public', () => {
  const { anna, ben } = scene({ anna: { hand: [jar] }, ben: { hand: four, discard: ['Shabti'] } })
  anna.plays(jar)
  ben.chooses('Boat')
  expect(ben.discard).toEqual(['Boat', 'Shabti'])
  expect(anna.sees.players[1]?.discard).toMatchObject({ count: 2, top: { card: 'boat' } })
  expect(anna.reads('discard')).toMatchObject([{ from: 'hand', by: 'duamutef-canopic-jar', card: { card: 'boat' } }])
})

test('Tyet Amulet can repeat this action; every choice is made anew', () => {
  const { anna, ben } = scene({ anna: { hand: [jar, 'Tyet Amulet'] }, ben: { hand: [...four, 'Shabti'] } })
  anna.plays(jar)
  ben.chooses('Urn')
  anna.plays('Tyet Amulet', jar)
  ben.isAsked('discard.hand', ['Boat', 'Censer', 'Chariot', 'Shabti'])
  ben.chooses('Boat')
  expect(ben.discard).toEqual(['Boat', 'Urn'])
})
