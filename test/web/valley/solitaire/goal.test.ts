// The goal of a solitaire as the page tells it: what the table's own rules make of the same tomb.
import { boxes, editions, setIds } from '#shared/valley/editions.ts'
import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { CardIndex } from '#shared/valley/card-index.ts'
import { settle, type ValleyOptions } from '#shared/valley/options.ts'
import { perfectScore, scoreParts } from '#shared/valley/scoring.ts'
import { runs } from '#test/shared/properties/tested-game.ts'
import { tombKind } from '#web/lib/valley/end/tomb-rank.ts'
import { goalOf, goalRead, partsOf } from '#web/lib/valley/solitaire/goal.ts'
import { sortedPile } from '#web/lib/valley/tomb/sorted-pile.ts'
import { loadAllTexts } from '#test/web/played-games.ts'
import { required } from '#test/shared/required.ts'

beforeAll(loadAllTexts)

const lying = (...cards: readonly string[]) => cards.map((card, k) => ({ id: `t${k}`, card }))
const settled = (options: object): ValleyOptions | null => {
  const made = settle({ solitaire: 'starter', ...options }, 1, () => 0)
  return 'code' in made ? null : made
}
const base = required(settled({}))

/** Any solitaire, and any cards of it in the tomb. */
const played = fc
  .record({
    edition: fc.constantFrom(...boxes),
    sets: fc.subarray([...setIds], { minLength: 2 }),
    half: fc.constantFrom(undefined, 'apart' as const, 'joined' as const),
    starters: fc.constantFrom('base', 'last-rites', 'both'),
    uniques: fc.subarray([...editions]),
  })
  .map(({ half, ...asked }) => settled({ ...asked, ...(half ? { half } : {}) }))
  .filter(made => made !== null)
  .chain(options =>
    fc.record({
      options: fc.constant(options),
      tomb: fc.subarray(new CardIndex(options, 1).definitions.map((title, k) => ({ title, id: `t${k}` }))),
    }),
  )

test('points, perfection and what second copies cost are those of the table', () => {
  fc.assert(
    fc.property(played, ({ options, tomb }) => {
      const cardIndex = new CardIndex(options, 1)
      const goal = goalOf(
        tomb.map(({ id, title }) => ({ id, card: title.id })),
        options,
      )
      const parts = scoreParts(
        tomb.map(({ title }) => title),
        cardIndex.groups,
        true,
      )
      expect(goal.points).toBe(parts.reduce((sum, part) => sum + part.points, 0))
      expect(goal.perfect).toBe(perfectScore(cardIndex))
      expect(goal.cost).toBe(0 - (parts.find(({ label }) => label === 'duplicates')?.points ?? 0))
      expect(partsOf(goal).reduce((sum, part) => sum + part.full, 0)).toBe(goal.perfect)
      expect(partsOf(goal).reduce((sum, part) => sum + part.points, 0) - goal.cost).toBe(goal.points)
    }),
    runs(100),
  )
})

test('what is missing is what the tomb would need, and nothing of it a second time', () => {
  fc.assert(
    fc.property(played, ({ options, tomb }) => {
      const lies = tomb.map(({ id, title }) => ({ id, card: title.id }))
      const needed = partsOf(goalOf(lies, options)).flatMap(({ missing }) =>
        missing.flatMap(({ card, count }) => Array.from({ length: count }, () => card)),
      )
      const full = goalOf([...lies, ...lying(...needed)], options)
      expect(full.points + full.cost).toBe(full.perfect)
      expect(partsOf(full).flatMap(({ missing }) => missing)).toEqual([])
    }),
    runs(100),
  )
})

describe('the base game', () => {
  const tomb = lying('statue-of-isis', 'statue-of-isis', 'statue-of-horus', 'urn', 'urn', 'boat')
  test('is told in one sentence', () => {
    expect(goalRead(goalOf(tomb, base))).toBe(
      '9 of 170 points: Sarcophagi 0 of 3, Canopic Jars 0 of 4, Amulets 0 of 5, Books 0 of 6, Statues 2 of 7, Uniques 1 of 6, Starters 2 of 10; duplicates cost 1 point.',
    )
  })
  test('lacks starters by number', () => {
    expect(goalOf(tomb, base).starters.missing).toEqual([
      { card: 'shabti', count: 4 },
      { card: 'urn', count: 1 },
      { card: 'box-of-food', count: 2 },
      { card: 'offering-table', count: 1 },
    ])
  })
})

test('a table without uniques has no part of them', () => {
  const goal = goalOf([], required(settled({ uniques: [] })))
  expect(partsOf(goal).map(({ set }) => set)).toEqual([
    'sarcophagi',
    'canopic-jars',
    'amulets',
    'books',
    'statues',
    'starter',
  ])
  expect(goalRead(goal)).not.toContain('Uniques')
})

test('a tomb is called by how near it comes, and no step is out of reach', () => {
  const kinds = Array.from({ length: 171 }, (_, points) => tombKind({ points, perfect: 170 }))
  expect([...new Set(kinds)]).toEqual([0, 1, 2, 3, 4])
})

test('a pile is looked through set by set, what the tomb has apart, equal cards as one', () => {
  const pile = lying(
    'urn',
    'statue-of-isis',
    'boat',
    'urn',
    'book-of-gates',
    'statue-of-isis',
    'hopi-canopic-jar',
    'imseti-canopic-jar',
  )
  const { missing, there } = sortedPile(pile, lying('statue-of-isis', 'urn', 'boat'), [
    ['sarcophagi'],
    ['canopic-jars'],
    ['amulets'],
    ['books'],
    ['statues'],
  ])
  expect(missing.map(({ card, count }) => `${count} ${card}`)).toEqual([
    '1 imseti-canopic-jar',
    '1 hopi-canopic-jar',
    '1 book-of-gates',
    '1 boat',
    '2 urn',
  ])
  expect(there).toEqual([{ card: 'statue-of-isis', count: 2 }])
})
