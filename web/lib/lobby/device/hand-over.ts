// Whom the device is to be handed to, where several people share it.
import type { View } from '#shared/protocol.ts'

type HandOverView = Pick<View, 'phase' | 'seats' | 'waitingFor' | 'you'>

/**
 * The seat for which a table is covered until its player has the device: the first person who is asked, in the order of the seats
 * from the present one on.
 * @param isOpen whether the player of the present seat is known to look
 * @returns null if the present seat may go on, and where nobody else has a hand to hide
 */
export function seatToHandTo({ phase, seats, waitingFor, you }: HandOverView, isOpen: boolean): number | null {
  const isPerson = (seat: number) => seats[seat]?.bot === null
  if (phase !== 'playing' || you === null || seats.filter(({ seat }) => isPerson(seat)).length < 2) return null
  const fromYou = (seat: number) => (seat - you + seats.length) % seats.length
  const [next = you] = waitingFor.filter(isPerson).sort((one, other) => fromYou(one) - fromYou(other))
  return next === you && isOpen ? null : next
}
