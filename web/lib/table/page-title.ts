// The page's title, by which a tab is told from others: whose turn it is comes first.
import { gameTitles } from '#shared/game-names.ts'
import type { Result, View } from '#shared/protocol.ts'
import { t } from '#web/lib/messages/page-texts.ts'
import { isAsked } from './is-asked.ts'
import type { Trouble } from './table-api.ts'

/** The title of a table's page: first what is most urgent, for a tab shows little of it. */
export function pageTitleOf(view: View | null, closed: Trouble | null): string {
  const said = standingOf(view, closed)
  return view ? [said, gameTitles[view.game]].filter(Boolean).join(' · ') : said
}

/** Why a table cannot be shown: made with another version, deleted since it was seen, or unknown. */
export function closedReason(view: View | null, closed: Trouble): 'version' | 'deleted' | 'unknown' {
  if (closed.code === 'other-version') return 'version'
  return view ? 'deleted' : 'unknown'
}

/** Who has won; for a solitaire that missed its goal, its points. */
function titleOfEnd({ winners, scores }: Result, nameOf: (seat: number) => string): string {
  return winners.length > 0
    ? t('end.pageTitle', { names: winners.map(nameOf) })
    : t('points.over', { n: scores[0]?.total ?? 0 })
}

/** How a table stands, in a few words: whose turn it is, who has won, who is missing. */
export function standingOf(view: View | null, closed: Trouble | null): string {
  if (closed) return t(`door.${closedReason(view, closed)}`)
  if (!view) return t('loading')
  const nameOf = (seat: number) => view.seats[seat]?.name ?? ''
  if (view.phase === 'lobby') {
    return t('lobby.missing', { missing: view.seats.filter(seat => seat.name === null).length })
  }
  if (view.result) return titleOfEnd(view.result, nameOf)
  if (isAsked(view)) return t([view.you, null].includes(view.table?.turn ?? null) ? 'turn.yours' : 'turn.answer')
  const [asked] = view.waitingFor
  return asked === undefined ? '' : t('turn.theirs', { name: nameOf(asked) })
}
