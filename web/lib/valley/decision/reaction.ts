// Why somebody is asked to answer another's move, and what that move would do to the one who is asked.
import type { Event } from '#shared/valley/card-definition.ts'
import type { ValleyDecision } from '#shared/valley/declarations.ts'
import type { ValleyEvents } from '#shared/valley/events.ts'
import { saying } from '../../messages/texts.ts'
import type { Viewpoint } from '../table/viewpoint.svelte.ts'

/** The line of the log that tells of an event, by the event's name. */
export const eventLines = {
  bought: 'buy',
  sacrificed: 'sacrifice',
  taken: 'take',
  rebuilt: 'refilled',
} as const satisfies Readonly<Record<Event, keyof ValleyEvents>>

/** Why somebody is asked to react. */
export type Reaction = ValleyDecision<`react.${Event | 'affected'}`>
export const reactionIn = (decision: ValleyDecision | null): Reaction | null =>
  decision?.kind === 'react' ? decision : null

/** The titles that by public knowledge could answer. */
export const couldAnswer = ({ params }: Reaction): readonly string[] => params.could

/** The title whose action is about to reach the one who is asked; null where the question is about a move already made. */
export function threatOf({ params }: Reaction): string | null {
  return params.event === 'affected' ? params.card.card : null
}

/** What would happen to the one who is asked and is not spared, as a sentence; null where nothing is about to. */
export function lossOf(viewpoint: Viewpoint, decision: Reaction): string | null {
  const threat = threatOf(decision)
  return threat === null
    ? null
    : (saying.all.affected[threat]?.({ name: viewpoint.nameOf(decision.params.seat) }) ?? null)
}
