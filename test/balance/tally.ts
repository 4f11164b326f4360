// A mean and how far it can be trusted.

/** Numbers that are added up one by one. */
export class Tally {
  private count = 0
  private sum = 0
  private squares = 0

  add(value: number): void {
    this.count++
    this.sum += value
    this.squares += value * value
  }

  get size(): number {
    return this.count
  }

  get mean(): number {
    return this.count === 0 ? 0 : this.sum / this.count
  }

  /** The standard error of the mean; 0 where there are fewer than two numbers. */
  get error(): number {
    if (this.count < 2) return 0
    const spread = Math.max(0, this.squares - this.sum * this.mean) / (this.count - 1)
    return Math.sqrt(spread / this.count)
  }
}
