// The kinds of tables that there are nets for, by game.
import { factsOfCards } from '#shared/valley/bot/facts.ts'
import { inputCount } from '#shared/valley/bot/inputs.ts'
import { boxes } from '#shared/valley/editions.ts'
import { valley } from '#shared/valley/index.ts'
import type { PackedWeights } from '#shared/bots/packed-weights.ts'
import { Chance } from '#test/shared/chance.ts'
import type { Setting } from './trainer.ts'
import { settingOf, someSetting } from './valley.ts'

/** What a net is made for. `some` gives a table to learn from. */
export interface Kind {
  readonly inputs: number
  readonly version: number
  readonly facts: string
  some(chance: Chance): Setting
  /** A table of this kind as it usually is. */
  table(seats: number): Setting
  /** The weights that were made for it. */
  weights(): Promise<PackedWeights>
}

const valleyKinds = [...boxes, 'mix']

/** @throws Error where there is no such game, or none of this kind */
export function kindOf(game: string, name: string): Kind {
  if (game !== valley.name || !valleyKinds.includes(name))
    throw new Error(`say what to train: ${valleyKinds.map(each => `${valley.name} ${each}`).join(', ')}`)
  const edition = name === 'mix' ? {} : { edition: name }
  return {
    inputs: inputCount,
    version: valley.version,
    facts: factsOfCards(),
    some: chance => someSetting(name, chance),
    table: seats => settingOf(edition, seats, new Chance(seats)),
    weights: async () => {
      const found: { readonly weights: PackedWeights } = await import(`../../shared/${game}/bot/weights/${name}.ts`)
      return found.weights
    },
  }
}
