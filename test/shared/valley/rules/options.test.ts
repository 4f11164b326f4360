// What a table can be asked to be (RULES.md, Ways to play), and what does not go together.
import { sets, type SetId } from '#shared/valley/editions.ts'
import { describe, expect, test } from 'vitest'
import { setOf } from '#shared/valley/set-groups.ts'
import { settle, type ValleyOptions } from '#shared/valley/options.ts'
import { startersOf, stockOf } from '#shared/valley/stock.ts'
import { accepted } from '#test/shared/accepted-options.ts'

const first = () => 0
const settled = (options: unknown, seats = 2, below: (count: number) => number = first): ValleyOptions =>
  accepted(settle(options, seats, below))
const refusal = (options: unknown, seats = 2) => {
  const made = settle(options, seats, first)
  return 'code' in made ? made.message : null
}
const inStock = (options: unknown, seats = 2) =>
  stockOf(settled(options, seats)).reduce((sum, { copies }) => sum + copies, 0)

describe('what is left open is filled in', () => {
  test('the base game where nothing is said', () => {
    const base: ValleyOptions = {
      edition: 'base',
      sets: ['sarcophagi', 'canopic-jars', 'amulets', 'books', 'statues'],
      uniques: ['base'],
      starters: 'base',
      pharaohs: false,
      openDiscards: false,
      quickReactions: false,
    }
    expect(settled(undefined)).toEqual(base)
    expect(settled({})).toEqual(base)
  })
  test('the edition says sets, uniques and starters', () => {
    expect(settled({ edition: 'afterlife' })).toMatchObject({
      sets: ['mummification', 'jewelry', 'chambers', 'weapons', 'tomb-art'],
      uniques: ['afterlife'],
      starters: 'base',
    })
    expect(settled({ edition: 'last-rites' })).toMatchObject({
      sets: ['priestesses', 'priests', 'builders', 'artisans'],
      uniques: ['last-rites'],
      starters: 'last-rites',
    })
  })
  test('the edition says uniques and starters also where sets are given', () => {
    expect(settled({ edition: 'last-rites', sets: ['statues', 'books', 'amulets'] })).toMatchObject({
      sets: ['amulets', 'books', 'statues'],
      uniques: ['last-rites'],
      starters: 'last-rites',
    })
  })
})

describe('the stock', () => {
  test('each edition has 56 cards', () => {
    for (const edition of ['base', 'afterlife']) expect(inStock({ edition })).toBe(56)
  })
  test('half sets have one copy of each card, uniques stay', () => {
    expect(
      inStock({
        sets: [
          'sarcophagi',
          'canopic-jars',
          'amulets',
          'books',
          'statues',
          'mummification',
          'jewelry',
          'chambers',
          'weapons',
          'tomb-art',
        ],
        half: 'joined',
        uniques: ['base', 'afterlife'],
      }),
    ).toBe(50 + 12)
  })
  test('further sets make a longer game', () => {
    expect(inStock({ sets: ['sarcophagi', 'canopic-jars', 'amulets', 'books', 'statues', 'tomb-art'] })).toBe(56 + 14)
  })
  test('every player begins with ten cards', () => {
    expect(startersOf(settled({})).reduce((sum, { copies }) => sum + copies, 0)).toBe(10)
  })
})

describe('sets by lot', () => {
  const sizes = (ids: readonly SetId[]) => ids.map(id => setOf(id).size).sort()
  test('one set of each size from 3 to 7', () => {
    expect(sizes(settled({ sets: 'lot' }).sets)).toEqual([3, 4, 5, 6, 7])
  })
  test('with half sets two of each size, all different', () => {
    const { sets: drawn } = settled({ sets: 'lot', half: 'apart' })
    expect(sizes(drawn)).toEqual([3, 3, 4, 4, 5, 5, 6, 6, 7, 7])
    expect(new Set(drawn).size).toBe(10)
  })
  test('every set of these sizes can be drawn', () => {
    const came = new Set<string>()
    for (let turn = 0; turn < 3; turn++)
      for (const id of settled({ sets: 'lot' }, 2, count => turn % count).sets) came.add(id)
    expect([...came].sort()).toEqual(
      sets
        .filter(set => set.size < 8)
        .map(set => set.id)
        .sort(),
    )
  })
})

describe('what does not go together is refused with a sentence', () => {
  test('more or fewer seats than 1 to 6', () => {
    expect(refusal({}, 7)).toBe('Valley of the Kings is for 1 to 6 players, not for 7.')
    expect(refusal({}, 0)).toBe('Valley of the Kings is for 1 to 6 players, not for 0.')
  })
  test('solitaire for several, or one player without solitaire', () => {
    expect(refusal({ solitaire: 'master' }, 2)).toBe('Solitaire is played alone, not by 2.')
    expect(refusal({}, 1)).toBe('Alone one plays solitaire: choose "starter" or "master".')
    expect(refusal({ solitaire: 'starter' }, 1)).toBeNull()
  })
  test('half sets without a choice of sets', () => {
    expect(refusal({ half: 'joined' })).toBe('Half sets need a choice of sets: say which, or "lot".')
  })
  test('a stock of fewer than 28 cards, or than 14 a seat with five or six', () => {
    expect(refusal({ sets: ['sarcophagi', 'canopic-jars'] })).toBe(
      'The stock would hold 20 cards, and 2 players need at least 28: add a set or uniques.',
    )
    expect(refusal({}, 4)).toBeNull()
    expect(refusal({}, 5)).toBe('The stock would hold 56 cards, and 5 players need at least 70: add a set or uniques.')
    expect(refusal({ sets: ['sarcophagi', 'canopic-jars', 'amulets', 'books', 'statues', 'tomb-art'] }, 5)).toBeNull()
  })
  test('an option that is unknown, twice the same set, no set at all', () => {
    for (const options of [
      { openDiscards: 'yes' },
      { clock: '10' },
      { sets: ['books', 'books'] },
      { sets: [] },
      { edition: 'premium' },
      { cheat: true },
    ]) {
      expect(refusal(options)).toMatch(/^A table cannot be made with this option.*\.$/)
    }
  })
})
