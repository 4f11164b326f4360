// Looking ahead, in every game: it sees what is so, and leaves no trace.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { Match } from '#shared/engine/match.ts'
import { Chance } from '../chance.ts'
import { canReallyComplete } from '../completion.ts'
import { longTimeout, runs, type RandomGame } from './tested-game.ts'
import { testedGames } from './tested-games.ts'

describe.each(testedGames)('$game.name', kind => {
  /** A game on the level of integers, each pick legal; where several seats are asked, any of them goes first. */
  function integers(
    game: RandomGame,
    look: (match: Match, chance: Chance, point: Match['open'][number]['point']) => void,
  ): void {
    const { setting } = kind.tableOf(game)
    const match = new Match(setting.game.prepare(setting.options, setting.seats), setting.seed)
    const chance = new Chance(game.picking)
    for (let made = 0; made < game.picks && match.open.length > 0; made++) {
      const { point } = chance.one(match.open)
      look(match, chance, point)
      const options = match.options(point)
      const count = point.min + chance.below(Math.min(point.max, options.length) - point.min + 1)
      match.pick(point, chance.some(options, count))
    }
  }

  test('options checked one by one, when picked, are those found by looking at all of them', longTimeout, () => {
    fc.assert(
      fc.property(kind.randomGames, game => {
        integers(game, (match, chance, point) => {
          const offered = match.options(point)
          if (point.min <= 1) expect(point.candidates.filter(option => match.isLegal(point, [option]))).toEqual(offered)
          expect(match.isLegal(point, [-77])).toBe(false)
          expect(match.isLegal(point, chance.some(offered, point.min))).toBe(true)
        })
      }),
      runs(20),
    )
  })

  test('what is offered is exactly what can be completed when it is really carried out', longTimeout, () => {
    let refused = 0
    fc.assert(
      fc.property(kind.randomGames, game => {
        integers(game, (match, _, point) => {
          const { game } = match
          if (
            game.state.irreversible === 1 ||
            match.open.length > 1 ||
            point.min !== 1 ||
            point.max !== 1 ||
            point.candidates.length === 1
          )
            return
          const offered = match.options(point)
          expect(offered).toEqual(point.candidates.filter(option => canReallyComplete(game, point, option)))
          refused += point.candidates.length - offered.length
        })
      }),
      runs(25),
    )
    expect(refused > 100, `${refused} were left out`).toBe(kind.hasDeadEnds)
  })

  test('looking ahead in a match changes nothing: state, numbers and journal', longTimeout, () => {
    fc.assert(
      fc.property(kind.randomGames, game => {
        integers(game, (match, chance, point) => {
          const { game } = match
          if (!chance.once(15)) return
          const state = kind.game.copy(game.state)
          const numbers = structuredClone(game.numbers)
          match.options(point)
          for (const option of point.candidates) match.isLegal(point, [option])
          expect([game.state, game.numbers, game.journal.mark(), game.dryRun]).toEqual([state, numbers, 0, false])
        })
      }),
      runs(15),
    )
  })
})
