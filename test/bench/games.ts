// Whole random games of the deck-builder on one core, through the engine alone: no log, no storage, no views.
import { Match } from '#shared/engine/match.ts'
import type { Ask } from '#shared/engine/ask.ts'
import { valley } from '#shared/valley/game.ts'
import type { ValleyState } from '#shared/valley/state.ts'
import { Chance } from '#test/shared/chance.ts'

/** How a random player finds a legal pick: from all exact options, or by drawing until one is legal. */
export type Way = 'exact' | 'lazy'

export interface Speed { readonly games: number, readonly picks: number, readonly seconds: number }

/**
 * Plays whole games at random, for a time.
 * @param seconds how long, at least
 */
export function playGames(seats: number, way: Way, seconds: number): Speed {
  const chance = new Chance(7)
  const options = valley.settle({}, seats, () => 0)
  if ('code' in options) throw new Error('the base game refuses its own options')
  const began = performance.now()
  let games = 0
  let picks = 0
  while (performance.now() - began < seconds * 1000) {
    const match = new Match(valley, options, seats, chance.seed())
    match.run.telling = false
    for (let ask = match.ask; ask; ask = match.ask) {
      match.pick(ask, way === 'exact' ? someOf(match.options(ask), ask, chance) : drawLegal(match, ask, chance))
      picks++
    }
    games++
  }
  return { games, picks, seconds: (performance.now() - began) / 1000 }
}

function someOf(options: readonly number[], { min, max }: Ask, chance: Chance): readonly number[] {
  if (min === 1 && max === 1) return [chance.one(options)]
  return chance.some(options, min + chance.below(Math.min(max, options.length) - min + 1))
}

function drawLegal(match: Match<ValleyState>, ask: Ask, chance: Chance): readonly number[] {
  for (;;) {
    const picked = someOf(ask.candidates, ask, chance)
    if (match.isLegal(ask, picked)) return picked
  }
}

const steps = 1e5
function chain(value: number): number {
  for (let step = 0; step < steps; step++) value = Math.imul(value, 31) + step | 0
  return value
}

/** What one step of that chain takes on a core of 3 GHz, in nanoseconds. */
export const usualStep = 1.4
/**
 * What one dependent multiply-and-add takes here, in nanoseconds: `alone`, while nothing else has the processor, and
 * `now`, beside all that runs. By many short measurements: one long loop would be measured in the form that an engine
 * gives to a function it meets once, four times slower.
 */
export function stepOfThisMachine(): { readonly alone: number, readonly now: number } {
  let value = 1
  const each = Array.from({ length: 1_000 }, () => {
    const began = performance.now()
    value = chain(value)
    return (performance.now() - began) * 1e6 / steps
  }).sort((one, other) => one - other)
  const at = (part: number) => each[Math.floor(each.length * part)] ?? NaN
  // What was reckoned is used, so that it is reckoned at all.
  return { alone: at(.1), now: at(.5) + 0 * value }
}
