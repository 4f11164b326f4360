// Scribe: looks at the top four of the deck, recovers one and orders the rest.
import { expect, test } from 'vitest'
import { facts, scene } from '#test/shared/valley/scenario.ts'

test('Its facts are as listed here', () => {
  expect(facts('Scribe')).toEqual({
    id: 'scribe',
    edition: 'last-rites',
    kind: 'unique',
    set: null,
    level: 2,
    copies: 1,
    gold: 3,
    cost: 6,
    vp: 6,
    timing: 'action',
    mentionsOpponent: false,
    sign: '𓏞',
    text: 'Look at your top 4 deck cards. Recover one and leave the others on top in any order.',
    reaction: null,
    when: null,
    sources: {},
  })
})

const scribe = 'Scribe'
const deck = ['Urn', 'Boat', 'Chariot', 'Bow', 'Axe']

test('Look at your top 4 deck cards. Recover one and leave the others on top in any order', () => {
  const { anna } = scene({ anna: { hand: [scribe], deck } })
  anna.plays(scribe)
  anna.isAsked('recover.top', ['Urn', 'Boat', 'Chariot', 'Bow'])
  anna.chooses('Chariot')
  anna.isAsked('order.top', ['Urn', 'Boat', 'Bow'])
  expect(anna.question).toMatchObject({ min: 3, max: 3, ordered: true })
  anna.chooses('Bow', 'Urn', 'Boat')
  // The one picked last is topmost.
  expect([anna.hand, anna.deck]).toEqual([['Chariot'], ['Boat', 'Urn', 'Bow', 'Axe']])
  anna.isFree()
})

test('If your deck holds fewer cards, shuffle your discard pile in behind them as when drawing; with still fewer, use what there is', () => {
  const { anna, table } = scene({ anna: { hand: [scribe], deck: ['Urn', 'Boat'], discard: ['Bow', 'Axe', 'Sling'] } })
  anna.plays(scribe)
  expect(table.news).toContain('anna reshuffle')
  anna.can('Urn', 'Boat')
  expect([anna.options.length, anna.deck.slice(0, 2)]).toEqual([4, ['Urn', 'Boat']])

  const two = scene({ anna: { hand: [scribe], deck: ['Urn'], discard: ['Boat'] } })
  two.anna.plays(scribe, 'Boat')
  two.anna.isAsked('order.top', ['Urn'])
  two.anna.chooses('Urn')
  expect([two.anna.hand, two.anna.deck]).toEqual([['Boat'], ['Urn']])

  const one = scene({ anna: { hand: [scribe], deck: ['Urn'] } })
  one.anna.plays(scribe, 'Urn')
  one.anna.isFree()
})

test('Illegal only when both piles are empty', () => {
  scene({ anna: { hand: [scribe, 'Urn'] } }).anna.cannot(`play ${scribe}`)
  scene({ anna: { hand: [scribe], discard: ['Urn'] } }).anna.can(`play ${scribe}`)
})

test('Nobody else sees any of these cards', () => {
  const { anna, ben, table } = scene({ anna: { hand: [scribe], deck }, ben: {} })
  anna.plays(scribe)
  anna.cannotTakeBack()
  anna.chooses('Chariot')
  anna.chooses('Bow', 'Urn', 'Boat')
  expect(ben.reads('look')).toEqual([{ count: 4 }])
  expect(JSON.stringify(table.lines.flatMap(line => ben.reads(line.key)))).not.toMatch(/urn|boat|chariot|"bow"/)
  expect(ben.sees.players[0]).toMatchObject({ hand: 1, deck: 4 })
})

test('Tyet Amulet and Priest of Horus can repeat this action; every choice is made anew', () => {
  const { anna } = scene({ anna: { hand: [scribe, 'Tyet Amulet', 'Priest of Horus', 'Ring'], deck } })
  anna.plays(scribe, 'Chariot')
  anna.chooses('Bow', 'Urn', 'Boat')
  anna.plays('Tyet Amulet', scribe)
  anna.isAsked('recover.top', ['Boat', 'Urn', 'Bow', 'Axe'])
  anna.chooses('Axe')
  anna.chooses('Bow', 'Urn', 'Boat')
  anna.plays('Priest of Horus', 'Ring')
  expect(anna.options).toHaveLength(4)
})
