// What nets of the deck-builder learn from: which tables, and who plays the first games.
import type { Params } from '#shared/protocol.ts'
import { CardIndex } from '#shared/valley/card-index.ts'
import { botRules } from '#shared/valley/bot/index.ts'
import { boxes, editions, type Box } from '#shared/valley/editions.ts'
import { valley } from '#shared/valley/index.ts'
import { settle, type ValleyOptions } from '#shared/valley/options.ts'
import type { ValleyState } from '#shared/valley/state.ts'
import { greedyPlayer } from '#test/balance/greedy.ts'
import type { Chance } from '#test/shared/chance.ts'
import type { Setting } from './trainer.ts'

/** A table of this kind, ready to be played on. */
export function settingOf(wanted: Params, seats: number, chance: Chance): Setting<ValleyState> {
  const options = settle(wanted, seats, count => chance.below(count))
  if ('code' in options) throw new Error(String(options.message))
  const settled = options as ValleyOptions
  const greedy = greedyPlayer(new CardIndex(settled, seats), seats)
  return {
    prepared: valley.prepare(options, seats),
    rules: botRules(settled, seats),
    first: ({ match, point }) => [greedy(match, point)],
  }
}

const isBox = (name: string): name is Box => boxes.some(box => box === name)

/** How often each number of seats is played. */
const seatsPlayed = [2, 2, 2, 3, 3, 4] as const

/**
 * A table to learn from.
 * @param kind an edition, or `mix` for every mix there can be
 */
export function someSetting(kind: string, chance: Chance): Setting<ValleyState> {
  const seats = chance.one(seatsPlayed)
  if (isBox(kind)) return settingOf({ edition: kind }, seats, chance)
  const edition = chance.one(boxes)
  const pharaohs = chance.once(2)
  const half = chance.one([undefined, 'apart', 'joined'] as const)
  const uniques = editions.filter(() => chance.once(2))
  const starters = chance.one([undefined, 'base', 'last-rites', 'both'] as const)
  try {
    return settingOf(
      { edition, sets: 'lot', uniques, pharaohs, ...(half ? { half } : {}), ...(starters ? { starters } : {}) },
      seats,
      chance,
    )
  } catch {
    // Too small a stock.
    return someSetting(kind, chance)
  }
}
