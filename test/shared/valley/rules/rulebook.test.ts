// The rulebook's own examples, and its clarifications that no other file holds.
import { expect, test } from 'vitest'
import { points } from '#shared/valley/scoring.ts'
import { groupsOf, setsOf } from '#shared/valley/set-groups.ts'
import { base, scene, titled, type PyramidOfNames } from '../scenario.ts'

test('Crumbling example: the bottom middle card is removed; the player lets Statue of Bastet fall, then Heart Scarab Amulet fills its place', () => {
  const pyramid: PyramidOfNames = [
    ['Heart Scarab Amulet'],
    ['Statue of Bastet', 'Book of Gates'],
    ['Boat', 'Middle Sarcophagus', 'Wadj Amulet'],
  ]
  const { anna, table } = scene({ anna: { hand: ['Statue of Thoth'] }, pyramid })
  anna.buys('Middle Sarcophagus', ['Statue of Thoth'])
  anna.isAsked('crumble', ['Statue of Bastet', 'Book of Gates'])
  anna.chooses('Statue of Bastet')
  expect(table.pyramid).toEqual([
    [null],
    ['Heart Scarab Amulet', 'Book of Gates'],
    ['Boat', 'Statue of Bastet', 'Wadj Amulet'],
  ])
  expect(table.news).toEqual(['anna fell', 'anna fell'])
})

test('Buying example: Statue of Bastet (4) for Tyet Amulet (2) and Book of the Netherworld (3); 1 extra gold is lost', () => {
  const { anna, table } = scene({
    anna: { hand: ['Tyet Amulet', 'Book of the Netherworld', 'Urn'] },
    pyramid: base('Statue of Bastet', 'Book of Gates'),
  })
  anna.buys('Statue of Bastet', ['Tyet Amulet', 'Book of the Netherworld'])
  expect(anna.discard).toEqual(['Statue of Bastet'])
  expect(anna.inPlay).toEqual(['Tyet Amulet', 'Book of the Netherworld'])
  expect(anna.reads('buy')).toMatchObject([{ price: 4, gold: 5, lost: 1 }])
  // The lost gold does not count towards Book of Gates (2), for which there is only the Urn (1).
  anna.cannot('buy Book of Gates')
  expect(table.bought).toEqual(['Statue of Bastet'])
})

test('Scoring example: 3 Shabti, an Inner Sarcophagus, 2 Statues of Anubis and a Statue of Isis are 8 points', () => {
  const tomb = [
    'Shabti',
    'Shabti',
    'Shabti',
    'Inner Sarcophagus',
    'Statue of Anubis',
    'Statue of Anubis',
    'Statue of Isis',
  ]
  expect(points(tomb.map(titled), groupsOf(setsOf('base'), false))).toBe(8)
  expect(scene({ anna: { tomb } }).anna.sees.players[0]?.points).toBe(8)
})

test('Djed Pillar Amulet: with a Statue of Thoth in your tomb, you may take a Statue of Sobek from the pyramid', () => {
  const { anna } = scene({
    anna: { hand: ['Djed Pillar Amulet'], tomb: ['Statue of Thoth'] },
    pyramid: base('Statue of Sobek', 'Boat'),
  })
  anna.plays('Djed Pillar Amulet', 'Statue of Sobek')
  expect(anna.discard).toEqual(['Statue of Sobek'])
})

test('If an action allows you to put a card into your tomb, it does not count towards the limit of entombing once per turn', () => {
  const { anna } = scene({
    anna: { hand: ['Inner Sarcophagus', 'Statue of Osiris', 'Urn', 'Urn', 'Shabti', 'Box of Food'] },
  })
  anna.plays('Inner Sarcophagus', 'Urn')
  anna.plays('Statue of Osiris')
  anna.chooses('Urn', 'Shabti')
  anna.entombs('Box of Food')
  expect(anna.tomb).toHaveLength(4)
})

test('The normal entombment is not an action; the Tyet Amulet cannot be used for an additional one', () => {
  const { anna } = scene({ anna: { hand: ['Tyet Amulet', 'Urn', 'Shabti'] } })
  anna.entombs('Urn')
  anna.cannot('play Tyet Amulet', 'entomb Shabti')
})

test('You may buy cards, execute actions, and entomb a card in any order you wish during your turn', () => {
  const { anna } = scene({
    anna: { hand: ['Box of Food', 'Urn', 'Chariot', 'Shabti'], deck: ['Boat'] },
    pyramid: base('Wadj Amulet', 'Book of Gates'),
  })
  anna.entombs('Shabti')
  anna.buys('Wadj Amulet', ['Chariot'])
  anna.plays('Box of Food')
  anna.plays('Urn', 'Boat')
  anna.isFree()
})

test('You do not have to do anything', () => {
  const { anna, ben } = scene({ anna: { hand: ['Urn', 'Chariot'] }, ben: {}, stock: ['Boat'] })
  anna.ends()
  ben.isFree()
})

test('When a card is played for its gold value, you cannot use its action; when it is played for its action, you cannot use its gold value', () => {
  const { anna } = scene({
    anna: { hand: ['Imseti Canopic Jar', 'Book of the Netherworld'], deck: ['Shabti', 'Shabti'] },
    stock: ['Boat'],
    pyramid: base('Book of Gates', 'Weres Amulet'),
  })
  anna.buys('Book of Gates', ['Book of the Netherworld'])
  expect(anna.options).not.toContain('play Book of the Netherworld')
  anna.plays('Imseti Canopic Jar')
  anna.cannot('buy Weres Amulet')
})
