// What nets of the deck-builder learn from: which tables, and who plays the first games.
import type { Params } from '#shared/protocol.ts'
import { CardIndex } from '#shared/valley/card-index.ts'
import { botRules } from '#shared/valley/bot/index.ts'
import { boxes, editions, type Box } from '#shared/valley/editions.ts'
import { valley } from '#shared/valley/index.ts'
import { settle, type ValleyOptions } from '#shared/valley/options.ts'
import type { ValleyState } from '#shared/valley/state.ts'
import { greedyPlayer } from '#test/balance/greedy.ts'
import { accepted } from '#test/shared/accepted-options.ts'
import type { Chance } from '#test/shared/chance.ts'
import type { Setting } from './trainer.ts'

/** A table with these options, ready to be played on. */
export const settled = (options: ValleyOptions, seats: number): Setting<ValleyState> => ({
  prepared: valley.prepare(options, seats),
  rules: botRules(options, seats),
  first: greedyPlayer(new CardIndex(options, seats), seats),
})

/**
 * A table of this kind, ready to be played on.
 * @throws Error where there is no such table
 */
export const settingOf = (wanted: Params, seats: number, chance: Chance): Setting<ValleyState> =>
  settled(accepted(settle(wanted, seats, count => chance.below(count))), seats)

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
