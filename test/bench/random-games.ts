// Whole random games on one core, through the engine alone: no log, no storage, no views.
import { Match } from '#shared/engine/match.ts'
import type { DecisionPoint } from '#shared/engine/effect.ts'
import { games } from '#shared/games.ts'
import type { GameName } from '#shared/protocol.ts'
import { Chance } from '#shared/chance.ts'
import { accepted } from '#test/shared/accepted-options.ts'

/** How a random player finds a legal pick: from all exact options, or by drawing until one is legal. */
export type Way = 'exact' | 'lazy'

interface Speed {
  readonly games: number
  readonly picks: number
  readonly seconds: number
}

/**
 * Plays whole games at random, for a time.
 * @param seconds how long, at least
 */
export function playGames(name: GameName, seats: number, way: Way, seconds: number): Speed {
  const chance = new Chance(7)
  const game = games[name]
  const options = accepted(game.settle({}, seats, () => 0))
  const prepared = game.prepare(options, seats)
  const began = performance.now()
  let whole = 0
  let picks = 0
  while (performance.now() - began < seconds * 1000) {
    const match = new Match(prepared, chance.seed())
    match.game.logging = false
    for (let point = openDecision(match, chance); point; point = openDecision(match, chance)) {
      match.pick(point, way === 'exact' ? someOf(match.options(point), point, chance) : drawLegal(match, point, chance))
      picks++
    }
    whole++
  }
  return { games: whole, picks, seconds: (performance.now() - began) / 1000 }
}

/** As many of the options as a decision wants. */
export function someOf(options: readonly number[], { min, max }: DecisionPoint, chance: Chance): readonly number[] {
  if (min === 1 && max === 1) return [chance.one(options)]
  return chance.some(options, min + chance.below(Math.min(max, options.length) - min + 1))
}

/** The open question, or one of those that are put to several seats at once. */
export function openDecision(match: Match, chance: Chance): DecisionPoint | null {
  return match.onlyPoint ?? (match.over ? null : chance.one(match.open).point)
}

function drawLegal(match: Match, point: DecisionPoint, chance: Chance): readonly number[] {
  const { candidates } = point
  for (;;) {
    const picked = someOf(candidates, point, chance)
    if (match.completes(point, picked)) return picked
  }
}

const steps = 1e5
function chain(value: number): number {
  for (let step = 0; step < steps; step++) value = (Math.imul(value, 31) + step) | 0
  return value
}

/** What one step of that chain takes on a core of 3 GHz, in nanoseconds. */
export const usualStep = 1.4
/**
 * What one dependent multiply-and-add takes here, in nanoseconds: `alone`, while nothing else uses the processor, and
 * `now`, beside all that runs. Measured in many short loops: in a single long one an engine would run the function before
 * it is optimized, four times slower.
 */
export function measureStep(): { readonly alone: number; readonly now: number } {
  let value = 1
  const each = Array.from({ length: 1_000 }, () => {
    const began = performance.now()
    value = chain(value)
    return ((performance.now() - began) * 1e6) / steps
  }).sort((one, other) => one - other)
  const at = (part: number) => each[Math.floor(each.length * part)] ?? NaN
  // The result is used, so that no engine leaves the computation out.
  return { alone: at(0.1), now: at(0.5) + 0 * value }
}
