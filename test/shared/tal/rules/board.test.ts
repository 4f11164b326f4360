// Pieces, pyramids and the board (RULES.md, Pieces; RULES.md, Pyramids; RULES.md, Board).
import { expect, test } from 'vitest'
import { colours, facts, isLeftOut, ours } from '#shared/tal/board.ts'
import { indexOfPlace, neighbours, nameOfPlace, places, spacesOf } from '#shared/tal/places.ts'
import { blocksOf, kindOf, pointsOf, worthOf } from '#shared/tal/pyramid.ts'
import type { Size } from '#shared/tal/board.ts'
import { placesWithin, wayTo } from '#shared/tal/march-paths.ts'

const at = (name: string): number => indexOfPlace(name)
const steps = (from: string, to: string): number => wayTo(at(from), at(to)).length
/** What a pyramid could be, its layers apart by blanks, a dot where no block lies. */
const kind = (size: Size, built: string) =>
  kindOf(
    built.split(' ').map(layer => [...layer]),
    size,
    '.',
  )

test('per player 5 workers, 2 overseers, 8 scarabs, 8 tablets: 1, 2, 3, 4 and four blanks', () => {
  expect([facts.workers, facts.overseers, facts.scarabs]).toEqual([5, 2, 8])
  expect(facts.tablets).toEqual([1, 2, 3, 4, 0, 0, 0, 0])
})

test('165 blocks in 5 colours, 33 of each', () => {
  expect(colours.length * ours.blocksOfColour).toBe(facts.blocks)
  expect(facts.blocks).toBe(165)
  expect(colours).toContain('black')
})

test("a small pyramid has 5 blocks, a large one 14, the Pharaoh's 30", () => {
  expect([blocksOf('small'), blocksOf('large'), blocksOf('pharaoh')]).toEqual([5, 14, 30])
})

test('kinds: each layer of one colour is layered, all of one colour is single colour, everything else is mixed', () => {
  expect(kind('small', 'RRRR B')).toBe('layered')
  expect(kind('small', 'RRRR R')).toBe('single')
  expect(kind('small', 'RRRB B')).toBe('mixed')
  expect(kind('large', 'RRRRRRRRR BBBB W')).toBe('layered')
})

test('layers of a layered pyramid may share a colour; where all share one it is a single-colour pyramid', () => {
  expect(kind('large', 'RRRRRRRRR BBBB R')).toBe('layered')
  expect(kind('large', 'RRRRRRRRR RRRR R')).toBe('single')
})

test("the centre block of a large pyramid's ground layer is hidden: its colour never counts", () => {
  expect(kind('large', 'RRRRBRRRR RRRR R')).toBe('single')
  expect(kind('large', 'RRRRBRRRR WWWW R')).toBe('layered')
  expect(kind('large', 'RRRBRRRRR RRRR R')).toBe('mixed')
  // A small one has no such block.
  expect(kind('small', 'RRRR B')).not.toBe('single')
})

test('mixed, layered and single colour: 1, 2, 4 for a small pyramid and 4, 8, 12 for a large one', () => {
  const points = (size: Size) => (['mixed', 'layered', 'single'] as const).map(each => pointsOf(size, each))
  expect([points('small'), points('large')]).toEqual([
    [1, 2, 4],
    [4, 8, 12],
  ])
})

test('only a complete pyramid is worth anything now; what it could be is the best that its blocks allow', () => {
  const worth = (size: Size, built: string) =>
    worthOf(
      built.split(' ').map(layer => [...layer]),
      size,
      '.',
    )
  expect(worth('large', '......... .... .')).toEqual({ kind: 'single', now: 0, could: 12 })
  expect(worth('large', 'RR...R... .... .')).toEqual({ kind: 'single', now: 0, could: 12 })
  expect(worth('large', 'RRRRRRRRR B... .')).toEqual({ kind: 'layered', now: 0, could: 8 })
  expect(worth('large', 'RB....... .... .')).toEqual({ kind: 'mixed', now: 0, could: 4 })
  expect(worth('small', 'KKKK W')).toEqual({ kind: 'layered', now: 2, could: 2 })
})

test('15 sites in 7 areas; every site lies in one, and area 16 is the centre', () => {
  expect(ours.sites.map(({ site }) => site)).toEqual(Array.from({ length: 15 }, (_, index) => index + 1))
  expect(ours.areas.map(({ area }) => area)).toEqual([16, 17, 18, 19, 20, 21, 22])
  for (const { area } of ours.sites) expect(ours.areas.some(each => each.area === area)).toBe(true)
  expect(facts.centre).toBe(16)
})

test('build spaces A to H round a large site, A to F round a small one', () => {
  expect(spacesOf(0).map(nameOfPlace)).toEqual([...'ABCDEFGH'].map(letter => `1/${letter}`))
  expect(spacesOf(1).map(nameOfPlace)).toEqual([...'ABCDEF'].map(letter => `2/${letter}`))
})

test('four players use all 15 sites; three players close the three-sun sites; two players close the two- and three-sun sites', () => {
  const open = (seats: number) => ours.sites.filter(site => !isLeftOut(site, seats)).map(({ site }) => site)
  expect(open(4)).toHaveLength(15)
  expect(open(3)).toEqual([1, 2, 3, 5, 6, 7, 9, 10, 11, 13, 14, 15])
  expect(open(2)).toEqual([1, 2, 5, 6, 9, 10, 13, 14, 15])
})

test("one step: from a build space to its site's area or back, to the next or previous space of the same site, to a neighbouring area", () => {
  const beside = (name: string) => [...(neighbours[at(name)] ?? [])].map(nameOfPlace).sort()
  expect(beside('6/C')).toEqual(['19', '6/B', '6/D'])
  expect(beside('18')).toEqual([
    '17',
    ...[...'ABCDEFGH'].map(letter => `3/${letter}`),
    ...[...'ABCDEF'].map(letter => `4/${letter}`),
  ])
  // What leads there leads back.
  places.forEach((_, place) => {
    for (const next of neighbours[place] ?? []) expect(neighbours[next]).toContain(place)
  })
})

test('the spaces run round a site: the last is beside the first', () => {
  expect(steps('1/A', '1/H')).toBe(1)
  expect(steps('2/F', '2/A')).toBe(1)
})

test('16 to 15/B costs 1; 6/C to 20 costs 2', () => {
  expect(steps('16', '15/B')).toBe(1)
  expect(steps('6/C', '20')).toBe(2)
})

test('no two places are more than 6 apart', () => {
  const far = places.flatMap((_, from) => places.map((_to, to) => wayTo(from, to).length))
  expect(Math.max(...far)).toBe(6)
})

test('a way is the shortest there is and every step of it leads to a place beside', () => {
  places.forEach((_, from) => {
    const cost = new Map([[from, 0]])
    for (const [place, so] of cost)
      for (const next of neighbours[place] ?? []) if (!cost.has(next)) cost.set(next, so + 1)
    const ways = places.map((_to, to) => wayTo(from, to))
    expect(ways.map(way => way.length)).toEqual(places.map((_to, to) => cost.get(to)))
    expect(ways.every(way => way.every((place, index) => neighbours[way[index - 1] ?? from]?.includes(place)))).toBe(
      true,
    )
    expect(placesWithin(from, 3)).toEqual(
      [...placesWithin(from, 3)].sort((one, other) => wayTo(from, one).length - wayTo(from, other).length),
    )
    expect(new Set(placesWithin(from, 2))).toEqual(
      new Set([...cost].filter(([, so]) => so > 0 && so <= 2).map(([place]) => place)),
    )
  })
})
