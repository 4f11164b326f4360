// Mixed sets, half sets apart and joined, starters of both kinds: what such a table is made of and how it scores.
import type { SetId } from '#shared/valley/editions.ts'
import { describe, expect, test } from 'vitest'
import { titles } from '#shared/valley/catalogue.ts'
import { CardIndex } from '#shared/valley/card-index.ts'
import { settle } from '#shared/valley/options.ts'
import { points, scoreParts } from '#shared/valley/scoring.ts'
import { groupsOf, setsOf } from '#shared/valley/set-groups.ts'
import { base, scene, titled } from '../scenario.ts'
import { accepted } from '#test/shared/accepted-options.ts'

const bases = setsOf('base')
const last = setsOf('last-rites')
const baseAndLast: readonly SetId[] = [...bases, ...last]
const all = (...sets: readonly SetId[]) => titles.filter(({ set }) => set !== null && sets.includes(set))

function deckOf(options: Readonly<Record<string, unknown>>, seats = 2): CardIndex {
  return new CardIndex(accepted(settle(options, seats, () => 0)), seats)
}

describe('half sets of base and Last Rites', () => {
  test('joined, sets of the same size count as one: 3, 4, 5 + 5, 6 + 6, 7 + 7, 8', () => {
    const groups = groupsOf(baseAndLast, true)
    expect(groups.map(group => group.length)).toEqual([1, 1, 2, 2, 2, 1])
    expect(groups.map(group => all(...group).length)).toEqual([3, 4, 10, 12, 14, 8])
    expect(groups.map(group => points(all(...group), groups))).toEqual([9, 16, 100, 144, 196, 64])
  })

  test('apart, each scores as a set of its own', () => {
    const groups = groupsOf(baseAndLast, false)
    expect(points(all('statues', 'builders'), groups)).toBe(49 + 49)
    expect(points(all('statues', 'builders'), groupsOf(baseAndLast, true))).toBe(196)
  })

  test('A set without a partner counts alone', () => {
    expect(scoreParts(['Weaver', 'Potter'].map(titled), groupsOf(baseAndLast, true))).toContainEqual({
      label: 'artisans',
      points: 4,
    })
  })

  test('Joined parts are labelled by both sets', () => {
    expect(
      scoreParts(['Statue of Isis', 'Carpenter', 'Overseer'].map(titled), groupsOf(baseAndLast, true)),
    ).toContainEqual({ label: 'statues+builders', points: 9 })
  })

  test('One copy of each card of two editions', () => {
    const cardIndex = deckOf({ sets: baseAndLast, half: 'joined', uniques: ['base', 'last-rites'] })
    const stock = cardIndex.stock.map(card => cardIndex.definitions[card]?.id)
    expect(new Set(stock).size).toBe(stock.length)
    expect(stock).toHaveLength(25 + 26 + 6 + 4)
  })

  test('Effects that ask for a set still mean the printed set', () => {
    const options = { half: 'joined', starters: 'both' }
    const { anna } = scene({
      options,
      anna: { hand: ['Sculptor', 'Carpenter', 'Djed Pillar Amulet'], tomb: ['Overseer'] },
      pyramid: base('Statue of Isis', 'Architect'),
    })
    anna.plays('Sculptor', 'Carpenter')
    expect(anna.discard).toEqual([])
    anna.isAsked('take.pyramid', ['Architect'])
    anna.chooses('Architect')
    anna.cannot('play Djed Pillar Amulet')
  })

  test('In the view points follow how the table scores', () => {
    const joined = scene({ options: { half: 'joined' }, anna: { tomb: ['Statue of Isis', 'Carpenter', 'Victory'] } })
    expect(joined.anna.sees.players[0]?.points).toBe(9)
    const apart = scene({ options: { half: 'apart' }, anna: { tomb: ['Statue of Isis', 'Carpenter', 'Victory'] } })
    expect(apart.anna.sees.players[0]?.points).toBe(3)
  })
})

test('Starters of both kinds: everybody has the same ten', () => {
  const cardIndex = deckOf({ starters: 'both' }, 3)
  for (const seat of [0, 1, 2]) {
    expect(cardIndex.startersOf(seat).map(card => cardIndex.definitions[card]?.id)).toEqual([
      'shabti',
      'shabti',
      'urn',
      'box-of-food',
      'offering-table',
      'menial',
      'menial',
      'embalmer',
      'kite',
      'medjay',
    ])
  }
  const last10 = deckOf({ edition: 'last-rites' }).startersOf(0)
  expect(last10).toHaveLength(10)
})

test('Uniques of any edition, those of the premium edition too', () => {
  const cardIndex = deckOf({ sets: bases, uniques: ['afterlife', 'premium'] })
  const uniques = cardIndex.stock.map(card => cardIndex.definitions[card]).filter(title => title?.kind === 'unique')
  expect(uniques).toHaveLength(12)
  expect(new Set(uniques.map(title => title?.edition))).toEqual(new Set(['afterlife', 'premium']))
})

test('Editions play together: a base card answers an action of Last Rites, an Afterlife card protects from it', () => {
  const { anna, ben } = scene({
    options: { starters: 'both' },
    anna: { hand: ['Stone Mason', 'Priest of Sobek', 'Chariot'] },
    ben: { hand: ['Boat', 'Sphinx', 'Urn', 'Menial', 'Shabti'] },
    stock: ['Axe'],
    pyramid: base('Ring'),
  })
  anna.plays('Stone Mason', '0')
  anna.pays(['Chariot'])
  ben.answers('Boat')
  ben.chooses('Ring')
  anna.plays('Priest of Sobek', 'ben')
  ben.escapesWith('Sphinx')
  anna.isFree()
})
