// Statue of Isis: takes any card of the own discard pile back into the hand.
import { expect, test } from 'vitest'
import { facts, scene } from '#test/shared/valley/scenario.ts'

test('Its facts are as listed here', () => {
  expect(facts('Statue of Isis')).toEqual({
    id: 'statue-of-isis',
    edition: 'base',
    kind: 'set',
    set: 'statues',
    level: 3,
    copies: 2,
    gold: 3,
    cost: 5,
    vp: null,
    timing: 'action',
    mentionsOpponent: false,
    sign: '𓊨',
    text: 'Recover any card from your discard pile.',
    reaction: null,
    when: null,
    sources: { vp: 'rulebook' },
  })
})

const statue = 'Statue of Isis'

test('Recover any card from your discard pile', () => {
  const { anna } = scene({ anna: { hand: [statue], discard: ['Boat', 'Censer', 'Chariot'] } })
  anna.plays(statue)
  anna.isAsked('recover.discard', ['Boat', 'Censer', 'Chariot'])
  anna.chooses('Censer')
  anna.holds(['Censer'])
  anna.isFree()
})

test('Illegal with an empty discard pile', () => {
  scene({ anna: { hand: [statue], deck: ['Boat'] } }).anna.cannot(`play ${statue}`)
})

test('Only you look through it and its order stays; the chosen card is shown to all', () => {
  const { anna, ben } = scene({ anna: { hand: [statue], discard: ['Boat', 'Censer', 'Chariot', 'Urn'] } })
  anna.plays(statue)
  expect(anna.options, 'top first').toEqual(['Boat', 'Censer', 'Chariot', 'Urn'])
  expect(ben.sees.players[0]?.discard).toEqual({ count: 4, top: { id: expect.any(String), card: 'boat' } })
  anna.chooses('Censer')
  expect(anna.discard).toEqual(['Boat', 'Chariot', 'Urn'])
  expect(ben.reads('recover')).toMatchObject([{ from: 'discard', by: 'statue-of-isis', card: { card: 'censer' } }])
})

test('Tyet Amulet can repeat this action; every choice is made anew', () => {
  const { anna } = scene({ anna: { hand: [statue, 'Tyet Amulet'], discard: ['Boat', 'Censer', 'Chariot'] } })
  anna.plays(statue, 'Boat')
  anna.plays('Tyet Amulet', statue)
  anna.isAsked('recover.discard', ['Censer', 'Chariot'])
  anna.chooses('Chariot')
  anna.holds(['Boat', 'Chariot'])
})

test('It cannot recover itself, because cards in play are not in the discard pile', () => {
  const { anna } = scene({ anna: { hand: [statue, 'Tyet Amulet'], discard: ['Boat'] } })
  anna.plays(statue, 'Boat')
  anna.cannot('play Tyet Amulet')
})
