// The declarations of this game together, and the types of its decisions, log lines and options that follow.
import type { DecisionPoint } from '../engine/effect.ts'
import type { EngineEvents } from '../engine/log-lines.ts'
import type { Decision, LogLine, Option, View } from '../protocol.ts'
import type { TalDecisions, TalOffers, TalWaits } from './decisions.ts'
import type { TalEvents } from './events.ts'
import type { TalObstacle } from './obstacles.ts'
import type { TalTable } from './table.ts'

/** All messages of this game. */
export type TalDeclarations = {
  readonly events: TalEvents & EngineEvents
  readonly decisions: TalDecisions
  readonly options: TalOffers
  readonly waits: TalWaits
  /** Of sites. Those of steps the page finds by the functions of the rules themselves (`step-rules.ts`). */
  readonly obstacles: TalObstacle
}

/** A decision as the rules ask it. */
export type TalPoint = DecisionPoint<TalDecisions>

export type TalView = View<TalTable, TalDeclarations>
export type TalDecision = Decision<TalDeclarations>
/** A log line: any, or only those with keys `K`. */
export type TalLine<K extends keyof TalDeclarations['events'] = keyof TalDeclarations['events']> = Extract<
  LogLine<TalDeclarations['events']>,
  { readonly key: K }
>
/** An option: any, or only those with keys `K`. */
export type TalOption<K extends keyof TalOffers = keyof TalOffers> = Extract<Option<TalOffers>, { readonly key: K }>
