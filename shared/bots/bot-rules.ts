// What a game hands in so that bots can play it.
import type { DecisionPoint } from '../engine/effect.ts'
import type { State } from '../engine/game-context.ts'
import type { Match } from '../engine/match.ts'
import type { Inputs } from './inputs.ts'

/** What was picked of a question's options, in order. */
export type Picked = readonly number[]

/** A game at one table, as bots see it. */
export interface BotRules<S extends State = State> {
  /** How many inputs there are. */
  readonly inputs: number
  /**
   * Picks that are worth telling apart: at least one, and each legal. Not every legal pick: of copies one, of many cards at
   * once the likely ones.
   */
  choices(match: Match<S>, point: DecisionPoint): readonly Picked[]
  /** What anybody would pick of these without comparing what comes of them. */
  simply(match: Match<S>, point: DecisionPoint, choices: readonly Picked[]): Picked
  /** Whether a question is put where nothing is half done, so that the position can be judged. */
  isSettled(point: DecisionPoint): boolean
  /** Whether what comes of a question is not worth comparing while something else is tried. */
  isMinor(point: DecisionPoint): boolean
  /** Reads what a seat knows of a position. */
  read(match: Match<S>, seat: number, inputs: Inputs): void
  /** How a game that is over has ended for a seat: from -1, lost, to 1; half of it for the victory, half for the margin. */
  outcome(match: Match<S>, seat: number): number
}
