// Why somebody is asked to answer another's move, and what that move would do to the one who is asked.
import type { Decision, NamedCard } from '#shared/protocol.ts'
import { saying } from '../../messages/texts.ts'
import type { Viewpoint } from '../table/viewpoint.svelte.ts'

/** The line of the log that tells of an event, by the event's name. */
export const eventLines: Readonly<Record<string, string>> = {
  bought: 'buy',
  sacrificed: 'sacrifice',
  taken: 'take',
  rebuilt: 'refilled',
}

/** The titles that by public knowledge could answer. */
export const couldAnswer = ({ params }: Decision): readonly string[] =>
  Array.isArray(params['could']) ? params['could'].map(String) : []

/** The title whose action is about to reach the one who is asked; null where the question is about a move already made. */
export function threatOf({ params }: Decision): string | null {
  return params['event'] === 'affected' ? (params['card'] as NamedCard).card : null
}

/** What would happen to the one who is asked and is not spared, as a sentence; null where nothing is about to. */
export function lossOf(seen: Viewpoint, decision: Decision): string | null {
  const threat = threatOf(decision)
  return threat === null
    ? null
    : (saying.all.affected[threat]?.({ name: seen.nameOf(Number(decision.params['seat'])) }) ?? null)
}
