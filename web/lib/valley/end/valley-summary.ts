// How a finished game of the deck-builder went: its points turn by turn, the best entombing, the turning point.
import type { ValleyView } from '#shared/valley/declarations.ts'
import { scoreParts } from '#shared/valley/scoring.ts'
import type { ValleyTable } from '#shared/valley/table.ts'
import { cardName } from '#web/lib/messages/card-texts.ts'
import { t } from '#web/lib/messages/page-texts.ts'
import type { Moment } from '#web/lib/table/end/course.ts'
import { positionsOf } from '#web/lib/table/end/play-through.ts'
import { namedIn, summaryOf, type Players, type GameSummary } from '#web/lib/table/end/game-summary.ts'
import { titleOf } from '#web/lib/valley/card/loaded-titles.ts'
import { mixOf } from '#web/lib/valley/card/mix.ts'
import { bestEntombings, type Entombing, type Tombs } from './entombings.ts'

export interface ValleySummary extends GameSummary {
  readonly best: Entombing | null
}

/** A position of the game: the points of all tombs, and what lies in them. */
export function positionOf(round: number, table: object): Moment & Tombs {
  const { players } = table as ValleyTable
  return {
    round,
    points: players.map(({ points }) => points),
    tombs: players.map(({ tomb }) => tomb.map(({ card }) => card)),
  }
}

/** The summary of a finished game; rejects where it cannot be fetched. */
export async function valleySummary(view: ValleyView): Promise<ValleySummary> {
  return summaryIn(await positionsOf(view.id, view.game, positionOf), view)
}

/** The summary told by a game's positions. */
export function summaryIn(positions: readonly (Moment & Tombs)[], view: ValleyView): ValleySummary {
  const { groups, alone } = mixOf(view.options)
  const worth = (tomb: readonly string[]) =>
    scoreParts(tomb.map(titleOf), groups, alone !== null).reduce((sum, { points }) => sum + points, 0)
  const [best = null, ...equal] = bestEntombings(positions, worth)
  const players: Players = { names: view.seats.map(({ name }) => name ?? ''), you: view.you }
  const told = best && {
    title: t('end.bestEntombing'),
    text: t('end.bestEntombingSaid', {
      ...best,
      card: cardName(best.card),
      name: namedIn(players, best.seat),
      equal: equal.length,
    }),
  }
  return { ...summaryOf(positions, view.result?.winners ?? [], players, told), best }
}
