// Serdab: entombs the top of the discard pile.
import { expect, test } from 'vitest'
import { base, facts, scene } from '#test/shared/valley/scenario.ts'

test('Its facts are as listed here', () => {
  expect(facts('Serdab')).toEqual({
    id: 'serdab',
    edition: 'afterlife',
    kind: 'set',
    set: 'chambers',
    level: 2,
    copies: 2,
    gold: 2,
    cost: 4,
    vp: null,
    timing: 'action',
    mentionsOpponent: false,
    sign: '𓀚',
    text: 'Entomb the card on top of your discard pile.',
    reaction: null,
    when: null,
    sources: { vp: 'rulebook' },
  })
})

const serdab = 'Serdab'

test('Entomb the card on top of your discard pile', () => {
  const { anna } = scene({ anna: { hand: [serdab], discard: ['Boat', 'Urn'] } })
  anna.plays(serdab)
  expect([anna.tomb, anna.discard]).toEqual([['Boat'], ['Urn']])
  anna.isFree()
})

test('Illegal with an empty discard pile; the top card is visible to all. Right after a purchase it is the card just bought', () => {
  const { anna, ben } = scene({ anna: { hand: [serdab, 'Urn', 'Urn'] }, pyramid: base('Statue of Sobek') })
  anna.cannot(`play ${serdab}`)
  anna.buys('Statue of Sobek', ['Urn', 'Urn'])
  expect(ben.sees.players[0]?.discard.top).toMatchObject({ card: 'statue-of-sobek' })
  anna.plays(serdab)
  expect(anna.tomb).toEqual(['Statue of Sobek'])
})

test('This does not use up your free entombing. The entombed card is public', () => {
  const { anna, ben, table } = scene({ anna: { hand: [serdab, 'Urn'], discard: ['Boat'] } })
  anna.plays(serdab)
  expect(ben.reads('entomb')).toMatchObject([{ from: 'discard-top', by: 'serdab', card: { card: 'boat' } }])
  expect(table.freeEntombing).toBe(true)
  anna.entombs('Urn')
})

test('Tyet Amulet can repeat this action; every choice is made anew', () => {
  const { anna } = scene({ anna: { hand: [serdab, 'Tyet Amulet'], discard: ['Boat', 'Urn'] } })
  anna.plays(serdab)
  anna.plays('Tyet Amulet', serdab)
  expect([anna.tomb, anna.discard]).toEqual([['Boat', 'Urn'], []])
})
