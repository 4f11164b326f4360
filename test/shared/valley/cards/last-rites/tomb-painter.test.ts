// Tomb Painter: draws a card, and one for each card entombed this turn.
import { expect, test } from 'vitest'
import { base, facts, scene } from '#test/shared/valley/scenario.ts'

test('Its facts are as listed here', () => {
  expect(facts('Tomb Painter')).toEqual({
    id: 'tomb-painter',
    edition: 'last-rites',
    kind: 'set',
    set: 'artisans',
    level: 3,
    copies: 2,
    gold: 3,
    cost: 4,
    vp: null,
    timing: 'action',
    mentionsOpponent: false,
    sign: '𓁼',
    text: 'Draw a card, plus one for each card you have entombed this turn.',
    reaction: null,
    when: null,
    sources: { vp: 'rulebook' },
  })
})

const painter = 'Tomb Painter'
const deck = ['Bow', 'Axe', 'Sling', 'Spear']

test('Draw a card, plus one for each card you have entombed this turn', () => {
  const { anna } = scene({ anna: { hand: [painter], deck, tomb: ['Urn', 'Ring'] } })
  anna.plays(painter)
  anna.holds(['Bow'])
  anna.isFree()
})

test('Counts your free entombing and cards entombed by your actions from any place, since the start of the turn', () => {
  const { anna } = scene({ anna: { hand: [painter, 'Urn', 'Ring', 'Goldsmith'], deck }, pyramid: base('Boat') })
  anna.entombs('Urn')
  anna.plays('Goldsmith', 'Ring', 'Boat')
  expect(anna.sees.players[0]?.entombedThisTurn).toBe(2)
  anna.plays(painter)
  anna.holds(['Bow', 'Axe', 'Sling'])
})

test('Cards entombed in the turns of others do not count', () => {
  const { anna, ben } = scene({
    turn: 'ben',
    anna: { hand: [painter], deck },
    ben: { hand: ['Brick Mason'] },
    boneyard: ['Ring', 'Boat'],
    stock: ['Censer'],
  })
  ben.plays('Brick Mason', 'boneyard')
  anna.chooses('boneyard')
  ben.ends()
  expect(anna.sees.players[0]?.entombedThisTurn).toBe(0)
  anna.plays(painter)
  anna.holds(['Bow'])
})

test('If your deck runs out, shuffle your discard pile into a new deck and go on; if nothing is left, draw fewer', () => {
  const { anna } = scene({
    anna: { hand: [painter, 'Urn', 'Canopic Shrine', 'Shabti'], deck: ['Bow'], discard: ['Axe'] },
  })
  anna.entombs('Urn')
  anna.plays('Canopic Shrine', 'Shabti')
  anna.plays(painter)
  anna.holds(['Bow', 'Axe'])
})

test('Illegal only when deck and discard pile are both empty', () => {
  scene({ anna: { hand: [painter] } }).anna.cannot(`play ${painter}`)
  scene({ anna: { hand: [painter], discard: ['Axe'] } }).anna.can(`play ${painter}`)
})

test('Tyet Amulet and Priest of Horus can repeat this action; every choice is made anew', () => {
  const { anna } = scene({
    anna: { hand: [painter, 'Tyet Amulet', 'Priest of Horus', 'Urn', 'Shabti'], deck: [...deck, 'Chariot'] },
  })
  anna.plays(painter)
  anna.entombs('Urn')
  anna.plays('Tyet Amulet', painter)
  anna.plays('Priest of Horus', 'Shabti')
  anna.holds([...deck, 'Chariot'])
})
