// What a page finds out from a table: where figures can go, what sites are worth, who leads.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { contestOf, lastRound, worthOfSeat, worthOfSite } from '#shared/tal/standings.ts'
import { longTimeout, playGame, runs } from '../properties/tested-game.ts'
import { randomTalGames, testedTal, wholeGames } from './tal-games.ts'
import { reachOf } from './reach.ts'
import { scene } from './scenario.ts'
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

test('who leads: the owner unless a rival has more, nobody where rivals are level; thieves count like all others', () => {
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
    overseers: 0,
    workers: 0,
  })
  expect(contestOf(table.sees, 10)).toMatchObject({ overseers: null, workers: 1 })
  expect(contestOf(table.sees, 1)).toEqual({ sides: [], overseers: null, workers: null })
})
