// Hopi Canopic Jar: finds a card in the deck.
import { expect, test } from 'vitest'
import { facts, scene } from '#test/shared/valley/scenario.ts'

test('Its facts are as listed here', () => {
  expect(facts('Hopi Canopic Jar')).toEqual({
    id: 'hopi-canopic-jar',
    edition: 'base',
    kind: 'set',
    set: 'canopic-jars',
    level: 3,
    copies: 2,
    gold: 3,
    cost: 5,
    vp: null,
    timing: 'action',
    mentionsOpponent: false,
    sign: '𓃻',
    text: 'Search your deck for a card and recover it; then shuffle your deck.',
    reaction: null,
    when: null,
    sources: { vp: 'rulebook' },
  })
})

const jar = 'Hopi Canopic Jar'

test('Search your deck for a card and recover it; then shuffle your deck', () => {
  const { anna, table } = scene({ anna: { hand: [jar], deck: ['Boat', 'Censer', 'Chariot'] } })
  anna.plays(jar)
  anna.isAsked('recover.deck', ['Boat', 'Censer', 'Chariot'])
  anna.chooses('Censer')
  anna.holds(['Censer'])
  expect([...anna.deck].sort()).toEqual(['Boat', 'Chariot'])
  expect(table.news).toEqual(['anna recover', 'anna shuffle'])
  anna.isFree()
})

test('The deck is shuffled: its order is a new one', () => {
  const deck = [
    'Shabti',
    'Urn',
    'Box of Food',
    'Boat',
    'Censer',
    'Chariot',
    'Ka Figurine',
    'Burial Mask',
    'Wadj Amulet',
    'Offering Table',
  ]
  const { anna } = scene({ anna: { hand: [jar], deck } })
  anna.plays(jar, 'Boat')
  const left = deck.filter(name => name !== 'Boat')
  expect([...anna.deck].sort()).toEqual([...left].sort())
  expect(anna.deck).not.toEqual(left)
})

test('Illegal while your deck is empty; the discard pile is not shuffled in for this', () => {
  scene({ anna: { hand: [jar], discard: ['Boat', 'Urn'] } }).anna.cannot(`play ${jar}`)
  const { anna } = scene({ anna: { hand: [jar], deck: ['Urn'], discard: ['Boat'] } })
  anna.plays(jar)
  anna.isAsked('recover.deck', ['Urn'])
  anna.chooses('Urn')
  expect(anna.discard).toEqual(['Boat'])
})

test('Only you look at the deck and the chosen card stays secret', () => {
  const { anna, ben, table } = scene({ anna: { hand: [jar], deck: ['Boat', 'Censer'] } })
  anna.plays(jar)
  expect(JSON.stringify([table.shownTo(null), ben.sees])).not.toMatch(/boat|censer/)
  anna.chooses('Censer')
  expect(ben.reads('recover')).toEqual([{ from: 'deck', by: 'hopi-canopic-jar' }])
  expect(anna.reads('recover')).toEqual([
    { from: 'deck', by: 'hopi-canopic-jar', card: { id: anna.idOf('Censer'), card: 'censer' } },
  ])
  expect(ben.sees.players[0]).toMatchObject({ hand: 1, deck: 1 })
  expect(JSON.stringify([table.shownTo(null), ben.sees])).not.toMatch(/boat|censer/)
})

test('The order of the deck cannot be seen: what is offered is sorted by title and then by id', () => {
  const one = scene({ anna: { hand: [jar], deck: ['Urn', 'Boat', 'Shabti', 'Shabti'] } })
  const other = scene({ anna: { hand: [jar], deck: ['Shabti', 'Shabti', 'Urn', 'Boat'] } })
  one.anna.plays(jar)
  other.anna.plays(jar)
  expect(one.anna.options).toEqual(['Boat', 'Shabti', 'Shabti', 'Urn'])
  expect(other.anna.question.options).toEqual(one.anna.question.options)
})

test('Tyet Amulet can repeat this action; every choice is made anew', () => {
  const { anna } = scene({ anna: { hand: [jar, 'Tyet Amulet'], deck: ['Boat', 'Censer', 'Chariot'] } })
  anna.plays(jar, 'Boat')
  anna.plays('Tyet Amulet', jar)
  anna.isAsked('recover.deck', ['Censer', 'Chariot'])
  anna.chooses('Chariot')
  anna.holds(['Boat', 'Chariot'])
  expect(anna.deck).toEqual(['Censer'])
})
