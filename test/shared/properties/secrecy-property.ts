// The secrecy property over random games: watches each of them, and expects no leak.
import fc from 'fast-check'
import { expect } from 'vitest'
import type { State } from '#shared/engine/game-context.ts'
import { Chance } from '#shared/chance.ts'
import { SecrecyWatch, type SecrecyRules, type SecrecyReport } from '../redrawn-copies.ts'
import { runs, type RandomGame, type TestedGame } from './tested-game.ts'

const counted = ['copies', 'differing', 'compared', 'followed', 'probed'] as const
type SecrecyCounts = Omit<SecrecyReport, 'leak'>

/**
 * Watches games: what a viewer may not know can be exchanged, and he gets the same to the byte.
 * @param count of the games
 * @returns how much was looked at: the property would hold for nothing if nothing were exchanged, followed or asked
 */
export function checkSecrecy<S extends State, D extends RandomGame>(
  { randomGames, tableOf }: Pick<TestedGame<S, D>, 'randomGames' | 'tableOf'>,
  secretsOf: (game: D) => SecrecyRules<S>,
  count: number,
): SecrecyCounts {
  const sum = { copies: 0, differing: 0, compared: 0, followed: 0, probed: 0 }
  fc.assert(
    fc.property(randomGames, game => {
      const found = new SecrecyWatch(
        tableOf(game).setting,
        secretsOf(game),
        new Chance(Math.imul(game.picking, 31) ^ game.seed),
        3,
      ).run(game.picks)
      expect(found.leak).toBeNull()
      for (const key of counted) sum[key] += found[key]
    }),
    runs(count),
  )
  if (process.env['PROPERTIES']) console.log(sum)
  return sum
}
