// Why a figure cannot go to a place, in words.
import { groundOf } from '#shared/tal/ground.ts'
import { indexOfPlace } from '#shared/tal/places.ts'
import { obstacleToEntering, type Mover } from '#shared/tal/step-rules.ts'
import type { PieceName, PlaceName } from '#shared/tal/table.ts'
import { whoseSaid } from '../table/naming.ts'
import { tt } from '../table/tal-texts.ts'
import type { Viewpoint } from '../table/viewpoint.svelte.ts'

export const tooFarSaid = (place: PlaceName): string => tt('refused.far', { place })

/** Why a figure may not enter a place, however far it is, by the rules themselves; empty where it may. */
export function refusalOf(viewpoint: Viewpoint, piece: PieceName, place: PlaceName): string {
  const { table, decision } = viewpoint
  const figure = viewpoint.pieceOf(piece)
  if (!figure) return ''
  const mover: Mover = figure.kind === 'worker' ? 'worker' : decision?.key === 'march' ? 'march' : 'overseer'
  const obstacle = obstacleToEntering(groundOf(table), mover, figure.seat, indexOfPlace(place))
  if (obstacle === null) return ''
  if (obstacle !== 'taken') return tt(`refused.${obstacle}`, { site: Number.parseInt(place) })
  const there = table.pieces.find(({ at }) => at === place)
  return there ? tt('refused.taken', { place, who: whoseSaid(viewpoint, there) }) : ''
}
