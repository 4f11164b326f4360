// The kinds of tables that there are nets for, by game.
import { factsOfCards } from '#shared/valley/bot/facts.ts'
import { inputCount } from '#shared/valley/bot/inputs.ts'
import { valley } from '#shared/valley/index.ts'
import type { PackedWeights } from '#shared/bots/packed-weights.ts'
import type { Chance } from '#test/shared/chance.ts'
import type { Setting } from './trainer.ts'
import { measuredTables, someSetting, valleyKinds } from './valley.ts'

/** What a net is made for. `some` gives a table to learn from. */
export interface Kind {
  readonly inputs: number
  readonly version: number
  readonly facts: string
  some(chance: Chance): Setting
  /** Tables of this kind that strength is measured at. */
  tables(seats: number): readonly Setting[]
  /** The numbers of seats that learning is watched with. */
  readonly seats: readonly number[]
  /** The weights of a net: of the one that was made for it, or for another kind of the same game. */
  weights(net?: string): Promise<PackedWeights>
}

/** @throws Error where there is no such game, or none of this kind */
export function kindOf(game: string, name: string): Kind {
  if (game !== valley.name || !valleyKinds.some(each => each === name))
    throw new Error(`say what to train: ${valleyKinds.map(each => `${valley.name} ${each}`).join(', ')}`)
  return {
    inputs: inputCount,
    version: valley.version,
    facts: factsOfCards(),
    some: chance => someSetting(name, chance),
    seats: name === 'solitaire' ? [1] : [2, 3, 4],
    tables: seats => measuredTables(name, seats),
    weights: async (net = name) => {
      const found: { readonly weights: PackedWeights } = await import(`../../shared/${game}/bot/weights/${net}.ts`)
      return found.weights
    },
  }
}
