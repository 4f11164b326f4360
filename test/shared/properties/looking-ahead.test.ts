// Looking ahead, in every game: it sees what is so, and leaves no trace.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { canReallyComplete } from '../completion.ts'
import { atEachQuestion, longTimeout, runs } from './tested-game.ts'
import { testedGames } from './tested-games.ts'

describe.each(testedGames)('$game.name', kind => {
  test('options checked one by one, when picked, are those found by looking at all of them', longTimeout, () => {
    fc.assert(
      fc.property(kind.randomGames, game => {
        atEachQuestion(kind, game, (match, chance, point) => {
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
        atEachQuestion(kind, game, (match, _, point) => {
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
        atEachQuestion(kind, game, (match, chance, point) => {
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
