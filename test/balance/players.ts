// How the players of the balance games are asked, and the simplest of them.
import type { DecisionPoint } from '#shared/engine/effect.ts'
import { copyNumbers } from '#shared/engine/log-lines.ts'
import type { Match } from '#shared/engine/match.ts'
import { endAndOrder, endTurn } from '#shared/valley/option-codec.ts'
import type { ValleyState } from '#shared/valley/state.ts'
import type { Chance } from '#test/shared/chance.ts'

/** Answers a question put to its seat, reading the match as it finds it. */
export type Player = (match: Match<ValleyState>, point: DecisionPoint) => readonly number[]

const beyondAnyGame = 1 << 20
const manyGames = 1 << 10

/**
 * Asks a player on a state in which everything that its seat may not know was exchanged, the generator too, and which is
 * taken back afterwards: whatever a player reads or tries, it finds nothing out.
 */
export function pickOf(
  match: Match<ValleyState>,
  point: DecisionPoint,
  player: Player,
  chance: Chance,
): readonly number[] {
  const { game, instance: instance } = match
  const { journal, state } = game
  const { logging } = game
  const numbers = copyNumbers(game.numbers)
  const mark = journal.mark()
  game.logging = false
  journal.recording = true
  instance.redraw(point.seat, chance)
  journal.set(state, 'position', beyondAnyGame * (1 + chance.below(manyGames)))
  const picked = player(match, point)
  journal.rollback(mark)
  journal.recording = false
  journal.forget()
  game.logging = logging
  Object.assign(game.numbers, numbers)
  return picked
}

/** Picks evenly among all legal picks, but ends a turn only when nothing else is left, three times out of four. */
export function randomPlayer(chance: Chance): Player {
  return (match, point) => {
    const legal = match.options(point)
    const busy =
      point.kind === 'play' && !chance.once(4)
        ? legal.filter(option => option !== endTurn && option !== endAndOrder)
        : legal
    const options = busy.length > 0 ? busy : legal
    return chance.some(options, point.min + chance.below(Math.min(point.max, options.length) - point.min + 1))
  }
}
