import { hasStandIn, type Seated } from './is-asked.ts'

/** The question put to the viewer; null if there is none, or while a bot plays for them. */
export const ownDecision = <D>(view: Seated & { readonly decisions: readonly D[] }): D | null =>
  hasStandIn(view) ? null : (view.decisions[0] ?? null)
