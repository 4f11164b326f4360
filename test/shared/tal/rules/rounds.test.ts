// The order of a round, the beginning and the end (RULES.md, A round; RULES.md, End).
import { expect, test } from 'vitest'
import { phases } from '#shared/tal/table.ts'
import { tal } from '#shared/tal/index.ts'
import { Chance } from '#shared/chance.ts'
import { TestTable } from '#test/shared/test-table.ts'
import { scene, type Setting } from '../scenario.ts'
import { talTable } from '#test/shared/typed-by-game.ts'

const smalls = (owner: 'anna' | 'ben', sites: readonly number[], built = 'RRRR B') =>
  Object.fromEntries(sites.map(site => [site, { owner, built }]))
/** The last pick of a round: anna could still build. */
const last = { phase: 'build', anna: { workers: ['15/A'], blocks: 'R' } } satisfies Setting

test("auction, overseers, workers, steal, take over, build: the crib card's order", () => {
  expect(phases).toEqual(['auction', 'overseers', 'workers', 'steal', 'takeover', 'build'])
})

test('one Pharaoh stone marks the start player: by lot at first; it passes clockwise, and whoever has it is first in each phase', () => {
  const starts = new Set(
    Array.from(
      { length: 40 },
      (_, seed) =>
        talTable(
          new TestTable({
            game: tal,
            options: { short: false },
            seats: 4,
            seed: new Chance(seed).seed(),
          }).referee.table(null),
        ).start,
    ),
  )
  expect([...starts].sort()).toEqual([0, 1, 2, 3])
  const { table, anna, ben, cleo } = scene({
    ...last,
    sites: { 15: { owner: 'anna' } },
    start: 'anna',
    ben: {},
    cleo: {},
  })
  anna.hasEnough()
  expect([table.round, table.sees.start]).toEqual([3, 1])
  ben.bids()
  cleo.bids()
  anna.bids()
})

test('all figures start in area 16, nobody owns a site, and every block is in the bag or in a group', () => {
  const table = new TestTable({ game: tal, options: { short: false }, seats: 3, seed: new Chance(1).seed() })
  const seen = talTable(table.referee.table(null))
  expect(new Set(seen.pieces.map(({ at }) => at))).toEqual(new Set(['16']))
  expect(seen.pieces.map(({ id, kind }) => [id, kind])).toEqual(
    [0, 1, 2].flatMap(seat => [
      ...[1, 2].map(number => [`${seat}o${number}`, 'overseer']),
      ...[1, 2, 3, 4, 5].map(number => [`${seat}w${number}`, 'worker']),
    ]),
  )
  expect(table.lines.map(({ key, seat }) => [key, seat])).toEqual([
    ['begin', seen.start],
    ['groups', null],
  ])
  expect(seen.sites.every(({ owner, complete }) => owner === null && !complete)).toBe(true)
  expect(seen.sites.filter(({ closed }) => closed).map(({ site }) => site)).toEqual([4, 8, 12])
  expect([seen.round, seen.phase, seen.bag, seen.groups.length]).toEqual([1, 'auction', 165 - 20, 4])
  expect(seen.players.map(({ scarabs }) => scarabs)).toEqual([8, 8, 8])
})

test.each([2, 3, 4])(
  "a first round of %i players: everything openly and in turn order, from the stone's owner on",
  seats => {
    const names = ['anna', 'ben', 'cleo', 'dan'] as const
    const at = scene({
      round: 1,
      phase: 'auction',
      start: 'ben',
      groups: Array.from({ length: seats + 1 }, () => 'KRWBY'),
      ...Object.fromEntries(names.slice(0, seats).map(name => [name, {}])),
    })
    const order = [...names.slice(1, seats), names[0]]
    const { table } = at
    for (const kind of ['bid', 'march', 'work']) {
      for (const name of order) {
        at[name].isAsked(kind)
        expect([table.turn, table.sees.marches]).toEqual([name, []])
        at[name].hasEnough()
      }
    }
    expect(table.lines.filter(({ key }) => key === 'stone').map(({ seat }) => seat)).toEqual([2 % seats])
    expect([table.round, table.phase, table.sees.start, table.sees.groups.length]).toEqual([
      2,
      'auction',
      2 % seats,
      seats + 1,
    ])
    expect(table.pharaoh).toBe('KRWBY')
  },
)

test('what figures have done in a round is over with it: they claim, steal and build again in the next', () => {
  const { table, anna, ben } = scene({
    phase: 'overseers',
    start: 'ben',
    sites: { 10: { owner: 'ben', built: 'RRRR' }, 15: { owner: 'anna' } },
    anna: { overseers: ['10/A', '16'], workers: ['10/B', '15/A'], blocks: 'KKK' },
    ben: { workers: ['10/C', '10/D'] },
  })
  const round = (site: number) => {
    ben.marches()
    anna.marches(`o2>${site}/A`)
    anna.claims(site)
    for (const player of [table.sees.start === 1 ? ben : anna, table.sees.start === 1 ? anna : ben]) player.hasEnough()
    anna.steals(...anna.options.slice(0, 1))
    anna.steals(...anna.options.slice(0, 1))
    expect(anna.piece('w1').stole).toBe(2)
    anna.hasEnough()
    anna.isAsked('build')
    expect(anna.question.params).toEqual({ left: [{ site: 15, blocks: 2 }] })
    anna.picks(...anna.options.slice(0, 1))
    anna.picks(...anna.options.slice(0, 1))
    anna.hasEnough()
    expect(anna.piece('w1').stole).toBeUndefined()
  }
  round(14)
  anna.bids()
  ben.bids()
  round(13)
  expect([table.owner(14), table.owner(13), table.built(15).replaceAll('.', '').trim().length]).toEqual([
    'anna',
    'anna',
    4,
  ])
})

