// Whether anything is to be done by the viewer of a table: nothing is while a bot plays for them.
import type { View } from '#shared/protocol.ts'

export type Seated = Pick<View, 'seats' | 'you'>

/** Whether a bot plays for the viewer. */
export const hasStandIn = ({ seats, you }: Seated): boolean => you !== null && !!seats[you]?.standIn

/** Whether the table waits for the viewer, and no bot plays for them. */
export const isAsked = (view: Seated & Pick<View, 'waitingFor'>): boolean =>
  view.you !== null && view.waitingFor.includes(view.you) && !hasStandIn(view)
