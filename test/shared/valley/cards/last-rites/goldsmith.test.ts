// Goldsmith: sacrifices a set card and entombs a pyramid card.
import { expect, test } from 'vitest'
import { base, facts, scene } from '#test/shared/valley/scenario.ts'

test('Its facts are as listed here', () => {
  expect(facts('Goldsmith')).toEqual({
    id: 'goldsmith',
    edition: 'last-rites',
    kind: 'set',
    set: 'artisans',
    level: 3,
    copies: 2,
    gold: 3,
    cost: 6,
    vp: null,
    timing: 'action',
    mentionsOpponent: false,
    sign: '𓋞',
    text: 'Sacrifice a set card you hold, then entomb any pyramid card directly.',
    reaction: null,
    when: null,
    sources: { text: 'rulebook', vp: 'rulebook' },
  })
})

const goldsmith = 'Goldsmith'

test('Sacrifice a set card you hold, then entomb any pyramid card directly', () => {
  const { anna, table } = scene({ anna: { hand: [goldsmith, 'Ring', 'Urn', 'Boat'] }, pyramid: base('Chariot', 'Axe') })
  anna.plays(goldsmith)
  anna.isAsked('sacrifice.hand', ['Ring'])
  anna.chooses('Ring')
  anna.isAsked('entomb.pyramid', ['Chariot', 'Axe'])
  anna.chooses('Chariot')
  expect([anna.tomb, table.boneyard, anna.discard]).toEqual([['Chariot'], ['Ring'], []])
  anna.isFree()
})

test('Illegal without another set card in hand or without a face-up pyramid card', () => {
  scene({ anna: { hand: [goldsmith, 'Urn', 'Boat'] }, pyramid: base('Axe') }).anna.cannot(`play ${goldsmith}`)
  const { anna } = scene({
    options: { starters: 'both' },
    anna: { hand: [goldsmith, 'Ring', 'Kite'] },
    pyramid: base('Axe'),
  })
  anna.can(`play ${goldsmith}`)
  anna.plays('Kite', 'Axe')
  anna.cannot(`play ${goldsmith}`)
})

test('Any row; the pyramid crumbles at once', () => {
  const { anna, table } = scene({
    anna: { hand: [goldsmith, 'Ring'] },
    pyramid: [['Chariot'], ['Axe', null], ['Bow', null, null]],
  })
  anna.plays(goldsmith, 'Ring', 'Axe')
  expect(table.pyramid).toEqual([[null], ['Chariot', null], ['Bow', null, null]])
  expect(table.changed).toBe(true)
})

test('The sacrificed card lies face up on the boneyard; Mummified Cat may answer it', () => {
  const { anna, ben } = scene({
    anna: { hand: [goldsmith, 'Ring'] },
    ben: { hand: ['Mummified Cat'] },
    pyramid: base('Axe'),
  })
  anna.plays(goldsmith, 'Ring')
  ben.answers('Mummified Cat')
  expect(ben.discard).toEqual(['Ring', 'Mummified Cat'])
  anna.chooses('Axe')
  anna.isFree()
})

test('This does not use up your free entombing. The entombed card is public', () => {
  const { anna, ben, table } = scene({ anna: { hand: [goldsmith, 'Ring'] }, ben: {}, pyramid: base('Axe') })
  anna.plays(goldsmith, 'Ring', 'Axe')
  expect(table.freeEntombing).toBe(true)
  expect(ben.reads('entomb')).toMatchObject([{ from: 'pyramid', place: 3, card: { card: 'axe' } }])
})

test('Tyet Amulet and Priest of Horus can repeat this action; every choice is made anew', () => {
  const { anna } = scene({
    anna: { hand: [goldsmith, 'Tyet Amulet', 'Priest of Horus', 'Ring', 'Bow', 'Urn', 'Serdab'] },
    pyramid: base('Axe', 'Sling', 'Chariot'),
  })
  anna.plays(goldsmith, 'Ring', 'Chariot')
  anna.plays('Tyet Amulet', goldsmith, 'Bow', 'Sling')
  anna.plays('Priest of Horus', 'Urn')
  anna.chooses('Serdab')
  anna.isAsked('entomb.pyramid', ['Axe'])
})
