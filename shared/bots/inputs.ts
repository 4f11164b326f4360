// The numbers that a position is judged by. Most are zero and few change from one position to the next, so the others are
// listed, and what has changed beside them.

export class Inputs {
  /** How many are not zero, which ones, and what all are. */
  count = 0
  indices: Int32Array
  readonly values: Float64Array
  /** How many have changed since the position before, which ones, and by how much. */
  changes = 0
  readonly changed: Int32Array
  readonly differences: Float64Array
  /** How far the game has come, from 0 to 1: what a number weighs may change with it. */
  progress = 0
  /** What a game adds by hand to what its net comes to, where too few games went so that the net could have learned it. */
  byHand = 0
  private before: Int32Array
  private countBefore = 0
  /** By input, the position in which it was last not zero. */
  private readonly seen: Float64Array
  private position = 0

  /** @param most how many there can be */
  constructor(most: number) {
    this.indices = new Int32Array(most)
    this.before = new Int32Array(most)
    this.values = new Float64Array(most)
    this.changed = new Int32Array(most)
    this.differences = new Float64Array(most)
    this.seen = new Float64Array(most)
  }

  /** To be called before the numbers of a position are added. */
  begin(): void {
    const { indices } = this
    this.indices = this.before
    this.before = indices
    this.countBefore = this.count
    this.count = 0
    this.changes = 0
    this.position++
  }

  /** Adds a number; none is added twice. */
  add(index: number, value: number): void {
    if (value === 0) return
    this.indices[this.count++] = index
    this.seen[index] = this.position
    const before = this.values[index] as number
    if (before !== value) this.change(index, value, value - before)
  }

  /** To be called when all numbers of a position were added: those that were not are zero. */
  end(): void {
    for (let at = 0; at < this.countBefore; at++) {
      const index = this.before[at] as number
      if (this.seen[index] !== this.position) this.change(index, 0, 0 - (this.values[index] as number))
    }
  }

  /** All are zero, as at first. */
  clear(): void {
    for (let at = 0; at < this.count; at++) this.values[this.indices[at] as number] = 0
    this.count = 0
    this.changes = 0
  }

  private change(index: number, value: number, difference: number): void {
    this.values[index] = value
    this.changed[this.changes] = index
    this.differences[this.changes++] = difference
  }
}
