// Priestess of Nut: looks at the top three of the deck: one is entombed, one recovered, one stays.
import { expect, test } from 'vitest'
import { facts, scene } from '#test/shared/valley/scenario.ts'

test('Its facts are as listed here', () => {
  expect(facts('Priestess of Nut')).toEqual({
    id: 'priestess-of-nut',
    edition: 'last-rites',
    kind: 'set',
    set: 'priestesses',
    level: 3,
    copies: 2,
    gold: 3,
    cost: 6,
    vp: null,
    timing: 'action',
    mentionsOpponent: false,
    sign: '𓇰',
    text: 'Look at your top 3 deck cards. Entomb one, recover another and leave the third on top.',
    reaction: null,
    when: null,
    sources: { vp: 'rulebook' },
  })
})

const priestess = 'Priestess of Nut'
const deck = ['Urn', 'Boat', 'Chariot', 'Bow']

test('Look at your top 3 deck cards. Entomb one, recover another and leave the third on top', () => {
  const { anna } = scene({ anna: { hand: [priestess], deck } })
  anna.plays(priestess)
  anna.isAsked('entomb.top', ['Urn', 'Boat', 'Chariot'])
  anna.chooses('Boat')
  anna.isAsked('recover.top', ['Urn', 'Chariot'])
  anna.chooses('Chariot')
  expect([anna.tomb, anna.hand, anna.deck]).toEqual([['Boat'], ['Chariot'], ['Urn', 'Bow']])
  anna.isFree()
})

test('If your deck holds fewer cards, shuffle your discard pile in behind them as when drawing; with still fewer, use what there is', () => {
  const { anna, table } = scene({ anna: { hand: [priestess], deck: ['Urn'], discard: ['Boat', 'Bow', 'Axe'] } })
  anna.plays(priestess)
  expect(table.news).toContain('anna reshuffle')
  expect(anna.deck[0]).toBe('Urn')
  anna.can('Urn')
  expect([anna.options.length, anna.discard]).toEqual([3, []])

  const two = scene({ anna: { hand: [priestess], deck: ['Urn'], discard: ['Boat'] } })
  two.anna.plays(priestess, 'Boat')
  two.anna.isAsked('recover.top', ['Urn'])
  two.anna.chooses('Urn')
  expect([two.anna.tomb, two.anna.hand, two.anna.deck]).toEqual([['Boat'], ['Urn'], []])
})

test('Illegal only when both piles are empty', () => {
  scene({ anna: { hand: [priestess, 'Urn'] } }).anna.cannot(`play ${priestess}`)
  scene({ anna: { hand: [priestess], discard: ['Urn'] } }).anna.can(`play ${priestess}`)
})

test('Required in this order; with fewer cards later parts fall away', () => {
  const { anna } = scene({ anna: { hand: [priestess], deck: ['Urn'] } })
  anna.plays(priestess)
  anna.isAsked('entomb.top', ['Urn'])
  anna.chooses('Urn')
  expect([anna.tomb, anna.hand]).toEqual([['Urn'], []])
  anna.isFree()
})

test('This does not use up your free entombing. The entombed card is public. The other two stay secret', () => {
  const { anna, ben, table } = scene({ anna: { hand: [priestess], deck } })
  anna.plays(priestess, 'Boat', 'Chariot')
  expect(table.freeEntombing).toBe(true)
  expect(anna.sees.players[0]?.entombedThisTurn).toBe(1)
  const read = JSON.stringify(table.lines.flatMap(line => ben.reads(line.key)))
  expect(read).toContain('boat')
  expect(read).not.toContain('chariot')
  expect(read).not.toContain('urn')
  expect(anna.reads('look')).toMatchObject([
    { count: 3, cards: [{ card: 'boat' }, { card: 'chariot' }, { card: 'urn' }] },
  ])
  anna.cannotTakeBack()
})

test('Tyet Amulet and Priest of Horus can repeat this action; every choice is made anew', () => {
  const { anna } = scene({
    anna: { hand: [priestess, 'Tyet Amulet', 'Priest of Horus', 'Ring'], deck: [...deck, 'Axe', 'Spear', 'Sling'] },
  })
  anna.plays(priestess, 'Urn', 'Boat')
  anna.plays('Tyet Amulet', priestess, 'Chariot', 'Bow')
  anna.plays('Priest of Horus', 'Ring')
  anna.isAsked('entomb.top', ['Axe', 'Spear', 'Sling'])
  anna.chooses('Axe')
  anna.chooses('Spear')
  expect([anna.tomb, anna.deck]).toEqual([['Urn', 'Chariot', 'Axe'], ['Sling']])
})
