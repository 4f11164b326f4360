// Why a figure cannot go to a place, and why nothing can be done at a site, in words: by the reasons of the rules.
import { facts } from '#shared/tal/board.ts'
import { groundOf } from '#shared/tal/ground.ts'
import type { TalObstacle } from '#shared/tal/obstacles.ts'
import { indexOfPlace } from '#shared/tal/places.ts'
import { obstacleToEntering, type Mover } from '#shared/tal/step-rules.ts'
import type { PieceName, PlaceName } from '#shared/tal/table.ts'
import type { Intent } from '../table/intent.svelte.ts'
import { whoseSaid } from '../table/naming.ts'
import { talText } from '../table/tal-texts.ts'
import type { Viewpoint } from '../table/viewpoint.svelte.ts'
import { standsAt } from './written-march.ts'

export const tooFarSaid = (place: PlaceName): string => talText('refused.far', { place })

/** Why a figure may not enter a place, however far it is, by the rules themselves; empty where it may. */
export function refusalOf(viewpoint: Viewpoint, piece: PieceName, place: PlaceName): string {
  const { table, decision } = viewpoint
  const figure = viewpoint.pieceOf(piece)
  if (!figure) return ''
  const mover: Mover = figure.kind === 'worker' ? 'worker' : decision?.key === 'march' ? 'march' : 'overseer'
  const obstacle = obstacleToEntering(groundOf(table), mover, figure.seat, indexOfPlace(place))
  if (obstacle === null) return ''
  if (obstacle !== 'taken') return talText(`refused.${obstacle}`, { site: Number.parseInt(place) })
  const there = table.pieces.find(({ at }) => at === place)
  return there ? talText('refused.taken', { place, who: whoseSaid(viewpoint, there) }) : ''
}

/** Why no figure goes to a place that was pressed; empty where one does, stands there, or where no figure is to be moved. */
export function whyNotTo(viewpoint: Viewpoint, intent: Intent, place: PlaceName): string {
  const { decision, table, you } = viewpoint
  if ((decision?.kind !== 'march' && decision?.kind !== 'work') || intent.costs.has(place)) return ''
  const kind = decision.kind === 'work' ? 'worker' : 'overseer'
  const [first] = [...intent.ways.keys(), ...table.pieces.filter(each => each.seat === you && each.kind === kind)]
  const piece = intent.figure ?? (typeof first === 'object' ? first.id : first)
  if (piece === undefined || standsAt(viewpoint, piece) === place) return ''
  return refusalOf(viewpoint, piece, place) || tooFarSaid(place)
}

/** Why a site cannot be chosen in a question about sites; empty where it can, or where no such question is asked. */
export function blockedSaid({ decision }: Viewpoint, site: number): string {
  const blocked = Object.entries(decision?.blocked ?? {}) as [TalObstacle, readonly string[]][]
  const found = blocked.find(([, ids]) => ids.includes(String(site)))
  return found ? talText(`blocked.${found[0]}`, { site }) : ''
}

/** Why nothing of what is asked can be done at a site that was pressed; empty where something can, or nothing is asked. */
export function whyNotAt(viewpoint: Viewpoint, intent: Intent, site: number): string {
  const blocked = blockedSaid(viewpoint, site)
  if (blocked) return blocked
  const size = viewpoint.siteOf(site)?.size ?? 'small'
  const reasons = [...facts.spaces[size]].map(letter => whyNotTo(viewpoint, intent, `${site}/${letter}`))
  return reasons.includes('') ? '' : (reasons[0] ?? '')
}
