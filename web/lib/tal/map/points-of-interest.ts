// Where to look while this viewer is asked nothing: at the last event, or at the figures of those who are waited for.
import type { TalLine } from '#shared/tal/declarations.ts'
import { lettersOf, siteOf } from '../board/board-geometry.ts'
import type { PlaceName } from '#shared/tal/table.ts'
import type { Viewpoint } from '../table/viewpoint.svelte.ts'

/** One of a site's build spaces, to stand for the site. */
const atSite = (params: object): readonly PlaceName[] =>
  'site' in params && typeof params.site === 'number'
    ? lettersOf(siteOf(params.site)).map(letter => `${params.site}/${letter}`)
    : []

const places = ({ params }: TalLine): readonly PlaceName[] =>
  'to' in params && 'piece' in params ? [params.to] : atSite(params)

/** The places to look at, the most important first; empty if there is no reason to look elsewhere. */
export function happening(viewpoint: Viewpoint): readonly PlaceName[] {
  const { view, table, you } = viewpoint
  // While others are still writing their marches, the viewer sees the own one.
  if (table.phase === 'overseers' && table.turn === null && you !== null) {
    const own = table.pieces.filter(({ seat, kind }) => seat === you && kind === 'overseer').map(({ at }) => at)
    return [...(table.mine?.march.map(({ to }) => to) ?? []), ...own]
  }
  const waited = view.waitingFor.find(seat => seat !== you)
  const asked = waited === undefined ? [] : atSite(view.waiting[waited]?.params ?? {})
  if (asked.length > 0) return asked
  const last = view.log.filter(({ round }) => round === table.round).findLast(line => places(line).length > 0)
  return last
    ? places(last)
    : table.pieces
        .filter(({ seat, kind }) => seat === waited && kind === (table.phase === 'overseers' ? 'overseer' : 'worker'))
        .map(({ at }) => at)
}
