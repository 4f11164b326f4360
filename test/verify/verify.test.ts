// The verifier of its own agrees with the tables' code on random games of every kind, and refuses what was changed in them.
import { describe, expect, test } from 'vitest'
import { Chance } from '#shared/chance.ts'
import { games } from '#shared/games.ts'
import { testedGames } from '#test/shared/properties/tested-games.ts'
import { required } from '#test/shared/required.ts'
import { historyOf, shuffledGame } from '#test/shared/table/shuffled-table.ts'
import { playedGames, tampered } from './random-games.ts'
import { verify } from './verify.ts'
import { verifyKept, type KeptGame } from './verify-kept.ts'

describe.each(testedGames.map(kind => [kind.game.name, kind] as const))('%s', (_, kind) => {
  const played = [...playedGames(kind, 15, 20_140_501)]

  test('random games are verified, to the last number drawn', () => {
    for (const { history, result, table, drawn, begins } of played)
      expect(verify(games[history.game], history, result, begins)).toEqual({
        faults: [],
        moves: history.picks.length,
        begins: begins ?? expect.toBeOneOf([expect.any(Number), null]),
        drawn,
        result,
        table,
      })
    // Of every kind: with undos, with seats that gave no share, with a count that went up.
    expect(played.some(({ history }) => history.picks.some(move => 'undo' in move))).toBe(true)
    expect(played.some(({ history }) => history.shuffle?.shares.includes(null))).toBe(true)
    expect(played.some(({ history }) => (history.shuffle?.count ?? 0) > 0)).toBe(true)
  })

  test('seeds are passed over only where a seat had to begin, and for that one', () => {
    for (const { history, result, begins } of played) {
      const faultsWith = (said?: number | null) => verify(games[history.game], history, result, said).faults
      // All else agrees: of such a game alone nobody can tell that it was dealt until it suited the table.
      expect(faultsWith()).toEqual([])
      if ((history.shuffle?.count ?? 0) > 0) expect(faultsWith(null)).not.toEqual([])
      if (begins !== null && history.seats > 1) expect(faultsWith((begins + 1) % history.seats)).not.toEqual([])
    }
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

test('a file is told of in sentences, whatever it holds', async () => {
  const { table } = await shuffledGame('tal', 3, 9, { short: true })
  const history = await historyOf(table)
  const { version } = games.tal
  expect(verifyKept({ ...history, rules: version }).outcome).toBe('agrees')
  const shuffle = required(history.shuffle)
  const others = [
    { rules: version + 1 },
    { seed: '00' },
    { options: undefined },
    { shuffle: { ...shuffle, shares: null } },
  ]
  const found = others.map(other => verifyKept({ ...history, ...other } as unknown as KeptGame))
  expect(found.map(({ outcome }) => outcome)).toEqual(['other rules', 'differs', 'differs', 'differs'])
  expect(found[0]?.sentences).toEqual([
    `was played by rules ${version + 1}, and these are rules ${version}: take the code of that time`,
  ])
})

test('where seeds were passed over, and nobody says who had to begin, that is told', () => {
  const kind = required(testedGames[0])
  const passed = [...playedGames(kind, 15, 20_140_501)].find(({ history }) => (history.shuffle?.count ?? 0) > 0)
  const { history, begins } = required(passed)
  expect(verifyKept(history).sentences[1]).toContain(`so that seat ${begins} begins: right only`)
  expect(verifyKept(history, begins).sentences).toHaveLength(1)
  expect(verifyKept(history, null).outcome).toBe('differs')
})
