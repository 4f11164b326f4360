// No change to the pyramid: what counts as a change, and the sacrifice that is owed without one.
import { expect, test } from 'vitest'
import { base, scene, type PyramidOfNames, type SceneTable } from '../scenario.ts'

const sacrifice = '1'
const swap = '0'
const full: PyramidOfNames = [
  ['Statue of Isis'],
  ['Statue of Horus', 'Censer'],
  ['Wadj Amulet', 'Statue of Sobek', 'Chariot'],
]
const setting = {
  ben: { deck: ['Urn'] },
  pyramid: full,
  boneyard: ['Boat'],
  stock: ['Burial Mask', 'Ka Figurine'],
} as const

/** Ends anna's turn, and whether she then owes a sacrifice. */
const owes = ({ anna, table }: SceneTable): boolean => {
  const { changed } = table
  anna.ends()
  const owed = table.asked[0] === 'anna'
  if (owed) anna.isAsked('rebuild.unchanged')
  expect(owed).toBe(!changed)
  return owed
}

test('If you have made no changes whatsoever to the pyramid, you must sacrifice any card in the pyramid', () => {
  const { anna, ben, table } = scene({ ...setting, anna: { hand: ['Urn'] } })
  anna.ends()
  anna.isAsked('rebuild.unchanged', [
    'Statue of Isis',
    'Statue of Horus',
    'Censer',
    'Wadj Amulet',
    'Statue of Sobek',
    'Chariot',
  ])
  anna.chooses('Chariot')
  expect(table.boneyard).toEqual(['Chariot', 'Boat'])
  expect(anna.reads('sacrifice')).toMatchObject([{ from: 'pyramid', place: 5, owed: true, card: { card: 'chariot' } }])
  expect(table.pyramid, 'crumbled and refilled').toEqual([
    ['Burial Mask'],
    ['Statue of Horus', 'Statue of Isis'],
    ['Wadj Amulet', 'Statue of Sobek', 'Censer'],
  ])
  ben.isFree()
})

test('A change is: a card bought', () => {
  const table = scene({ ...setting, anna: { hand: ['Imseti Canopic Jar', 'Urn'] } })
  table.anna.buys('Wadj Amulet', ['Imseti Canopic Jar', 'Urn'])
  expect(owes(table)).toBe(false)
})

test('A change is: a card taken out of the pyramid', () => {
  const table = scene({ ...setting, anna: { hand: ['Statue of Horus'] } })
  table.anna.plays('Statue of Horus', 'Wadj Amulet')
  expect(owes(table)).toBe(false)
})

test('A change is: a card entombed out of the pyramid', () => {
  const table = scene({ ...setting, anna: { hand: ['Book of the Dead'] } })
  table.anna.plays('Book of the Dead', 'Statue of Sobek')
  table.anna.chooses('Censer')
  expect(owes(table)).toBe(false)
})

test('A change is: a card sacrificed out of the pyramid', () => {
  const table = scene({ ...setting, anna: { hand: ['Shabti'] } })
  table.anna.plays('Shabti', sacrifice, 'Wadj Amulet')
  expect(owes(table)).toBe(false)
})

test('A change is: two cards swapped', () => {
  const table = scene({ ...setting, anna: { hand: ['Shabti'] } })
  table.anna.plays('Shabti', swap, 'Wadj Amulet', 'Chariot')
  expect(owes(table)).toBe(false)
})

test('A change is: a card given, by whomever it goes', () => {
  const table = scene({ ...setting, anna: { hand: ['Plasterer'] } })
  table.anna.plays('Plasterer', 'ben')
  for (const card of ['Wadj Amulet', 'Chariot']) table.ben.chooses(card)
  for (const card of ['Wadj Amulet', 'Chariot']) table.anna.chooses(card)
  expect(owes(table)).toBe(false)
})

test('A change is: a card exchanged with a hand card', () => {
  const table = scene({ ...setting, anna: { hand: ['Draughtsman', 'Statue of Bastet'] } })
  table.anna.plays('Draughtsman', 'Statue of Bastet', 'Chariot')
  expect(owes(table)).toBe(false)
})

