// Whose action a question is part of.
import type { Decision, NamedCard } from '#shared/protocol.ts'
import { textOf } from './titles.ts'

/** The title whose action, or answer, is being carried out in this question; null where it is part of none. */
export function sourceOf(decision: Decision | null): string | null {
  if (!decision || decision.kind === 'pay' || decision.kind === 'react') return null
  const card = decision.params['card'] as NamedCard | string | undefined
  return typeof card === 'object' ? card.card : card ?? null
}

/** The words of a title that are carried out: of its action, or where it has none of its answer to others. */
export function carriedOut(title: string): string {
  const { action, reaction = '' } = textOf(title)
  return action || reaction
}
