// Burial Chamber: entombs a hand card, and perhaps another.
import { expect, test } from 'vitest'
import { facts, scene } from '#test/shared/valley/scenario.ts'

test('Its facts are as listed here', () => {
  expect(facts('Burial Chamber')).toEqual({
    id: 'burial-chamber',
    edition: 'afterlife',
    kind: 'set',
    set: 'chambers',
    level: 3,
    copies: 2,
    gold: 3,
    cost: 6,
    vp: null,
    timing: 'action',
    mentionsOpponent: false,
    sign: '𓉐',
    text: 'Entomb a hand card. If 2 different Chambers lie in your tomb, you may entomb another.',
    reaction: null,
    when: null,
    sources: { vp: 'rulebook' },
  })
})

const chamber = 'Burial Chamber'

test('Entomb a hand card. If 2 different Chambers lie in your tomb, you may entomb another', () => {
  const { anna } = scene({ anna: { hand: [chamber, 'Urn', 'Boat', 'Shabti'], tomb: ['Serdab', 'Antechamber'] } })
  anna.plays(chamber)
  anna.isAsked('entomb.hand', ['Boat', 'Shabti', 'Urn'])
  anna.chooses('Boat')
  anna.isAsked('entomb.hand', ['Shabti', 'Urn', 'pass'])
  anna.chooses('Urn')
  expect(anna.tomb).toEqual(['Serdab', 'Antechamber', 'Boat', 'Urn'])
  anna.isFree()
})

test('Without 2 different Chambers only one card is entombed', () => {
  for (const tomb of [[], ['Serdab'], ['Serdab', 'Serdab'], ['Serdab', 'Statue of Isis']]) {
    const { anna } = scene({ anna: { hand: [chamber, 'Urn', 'Boat'], tomb } })
    anna.plays(chamber, 'Boat')
    anna.isFree()
  }
})

test('The played card is in play and does not count as a hand card; with an empty hand the action is illegal', () => {
  scene({ anna: { hand: [chamber], tomb: ['Serdab', 'Antechamber'] } }).anna.cannot(`play ${chamber}`)
  const { anna } = scene({ anna: { hand: [chamber, chamber] } })
  anna.plays(chamber)
  anna.isAsked('entomb.hand', [chamber])
})

test('This does not use up your free entombing. The entombed card is public', () => {
  const { anna, ben, table } = scene({ anna: { hand: [chamber, 'Urn', 'Boat'] } })
  anna.plays(chamber, 'Boat')
  expect(ben.reads('entomb')).toMatchObject([{ from: 'hand', by: 'burial-chamber', card: { card: 'boat' } }])
  expect(table.freeEntombing).toBe(true)
  anna.entombs('Urn')
})

test('A Chamber entombed by the first part counts for the second', () => {
  const { anna } = scene({ anna: { hand: [chamber, 'Serdab', 'Boat'], tomb: ['Antechamber'] } })
  anna.plays(chamber, 'Serdab')
  anna.isAsked('entomb.hand', ['Boat', 'pass'])
})

test('The second card is optional', () => {
  const { anna } = scene({ anna: { hand: [chamber, 'Urn', 'Boat'], tomb: ['Serdab', 'Antechamber'] } })
  anna.plays(chamber, 'Boat')
  anna.passes()
  anna.holds(['Urn'])
  const last = scene({ anna: { hand: [chamber, 'Boat'], tomb: ['Serdab', 'Antechamber'] } })
  last.anna.plays(chamber, 'Boat')
  last.anna.isFree()
})

test('Tyet Amulet can repeat this action; every choice is made anew', () => {
  const { anna } = scene({
    anna: { hand: [chamber, 'Tyet Amulet', 'Urn', 'Boat', 'Shabti'], tomb: ['Serdab', 'Antechamber'] },
  })
  anna.plays(chamber, 'Boat', 'pass')
  anna.plays('Tyet Amulet', chamber)
  anna.isAsked('entomb.hand', ['Shabti', 'Urn'])
  anna.chooses('Urn')
  anna.chooses('Shabti')
  expect(anna.tomb).toHaveLength(5)
})
