// Who plays the games of the balance: chance that likes to be busy, the greedy player, and the levels of bots.
import type { Level } from '#shared/bot-levels.ts'
import { bots } from '#shared/valley/bot/index.ts'
import { endAndOrder, endTurn } from '#shared/valley/option-codec.ts'
import type { ValleyOptions } from '#shared/valley/options.ts'
import type { ValleyState } from '#shared/valley/state.ts'
import { playerOf } from '#test/arena/players.ts'
import type { Chance } from '#shared/chance.ts'
import type { Thinker } from '#test/training/self-play.ts'
import { settled } from '#test/training/valley.ts'

/** Makes the player of all seats of a table. */
export type MakePlayer = (options: ValleyOptions, seats: number) => Thinker<ValleyState>

/** Picks evenly among all legal picks, but ends a turn only when nothing else is left, three times out of four. */
export const random: MakePlayer =
  () =>
  ({ match, point }, chance: Chance) => {
    const legal = match.options(point)
    const busy =
      point.kind === 'play' && !chance.once(4)
        ? legal.filter(option => option !== endTurn && option !== endAndOrder)
        : legal
    const options = busy.length > 0 ? busy : legal
    return [chance.some(options, point.min + chance.below(Math.min(point.max, options.length) - point.min + 1))]
  }

/** Does what leaves the best position, with no opinion of any card. */
export const greedy: MakePlayer = (options, seats) => settled(options, seats).first

/** A bot of this level. */
export const bot =
  (level: Level): MakePlayer =>
  (options, seats) =>
    playerOf(level, settled(options, seats), bots.weights(options, seats))
