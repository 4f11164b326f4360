// A small seeded generator for tests and simulations: who picks what, which message is lost. Whatever it decides can be
// decided again from its seed. Never the chance of a game.
import { entryAt } from './entry.ts'

export class Chance {
  private state: number

  constructor(seed: number) {
    this.state = seed | 0
  }

  /** A whole number from 0 to `count` - 1. */
  below(count: number): number {
    this.state = (this.state + 0x6d2b79f5) | 0
    let mixed = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * count)
  }

  /** True once in `count` times. */
  once(count: number): boolean {
    return this.below(count) === 0
  }

  one<T>(list: readonly T[]): T {
    if (list.length === 0) throw new Error('one of nothing')
    return entryAt(list, this.below(list.length))
  }

  /** One of a list, each as likely as it weighs; where nothing weighs anything, any. */
  weighed<T>(list: readonly T[], weigh: (each: T) => number): T {
    const weights = list.map(weigh)
    const sum = weights.reduce((total, weight) => total + weight, 0)
    if (sum === 0) return this.one(list)
    let left = (this.below(1_000_000) / 1_000_000) * sum
    const drawn = list.find((_, index) => (left -= weights[index] ?? 0) < 0 && weights[index] !== 0)
    return (
      drawn ??
      entryAt(
        list,
        weights.findLastIndex(weight => weight > 0),
      )
    )
  }

  /** Brings a list into a random order, in place. */
  shuffle<T>(list: T[]): void {
    for (let last = list.length - 1; last > 0; last--) {
      const other = this.below(last + 1)
      const kept = entryAt(list, last)
      list[last] = entryAt(list, other)
      list[other] = kept
    }
  }

  /** `count` distinct members of a list, in random order. */
  some<T>(list: readonly T[], count: number): readonly T[] {
    const mixed = [...list]
    this.shuffle(mixed)
    return mixed.slice(0, count)
  }

  /** A seed for a game: 16 bytes. */
  seed(): Uint8Array {
    return Uint8Array.from({ length: 16 }, () => this.below(256))
  }
}
