// What it takes to make the questions of a seat as they are sent, over whole random games: every option tried, and found out
// whether each could be taken back.
import { Referee } from '#shared/engine/referee.ts'
import { games } from '#shared/games.ts'
import type { GameName } from '#shared/protocol.ts'
import { Chance } from '#shared/chance.ts'
import { accepted } from '#test/shared/accepted-options.ts'

/**
 * Plays whole games at random.
 * @returns how many microseconds each time took that somebody was asked, the shortest first
 */
export function timeQuestions(name: GameName, seats: number, count: number): readonly number[] {
  const chance = new Chance(7)
  const game = games[name]
  const options = accepted(game.settle({}, seats, () => 0))
  const took: number[] = []
  for (let played = 0; played < count; played++) {
    const referee = new Referee(game, options, seats, chance.seed())
    while (!referee.over) {
      const seat = chance.one(referee.waitingFor)
      const began = performance.now()
      const decision = chance.one(referee.decisions(seat))
      took.push((performance.now() - began) * 1000)
      const offered = decision.options.map(({ id }) => id)
      const picked = chance.some(offered, decision.min + chance.below(decision.max - decision.min + 1))
      if ('code' in referee.pick(seat, decision.id, picked)) throw new Error('what is offered is refused')
    }
  }
  return took.sort((one, other) => one - other)
}
