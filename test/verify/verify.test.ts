// The verifier of its own agrees with the tables' code on random games of every kind, and refuses what was changed in them.
import { describe, expect, test } from 'vitest'
import { Chance } from '#shared/chance.ts'
import { games } from '#shared/games.ts'
import { testedGames } from '#test/shared/properties/tested-games.ts'
import { historyOf, shuffledGame } from '#test/shared/table/shuffled-table.ts'
import { playedGames, tampered } from './random-games.ts'
import { verify } from './verify.ts'

describe.each(testedGames.map(kind => [kind.game.name, kind] as const))('%s', (_, kind) => {
  const played = [...playedGames(kind, 15, 20_140_501)]

  test('random games are verified, to the last number drawn', () => {
    for (const { history, result, table, drawn } of played)
      expect(verify(games[history.game], history, result)).toEqual({
        faults: [],
        moves: history.picks.length,
        drawn,
        result,
        table,
      })
    // Of every kind: with undos, with seats that gave no share, with a count that went up.
    expect(played.some(({ history }) => history.picks.some(move => 'undo' in move))).toBe(true)
    expect(played.some(({ history }) => history.shuffle?.shares.includes(null))).toBe(true)
    expect(played.some(({ history }) => (history.shuffle?.count ?? 0) > 0)).toBe(true)
  })

  test('whatever is changed in them is refused', () => {
    for (const game of played.slice(0, 5)) {
      const kinds = Object.entries(tampered(game, new Chance(7)))
      expect(kinds.length).toBeGreaterThanOrEqual(8)
      for (const [what, history] of kinds)
        expect(verify(games[history.game], history, game.result).faults, what).not.toEqual([])
      const { scores, winners } = game.result
      const other = { scores: scores.map(each => ({ ...each, total: each.total + 1 })), winners }
      expect(verify(games[game.history.game], game.history, other).faults).not.toEqual([])
    }
  })
})

test('what a table tells of a finished game is enough', async () => {
  const { table } = await shuffledGame('tal', 3, 9, { short: true })
  const history = await historyOf(table)
  expect(verify(games.tal, history).faults).toEqual([])
  expect(verify(games.tal, { ...history, shuffle: null }).faults).not.toEqual([])
})
