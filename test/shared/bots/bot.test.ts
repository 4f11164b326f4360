// Bots, at every level: they pick what is legal, the same whenever they know the same, and better players win.
import { describe, expect, test } from 'vitest'
import { weights } from '#shared/valley/bot/weights/base.ts'
import { matchUp, meanOf } from '#test/arena/match-up.ts'
import { playerOf } from '#test/arena/players.ts'
import { kindOf } from '#test/training/kinds.ts'
import { required } from '#test/shared/required.ts'
import { longTimeout } from '../properties/tested-game.ts'
import { playedGames, playSoundly, someGames } from './soundness.ts'

/** `npm run soundness` plays many more. */
const gamesPlayed = 5
/** At one question of so many, twins are compared. */
const twinsOnceIn = 40

describe.each(playedGames)('$game.name', kind => {
  test('every pick of bots is legal, the same whatever its seat may not know, and games end', longTimeout, () => {
    const found = someGames(kind, gamesPlayed, 1).map(game => playSoundly(kind, game, twinsOnceIn))
    expect(found.reduce((sum, { twins }) => sum + twins, 0)).toBeGreaterThan(gamesPlayed)
  })

  test('the same seed gives the same game', longTimeout, () => {
    for (const game of someGames(kind, 2, 2))
      expect(playSoundly(kind, game, Infinity)).toEqual(playSoundly(kind, game, Infinity))
  })
})

test(
  'alone a strong bot gets more points than the greedy player, a greedy one more than chance',
  longTimeout,
  async () => {
    const kind = kindOf('valley', 'solitaire')
    const alone = await kind.weights()
    const points = (player: 'strong' | 'greedy' | 'random') =>
      meanOf(
        kind
          .tables(1)
          .flatMap(
            setting => matchUp(setting.prepared, [playerOf(player, setting, alone), setting.first], 2, 3).margins,
          ),
      )
    const greedy = points('greedy')
    expect(points('strong')).toBeGreaterThan(greedy + 15)
    expect(greedy).toBeGreaterThan(points('random'))
  },
)

test('a strong bot beats the greedy player, a greedy one chance', longTimeout, () => {
  const kind = kindOf('valley', 'base')
  const setting = required(kind.tables(2)[0])
  const wins = (one: 'strong' | 'greedy', other: 'greedy' | 'random') => {
    const { games, wins } = matchUp(
      setting.prepared,
      [playerOf(one, setting, weights), playerOf(other, setting, weights)],
      8,
      3,
    )
    return wins / games
  }
  expect(wins('strong', 'greedy')).toBeGreaterThan(0.7)
  expect(wins('greedy', 'random')).toBeGreaterThan(0.7)
})
