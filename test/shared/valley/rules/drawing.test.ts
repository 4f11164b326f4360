// Drawing, and the limits of looking ahead at it.
import { expect, test } from 'vitest'
import { scene } from '../scenario.ts'

const stock = ['Boat', 'Censer']

test('Deck empty and a card needed: shuffle the discard pile into a new deck and go on', () => {
  const { anna } = scene({ anna: { hand: ['Imseti Canopic Jar'], deck: ['Chariot'], discard: ['Urn', 'Shabti'] } })
  anna.plays('Imseti Canopic Jar')
  expect(anna.hand).toContain('Chariot')
  expect([...anna.hand, ...anna.deck].sort()).toEqual(['Chariot', 'Shabti', 'Urn'])
  expect(anna.discard).toEqual([])
})

test('Deck empty but no card needed: nothing is shuffled', () => {
  const { anna } = scene({ anna: { hand: ['Box of Food'], deck: ['Chariot'], discard: ['Urn', 'Shabti'] } })
  anna.plays('Box of Food')
  expect([anna.deck, anna.discard]).toEqual([[], ['Urn', 'Shabti']])
})

test('With deck and discard pile both empty, drawing stops', () => {
  const { anna } = scene({ anna: { hand: ['Chariot'], deck: ['Urn'] } })
  anna.plays('Chariot')
  anna.holds(['Urn'])
  anna.isFree()
})

test('What was discarded at the end of the turn is shuffled in for the new hand', () => {
  const { anna, ben } = scene({
    anna: { hand: ['Urn', 'Shabti'], deck: ['Chariot'], discard: ['Boat'] },
    ben: {},
    stock: ['Censer'],
  })
  anna.ends()
  expect([...anna.hand].sort()).toEqual(['Boat', 'Chariot', 'Shabti', 'Urn'])
  expect([anna.deck, anna.discard]).toEqual([[], []])
  ben.isFree()
})

test('Nothing left to draw for the new hand: the turn ends all the same', () => {
  const { anna, ben, table } = scene({ anna: { hand: ['Urn'] }, ben: {}, stock })
  anna.entombs('Urn')
  anna.ends()
  anna.holds([])
  expect(table.news).not.toContain('anna draw')
  ben.isFree()
})

test('A part that says draw is carried out if at least one card comes', () => {
  const { anna } = scene({ anna: { hand: ['Middle Sarcophagus'], discard: ['Urn'] } })
  anna.plays('Middle Sarcophagus')
  anna.isAsked('discard.hand', ['Urn'])
})

test('An action with such a part, at whatever place, may be started only if deck and discard pile together will hold a card then', () => {
  scene({ anna: { hand: ['Offering Table', 'Urn', 'Boat'] } }).anna.cannot('play Offering Table')
  scene({ anna: { hand: ['Middle Sarcophagus', 'Urn', 'Boat'] } }).anna.cannot('play Middle Sarcophagus')
  scene({ anna: { hand: ['Offering Table', 'Urn'], deck: ['Boat'] } }).anna.can('play Offering Table')
})

test('Also where it is called: Book of Gates leaves it out whole', () => {
  const { anna, table } = scene({ anna: { hand: ['Book of Gates', 'Urn'], deck: ['Offering Table'] } })
  anna.plays('Book of Gates')
  expect(anna.discard).toEqual(['Offering Table'])
  expect(table.boneyard).toEqual([])
})

test('Conditional draws (Outer Sarcophagus) never make an action illegal', () => {
  const { anna } = scene({ anna: { hand: ['Outer Sarcophagus', 'Inner Sarcophagus'] } })
  anna.plays('Outer Sarcophagus', 'Inner Sarcophagus')
  anna.isFree()
})

test('There is no limit to a hand', () => {
  const deck = [
    'Urn',
    'Urn',
    'Urn',
    'Shabti',
    'Shabti',
    'Shabti',
    'Box of Food',
    'Box of Food',
    'Offering Table',
    'Wadj Amulet',
  ]
  const { anna } = scene({
    anna: { hand: ['Chariot', 'Imseti Canopic Jar', 'Tyet Amulet', 'Boat', 'Censer', 'Burial Mask'], deck },
  })
  anna.plays('Chariot')
  anna.plays('Imseti Canopic Jar')
  anna.plays('Tyet Amulet', 'Chariot')
  expect(anna.hand).toHaveLength(11)
})

test('The reshuffled deck does not lie in the order of the discard pile', () => {
  const discard = [
    'Urn',
    'Shabti',
    'Boat',
    'Censer',
    'Chariot',
    'Burial Mask',
    'Ka Figurine',
    'Wadj Amulet',
    'Tyet Amulet',
    'Box of Food',
  ]
  const { anna } = scene({ anna: { hand: ['Offering Table', 'Shabti'], discard } })
  anna.plays('Offering Table', 'Shabti')
  const left = discard.filter(name => !anna.hand.includes(name))
  expect([...anna.deck].sort()).toEqual([...left].sort())
  expect(anna.deck).not.toEqual(left)
  expect(anna.deck).not.toEqual([...left].reverse())
})
