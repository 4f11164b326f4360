// For whom being told of one's turn is of use.
import type { View } from '#shared/protocol.ts'

/** Whether a viewer sits at a table with other people, or may yet, whose game is not over. */
export const needsPush = ({ you, seats, phase }: View): boolean =>
  you !== null && phase !== 'over' && seats.some(({ seat, bot }) => seat !== you && bot === null)