test("the round in which the Pharaoh's pyramid holds 30 blocks is played out", () => {
  const { table, anna, ben } = scene({
    ...last,
    sites: { 15: { owner: 'anna' }, 14: { owner: 'ben' } },
    pharaoh: 'K'.repeat(29),
    anna: { workers: ['15/A'], blocks: 'RR' },
    ben: { workers: ['14/A'], blocks: 'Y' },
  })
  anna.hasEnough()
  expect([table.pharaoh.length, table.over]).toEqual([30, false])
  ben.isAsked('build')
  ben.builds('yellow', '14.0.0')
  ben.hasEnough()
  expect(table.over).toBe(true)
  expect([table.turn, table.asked, table.news.at(-1)]).toEqual([null, [], 'over'])
})

test('29 blocks do not end the game', () => {
  const { table, anna } = scene({ ...last, sites: { 15: { owner: 'anna' } }, pharaoh: 'K'.repeat(28) })
  anna.hasEnough()
  expect([table.over, table.round]).toEqual([false, 3])
})

test("the game ends when every open site's pyramid is complete", () => {
  const large = (owner: 'anna' | 'ben', sites: readonly number[], colour: string) =>
    smalls(owner, sites, `${colour.repeat(9)} ${colour.repeat(4)} ${colour}`)
  const sites = {
    ...large('ben', [1, 5], 'R'),
    ...large('ben', [9], 'B'),
    ...smalls('ben', [2, 6, 10, 13, 14], 'KKKK W'),
    15: { owner: 'anna' as const, built: 'YYYY' },
  }
  const { table, anna } = scene({ ...last, sites, anna: { workers: ['15/A'], blocks: 'Y' } })
  anna.builds('yellow', '15.1.0')
  expect(table.over).toBe(false)
  anna.hasEnough()
  expect(table.over).toBe(true)
  expect(table.result?.winners).toEqual([1])
  expect(table.result?.scores.map(({ total }) => total)).toEqual([4, 36 + 10])
})

test("only completed pyramids score, part by part; the Pharaoh's scores nothing", () => {
  const { table, anna } = scene({
    ...last,
    pharaoh: 'Y'.repeat(30),
    sites: {
      15: { owner: 'anna' },
      ...smalls('anna', [2]),
      1: { owner: 'ben', built: 'WWWWKWWWW WWWW W' },
      5: { owner: 'ben', built: 'BBBBBBBBB BBBB' },
    },
  })
  anna.hasEnough()
  expect(table.result?.scores).toEqual([
    {
      seat: 0,
      total: 2,
      parts: [
        ['large-single', 0],
        ['large-layered', 0],
        ['large-mixed', 0],
        ['small-single', 0],
        ['small-layered', 2],
        ['small-mixed', 0],
      ].map(([label, points]) => ({ label, points })),
    },
    {
      seat: 1,
      total: 12,
      parts: [
        ['large-single', 12],
        ['large-layered', 0],
        ['large-mixed', 0],
        ['small-single', 0],
        ['small-layered', 0],
        ['small-mixed', 0],
      ].map(([label, points]) => ({ label, points })),
    },
  ])
  expect(table.result?.winners).toEqual([1])
})

test('most points win; a tie: more completed pyramids, then more blocks in them, then a shared victory', () => {
  const end = (sites: Setting['sites']) => {
    const { table, anna } = scene({ ...last, pharaoh: 'K'.repeat(30), sites: { 15: { owner: 'anna' }, ...sites } })
    anna.hasEnough()
    return table.result?.winners
  }
  expect(end({ ...smalls('anna', [2], 'RRRR R'), ...smalls('ben', [6, 10]) })).toEqual([1])
  expect(end({ ...smalls('anna', [2], 'RRRR R'), ...smalls('ben', [6], 'WWWB Y') })).toEqual([0])
  expect(end({ ...smalls('anna', [2], 'RRRR R'), 1: { owner: 'ben', built: 'RWWWKWWWW WWWW B' } })).toEqual([1])
  expect(end({ ...smalls('anna', [2, 6]), 1: { owner: 'ben', built: 'RWWWKWWWW WWWW B' } })).toEqual([0])
  expect(end({ ...smalls('anna', [2]), ...smalls('ben', [6], 'WWWW B') })).toEqual([0, 1])
  expect(end({})).toEqual([0, 1])
})

test('nobody is asked in phases that concern nobody', () => {
  const { table, anna, ben } = scene({ phase: 'workers' })
  anna.hasEnough()
  ben.hasEnough()
  expect([table.round, table.phase]).toEqual([3, 'auction'])
})

test('what has ended a phase cannot be taken back, though the same player is asked next', () => {
  const { anna, ben } = scene({
    phase: 'workers',
    turn: 'ben',
    sites: { 9: { owner: 'anna', built: 'R' } },
    ben: { overseers: ['9/A'], workers: ['9/B'] },
  })
  ben.hasEnough()
  ben.isAsked('steal')
  ben.cannotTakeBack()
  expect(anna.isWaitedFor).toBe(false)
})

test('the last pick of a round cannot be taken back once groups are drawn', () => {
  const { anna } = scene({ ...last, sites: { 15: { owner: 'anna' } } })
  anna.hasEnough()
  anna.cannotTakeBack()
})
