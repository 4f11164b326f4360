// What the deck-builder's live region says at a table, or where one is watched again. A lazy part, with all that words
// it.
import type { ValleyLine } from '#shared/valley/declarations.ts'
import { heardBefore, heardBeforeMove, jumpsOf } from '../../table/announced.ts'
import type { LogHistory } from '../../table/log-history.svelte.ts'
import type { Session } from '../../table/session.svelte.ts'
import { announcedDecision } from '../decision/decision-announcement.ts'
import { EndAnnouncer } from '../end/end-news.ts'
import type { Intent } from '../table/intent.svelte.ts'
import type { Viewpoint } from '../table/viewpoint.svelte.ts'
import { Announcer } from './announcer.ts'

interface Heard {
  readonly session: Pick<Session, 'isReplay' | 'jumps'>
  readonly viewpoint: Viewpoint
  readonly told: Pick<LogHistory<ValleyLine>, 'lines'>
  readonly intent: Pick<Intent, 'passing'>
}

/**
 * Begins to announce.
 * @param known the lines of the log when the page was opened
 * @returns the sentences to announce at each moment; `away`: whether the page was hidden since the last one
 */
export function announcing(
  { session, viewpoint, told, intent }: Heard,
  known: readonly ValleyLine[],
): (away: boolean) => readonly string[] {
  const { isReplay } = session
  const hasJumped = jumpsOf(session)
  const ending = new EndAnnouncer()
  let announcer = new Announcer(isReplay ? heardBeforeMove(known) : heardBefore(known, viewpoint.you))
  return away => {
    const { lines } = told
    if (hasJumped(lines)) announcer = new Announcer(heardBeforeMove(lines))
    const isOpen = !isReplay && !(intent.passing && viewpoint.decision?.kind === 'react')
    const asked = isOpen ? announcedDecision(viewpoint) : null
    return [
      ...ending.announce(viewpoint),
      ...announcer.announce({ view: viewpoint.view, lines, asked, away, isReplay }),
    ]
  }
}
