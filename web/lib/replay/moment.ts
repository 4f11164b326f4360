// The moment of a replay as its address says it: `?at=MOVES&by=SEAT`. Without `by` it is seen as spectators saw it; without `at`
// the address names no moment.

/** After how many moves, and through whose eyes: a seat's, or a spectator's (null). */
export interface Moment {
  readonly at: number
  readonly by: number | null
}

const count = /^\d{1,6}$/

/**
 * The moment that an address names; null if it names none.
 * @param search what stands behind the path
 * @param length how many moves the game has: later moments are its end
 */
export function momentIn(search: string, length: number, seats: number): Moment | null {
  const params = new URLSearchParams(search)
  const number = (name: string) => {
    const text = params.get(name) ?? ''
    return count.test(text) ? Number(text) : null
  }
  const at = number('at')
  if (at === null) return null
  const by = number('by')
  return { at: Math.min(at, length), by: by !== null && by < seats ? by : null }
}

/** What stands behind the path in the address of a moment. */
export const searchOf = ({ at, by }: Moment): string => `?at=${at}${by === null ? '' : `&by=${by}`}`
