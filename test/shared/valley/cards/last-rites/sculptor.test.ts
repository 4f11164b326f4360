// Sculptor: shows a set card and takes a pyramid card of its set.
import { expect, test } from 'vitest'
import { base, facts, scene } from '#test/shared/valley/scenario.ts'

test('Its facts are as listed here', () => {
  expect(facts('Sculptor')).toEqual({
    id: 'sculptor',
    edition: 'last-rites',
    kind: 'set',
    set: 'artisans',
    level: 3,
    copies: 2,
    gold: 3,
    cost: 5,
    vp: null,
    timing: 'action',
    mentionsOpponent: false,
    sign: '𓍋',
    text: 'Reveal a set card from your hand, then take a pyramid card of its set.',
    reaction: null,
    when: null,
    sources: { gold: 'rulebook', vp: 'rulebook' },
  })
})

const sculptor = 'Sculptor'

test('Reveal a set card from your hand, then take a pyramid card of its set', () => {
  const { anna, ben } = scene({
    anna: { hand: [sculptor, 'Ring', 'Bow', 'Urn'] },
    ben: {},
    pyramid: base('Axe', 'Necklace', 'Sling'),
  })
  anna.plays(sculptor)
  anna.isAsked('reveal.hand', ['Ring', 'Bow'])
  anna.chooses('Bow')
  anna.isAsked('take.pyramid', ['Axe', 'Sling'])
  anna.chooses('Axe')
  expect(anna.discard).toEqual(['Axe'])
  expect(ben.reads('reveal')).toEqual([{ from: 'hand', card: { card: 'bow' } }])
  anna.isFree()
})

test('The revealed card stays in your hand and may be used normally', () => {
  const { anna } = scene({
    anna: { hand: [sculptor, 'Bow'] },
    pyramid: [['Axe'], ['Sling', null], ['Ring', null, null]],
  })
  anna.plays(sculptor, 'Bow', 'Sling')
  anna.holds(['Bow'])
  anna.can('entomb Bow')
})

test('Only face-up pyramid cards can be chosen; with none that fits the action is illegal', () => {
  scene({ anna: { hand: [sculptor, 'Ring', 'Boat'] }, pyramid: base('Axe', 'Censer') }).anna.cannot(`play ${sculptor}`)
  const { anna } = scene({ anna: { hand: [sculptor, 'Ring', 'Bow'] }, pyramid: base('Axe') })
  anna.plays(sculptor)
  anna.isAsked('reveal.hand', ['Bow'])
  const down = scene({ options: { starters: 'both' }, anna: { hand: [sculptor, 'Bow', 'Kite'] }, pyramid: base('Axe') })
  down.anna.can(`play ${sculptor}`)
  down.anna.plays('Kite', 'Axe')
  down.anna.cannot(`play ${sculptor}`)
})

test('Any row, the same title too. The card goes on top of your discard pile and the pyramid crumbles at once', () => {
  const { anna, table } = scene({
    anna: { hand: [sculptor, 'Axe'], discard: ['Urn'] },
    pyramid: [['Ring'], ['Axe', null], ['Boat', null, null]],
  })
  anna.plays(sculptor, 'Axe', 'Axe')
  expect(anna.discard).toEqual(['Axe', 'Urn'])
  expect(table.pyramid).toEqual([[null], ['Ring', null], ['Boat', null, null]])
})

test('Tyet Amulet and Priest of Horus can repeat this action; every choice is made anew', () => {
  const { anna } = scene({
    anna: { hand: [sculptor, 'Tyet Amulet', 'Priest of Horus', 'Ring', 'Bow', 'Urn'] },
    pyramid: base('Axe', 'Necklace', 'Sling'),
  })
  anna.plays(sculptor, 'Bow', 'Axe')
  anna.plays('Tyet Amulet', sculptor, 'Ring', 'Necklace')
  anna.plays('Priest of Horus', 'Urn')
  anna.isAsked('reveal.hand', ['Bow'])
})
