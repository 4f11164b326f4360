// The open question as it is announced: what is asked, how many options there are, and if they are few, which.
import type { ValleyLine } from '#shared/valley/declarations.ts'
import { labelPieces, plain, promptPieces } from '../../messages/telling.ts'
import { summaryText } from '../log/log-texts.ts'
import { titleIn } from '../log/line-params.ts'
import type { AnnouncedDecision } from '../log/announcer.ts'
import { eventLines, type Reaction } from './reaction.ts'
import { purseOf, todoOf } from './turn-summary.ts'
import type { Viewpoint } from '../table/viewpoint.svelte.ts'

/** Up to this many options are named; of more only the number is said. */
const few = 3

/** What can be done in the turn, and the gold if anything can be bought. */
function turnSaid(viewpoint: Viewpoint, again: boolean): string {
  const todo = todoOf(viewpoint.decision)
  const what = summaryText(again ? 'told.more' : 'told.turn', { todo })
  return viewpoint.decision?.options.some(({ key }) => key === 'buy')
    ? summaryText('told.gold', { what, gold: purseOf(viewpoint) })
    : what
}

/** Whether a line tells the move that the reaction is about. */
function isEventOf({ params }: Reaction, line: ValleyLine): boolean {
  if (params.event === 'affected' || line.key !== eventLines[params.event]) return false
  return params.event === 'rebuilt' || (line.seat === params.seat && titleIn(line) === params.card.card)
}

/** The question to announce; null if the viewer is asked nothing. */
export function announcedDecision(viewpoint: Viewpoint): AnnouncedDecision | null {
  const { decision, view } = viewpoint
  if (!decision) return null
  const isTurn = decision.kind === 'play'
  return {
    id: decision.id,
    isTurn,
    ...(decision.kind === 'react' ? { tells: line => isEventOf(decision, line) } : {}),
    said: again => {
      if (isTurn) return turnSaid(viewpoint, again)
      const options =
        decision.options.length > few ? [] : decision.options.map(option => plain(labelPieces(view, option)))
      return summaryText('told.asked', {
        question: plain(promptPieces(view, decision)).replace(/[.:?]$/, ''),
        n: decision.options.length,
        options,
      })
    },
  }
}
