// What a game's manifest holds so that bots can take seats at its tables.
import type { Level } from '../bot-levels.ts'
import type { CompleteOptions } from '../engine/game.ts'
import type { State } from '../engine/game-context.ts'
import type { BotRules } from './bot-rules.ts'
import type { Style } from './levels.ts'
import type { PackedWeights } from './packed-weights.ts'

export interface GameBots<S extends State = State, O extends CompleteOptions = CompleteOptions> {
  /**
   * The game as bots see it at a table.
   * @param advises whether it is looked at for a person, who is not kept from what a bot might do for ever
   */
  rules(options: O, seats: number, advises?: boolean): BotRules<S>
  /**
   * The weights of the net to judge positions of such a table by.
   * @param kind of the question that is to be answered, where it matters
   */
  weights(options: O, seats: number, kind?: string): PackedWeights
  /** How each level thinks in this game. */
  readonly styles: Readonly<Record<Level, Style>>
  /** Keys of log lines that say no more of how good a move was than the others that it led to. */
  readonly asides?: readonly string[]
  /** Whether moves are told by what was picked, not by the log: of what is sealed it tells nothing then. */
  readonly toldByPicks?: true
}
