// Crook and Flail: searches the discard pile: one card is recovered, another entombed.
import { expect, test } from 'vitest'
import { facts, scene } from '#test/shared/valley/scenario.ts'

test('Its facts are as listed here', () => {
  expect(facts('Crook and Flail')).toEqual({
    id: 'crook-and-flail',
    edition: 'premium',
    kind: 'unique',
    set: null,
    level: 3,
    copies: 1,
    gold: 3,
    cost: 7,
    vp: 6,
    timing: 'action',
    mentionsOpponent: false,
    sign: '𓌅',
    text: 'Search your discard pile: recover one card and entomb another.',
    reaction: null,
    when: null,
    sources: {},
  })
})

const crook = 'Crook and Flail'
const discard = ['Bow', 'Axe', 'Sling', 'Urn']

test('Search your discard pile: recover one card and entomb another', () => {
  const { anna } = scene({ anna: { hand: [crook], discard } })
  anna.plays(crook)
  anna.isAsked('recover.discard', discard)
  anna.chooses('Axe')
  anna.isAsked('entomb.discard', ['Bow', 'Sling', 'Urn'])
  anna.chooses('Sling')
  expect([anna.hand, anna.tomb, anna.discard]).toEqual([['Axe'], ['Sling'], ['Bow', 'Urn']])
  anna.isFree()
})

test('Illegal with fewer than 2 cards in your discard pile', () => {
  scene({ anna: { hand: [crook], discard: ['Bow'], deck: ['Axe'] } }).anna.cannot(`play ${crook}`)
  scene({ anna: { hand: [crook], discard: ['Bow', 'Axe'] } }).anna.can(`play ${crook}`)
})

test('Only you look through it and its order stays', () => {
  const { anna, ben } = scene({ anna: { hand: [crook], discard }, ben: {} })
  anna.plays(crook)
  expect(anna.options).toEqual(discard)
  expect(ben.sees.players[0]?.discard).not.toHaveProperty('cards')
  anna.cannotTakeBack('it has been looked through')
})

test('Both cards are shown to all. This does not use up your free entombing', () => {
  const { anna, ben, table } = scene({ anna: { hand: [crook], discard }, ben: {} })
  anna.plays(crook, 'Axe', 'Sling')
  expect(ben.reads('recover')).toMatchObject([{ card: { card: 'axe' } }])
  expect(ben.reads('entomb')).toMatchObject([{ card: { card: 'sling' } }])
  expect(table.freeEntombing).toBe(true)
})

test('Tyet Amulet and Priest of Horus can repeat this action; every choice is made anew', () => {
  const { anna } = scene({ anna: { hand: [crook, 'Tyet Amulet', 'Priest of Horus'], discard } })
  anna.plays(crook, 'Axe', 'Sling')
  anna.plays('Tyet Amulet', crook, 'Urn', 'Bow')
  anna.plays('Priest of Horus')
  anna.chooses('Axe', 'Urn')
  anna.isAsked('recover.discard', ['Axe', 'Urn'])
  anna.chooses('Axe')
  anna.chooses('Urn')
  anna.isFree()
})
