// Qebehsenuef Canopic Jar: every opponent with more than five cards sacrifices one.
import { expect, test } from 'vitest'
import { facts, scene } from '#test/shared/valley/scenario.ts'

test('Its facts are as listed here', () => {
  expect(facts('Qebehsenuef Canopic Jar')).toEqual({
    id: 'qebehsenuef-canopic-jar',
    edition: 'base',
    kind: 'set',
    set: 'canopic-jars',
    level: 2,
    copies: 2,
    gold: 2,
    cost: 3,
    vp: null,
    timing: 'action',
    mentionsOpponent: true,
    sign: '𓏁',
    text: 'Every opponent owning more than 5 cards outside the tomb sacrifices a hand card.',
    reaction: null,
    when: null,
    sources: { text: 'rulebook', gold: 'public', vp: 'rulebook' },
  })
})

const jar = 'Qebehsenuef Canopic Jar'
const five = ['Shabti', 'Shabti', 'Shabti', 'Shabti', 'Urn']

test('Every opponent owning more than 5 cards outside the tomb sacrifices a hand card', () => {
  const { anna, ben, table } = scene({ anna: { hand: [jar] }, ben: { hand: ['Boat', 'Urn'], deck: five } })
  anna.plays(jar)
  ben.isAsked('sacrifice.hand', ['Boat', 'Urn'])
  expect(ben.question.params).toEqual({ card: { id: anna.idOf(jar), card: 'qebehsenuef-canopic-jar' }, seat: 0 })
  ben.chooses('Urn')
  expect(table.boneyard).toEqual(['Urn'])
  ben.holds(['Boat'])
  anna.isFree()
})

test('Owned cards are hand, deck and discard pile together', () => {
  scene({ anna: { hand: [jar] }, ben: { hand: ['Boat'], deck: five } }).anna.can(`play ${jar}`)
  scene({ anna: { hand: [jar] }, ben: { hand: ['Boat'], discard: five } }).anna.can(`play ${jar}`)
  scene({
    anna: { hand: [jar] },
    ben: { hand: ['Boat', 'Censer', 'Chariot'], deck: ['Urn'], discard: ['Urn', 'Urn'] },
  }).anna.can(`play ${jar}`)
  scene({
    anna: { hand: [jar] },
    ben: { hand: ['Boat', 'Censer', 'Chariot'], deck: ['Urn'], discard: ['Urn'] },
  }).anna.cannot(`play ${jar}`)
})

test('Tomb and boneyard do not count', () => {
  const { anna } = scene({
    anna: { hand: [jar] },
    ben: { hand: ['Boat'], deck: ['Urn'], tomb: five },
    boneyard: ['Censer', 'Chariot'],
  })
  anna.cannot(`play ${jar}`)
})

test('Nobody can sacrifice a hand card out of an empty hand', () => {
  scene({ anna: { hand: [jar] }, ben: { deck: [...five, 'Boat'] } }).anna.cannot(`play ${jar}`)
})

test('Opponents act in turn order and choose their own card; hand and card counts are public', () => {
  const { anna, ben, cleo, table } = scene({
    turn: 'ben',
    anna: { hand: ['Boat'], deck: five },
    ben: { hand: [jar] },
    cleo: { hand: ['Censer', 'Chariot'], deck: ['Urn', 'Urn', 'Urn', 'Urn'] },
  })
  ben.plays(jar)
  cleo.isAsked('sacrifice.hand', ['Censer', 'Chariot'])
  expect(ben.sees.players).toMatchObject([{ hand: 1, deck: 5 }, {}, { hand: 2, deck: 4 }])
  cleo.chooses('Chariot')
  anna.isAsked('sacrifice.hand', ['Boat'])
  anna.chooses('Boat')
  expect(table.boneyard).toEqual(['Boat', 'Chariot'])
  ben.isFree()
})

test('Illegal while no opponent meets the condition', () => {
  scene({ anna: { hand: [jar] }, ben: { hand: five } }).anna.cannot(`play ${jar}`)
  const { anna, ben, cleo } = scene({
    anna: { hand: [jar] },
    ben: { hand: five },
    cleo: { hand: ['Boat', 'Censer'], deck: ['Urn', 'Urn', 'Urn', 'Urn'] },
  })
  anna.plays(jar)
  cleo.chooses('Boat')
  ben.holds(five, 'who does not meet the condition is left alone')
  anna.isFree()
})

test('Offering Table can save its owner', () => {
  const { anna, ben, table } = scene({ anna: { hand: [jar] }, ben: { hand: ['Boat', 'Offering Table'], deck: five } })
  anna.plays(jar)
  ben.isAsked('sacrifice.hand', ['Boat', 'Offering Table', 'show Offering Table'])
  ben.shows('Offering Table')
  ben.holds(['Boat', 'Offering Table'])
  expect(table.boneyard).toEqual([])
  anna.isFree()
})

test('Each sacrificed card lies face up on the boneyard; your own Mummified Cat may take one of them', () => {
  const { anna, ben, cleo, table } = scene({
    anna: { hand: [jar, 'Mummified Cat'] },
    ben: { hand: ['Boat'], deck: five },
    cleo: { hand: ['Censer'], deck: ['Urn', 'Urn', 'Urn', 'Urn', 'Urn'] },
  })
  anna.plays(jar)
  ben.chooses('Boat')
  expect(table.shownTo(null).boneyard).toMatchObject({ count: 1, top: { card: 'boat' } })
  anna.isAsked('react.sacrificed', ['Mummified Cat', 'pass'])
  anna.passes()
  cleo.chooses('Censer')
  anna.answers('Mummified Cat')
  expect(anna.discard).toEqual(['Censer', 'Mummified Cat'])
  expect(table.boneyard).toEqual(['Boat'])
  anna.isFree()
})

test('Tyet Amulet can repeat this action; every choice is made anew', () => {
  const { anna, ben, table } = scene({
    anna: { hand: [jar, 'Tyet Amulet'] },
    ben: { hand: ['Boat', 'Censer'], deck: five },
  })
  anna.plays(jar)
  ben.chooses('Boat')
  anna.plays('Tyet Amulet', jar)
  ben.isAsked('sacrifice.hand', ['Censer'])
  ben.chooses('Censer')
  expect(table.boneyard).toEqual(['Censer', 'Boat'])
  anna.isFree()
})
