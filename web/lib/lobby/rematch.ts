// Whether others wait at a rematch: nobody who is not at the table of the old game is told of it.
import type { View } from '#shared/protocol.ts'
import { isLocal } from '#shared/table/local-id.ts'
import { tokenFor } from '#web/lib/table/seat-storage.ts'

/** Whether a rematch was made of a game that the viewer has played, and this browser has no seat there yet. */
export const isRematchOpen = ({ id, next, you }: Pick<View, 'id' | 'next' | 'you'>): boolean =>
  next !== null && you !== null && !isLocal(id) && tokenFor(next) === null
