// Scoring, ties, and the scored end with its parts.
import { describe, expect, test } from 'vitest'
import { points, scoreParts, winners } from '#shared/valley/scoring.ts'
import { groupsOf, setsOf } from '#shared/valley/set-groups.ts'
import { scene, starters, titled, type Setting } from '../scenario.ts'

const groups = groupsOf(setsOf('base'), false)
const score = (...tomb: readonly string[]) => points(tomb.map(titled), groups)

const statues = [
  'Statue of Anubis',
  'Statue of Bastet',
  'Statue of Horus',
  'Statue of Isis',
  'Statue of Osiris',
  'Statue of Sobek',
  'Statue of Thoth',
]
const books = [
  'Book of Gates',
  'Book of Traversing Eternity',
  'Book of the Dead',
  'Book of the Earth',
  'Book of the Heavens',
  'Book of the Netherworld',
]
const amulets = ['Djed Pillar Amulet', 'Heart Scarab Amulet', 'Tyet Amulet', 'Wadj Amulet', 'Weres Amulet']
const jars = ['Duamutef Canopic Jar', 'Hopi Canopic Jar', 'Imseti Canopic Jar', 'Qebehsenuef Canopic Jar']
const sarcophagi = ['Inner Sarcophagus', 'Middle Sarcophagus', 'Outer Sarcophagus']
const uniques = ['Boat', 'Burial Mask', 'Censer', 'Chariot', 'Ka Figurine', 'Mummified Cat']

test('For sets, determine how many different cards you have and square the result', () => {
  expect([1, 2, 3, 4, 5, 6, 7].map(count => score(...statues.slice(0, count)))).toEqual([1, 4, 9, 16, 25, 36, 49])
})

test('Every set by itself: sarcophagi 9, canopic jars 16, amulets 25, books 36, statues 49', () => {
  expect([sarcophagi, jars, amulets, books, statues].map(set => score(...set))).toEqual([9, 16, 25, 36, 49])
})

test('Do not count duplicates', () => {
  expect(score('Statue of Anubis', 'Statue of Anubis', 'Statue of Isis')).toBe(4)
  expect(score('Book of Gates', 'Book of Gates')).toBe(1)
})

test('Starter cards and unique artifacts: add up the victory points', () => {
  expect(score(...starters)).toBe(10)
  expect(uniques.map(name => score(name))).toEqual([4, 6, 5, 5, 3, 2])
  expect(score(...uniques)).toBe(25)
})

test('The perfect tomb of the base game: 170 points', () => {
  expect(score(...statues, ...books, ...amulets, ...jars, ...sarcophagi, ...uniques, ...starters)).toBe(170)
})

test('An empty tomb scores nothing', () => {
  expect(score()).toBe(0)
})

test('The points shown are those of the tomb also where one card has taken the place of another in a single call', () => {
  const { table, anna } = scene({ anna: { hand: ['Heart Scarab Amulet', 'Urn'], tomb: ['Boat'] } })
  expect(anna.sees.players[0]?.points).toBe(4)
  const picks = [`execute-${anna.idOf('Heart Scarab Amulet')}`, anna.idOf('Boat'), anna.idOf('Urn')]
  expect(
    table.attempt(
      0,
      picks.slice(0, 1),
      picks.slice(1).map(id => [id]),
    ),
  ).toHaveProperty('lines')
  expect(anna.tomb).toEqual(['Urn'])
  expect(anna.sees.players[0]?.points).toBe(1)
})

test('The points are listed part by part', () => {
  expect(scoreParts(['Statue of Isis', 'Statue of Thoth', 'Wadj Amulet', 'Boat', 'Urn'].map(titled), groups)).toEqual([
    { label: 'sarcophagi', points: 0 },
    { label: 'canopic-jars', points: 0 },
    { label: 'amulets', points: 1 },
    { label: 'books', points: 0 },
    { label: 'statues', points: 4 },
    { label: 'starters', points: 1 },
    { label: 'uniques', points: 4 },
  ])
})

describe('at the end of a game', () => {
  const ended = (setting: Setting) => {
    const { ben, table } = scene({ turn: 'ben', ...setting })
    ben.ends()
    expect(table.over).toBe(true)
    return table.referee.result
  }

  test('The player with the most points wins', () => {
    const result = ended({
      anna: { tomb: ['Urn', 'Boat'] },
      ben: { tomb: ['Statue of Isis', 'Statue of Thoth', 'Shabti', 'Shabti'] },
    })
    expect(result?.scores.map(({ seat, total }) => [seat, total])).toEqual([
      [0, 5],
      [1, 6],
    ])
    expect(result?.winners).toEqual([1])
    for (const each of result?.scores ?? [])
      expect(each.parts.reduce((sum, part) => sum + part.points, 0)).toBe(each.total)
  })

  test('Only the cards in your tomb count; hand, deck and discard pile are worthless', () => {
    const result = ended({
      anna: { hand: ['Chariot'], deck: ['Boat'], discard: ['Burial Mask'], tomb: ['Urn'] },
      ben: { hand: ['Censer'] },
    })
    expect(result?.scores.map(({ total }) => total)).toEqual([1, 0])
  })

  test('In case of ties, the player with the fewest cards in his tomb wins', () => {
    const result = ended({
      anna: { tomb: ['Shabti', 'Shabti', 'Urn', 'Urn'] },
      ben: { tomb: ['Statue of Isis', 'Statue of Thoth'] },
    })
    expect(result?.scores.map(({ total }) => total)).toEqual([4, 4])
    expect(result?.winners).toEqual([1])
  })

  test('Further ties result in a shared victory', () => {
    const result = ended({
      anna: { tomb: ['Statue of Isis', 'Statue of Thoth'] },
      ben: { tomb: ['Book of Gates', 'Book of the Dead'] },
    })
    expect(result?.winners).toEqual([0, 1])
  })

  test('A worthless duplicate counts among the cards in the tomb', () => {
    const result = ended({ anna: { tomb: ['Statue of Isis', 'Statue of Isis'] }, ben: { tomb: ['Urn'] } })
    expect(result?.winners).toEqual([1])
  })

  test('While the game goes on there is no result', () => {
    expect(scene({ anna: {}, ben: {}, stock: ['Boat'] }).table.referee.result).toBeNull()
  })
})

test('Ties of three: of those with the most points, those with the fewest cards', () => {
  expect(
    winners([
      { total: 9, cards: 3 },
      { total: 9, cards: 2 },
      { total: 4, cards: 1 },
      { total: 9, cards: 2 },
    ]),
  ).toEqual([1, 3])
})
