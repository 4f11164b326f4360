// Burial Mask: entombs itself and perhaps a hand card.
import { expect, test } from 'vitest'
import { facts, scene } from '#test/shared/valley/scenario.ts'

test('Its facts are as listed here', () => {
  expect(facts('Burial Mask')).toEqual({
    id: 'burial-mask',
    edition: 'base',
    kind: 'unique',
    set: null,
    level: 3,
    copies: 1,
    gold: 5,
    cost: 7,
    vp: 6,
    timing: 'action',
    mentionsOpponent: false,
    sign: '𓁷',
    text: 'Entomb this card. You may then entomb a hand card.',
    reaction: null,
    when: null,
    sources: {},
  })
})

const mask = 'Burial Mask'

test('Entomb this card. You may then entomb a hand card', () => {
  const { anna, table } = scene({ anna: { hand: [mask, 'Boat', 'Urn'], tomb: ['Shabti'] } })
  anna.plays(mask)
  expect(anna.tomb).toEqual(['Shabti', mask])
  expect(anna.inPlay).toEqual([])
  anna.isAsked('entomb.hand', ['Boat', 'Urn', 'pass'])
  anna.chooses('Boat')
  expect(anna.tomb).toEqual(['Shabti', mask, 'Boat'])
  expect(table.executed).toEqual([mask])
  anna.isFree()
})

test('Burial Mask moves from play into your tomb; the second part is optional', () => {
  const { anna } = scene({ anna: { hand: ['Urn', mask, 'Boat'] } })
  anna.plays('Urn', 'Boat')
  anna.plays(mask)
  expect(anna.inPlay).toEqual(['Urn'])
  expect(anna.tomb).toEqual([mask])
  anna.isFree()

  const declining = scene({ anna: { hand: [mask, 'Boat'] } })
  declining.anna.plays(mask, 'pass')
  declining.anna.holds(['Boat'])
  expect(declining.anna.tomb).toEqual([mask])
})

test('With an empty hand the first part is all there is', () => {
  const { anna } = scene({ anna: { hand: [mask] } })
  anna.plays(mask)
  expect(anna.tomb).toEqual([mask])
  anna.isFree()
})

test('Or from the reveal of Book of Gates', () => {
  const { anna, table } = scene({ anna: { hand: ['Book of Gates', 'Urn'], deck: [mask] } })
  anna.plays('Book of Gates', 'Urn')
  expect(anna.tomb).toEqual([mask, 'Urn'])
  expect(table.aside).toEqual([])
  expect(anna.discard).toEqual([])
})

test('This does not use up your free entombing. The entombed card is public', () => {
  const { anna, ben } = scene({ anna: { hand: [mask, 'Boat', 'Urn'] } })
  anna.plays(mask, 'Boat')
  anna.entombs('Urn')
  expect(ben.sees.players[0]?.tomb).toMatchObject([{ card: 'burial-mask' }, { card: 'boat' }, { card: 'urn' }])
  expect(ben.reads('entomb')).toMatchObject([
    { from: 'itself', card: { card: 'burial-mask' } },
    { from: 'hand', card: { card: 'boat' } },
    { from: 'hand', free: true, card: { card: 'urn' } },
  ])
})

test('The action names this very card: only playing it from the hand or revealing it with Book of Gates carries it out', () => {
  const { anna } = scene({ anna: { hand: [mask, 'Tyet Amulet', 'Urn'] } })
  anna.plays(mask, 'pass')
  anna.cannot('play Tyet Amulet')
  expect(anna.tomb).toEqual([mask])
})
