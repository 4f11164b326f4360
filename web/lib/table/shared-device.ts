// Tables of several people who share one device: whoever looks at it may be any of them.
import type { View } from '#shared/protocol.ts'
import { isLocal } from '#shared/table/local-id.ts'
import { hasStandIn, isAsked } from './is-asked.ts'

/** Whether several people share this device at a table. */
export const isShared = ({ id, seats }: Pick<View, 'id' | 'seats'>): boolean =>
  isLocal(id) && seats.filter(({ bot }) => bot === null).length > 1

/** A view as it is told to everybody who looks at this device: where several people share it, nobody is "you". */
export const asToldToAll = <V extends Pick<View, 'id' | 'seats' | 'you'>>(view: V): V =>
  isShared(view) ? { ...view, you: null } : view

/** The seat of this device that a table waits for, the viewer's before any other; null where none is, or bots play for them. */
export function askedHere(view: Pick<View, 'id' | 'seats' | 'you' | 'waitingFor'>): number | null {
  if (isAsked(view)) return view.you
  if (!isShared(view)) return null
  const { seats, waitingFor } = view
  return waitingFor.find(you => seats[you]?.bot === null && !hasStandIn({ seats, you })) ?? null
}
