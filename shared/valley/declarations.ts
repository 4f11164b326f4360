// The declarations of Valley of the Kings together, and the types of its decisions, log lines and options that follow.
import type { DecisionPoint } from '../engine/effect.ts'
import type { Decision, LogLine, Option, View } from '../protocol.ts'
import type { ValleyDecisions, ValleyOffers, ValleyWaits } from './decisions.ts'
import type { ValleyEvents } from './events.ts'
import type { ValleyObstacle } from './obstacles.ts'
import type { ValleyTable } from './table.ts'

/** All messages of this game. */
export type ValleyDeclarations = {
  readonly events: ValleyEvents
  readonly decisions: ValleyDecisions
  readonly options: ValleyOffers
  readonly waits: ValleyWaits
  readonly obstacles: ValleyObstacle
}

/** A decision as the rules ask it: any, or only those with keys `K`. */
export type ValleyPoint<K extends keyof ValleyDecisions = keyof ValleyDecisions> = Extract<
  DecisionPoint<ValleyDecisions>,
  { readonly key: K }
>

export type ValleyView = View<ValleyTable, ValleyDeclarations>
/** A decision as its seat gets it: any, or only those with keys `K`. */
export type ValleyDecision<K extends keyof ValleyDecisions = keyof ValleyDecisions> = Extract<
  Decision<ValleyDeclarations>,
  { readonly key: K }
>
/** A log line: any, or only those with keys `K`. */
export type ValleyLine<K extends keyof ValleyEvents = keyof ValleyEvents> = Extract<
  LogLine<ValleyEvents>,
  { readonly key: K }
>
/** An option: any, or only those with keys `K`. */
export type ValleyOption<K extends keyof ValleyOffers = keyof ValleyOffers> = Extract<
  Option<ValleyOffers>,
  { readonly key: K }
>
