import type { View } from '#shared/protocol.ts'

/** A view without what is told of no moment but the present. */
export const asTold = (view: View, version: number): View => ({
  ...view,
  version,
  decisions: [],
  next: null,
  watching: 0,
  seats: view.seats.map(seat => ({ ...seat, connected: seat.bot !== null })),
})
