// A copy of a game that is being played, in every game: it is the same game, and is played on apart.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { Referee } from '#shared/engine/referee.ts'
import { Chance } from '#shared/chance.ts'
import { longTimeout, runs } from '../properties/tested-game.ts'
import { testedGames } from '../properties/tested-games.ts'

describe.each(testedGames)('$game.name', kind => {
  test(
    'a copy asks, offers, shows, logs and takes back the same, also after undos, and is played on apart',
    longTimeout,
    () => {
      let undone = 0
      fc.assert(
        fc.property(kind.randomGames, game => {
          const { setting } = kind.tableOf(game)
          const { seats } = setting
          const referee = new Referee(setting.game, setting.options, seats, setting.seed)
          const chance = new Chance(game.picking)
          const everybody = [null, ...Array.from({ length: seats }, (_, seat) => seat)]
          const shown = (one: Referee) =>
            JSON.stringify([
              everybody.map(viewer => one.table(viewer)),
              everybody.map(
                viewer => viewer !== null && [one.openFor(viewer), one.canUndo(viewer), one.undos.spent(viewer)],
              ),
              one.waitingFor,
              one.lineCount,
              one.checkpoint,
              one.waitingFor.map(seat => one.decisions(seat)),
            ])
          for (let made = 0; made < Math.min(game.picks, 60) && !referee.over; made++) {
            const fickle = everybody.find(seat => seat !== null && referee.canUndo(seat))
            const copy = referee.copy()
            const before = shown(referee)
            expect(shown(copy)).toBe(before)
            const play = (one: Referee, seat: number, decision: string, options: readonly string[]) =>
              JSON.stringify(one.pick(seat, decision, options))
            const seat = chance.one(referee.waitingFor)
            const decision = chance.one(referee.decisions(seat))
            const picked = chance.some(decision.options, decision.min).map(({ id }) => id)
            if (typeof fickle === 'number' && chance.once(3)) {
              undone++
              const lines = JSON.stringify(copy.undo(fickle))
              expect(shown(referee)).toBe(before)
              expect(JSON.stringify(referee.undo(fickle))).toBe(lines)
            } else {
              const taken = play(copy, seat, decision.id, picked)
              expect(shown(referee)).toBe(before)
              expect(play(referee, seat, decision.id, picked)).toBe(taken)
            }
            expect(shown(copy)).toBe(shown(referee))
          }
        }),
        runs(10),
      )
      expect(undone).toBeGreaterThan(0)
    },
  )
})
