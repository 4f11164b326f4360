// The numbers that a position is judged by. Most are zero, so only the others are kept.

export class Inputs {
  /** How many there are now. */
  count = 0
  readonly indices: Int32Array
  readonly values: Float64Array
  /** How far the game has come, from 0 to 1: what a number weighs may change with it. */
  progress = 0

  /** @param most how many there can be */
  constructor(most: number) {
    this.indices = new Int32Array(most)
    this.values = new Float64Array(most)
  }

  clear(): void {
    this.count = 0
  }

  /** Adds a number; none is added twice. */
  add(index: number, value: number): void {
    if (value === 0) return
    const at = this.count++
    this.indices[at] = index
    this.values[at] = value
  }
}
