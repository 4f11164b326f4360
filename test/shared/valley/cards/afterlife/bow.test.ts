// Bow: takes the apex.
import { expect, test } from 'vitest'
import { facts, scene } from '#test/shared/valley/scenario.ts'

test('Its facts are as listed here', () => {
  expect(facts('Bow')).toEqual({
    id: 'bow',
    edition: 'afterlife',
    kind: 'set',
    set: 'weapons',
    level: 2,
    copies: 2,
    gold: 2,
    cost: 4,
    vp: null,
    timing: 'action',
    mentionsOpponent: false,
    sign: '𓌒',
    text: 'Take the card at the pyramid’s apex.',
    reaction: null,
    when: null,
    sources: { vp: 'rulebook' },
  })
})

const bow = 'Bow'

test('Take the card at the pyramid’s apex', () => {
  const { anna, ben } = scene({
    anna: { hand: [bow] },
    pyramid: [['Boat'], ['Censer', 'Ring'], ['Chariot', null, null]],
  })
  anna.plays(bow)
  expect(anna.discard).toEqual(['Boat'])
  expect(ben.reads('take')).toMatchObject([{ from: 'apex', place: 0, by: 'bow', card: { card: 'boat' } }])
  anna.isFree()
})

test('Illegal while the apex is empty', () => {
  scene({ anna: { hand: [bow] }, pyramid: [[null], ['Censer', 'Ring'], ['Chariot', null, null]] }).anna.cannot(
    `play ${bow}`,
  )
  scene({ anna: { hand: [bow] } }).anna.cannot(`play ${bow}`)
})

test('The card goes on top of your discard pile; nothing crumbles', () => {
  const { anna, table } = scene({
    anna: { hand: [bow], discard: ['Urn'] },
    pyramid: [['Boat'], ['Censer', 'Ring'], ['Chariot', null, null]],
  })
  anna.plays(bow)
  expect(anna.discard).toEqual(['Boat', 'Urn'])
  expect(table.pyramid).toEqual([[null], ['Censer', 'Ring'], ['Chariot', null, null]])
  expect(table.changed).toBe(true)
})

test('Illegal while the apex is face down', () => {
  const { anna } = scene({
    anna: { hand: ['Kite', bow] },
    pyramid: [['Boat'], ['Censer', 'Ring'], ['Chariot', null, null]],
    options: { starters: 'both' },
  })
  anna.plays('Kite', 'Boat')
  anna.cannot(`play ${bow}`)
})

test('Tyet Amulet can repeat this action; every choice is made anew', () => {
  const { anna } = scene({
    anna: { hand: [bow, 'Khopesh', 'Tyet Amulet'] },
    pyramid: [['Boat'], ['Censer', null], ['Chariot', null, null]],
    stock: ['Serdab', 'Sling', 'Spear', 'Sphinx', 'Axe'],
  })
  anna.plays(bow)
  anna.plays('Khopesh', 'Censer', 'enough')
  anna.plays('Tyet Amulet', bow)
  expect(anna.discard).toEqual(['Axe', 'Boat'])

  const empty = scene({
    anna: { hand: [bow, 'Tyet Amulet'] },
    pyramid: [['Boat'], [null, null], ['Chariot', null, null]],
  })
  empty.anna.plays(bow)
  empty.anna.cannot('play Tyet Amulet')
})
