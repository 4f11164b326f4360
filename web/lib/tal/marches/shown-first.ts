// What is shown of revealed bids and marches to whoever begins to look at a table.
import { isShared } from '../../table/shared-device.ts'
import type { Viewpoint } from '../table/viewpoint.svelte.ts'
import type { FigureMove } from './figure-moves.ts'
import { marchesMoved } from './revealed-marches.ts'

export interface ShownFirst {
  /** Whether the revealed bids of this round are shown. */
  readonly sold: boolean
  /** Whether its revealed marches are. */
  readonly opened: boolean
  /** The moves whose trails are shown. */
  readonly gone: readonly FigureMove[]
}

/** The last round whose bids, and whose marches, each seat has been shown on this page: by table, seat and what. */
const shown = new Map<string, number>()

type Revealed = 'bids' | 'marches'
const keyOf = ({ view, you }: Viewpoint, what: Revealed): string => `${view.id} ${you} ${what}`

/** Notes that the viewer is being shown the bids or marches of this round. */
export function noteShown(viewpoint: Viewpoint, what: Revealed): void {
  shown.set(keyOf(viewpoint, what), viewpoint.table.round)
}

/**
 * Marches are shown while they are carried out. Bids and marches are revealed to all, but where several people share the device, its
 * curtain hides that from most of them: each is shown both once, on looking at the table for the first time after it.
 */
export function shownFirst(viewpoint: Viewpoint, isReplay: boolean): ShownFirst {
  const { view, table } = viewpoint
  const isHandedRound = !isReplay && isShared(view)
  const isNew = (what: Revealed): boolean => isHandedRound && shown.get(keyOf(viewpoint, what)) !== table.round
  const sold = table.phase === 'overseers' && table.auctioned.length > 0 && isNew('bids')
  const areRevealed = table.marches.length > 0 && (table.phase === 'overseers' || table.phase === 'workers')
  const opened = areRevealed && (table.phase === 'overseers' || isNew('marches'))
  return { sold, opened, gone: isHandedRound && opened ? marchesMoved(viewpoint) : [] }
}
