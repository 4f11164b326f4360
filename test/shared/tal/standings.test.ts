// What a page finds out from a table: where figures can go, what sites are worth, who leads.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { contestedSites, contestOf, sitesToTakeOver } from '#shared/tal/contest.ts'
import { lastRound, worthOfSeat, worthOfSite } from '#shared/tal/standings.ts'
import { longTimeout, playGame, runs } from '../properties/tested-game.ts'
import { randomTalGames, testedTal, wholeGames } from './tal-games.ts'
import { reachOf } from './reach.ts'
import { scene, type Setting } from './scenario.ts'
import { isTalOption, isTalQuestion, talTable } from '#test/shared/typed-by-game.ts'

test('where a figure can go is exactly what the table offers it, with the same steps and ways', longTimeout, () => {
  let compared = 0
  fc.assert(
    fc.property(randomTalGames, game => {
      playGame(testedTal, game, ({ referee }, chance) => {
        if (!chance.once(5)) return
        for (const seat of referee.waitingFor) {
          const table = talTable(referee.table(seat))
          const question = referee.decisions(seat).find(isTalQuestion('work', 'march', 'march.open'))
          if (!question) continue
          const offered = question.options.filter(isTalOption('go')).map(({ params }) => params)
          for (const { id } of table.pieces.filter(piece => piece.seat === seat)) {
            const own = offered.filter(({ piece }) => piece === id).map(({ piece: _, ...way }) => way)
            if (own.length === 0) continue
            compared++
            expect(reachOf(table, id, question.params.left)).toEqual(own)
          }
        }
      })
    }),
    runs(12),
  )
  expect(compared).toBeGreaterThan(200)
})

test('a written march is gone on with from where it has led', () => {
  const { anna } = scene({ phase: 'overseers' })
  anna.picks('o1>17')
  expect(reachOf(anna.sees, '0o1', 1).map(({ to }) => to)).toContain('18')
  expect(reachOf(anna.sees, '0o2', 1).map(({ to }) => to)).not.toContain('18')
  expect(reachOf(anna.sees, '0o2', 2)).toContainEqual({ to: '18', steps: 2, via: ['17'] })
})

test('what a site is worth now and could be; what a seat has and could have', () => {
  const { table } = scene({
    phase: 'workers',
    sites: {
      15: { owner: 'anna', built: 'RRRR B' },
      9: { owner: 'anna', built: 'RRR' },
      1: { owner: 'ben', built: 'RB' },
    },
  })
  expect(worthOfSite(table.site(15))).toEqual({ kind: 'layered', now: 2, could: 2 })
  expect(worthOfSite(table.site(9))).toEqual({ kind: 'single', now: 0, could: 12 })
  expect(worthOfSeat(table.sees, 0)).toEqual({ now: 2, could: 14 })
  expect(worthOfSeat(table.sees, 1)).toEqual({ now: 0, could: 4 })
})

test('a round that is called the last is the last, and most games know theirs before it is over', longTimeout, () => {
  const games = { all: 0, known: 0 }
  fc.assert(
    fc.property(
      wholeGames.map(game => ({ ...game, undoes: false })),
      game => {
        const rounds: number[] = []
        const { referee } = playGame(testedTal, game, ({ referee: now }) => {
          const table = talTable(now.table(null))
          if (!now.over && lastRound(table) === 'sure') rounds.push(table.round)
        })
        const { round } = talTable(referee.table(null))
        expect(rounds.filter(each => each !== round)).toEqual([])
        games.all++
        games.known += rounds.length > 0 ? 1 : 0
      },
    ),
    runs(20),
  )
  expect(games.known).toBeGreaterThan(games.all / 4)
})

test('the last round is near once a group of 5 blocks would end it; an empty bag makes it sure only after the auction', () => {
  const seen = (setting: Partial<Setting>) => lastRound(scene({ phase: 'workers', ...setting }).table.sees)
  expect([24, 25].map(blocks => seen({ pharaoh: 'K'.repeat(blocks) }))).toEqual([null, 'near'])
  expect(seen({ bag: '' })).toBe('sure')
  expect(seen({ phase: 'auction', groups: ['RRRRR', 'KKKKK', 'WWWWW'], bag: '' })).toBeNull()
})

