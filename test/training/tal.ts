// What the net of Tal der Könige learns from: which tables, and who plays the first games.
import { factsOfBoard } from '#shared/tal/bot/facts.ts'
import { botRules } from '#shared/tal/bot/index.ts'
import { inputCount } from '#shared/tal/bot/inputs.ts'
import { styles } from '#shared/tal/bot/styles.ts'
import { tal } from '#shared/tal/index.ts'
import { settle } from '#shared/tal/options.ts'
import { accepted } from '#test/shared/accepted-options.ts'
import type { TalState } from '#shared/tal/state.ts'
import type { Kind } from './kinds.ts'
import { greedyTal } from './tal-greedy.ts'
import type { Setting } from './trainer.ts'

/** A table ready to be played on. */
function settingOf(short: boolean, seats: number): Setting<TalState> {
  const rules = botRules(seats)
  return { prepared: tal.prepare(accepted(settle({ short }, seats)), seats), rules, first: greedyTal(rules) }
}

/** How often each number of seats is played. */
const seatsPlayed = [2, 2, 2, 3, 3, 4] as const

/** One net for all tables. */
export const talKinds: Readonly<Record<'all', Kind>> = {
  all: {
    inputs: inputCount,
    version: tal.version,
    facts: factsOfBoard(),
    some: chance => settingOf(chance.once(3), chance.one(seatsPlayed)),
    seats: [2],
    tables: seats => [settingOf(false, seats)],
    isLearned: true,
    styles,
    weights: async () => (await import('#shared/tal/bot/weights/all.ts')).weights,
  },
}
