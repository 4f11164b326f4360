// The decisions of this game, as its points hold them.
import type { DecisionPoint } from '../engine/effect.ts'
import type { DeclaredDecision } from '../message.ts'

/** Any of them, with numbers that the view makes params of. */
export type ValleyPoint = DecisionPoint<
  Readonly<Record<string, DeclaredDecision & { readonly about: readonly number[] }>>
>
