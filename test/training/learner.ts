// Teaches a net: moves its weights, a little at a time, towards what positions turned out to be worth.
import type { Inputs } from '#shared/bots/inputs.ts'
import { Net, noWeights, squash, Sums, type Weights } from '#shared/bots/net.ts'
import type { Chance } from '#shared/chance.ts'

/** A position, kept as small as can be. */
export interface Position {
  readonly indices: Uint16Array
  readonly values: Float32Array
  readonly progress: number
}

export function keep({ count, indices: all, values, progress }: Inputs): Position {
  const indices = Uint16Array.from(all.subarray(0, count))
  return { indices, values: Float32Array.from(indices, index => values[index] as number), progress }
}

/** Slopes met before the first: keeps the first steps from being too long. */
const before = 1e-3

/** How long steps are, for the linear part and for the hidden layer. */
export interface Rates {
  readonly linear: number
  readonly hidden: number
}

/**
 * Steps grow shorter the more a weight was moved already (Adagrad), so that a rare title still learns when common ones have
 * settled. All weights of one input's row in the hidden layer share one measure of it.
 */
export class Learner {
  readonly net: Net
  private readonly sums: Sums
  private readonly linear: Float64Array
  private readonly drift: Float64Array
  private readonly rows: Float64Array
  private readonly bias: Float64Array
  private readonly second: Float64Array
  private readonly back: Float64Array

  constructor(readonly weights: Weights) {
    const { inputs, hidden } = weights
    const met = (many: number) => new Float64Array(many).fill(before)
    this.net = new Net(weights)
    this.sums = new Sums(hidden)
    this.linear = met(inputs)
    this.drift = met(inputs)
    this.rows = met(inputs)
    this.bias = met(hidden)
    this.second = met(hidden)
    this.back = new Float64Array(hidden)
  }

  /** Whether an input was other than zero in anything that was taught. */
  hasMet(input: number): boolean {
    return (this.linear[input] ?? before) > before
  }

  /** @returns how good a kept position is judged to be */
  judge(position: Position): number {
    return squash(this.sum(position))
  }

  private sum({ indices, values, progress }: Position): number {
    const { net, sums } = this
    net.begin(sums)
    for (let at = 0; at < indices.length; at++) net.add(sums, indices[at] as number, values[at] as number)
    return net.sum(sums, progress)
  }

  /** Moves the weights so that this position is judged nearer to `target`; gives the square of the error before. */
  teach(position: Position, target: number, rates: Rates): number {
    const { indices, values, progress } = position
    const sum = this.sum(position)
    const error = squash(sum) - target
    // The slope of x / sqrt(1 + x²).
    const slope = error * Math.pow(1 + sum * sum, -1.5)
    const { linear, drift } = this.weights
    for (let at = 0; at < indices.length; at++) {
      const index = indices[at] as number
      const own = slope * (values[at] as number)
      step(linear, this.linear, index, own, rates.linear)
      step(drift, this.drift, index, own * progress, rates.linear)
    }
    if (rates.hidden > 0) this.teachHidden(position, slope, rates.hidden)
    return error * error
  }

  private teachHidden({ indices, values }: Position, slope: number, rate: number): void {
    const { hidden, first, bias, second } = this.weights
    const { back, rows, sums } = this
    let norm = 0
    for (let unit = 0; unit < hidden; unit++) {
      const out = sums.units[unit] as number
      const own = out > 0 ? slope * (second[unit] as number) : 0
      back[unit] = own
      if (own === 0) continue
      norm += own * own
      step(second, this.second, unit, slope * out, rate)
      step(bias, this.bias, unit, own, rate)
    }
    norm /= hidden
    if (norm === 0) return
    for (let at = 0; at < indices.length; at++) {
      const index = indices[at] as number
      const value = values[at] as number
      const met = (rows[index] as number) + norm * value * value
      rows[index] = met
      const length = (rate * value) / Math.sqrt(met)
      const row = index * hidden
      for (let unit = 0; unit < hidden; unit++)
        first[row + unit] = (first[row + unit] as number) - length * (back[unit] as number)
    }
  }
}

/** One step of one weight down its slope. */
function step(weights: Float32Array, met: Float64Array, at: number, slope: number, rate: number): void {
  const sum = (met[at] as number) + slope * slope
  met[at] = sum
  weights[at] = (weights[at] as number) - (rate * slope) / Math.sqrt(sum)
}

/** Weights to begin with: the linear part zero, the hidden layer small and random. */
export function freshWeights(inputs: number, hidden: number, chance: Chance): Weights {
  const weights = noWeights(inputs, hidden)
  const small = (size: number) => ((chance.below(2001) - 1000) / 1000) * size
  for (let at = 0; at < weights.first.length; at++) weights.first[at] = small(0.1)
  for (let unit = 0; unit < hidden; unit++) weights.second[unit] = small(0.1)
  return weights
}