test('a last round that is sure before somebody builds stays so while that player builds', () => {
  // Anna has stolen five blocks, of which her only worker on a site of hers builds two.
  const { table, anna } = scene({
    phase: 'build',
    pharaoh: 'RRRRRWWWWWBBBBBYYYYYRRRRRWWW',
    sites: { 14: { owner: 'anna' } },
    anna: { workers: ['14/A'], blocks: 'RRRRR', stole: [2, 2, 1] },
    ben: {},
  })
  expect(lastRound(table.sees)).toBe('sure')
  for (const cell of ['14.0.0', '14.0.1']) {
    anna.builds('red', cell)
    expect(lastRound(table.sees)).toBe('sure')
  }
})

test('the majority is measured against the owner alone, so that several rivals can have it; thieves count like all others', () => {
  const { table } = scene({
    phase: 'steal',
    sites: { 9: { owner: 'ben', built: 'R' }, 10: { owner: 'ben', built: 'R' } },
    anna: { overseers: ['9/A'], workers: ['9/B', '9/C'], stole: [1, 0] },
    ben: { workers: ['9/D'] },
    cleo: { overseers: ['10/A'] },
    dan: { overseers: ['10/B'] },
  })
  expect(contestOf(table.sees, 9)).toEqual({
    sides: [
      { seat: 1, overseers: 0, workers: 1 },
      { seat: 0, overseers: 1, workers: 2 },
    ],
    overseers: [0],
    workers: [0],
  })
  expect(contestOf(table.sees, 10)).toMatchObject({ overseers: [2, 3], workers: [1] })
  expect(contestOf(table.sees, 1)).toEqual({ sides: [], overseers: [], workers: [] })
})

test('a site is contested as long as its pyramid is not complete, by whoever stands there beside its owner', () => {
  const { table } = scene({
    phase: 'workers',
    sites: { 9: { owner: 'ben', built: 'R' }, 10: { owner: 'ben', built: 'RRRRR' }, 13: { owner: 'ben' } },
    anna: { workers: ['9/A', '10/A'] },
    ben: { workers: ['13/A'] },
  })
  expect(contestedSites(table.sees)).toEqual([9])
})

test('nobody has the majority on a site that nobody owns', () => {
  const { table } = scene({ phase: 'workers', anna: { workers: ['2/A'] }, ben: { workers: ['2/B', '2/C'] } })
  expect(contestOf(table.sees, 2)).toMatchObject({ overseers: [], workers: [] })
})

test('the sites that a seat may take over are those that the rules ask it about', () => {
  const rivals = {
    9: { owner: 'ben', built: 'R' },
    10: { owner: 'ben', built: 'RRRRR' },
    13: { owner: 'ben' },
  } as const
  const strong = { overseers: ['9/A', '13/A'], workers: ['9/B', '13/B', '10/B'] }
  const { table, anna } = scene({
    phase: 'takeover',
    sites: rivals,
    anna: strong,
    ben: { workers: ['13/C'] },
    cleo: {},
  })
  expect([0, 1, 2].map(seat => sitesToTakeOver(table.sees, seat))).toEqual([[9], [], []])
  expect(anna.question.params).toMatchObject({ site: 9 })
  anna.passes()
  expect(anna.isWaitedFor).toBe(false)
  // Neither in the first round, nor without a scarab.
  const first = scene({ phase: 'workers', round: 1, sites: rivals, anna: strong, ben: {} })
  expect(sitesToTakeOver(first.table.sees, 0)).toEqual([])
  const all = Object.fromEntries([1, 2, 3, 4, 5, 6, 7, 8].map(site => [site, { owner: 'anna' }] as const))
  const poor = scene({ phase: 'workers', sites: { ...rivals, ...all }, anna: strong, ben: {}, cleo: {}, dan: {} })
  expect(sitesToTakeOver(poor.table.sees, 0)).toEqual([])
})
