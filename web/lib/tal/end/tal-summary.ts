// How a finished game of the board game went: its points phase by phase, the best pyramid, the turning point.
import type { TalView } from '#shared/tal/declarations.ts'
import { worthOfSite } from '#shared/tal/standings.ts'
import type { SiteTable, TalTable } from '#shared/tal/table.ts'
import type { Moment } from '#web/lib/table/end/course.ts'
import { positionsOf } from '#web/lib/table/end/play-through.ts'
import { namedIn, summaryOf, type Players, type GameSummary } from '#web/lib/table/end/game-summary.ts'
import { t } from '#web/lib/messages/page-texts.ts'
import { talText } from '../table/tal-texts.ts'

export interface TalSummary extends GameSummary {
  readonly best: Finished | null
}

/** A complete pyramid of the end, and the round in which it became complete. */
export interface Finished {
  readonly site: SiteTable
  readonly owner: number
  readonly points: number
  readonly round: number
}

interface Position extends Moment {
  readonly sites: readonly SiteTable[]
}

function positionOf(round: number, table: object): Position {
  const { players, sites } = table as TalTable
  return { round, points: players.map(({ points }) => points), sites }
}

/**
 * The best pyramids of a game: those that score most at the end, in the order in which they became complete.
 * @param positions the last is the end of the game
 */
export function bestPyramids(positions: readonly Position[]): readonly Finished[] {
  const finished = (positions.at(-1)?.sites ?? []).flatMap((site): readonly Finished[] => {
    const then = positions.find(({ sites }) => sites.some(each => each.site === site.site && each.complete))
    return site.complete && site.owner !== null && then
      ? [{ site, owner: site.owner, points: worthOfSite(site).now, round: then.round }]
      : []
  })
  const most = Math.max(0, ...finished.map(({ points }) => points))
  return finished.filter(({ points }) => points === most).sort((one, other) => one.round - other.round)
}

/** The summary of a finished game; rejects where it cannot be fetched. */
export async function talSummary(view: TalView): Promise<TalSummary> {
  const positions = await positionsOf(view.id, view.game, positionOf)
  const [best = null, ...equal] = bestPyramids(positions)
  const players: Players = { names: view.seats.map(({ name }) => name ?? ''), you: view.you }
  const told = best && {
    title: t('end.bestPyramid'),
    text: t('end.bestPyramidSaid', {
      kind: talText(`kind.${worthOfSite(best.site).kind}`),
      site: best.site.site,
      name: namedIn(players, best.owner),
      round: best.round,
      points: best.points,
      equal: equal.length,
    }),
  }
  return { ...summaryOf(positions, view.result?.winners ?? [], players, told), best }
}
