// Pesesh-kef: sacrifices up to two hand cards and draws two.
import { expect, test } from 'vitest'
import { facts, scene, type Setting } from '#test/shared/valley/scenario.ts'

test('Its facts are as listed here', () => {
  expect(facts('Pesesh-kef')).toEqual({
    id: 'pesesh-kef',
    edition: 'afterlife',
    kind: 'set',
    set: 'mummification',
    level: 3,
    copies: 2,
    gold: 3,
    cost: 5,
    vp: null,
    timing: 'action',
    mentionsOpponent: false,
    sign: '𓂋',
    text: 'Sacrifice up to 2 hand cards, then draw 2 cards.',
    reaction: null,
    when: null,
    sources: { vp: 'rulebook' },
  })
})

const knife = 'Pesesh-kef'

test('Sacrifice up to 2 hand cards, then draw 2 cards', () => {
  const { anna, table } = scene({
    anna: { hand: [knife, 'Urn', 'Boat', 'Shabti'], deck: ['Chariot', 'Censer', 'Box of Food'] },
  })
  anna.plays(knife)
  anna.isAsked('sacrifice.hand', ['Boat', 'Shabti', 'Urn', 'enough'])
  anna.chooses('Urn')
  anna.isAsked('sacrifice.hand', ['Boat', 'Shabti', 'enough'])
  anna.chooses('Shabti')
  expect(table.boneyard).toEqual(['Shabti', 'Urn'])
  anna.holds(['Boat', 'Chariot', 'Censer'])
  anna.isFree()
})

test('You may sacrifice none, one or two; you always draw 2', () => {
  const setting: Setting = { anna: { hand: [knife, 'Urn', 'Boat'], deck: ['Chariot', 'Censer', 'Shabti'] } }
  const none = scene(setting)
  none.anna.plays(knife)
  none.anna.hasEnough()
  none.anna.holds(['Urn', 'Boat', 'Chariot', 'Censer'])
  const one = scene(setting)
  one.anna.plays(knife, 'Urn')
  one.anna.hasEnough()
  one.anna.holds(['Boat', 'Chariot', 'Censer'])
  expect(one.table.boneyard).toEqual(['Urn'])
  const both = scene(setting)
  both.anna.plays(knife, 'Urn', 'Boat')
  both.anna.holds(['Chariot', 'Censer'])
  const empty = scene({ anna: { hand: [knife], deck: ['Chariot', 'Censer'] } })
  empty.anna.plays(knife)
  empty.anna.holds(['Chariot', 'Censer'])
})

test('The sacrificed card lies face up on the boneyard; Mummified Cat may answer it', () => {
  const { anna, ben, table } = scene({
    anna: { hand: [knife, 'Urn', 'Boat'], deck: ['Chariot', 'Censer'] },
    ben: { hand: ['Mummified Cat', 'Shabti'] },
  })
  anna.plays(knife, 'Urn')
  expect(table.shownTo(null).boneyard.top).toMatchObject({ card: 'urn' })
  ben.isAsked('react.sacrificed', ['Mummified Cat', 'pass'])
  ben.answers('Mummified Cat')
  expect(ben.discard).toEqual(['Urn', 'Mummified Cat'])
  anna.isAsked('sacrifice.hand', ['Boat', 'enough'])
  anna.chooses('Boat')
  anna.holds(['Chariot', 'Censer'])
})

test('Mummified Cat may be asked after each of the two', () => {
  const { anna, ben } = scene({
    anna: { hand: [knife, 'Urn', 'Boat'], deck: ['Chariot', 'Censer'] },
    ben: { hand: ['Mummified Cat', 'Shabti'] },
  })
  anna.plays(knife, 'Urn')
  ben.passes()
  anna.chooses('Boat')
  ben.answers('Mummified Cat')
  expect(ben.discard).toEqual(['Boat', 'Mummified Cat'])
  anna.holds(['Chariot', 'Censer'])
})

test('If your deck runs out, shuffle your discard pile into a new deck and go on; if nothing is left, draw fewer', () => {
  const { anna } = scene({ anna: { hand: [knife, 'Urn'], deck: ['Chariot'], discard: ['Censer', 'Shabti'] } })
  anna.plays(knife)
  anna.hasEnough()
  expect(anna.hand).toHaveLength(3)
  expect([anna.hand.includes('Chariot'), anna.deck.length, anna.discard]).toEqual([true, 1, []])

  const fewer = scene({ anna: { hand: [knife, 'Urn'], deck: ['Chariot'] } })
  fewer.anna.plays(knife, 'Urn')
  fewer.anna.holds(['Chariot'])
})

test('Illegal only when deck and discard pile are both empty', () => {
  scene({ anna: { hand: [knife, 'Urn'] } }).anna.cannot(`play ${knife}`)
  scene({ anna: { hand: [knife, 'Urn'], discard: ['Boat'] } }).anna.can(`play ${knife}`)
})

test('Tyet Amulet can repeat this action; every choice is made anew', () => {
  const { anna, table } = scene({
    anna: { hand: [knife, 'Tyet Amulet', 'Urn'], deck: ['Chariot', 'Censer', 'Boat', 'Shabti'] },
  })
  anna.plays(knife, 'Urn', 'enough')
  anna.plays('Tyet Amulet', knife)
  anna.isAsked('sacrifice.hand', ['Censer', 'Chariot', 'enough'])
  anna.hasEnough()
  anna.holds(['Chariot', 'Censer', 'Boat', 'Shabti'])
  expect(table.boneyard).toEqual(['Urn'])
})
