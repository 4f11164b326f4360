// Why somebody is asked to react to another player's move, and what that move would do to them.
import type { Event } from '#shared/valley/card-definition.ts'
import type { ValleyDecision } from '#shared/valley/declarations.ts'
import type { ValleyEvents } from '#shared/valley/events.ts'
import { cardName } from '../../messages/card-texts.ts'
import { explanations } from '../messages/lazy-texts.ts'
import type { Viewpoint } from '../table/viewpoint.svelte.ts'

/** The key of the log line that tells an event, by the event's name. */
export const eventLines = {
  bought: 'buy',
  sacrificed: 'sacrifice',
  taken: 'take',
  rebuilt: 'refilled',
} as const satisfies Readonly<Record<Event, keyof ValleyEvents>>

/** A question whether to react. */
export type Reaction = ValleyDecision<`react.${Event | 'affected'}`>
/** The question if it asks whether to react; null otherwise. */
export const reactionIn = (decision: ValleyDecision | null): Reaction | null =>
  decision?.kind === 'react' ? decision : null

/** The titles that could react, by public knowledge. */
export const couldAnswer = ({ params }: Reaction): readonly string[] => params.could

/** The title whose action is about to affect the viewer; null if the question is about a move already made. */
export function threatOf({ params }: Reaction): string | null {
  return params.event === 'affected' ? params.card.card : null
}

/** What will happen to the viewer without a protection, as a sentence; null if nothing will. */
export function lossOf(viewpoint: Viewpoint, decision: Reaction): string | null {
  const { params } = decision
  if (params.event !== 'affected') return null
  const given = params.given ? cardName(params.given.card) : ''
  return explanations.all.affected[params.card.card]?.({ name: viewpoint.nameOf(params.seat), given }) ?? null
}
