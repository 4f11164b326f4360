// Why a figure cannot go to a place, in words.
import type { PieceName, PlaceName } from '#shared/tal/table.ts'
import { whoseSaid } from '../table/naming.ts'
import { tt } from '../table/tal-texts.ts'
import type { Viewpoint } from '../table/viewpoint.svelte.ts'

export const tooFarSaid = (place: PlaceName): string => tt('refused.far', { place })

/** Why a figure may not enter a place, however far it is; empty where it may. A march is written through taken spaces. */
export function refusalOf(viewpoint: Viewpoint, piece: PieceName, place: PlaceName): string {
  const { table, decision, you } = viewpoint
  const site = place.includes('/') ? viewpoint.siteOf(Number.parseInt(place)) : undefined
  if (!site) return ''
  if (site.closed) return tt('refused.closed', { site: site.site })
  if (site.complete) return tt('refused.complete', { site: site.site })
  if (decision?.key === 'march') return ''
  const there = table.pieces.find(({ at, id }) => at === place && id !== piece)
  if (there) return tt('refused.taken', { place, who: whoseSaid(viewpoint, there) })
  const isWorker = viewpoint.pieceOf(piece)?.kind === 'worker'
  if (table.round > 1 || site.owner === null || (isWorker && site.owner === you)) return ''
  return tt(isWorker ? 'refused.rivals' : 'refused.owned', { site: site.site })
}
