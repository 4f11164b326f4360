// Nothing leaks: the secrecy property over random games, for every seat and for a spectator.
import { expect, test } from 'vitest'
import { Chance } from '#shared/chance.ts'
import { SecrecyWatch } from '../redrawn-copies.ts'
import { checkSecrecy } from './secrecy-property.ts'
import { leaks } from './leaks.ts'
import { longTimeout, tableOf, testedValley, type RequestedOptions, type RandomValleyGame } from './valley-games.ts'
import { valleySecrecy } from './valley-secrets.ts'

test('what a viewer may not know can be exchanged, and he gets the same to the byte', longTimeout, () => {
  const sum = checkSecrecy(testedValley, valleySecrecy, 30)
  expect(sum.differing / sum.copies).toBeGreaterThan(0.9)
  expect(sum.followed / sum.copies).toBeGreaterThan(1.5)
  expect(sum.probed).toBeGreaterThan(1000)
})

/** The editions one after the other. */
const boxed: readonly RequestedOptions[] = [{}, { edition: 'afterlife', pharaohs: true }, { edition: 'last-rites' }]

/** Enough for the rarest of the leaks, an own deck that is searched after it was exchanged. */
const maxGames = 200

/** Where the series begins for a leak that the games before do not show. */
const begins: Readonly<Record<string, number>> = { 'a searched deck is offered in its order': 180 }

/** One of a series of games of two to four players, of which each third is of another edition and some take picks back. */
const gameNumbered = (at: number): RandomValleyGame => ({
  seats: 2 + (at % 3),
  options: boxed[Math.floor(at / 3) % boxed.length] ?? {},
  undoes: at % 4 === 3,
  seed: at,
  picking: at + 1000,
  picks: 1500,
  habits: ['any', 'busy', 'buyer'],
})

// A property that cannot fail says nothing. Each of these games reveals one thing too much.
for (const [name, leaky] of Object.entries(leaks)) {
  test(`it catches a game in which ${name}`, longTimeout, () => {
    const first = begins[name] ?? 0
    const caught = Array.from({ length: maxGames - first }, (_, nth) => first + nth).some(at => {
      const game = gameNumbered(at)
      const setting = { ...tableOf(game).setting, game: leaky }
      return new SecrecyWatch(setting, valleySecrecy(game), new Chance(at), 3).run(game.picks).leak !== null
    })
    expect(caught).toBe(true)
  })
}

test('the same check finds nothing in the unchanged game', longTimeout, () => {
  for (let at = 0; at < 10; at++) {
    const game = gameNumbered(at)
    expect(
      new SecrecyWatch(tableOf(game).setting, valleySecrecy(game), new Chance(at), 3).run(game.picks).leak,
    ).toBeNull()
  }
})
