// Nothing leaks: the secrecy property over random games, for every seat and for a spectator.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Chance } from '../chance.ts'
import { Watch } from '../twins.ts'
import { described, patience, runs, tableOf } from './playing.ts'
import { valleySecrets, watchSeed } from './secrets.ts'

test('what a viewer may not know can be exchanged, and he gets the same to the byte', patience, () => {
  const sum = { twins: 0, different: 0, compared: 0, followed: 0, probed: 0 }
  fc.assert(fc.property(described, game => {
    const found = new Watch(tableOf(game).setting, valleySecrets(game), new Chance(watchSeed(game)), 3).run(game.picks)
    expect(found.leak).toBeNull()
    for (const key of Object.keys(sum) as (keyof typeof sum)[]) sum[key] += found[key]
  }), runs(40))
  if (process.env['PROPERTIES']) console.log(sum)
  // It would hold for nothing if nothing were exchanged, followed or asked.
  expect(sum.different / sum.twins).toBeGreaterThan(0.9)
  expect(sum.followed / sum.twins).toBeGreaterThan(1.5)
  expect(sum.probed).toBeGreaterThan(1000)
})
