// All that Valley of the Kings says, and what of it travels, typed by that.
import type { DecisionPoint } from '../engine/effect.ts'
import type { Decision, LogLine, Option, View } from '../protocol.ts'
import type { ValleyDecisions, ValleyOffers, ValleyWaits } from './decisions.ts'
import type { ValleyEvents } from './events.ts'
import type { ValleyTable } from './table.ts'

/** What this game has declared. */
export type ValleyDeclarations = {
  readonly events: ValleyEvents
  readonly decisions: ValleyDecisions
  readonly options: ValleyOffers
  readonly waits: ValleyWaits
}

/** A decision as the rules ask it, with any key or one of these. */
export type ValleyPoint<K extends keyof ValleyDecisions = keyof ValleyDecisions> = Extract<
  DecisionPoint<ValleyDecisions>,
  { readonly key: K }
>

export type ValleyView = View<ValleyTable, ValleyDeclarations>
/** A question as its seat gets it, with any key or one of these. */
export type ValleyDecision<K extends keyof ValleyDecisions = keyof ValleyDecisions> = Extract<
  Decision<ValleyDeclarations>,
  { readonly key: K }
>
/** A line of the log, with any key or one of these. */
export type ValleyLine<K extends keyof ValleyEvents = keyof ValleyEvents> = Extract<
  LogLine<ValleyEvents>,
  { readonly key: K }
>
/** An option, with any key or one of these. */
export type ValleyOption<K extends keyof ValleyOffers = keyof ValleyOffers> = Extract<
  Option<ValleyOffers>,
  { readonly key: K }
>
