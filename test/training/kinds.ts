// The kinds of tables that there are nets for, by game.
import { tal } from '#shared/tal/index.ts'
import { valley } from '#shared/valley/index.ts'
import type { Level } from '#shared/bot-levels.ts'
import type { Style } from '#shared/bots/levels.ts'
import type { PackedWeights } from '#shared/bots/packed-weights.ts'
import type { Chance } from '#shared/chance.ts'
import { talKinds } from './tal.ts'
import type { Setting } from './trainer.ts'
import { valleyKind, valleyKinds } from './valley.ts'

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
  /** Whether a net is made for it: otherwise positions are reckoned by hand. */
  readonly isLearned: boolean
  /** How each level thinks there. */
  readonly styles: Readonly<Record<Level, Style>>
  /** The weights of a net: of the one that was made for it, or for another kind of the same game. */
  weights(net?: string): Promise<PackedWeights>
}

/** By game and by name. */
const kinds: Readonly<Record<string, Readonly<Record<string, Kind>>>> = {
  [valley.name]: Object.fromEntries(valleyKinds.map(name => [name, valleyKind(name)])),
  [tal.name]: talKinds,
}

/**
 * @param name of the kind; without it the game's first
 * @throws Error where there is no such game, or none of this kind
 */
export function kindOf(game: string, name?: string): Kind {
  const ofGame = kinds[game] ?? {}
  const found = ofGame[name ?? Object.keys(ofGame)[0] ?? '']
  if (found) return found
  const all = Object.entries(kinds).flatMap(([each, named]) => Object.keys(named).map(kind => `${each} ${kind}`))
  throw new Error(`say what: ${all.join(', ')}`)
}
