import type { View } from '#shared/protocol.ts'

/** The question put to the viewer; null if there is none, or while a bot plays for them. */
export const ownDecision = <D>(view: Pick<View, 'seats' | 'you'> & { readonly decisions: readonly D[] }): D | null =>
  view.you !== null && view.seats[view.you]?.standIn ? null : (view.decisions[0] ?? null)
