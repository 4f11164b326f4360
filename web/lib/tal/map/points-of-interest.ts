// Where something happens while nothing is asked of this viewer: what was told last, or those who are waited for.
import type { TalLine } from '#shared/tal/declarations.ts'
import { lettersOf, siteOf } from '../board/board-geometry.ts'
import type { PlaceName } from '#shared/tal/table.ts'
import type { Viewpoint } from '../table/viewpoint.svelte.ts'

/** A site as one of its spaces: enough to look there. */
const atSite = (params: object): readonly PlaceName[] =>
  'site' in params && typeof params.site === 'number'
    ? lettersOf(siteOf(params.site)).map(letter => `${params.site}/${letter}`)
    : []

const places = ({ params }: TalLine): readonly PlaceName[] =>
  'to' in params && 'piece' in params ? [params.to] : atSite(params)

/** Places to look at, the first of which matters most; empty where everything is as it was. */
export function happening(viewpoint: Viewpoint): readonly PlaceName[] {
  const { view, table, you } = viewpoint
  // Marches that others are still writing are nobody's business: one looks at the own.
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
