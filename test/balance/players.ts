// How players are asked when cards are weighed, and the simplest one.
import type { Ask } from '#shared/engine/ask.ts'
import { copyNumbers } from '#shared/engine/log.ts'
import type { Match } from '#shared/engine/match.ts'
import { endAndOrder, endTurn } from '#shared/valley/choice.ts'
import type { ValleyState } from '#shared/valley/state.ts'
import type { Chance } from '#test/shared/chance.ts'

/** Answers a question put to its seat, reading the match as it finds it. */
export type Player = (match: Match<ValleyState>, ask: Ask) => readonly number[]

const beyondAnyGame = 1 << 20, manyGames = 1 << 10

/**
 * Asks a player on a state in which everything that its seat may not know was exchanged, the generator too, and which is
 * taken back afterwards: whatever a player reads or tries, it finds nothing out.
 */
export function asked(match: Match<ValleyState>, ask: Ask, player: Player, chance: Chance): readonly number[] {
  const { run, play } = match
  const { journal, state } = run
  const { telling } = run
  const numbers = copyNumbers(run.numbers)
  const mark = journal.mark()
  run.telling = false
  journal.recording = true
  play.redraw(ask.seat, chance)
  journal.set(state, 'position', beyondAnyGame * (1 + chance.below(manyGames)))
  const picked = player(match, ask)
  journal.back(mark)
  journal.recording = false
  journal.forget()
  run.telling = telling
  Object.assign(run.numbers, numbers)
  return picked
}

/** Picks evenly among all legal picks, but ends a turn only when nothing else is left, three times out of four. */
export function randomPlayer(chance: Chance): Player {
  return (match, ask) => {
    const legal = match.options(ask)
    const busy = ask.kind === 'play' && !chance.once(4) ? legal.filter(option => option !== endTurn && option !== endAndOrder) : legal
    const options = busy.length > 0 ? busy : legal
    return chance.some(options, ask.min + chance.below(Math.min(ask.max, options.length) - ask.min + 1))
  }
}
