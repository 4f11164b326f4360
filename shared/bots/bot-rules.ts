// What a game hands in so that bots can play it.
import type { DecisionPoint } from '../engine/effect.ts'
import type { State } from '../engine/game-context.ts'
import type { Match } from '../engine/match.ts'
import type { Inputs } from './inputs.ts'

/** What was picked of a question's options, in order. */
export type Picked = readonly number[]
/** What a seat picks one after another, as long as it is asked the same again: at least one. */
export type Plan = readonly Picked[]

/** Numbers that say how a position stands for a seat, from what it can see; what is 0 may be left out. */
export type PositionFacts = Readonly<Record<string, number>>

/** A game at one table, as bots see it. */
export interface BotRules<S extends State = State> {
  /** How many inputs there are. */
  readonly inputs: number
  /** How many of a seat's own questions that follow a plan are looked through too, while the plan is tried. */
  readonly depth: number
  /**
   * Plans that are worth telling apart: at least one, and each of legal picks. Not every legal pick: of copies one, of many
   * things at once the likely ones.
   */
  choices(match: Match<S>, point: DecisionPoint): readonly Plan[]
  /** What anybody would do without comparing what comes of it. */
  simply(match: Match<S>, point: DecisionPoint): Plan
  /** Whether a question is put where nothing is half done, so that the position can be judged. */
  isSettled(match: Match<S>, point: DecisionPoint): boolean
  /** Whether it is also where a new turn of a seat begins, up to which a search plays on. */
  beginsTurn(point: DecisionPoint, seat: number): boolean
  /** How many moves have been made in the turn that is being played: a bot searches less, the longer a turn has become. */
  movesMade(match: Match<S>): number
  /** Whether what comes of a question is not worth comparing while something else is tried. */
  isMinor(point: DecisionPoint): boolean
  /** Reads what a seat knows of a position. */
  read(match: Match<S>, seat: number, inputs: Inputs): void
  /** What a hint's reasons are told from: by how much a move changes these. */
  facts(match: Match<S>, seat: number): PositionFacts
  /** By what the blur of every level is multiplied at this table, where smaller differences of worth decide; otherwise 1. */
  readonly blurScale?: number
  /** Where somebody plays alone and nobody can be ahead: the points at the end that a worth stands for. */
  readonly pointsOf?: (worth: number) => number
  /** Whether a position is judged by what has been dealt to its seat too, so that luck shows in it. */
  readonly showsLuck?: true
  /** How a game that is over has ended for a seat: from -1, lost, to 1; half of it for the victory, half for the margin. */
  outcome(match: Match<S>, seat: number): number
}