test('A change is: a card turned face down', () => {
  const table = scene({ ...setting, options: { starters: 'both' }, anna: { hand: ['Kite'] } })
  table.anna.plays('Kite', 'Chariot')
  expect(owes(table)).toBe(false)
})

test('A change is: a refill that adds a card', () => {
  const table = scene({
    ...setting,
    options: { starters: 'both' },
    anna: { hand: ['Embalmer'] },
    pyramid: base('Censer', 'Chariot'),
  })
  table.anna.plays('Embalmer', '2')
  expect(owes(table)).toBe(false)
})

test('Two cards swapped and swapped back have been a change', () => {
  const table = scene({ ...setting, anna: { hand: ['Shabti', 'Shabti'] } })
  table.anna.plays('Shabti', swap, 'Wadj Amulet', 'Chariot')
  table.anna.plays('Shabti', swap, 'Wadj Amulet', 'Chariot')
  expect(table.table.pyramid).toEqual(full)
  expect(owes(table)).toBe(false)
})

test('Cards from the hand change nothing', () => {
  const table = scene({
    ...setting,
    anna: {
      hand: ['Urn', 'Statue of Osiris', 'Offering Table', 'Shabti', 'Box of Food', 'Box of Food'],
      deck: ['Urn'],
    },
  })
  table.anna.plays('Offering Table', 'Box of Food')
  table.anna.plays('Statue of Osiris', 'Box of Food')
  table.anna.entombs('Shabti')
  expect(owes(table)).toBe(true)
})

test('Cards from boneyard and stock change nothing', () => {
  const table = scene({ ...setting, anna: { hand: ['Statue of Anubis', 'Book of the Netherworld'] } })
  table.anna.plays('Statue of Anubis')
  table.anna.plays('Book of the Netherworld')
  expect(owes(table)).toBe(true)
})

test('Cards from discard pile and tomb change nothing', () => {
  const table = scene({
    ...setting,
    anna: { hand: ['Wadj Amulet', 'Heart Scarab Amulet', 'Urn'], discard: ['Shabti'], tomb: ['Box of Food'] },
  })
  table.anna.plays('Wadj Amulet')
  table.anna.plays('Heart Scarab Amulet', 'Box of Food', 'Urn')
  expect(owes(table)).toBe(true)
})

test('In this turn: what the player before has changed does not count', () => {
  const { anna, ben } = scene({ ...setting, anna: { hand: ['Shabti'] } })
  anna.plays('Shabti', swap, 'Wadj Amulet', 'Chariot')
  anna.ends()
  ben.ends()
  ben.isAsked('rebuild.unchanged')
})

test('Before the rebuild step: the refill of the turn before does not count', () => {
  const { anna, ben } = scene({ ...setting, anna: {} })
  anna.ends()
  anna.chooses('Statue of Isis')
  ben.ends()
  ben.isAsked('rebuild.unchanged')
})

test('With an empty pyramid nothing is owed', () => {
  const { anna, ben } = scene({ anna: { hand: ['Urn'] }, ben: { hand: ['Urn'] }, stock: ['Boat'] })
  anna.ends()
  ben.isFree()

  const last = scene({ anna: { hand: ['Urn'] }, ben: { hand: ['Urn'] } })
  last.anna.ends()
  last.ben.ends()
  expect(last.table.over).toBe(true)
})

test('The owed sacrifice comes after the discard step: nothing more can be played', () => {
  const { anna } = scene({ anna: { hand: ['Urn', 'Shabti'] }, ben: {}, pyramid: base('Boat', 'Censer') })
  anna.ends()
  expect([anna.hand, anna.inPlay]).toEqual([[], []])
  expect(anna.discard).toHaveLength(2)
  expect(anna.sees.step).toBe('rebuild')
  anna.isAsked('rebuild.unchanged', ['Boat', 'Censer'])
})
