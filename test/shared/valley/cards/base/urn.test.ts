// Urn: puts a hand card on top of the deck.
import { expect, test } from 'vitest'
import { facts, scene } from '#test/shared/valley/scenario.ts'

test('Its facts are as listed here', () => {
  expect(facts('Urn')).toEqual({
    id: 'urn',
    edition: 'base',
    kind: 'starter',
    set: null,
    level: 1,
    copies: 3,
    gold: 1,
    cost: 0,
    vp: 1,
    timing: 'action',
    mentionsOpponent: false,
    sign: '𓏋',
    text: 'Put a hand card on top of your deck.',
    reaction: null,
    when: null,
    sources: { vp: 'public', level: 'rulebook' },
  })
})

test('Put a hand card on top of your deck', () => {
  const { anna } = scene({ anna: { hand: ['Urn', 'Boat', 'Censer'], deck: ['Shabti'] } })
  anna.plays('Urn')
  anna.isAsked('stack.hand', ['Boat', 'Censer'])
  anna.chooses('Boat')
  expect(anna.deck).toEqual(['Boat', 'Shabti'])
  anna.holds(['Censer'])
  expect(anna.inPlay).toEqual(['Urn'])
  anna.isFree()
})

test('The played card is in play and does not count as a hand card; with an empty hand the action is illegal', () => {
  const { anna } = scene({ anna: { hand: ['Urn'], deck: ['Shabti'] } })
  anna.cannot('play Urn')

  const two = scene({ anna: { hand: ['Urn', 'Urn'] } })
  two.anna.plays('Urn')
  two.anna.isAsked('stack.hand', ['Urn'])
  two.anna.chooses('Urn')
  expect(two.anna.inPlay).toEqual(['Urn'])
  expect(two.anna.deck).toEqual(['Urn'])
})

test('Opponents see that a card was put back, not which one', () => {
  const { anna, ben, table } = scene({ anna: { hand: ['Urn', 'Boat'], deck: ['Shabti'] } })
  const boat = anna.idOf('Boat')
  anna.plays('Urn', 'Boat')
  expect(ben.reads('stack')).toEqual([{ from: 'hand', by: 'urn' }])
  expect(anna.reads('stack')).toEqual([{ from: 'hand', by: 'urn', card: { card: 'boat' }, was: boat }])
  expect(ben.sees.players[0]).toMatchObject({ hand: 0, deck: 2 })
  expect(JSON.stringify([table.shownTo(null), ben.sees, anna.sees])).not.toContain('boat')
})

test('Works with an empty deck: the card is then the whole deck', () => {
  const { anna } = scene({ anna: { hand: ['Urn', 'Boat'], discard: ['Shabti'] } })
  anna.plays('Urn', 'Boat')
  expect(anna.deck).toEqual(['Boat'])
  expect(anna.discard).toEqual(['Shabti'])
})

test('Tyet Amulet can repeat this action; every choice is made anew', () => {
  const { anna } = scene({ anna: { hand: ['Urn', 'Tyet Amulet', 'Boat', 'Censer', 'Chariot'] } })
  anna.plays('Urn', 'Boat')
  anna.plays('Tyet Amulet', 'Urn')
  anna.isAsked('stack.hand', ['Censer', 'Chariot'])
  anna.chooses('Chariot')
  expect(anna.deck).toEqual(['Chariot', 'Boat'])
})
