// A small net that judges positions: a linear part, whose weights move with the progress of the game, beside one hidden layer.
// Only sums, products and a square root, which every machine rounds alike: the same weights give the same moves everywhere.
import type { Inputs } from './inputs.ts'

/** The weights of a net. */
export interface Weights {
  readonly inputs: number
  readonly hidden: number
  /** What an input weighs at the beginning, and how much that changes until the end. */
  readonly linear: Float32Array
  readonly drift: Float32Array
  /** By input, a row for each. */
  readonly first: Float32Array
  readonly bias: Float32Array
  readonly second: Float32Array
}

/** Weights that are all zero. */
export const noWeights = (inputs: number, hidden: number): Weights => ({
  inputs,
  hidden,
  linear: new Float32Array(inputs),
  drift: new Float32Array(inputs),
  first: new Float32Array(inputs * hidden),
  bias: new Float32Array(hidden),
  second: new Float32Array(hidden),
})

/** Brings any number between -1 and 1. */
export const squash = (sum: number): number => sum / Math.sqrt(1 + sum * sum)

export class Net {
  /** What the hidden layer has come to with the inputs judged last, before those below zero were cut off. */
  readonly sums: Float64Array

  constructor(readonly weights: Weights) {
    this.sums = new Float64Array(weights.hidden)
  }

  /** How good a position is: from -1, surely lost, to 1. */
  judge(inputs: Inputs): number {
    return squash(this.sum(inputs))
  }

  /** The same before it is squashed. */
  sum({ count, indices, values, progress }: Inputs): number {
    const { hidden, linear, drift, first, bias, second } = this.weights
    const { sums } = this
    sums.set(bias)
    let sum = 0
    for (let at = 0; at < count; at++) {
      const index = indices[at] as number
      const value = values[at] as number
      sum += value * ((linear[index] as number) + progress * (drift[index] as number))
      const row = index * hidden
      for (let unit = 0; unit < hidden; unit++)
        sums[unit] = (sums[unit] as number) + value * (first[row + unit] as number)
    }
    for (let unit = 0; unit < hidden; unit++) {
      const out = sums[unit] as number
      if (out > 0) sum += out * (second[unit] as number)
    }
    return sum
  }
}
