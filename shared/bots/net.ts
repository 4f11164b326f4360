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

/** What was squashed to this. */
export const unsquash = (squashed: number): number => squashed / Math.sqrt(1 - squashed * squashed)

/** What the first layer has come to with the inputs of one position: kept, so that only what changes is added. */
export class Sums {
  /** Of the linear part: at the beginning of a game, and what is added to it until the end. */
  linear = 0
  drift = 0
  /** Of the hidden units, before what is below zero is cut off. */
  readonly units: Float64Array

  constructor(hidden: number) {
    this.units = new Float64Array(hidden)
  }
}

export class Net {
  constructor(readonly weights: Weights) {}

  /** Sums of a position whose inputs are all zero. */
  begin(sums: Sums): void {
    sums.linear = 0
    sums.drift = 0
    sums.units.set(this.weights.bias)
  }

  /** Takes it into the sums that an input is larger than before. */
  add(sums: Sums, index: number, difference: number): void {
    const { hidden, linear, drift, first } = this.weights
    const { units } = sums
    sums.linear += difference * (linear[index] as number)
    sums.drift += difference * (drift[index] as number)
    const row = index * hidden
    for (let unit = 0; unit < hidden; unit++)
      units[unit] = (units[unit] as number) + difference * (first[row + unit] as number)
  }

  /** Takes what has changed since the position before into its sums. */
  follow(sums: Sums, { changes, changed, differences }: Inputs): void {
    for (let at = 0; at < changes; at++) this.add(sums, changed[at] as number, differences[at] as number)
  }

  /**
   * How good a position is: from -1, surely lost, to 1.
   * @param byHand added before it is squashed
   */
  judge(sums: Sums, progress: number, byHand = 0): number {
    return squash(this.sum(sums, progress) + byHand)
  }

  /** The same before it is squashed. */
  sum({ linear, drift, units }: Sums, progress: number): number {
    const { hidden, second } = this.weights
    let sum = linear + progress * drift
    for (let unit = 0; unit < hidden; unit++) {
      const out = units[unit] as number
      if (out > 0) sum += out * (second[unit] as number)
    }
    return sum
  }
}
