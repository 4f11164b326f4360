// The secrecy property over random games of any kind: watches each, and finds no leak.
import fc from 'fast-check'
import { expect } from 'vitest'
import type { State } from '#shared/engine/game-context.ts'
import { Chance } from '../chance.ts'
import { Watch, type Secrets, type Watched } from '../redrawn-copies.ts'
import { runs, type DescribedGame, type Kind } from './game-kind.ts'

type Looked = Omit<Watched, 'leak'>

/**
 * Watches games: what a viewer may not know can be exchanged, and he gets the same to the byte.
 * @param count of the games
 * @returns how much was looked at: the property would hold for nothing if nothing were exchanged, followed or asked
 */
export function keptSecret<S extends State, D extends DescribedGame>(
  { described, tableOf }: Pick<Kind<S, D>, 'described' | 'tableOf'>,
  secretsOf: (game: D) => Secrets<S>,
  count: number,
): Looked {
  const sum = { twins: 0, different: 0, compared: 0, followed: 0, probed: 0 }
  fc.assert(
    fc.property(described, game => {
      const found = new Watch(
        tableOf(game).setting,
        secretsOf(game),
        new Chance(Math.imul(game.picking, 31) ^ game.seed),
        3,
      ).run(game.picks)
      expect(found.leak).toBeNull()
      for (const key of Object.keys(sum) as (keyof Looked)[]) sum[key] += found[key]
    }),
    runs(count),
  )
  if (process.env['PROPERTIES']) console.log(sum)
  return sum
}
