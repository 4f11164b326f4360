// The open question as it is said aloud: what is asked, how many options there are, and which, where they are few.
import type { ValleyLine } from '#shared/valley/declarations.ts'
import { labelPieces, plain, promptPieces } from '../../messages/telling.ts'
import { st } from '../log/log-texts.ts'
import { titleIn } from '../log/line-params.ts'
import type { AnnouncedDecision } from '../log/announcer.ts'
import { eventLines, type Reaction } from './reaction.ts'
import { purseOf, todoOf } from './turn-summary.ts'
import type { Viewpoint } from '../table/viewpoint.svelte.ts'

/** As many options are named; of more only the number is said. */
const few = 3

/** What there is to do, and the gold for it where anything can be bought. */
function turnSaid(viewpoint: Viewpoint, again: boolean): string {
  const todo = todoOf(viewpoint.decision)
  const what = st(again ? 'told.more' : 'told.turn', { todo })
  return viewpoint.decision?.options.some(({ key }) => key === 'buy')
    ? st('told.gold', { what, gold: purseOf(viewpoint) })
    : what
}

/** Whether a line tells of the move that could be answered now. */
function isEventOf({ params }: Reaction, line: ValleyLine): boolean {
  if (params.event === 'affected' || line.key !== eventLines[params.event]) return false
  return params.event === 'rebuilt' || (line.seat === params.seat && titleIn(line) === params.card.card)
}

/** What is asked of the viewer now; null where nothing is. */
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
      return st('told.asked', {
        question: plain(promptPieces(view, decision)).replace(/[.:?]$/, ''),
        n: decision.options.length,
        options,
      })
    },
  }
}
