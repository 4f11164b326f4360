// Who has had a simulated table store or delete something, and whether that was theirs to do.
import type { TableEvent } from '../table/rows.ts'
import type { Viewer } from '../table/ports.ts'
import { hostSeat } from '../table/view-builder.ts'
import type { Doing } from './simulated-server.ts'

/** What a table stores by itself, or for whoever looks. */
const ownKinds = ['bots', 'clock', 'reminded', 'push', 'next'] as const
type Own = Extract<TableEvent, { readonly kind: (typeof ownKinds)[number] }>
const isOwn = (event: TableEvent): event is Own => ownKinds.some(kind => kind === event.kind)

/**
 * What is wrong with who has had a row stored; null if nothing is.
 * @param by the seat that does it
 */
export function wrongCaller(event: TableEvent, doing: Doing | null, by: Viewer): string | null {
  const whose = whoseRight(event, doing, by)
  if (whose === 'anybody') return null
  if (doing === null) return `${event.kind} without a call`
  return by === whose ? null : `${event.kind} of seat ${whose} by ${by ?? 'nobody'}`
}

/** Whose right it is to have a row stored. */
function whoseRight(event: TableEvent, doing: Doing | null, by: Viewer): Viewer | 'anybody' {
  // Without a call the table forgets what a push service has called gone.
  if (event.kind === 'push' && doing?.kind === 'push') return doing.seat
  const isSeating = event.kind === 'made' || event.kind === 'sat'
  if (isOwn(event) || doing?.kind === 'follow' || (isSeating && doing && doing.kind !== 'seat-bot')) return 'anybody'
  if (isSeating || (event.kind === 'left' && by === hostSeat)) return hostSeat
  return event.kind === 'stand-in' ? event.by : event.seat
}

/**
 * What is wrong with a call that has had the table deleted; null if nothing is. A host who leaves deletes it only where
 * nobody else sits.
 * @param people how many people sit there
 */
export function wrongDeletion(call: Doing, by: Viewer, people: number): string | null {
  const isAllowed = call.kind === 'remove' || (call.kind === 'leave' && call.seat === hostSeat && people === 1)
  return isAllowed && by === hostSeat ? null : `${call.kind} by ${by ?? 'nobody'} has deleted a table of ${people}`
}
