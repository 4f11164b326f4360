// Astrologer: reveals the top three of the stock: one is entombed, the others sacrificed.
import { expect, test } from 'vitest'
import { base, facts, scene } from '#test/shared/valley/scenario.ts'

test('Its facts are as listed here', () => {
  expect(facts('Astrologer')).toEqual({
    id: 'astrologer',
    edition: 'last-rites',
    kind: 'unique',
    set: null,
    level: 3,
    copies: 1,
    gold: 4,
    cost: 9,
    vp: 9,
    timing: 'action',
    mentionsOpponent: false,
    sign: '𓇼',
    text: 'Reveal the top 3 stock cards. Entomb one and sacrifice the others.',
    reaction: null,
    when: null,
    sources: {},
  })
})

const astrologer = 'Astrologer'
const stock = ['Boat', 'Chariot', 'Ring', 'Bow']

test('Reveal the top 3 stock cards. Entomb one and sacrifice the others', () => {
  const { anna, ben, table } = scene({ anna: { hand: [astrologer] }, ben: {}, stock })
  anna.plays(astrologer)
  expect(table.aside).toEqual(['Boat', 'Chariot', 'Ring'])
  expect(ben.reads('reveal')).toMatchObject([
    { from: 'stock', card: { card: 'boat' } },
    { card: { card: 'chariot' } },
    { card: { card: 'ring' } },
  ])
  anna.isAsked('entomb.aside', ['Boat', 'Chariot', 'Ring'])
  anna.chooses('Chariot')
  anna.isAsked('sacrifice.aside', ['Boat', 'Ring'])
  anna.chooses('Ring')
  anna.chooses('Boat')
  expect([anna.tomb, table.boneyard, table.stock, table.aside]).toEqual([['Chariot'], ['Boat', 'Ring'], ['Bow'], []])
  anna.isFree()
})

test('Illegal with an empty stock; with fewer cards use what there is', () => {
  scene({ anna: { hand: [astrologer] }, pyramid: base('Ring') }).anna.cannot(`play ${astrologer}`)
  const { anna, table } = scene({ anna: { hand: [astrologer] }, stock: ['Boat'] })
  anna.plays(astrologer, 'Boat')
  expect([anna.tomb, table.boneyard]).toEqual([['Boat'], []])
  anna.isFree()
})

test('The sacrificed cards go to the boneyard in the order you choose', () => {
  const { anna, table } = scene({ anna: { hand: [astrologer] }, stock })
  anna.plays(astrologer, 'Ring', 'Chariot', 'Boat')
  expect(table.boneyard).toEqual(['Boat', 'Chariot'])
})

test('This does not use up your free entombing. The entombed card is public', () => {
  const { anna, ben, table } = scene({ anna: { hand: [astrologer] }, ben: {}, stock })
  anna.plays(astrologer)
  anna.cannotTakeBack()
  anna.chooses('Chariot')
  expect(table.freeEntombing).toBe(true)
  expect(ben.reads('entomb')).toMatchObject([{ card: { card: 'chariot' } }])
})

test('The sacrificed card lies face up on the boneyard; Mummified Cat may answer it', () => {
  const { anna, ben, table } = scene({ anna: { hand: [astrologer] }, ben: { hand: ['Mummified Cat'] }, stock })
  anna.plays(astrologer, 'Chariot', 'Boat')
  ben.passes()
  anna.chooses('Ring')
  ben.answers('Mummified Cat')
  expect([ben.discard, table.boneyard]).toEqual([['Ring', 'Mummified Cat'], ['Boat']])
  anna.isFree()
})

test('The pyramid is not changed', () => {
  const { anna, table } = scene({ anna: { hand: [astrologer] }, stock, pyramid: base('Axe') })
  anna.plays(astrologer, 'Chariot', 'Boat', 'Ring')
  expect(table.changed).toBe(false)
  expect(table.pyramid).toEqual(base('Axe'))
})

test('Tyet Amulet and Priest of Horus can repeat this action; every choice is made anew', () => {
  const { anna, table } = scene({
    anna: { hand: [astrologer, 'Tyet Amulet', 'Priest of Horus', 'Urn'] },
    stock: [...stock, 'Axe', 'Sling', 'Spear'],
  })
  anna.plays(astrologer, 'Chariot', 'Boat', 'Ring')
  anna.plays('Tyet Amulet', astrologer, 'Bow', 'Axe', 'Sling')
  anna.plays('Priest of Horus', 'Urn')
  anna.chooses('Spear')
  expect([anna.tomb, table.stock]).toEqual([['Chariot', 'Bow', 'Spear'], []])
})
