// Statue of Anubis: takes the top card of the boneyard.
import { expect, test } from 'vitest'
import { base, facts, scene } from '#test/shared/valley/scenario.ts'

test('Its facts are as listed here', () => {
  expect(facts('Statue of Anubis')).toEqual({
    id: 'statue-of-anubis',
    edition: 'base',
    kind: 'set',
    set: 'statues',
    level: 2,
    copies: 2,
    gold: 2,
    cost: 3,
    vp: null,
    timing: 'action',
    mentionsOpponent: false,
    sign: '𓁢',
    text: 'Take the card on top of the boneyard.',
    reaction: null,
    when: null,
    sources: { vp: 'rulebook' },
  })
})

const statue = 'Statue of Anubis'

test('Take the card on top of the boneyard', () => {
  const { anna, table } = scene({ anna: { hand: [statue] }, boneyard: ['Boat', 'Censer'] })
  anna.plays(statue)
  expect(anna.discard).toEqual(['Boat'])
  expect(table.boneyard).toEqual(['Censer'])
  anna.isFree()
})

test('Illegal with an empty boneyard; only its top card can be taken, starters included', () => {
  scene({ anna: { hand: [statue] }, pyramid: base('Boat') }).anna.cannot(`play ${statue}`)
  const { anna, ben, table } = scene({ anna: { hand: [statue] }, boneyard: ['Urn', 'Censer'] })
  for (const view of [table.shownTo(null), anna.sees, ben.sees]) {
    expect(view.boneyard).toEqual({ count: 2, top: { id: expect.any(String), card: 'urn' } })
    expect(JSON.stringify(view)).not.toContain('censer')
  }
  anna.plays(statue)
  expect(anna.discard).toEqual(['Urn'])
})

test('The card goes on top of your discard pile. The pyramid is not changed', () => {
  const { anna, table } = scene({
    anna: { hand: [statue], discard: ['Shabti'] },
    boneyard: ['Boat'],
    pyramid: base('Censer'),
  })
  anna.plays(statue)
  expect(anna.discard).toEqual(['Boat', 'Shabti'])
  expect(table.changed).toBe(false)
  anna.ends()
  anna.isAsked('rebuild.unchanged', ['Censer'])
})

test('Tyet Amulet can repeat this action; every choice is made anew', () => {
  const { anna } = scene({ anna: { hand: [statue, 'Tyet Amulet'] }, boneyard: ['Boat', 'Censer'] })
  anna.plays(statue)
  anna.plays('Tyet Amulet', statue)
  expect(anna.discard).toEqual(['Censer', 'Boat'])
})
