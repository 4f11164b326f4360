// Which value so many of all do not exceed.

/**
 * The smallest of some values that the given part of them does not exceed; NaN of none.
 * @param sorted the smallest first
 * @param part from 0 to 1
 */
export function percentile(sorted: readonly number[], part: number): number {
  return sorted[Math.max(0, Math.ceil(sorted.length * part) - 1)] ?? NaN
}
