// How long a pause lasts from now on.

/**
 * What is left of a pause; 0 once it is over, and never more than all of it: the clock may have been set back
 * meanwhile.
 * @param since when it began, in milliseconds since 1970
 * @param length in milliseconds
 * @param now in milliseconds since 1970
 */
export function restOf(since: number, length: number, now: number): number {
  return Math.max(0, Math.min(length, since + length - now))
}
