// How some counts are spread.

export interface Spread {
  readonly count: number
  readonly median: number
  /** What nine of ten do not exceed. */
  readonly ninth: number
  readonly most: number
}

/** Zeros where there is nothing. */
export function spreadOf(counts: readonly number[]): Spread {
  const sorted = counts.toSorted((one, other) => one - other)
  const at = (part: number) => sorted[Math.ceil(sorted.length * part) - 1] ?? 0
  return { count: sorted.length, median: at(0.5), ninth: at(0.9), most: at(1) }
}
