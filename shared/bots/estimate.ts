// How sure a mean is that was found by trying.

/** A mean, and half the width of the interval that holds it 95 times out of 100. */
export interface Estimate {
  readonly mean: number
  readonly within: number
}

/** Estimates the mean of what these numbers were drawn from: 0 for none, and within 0 for fewer than two. */
export function estimate(numbers: readonly number[]): Estimate {
  const { length } = numbers
  const mean = numbers.reduce((all, each) => all + each, 0) / Math.max(1, length)
  const square = numbers.reduce((all, each) => all + (each - mean) ** 2, 0)
  return { mean, within: length < 2 ? 0 : 1.96 * Math.sqrt(square / (length - 1) / length) }
}
