// A small seeded generator for players who pick at random. Never for a game: its whole future can be told from a few draws.

export class Chance {
  constructor(private state: number) {}

  /** A whole number from 0 to `count` - 1. */
  below(count: number): number {
    this.state = Math.imul(this.state, 1_103_515_245) + 12_345 & 0x7fff_ffff
    return Math.floor(this.state / 0x8000_0000 * count)
  }

  /** A seed for a game: 16 bytes. */
  seed(): Uint8Array {
    return Uint8Array.from({ length: 16 }, () => this.below(256))
  }

  /** As many distinct options as a question wants, in random order. */
  some<T>(options: readonly T[], { min, max }: { readonly min: number, readonly max: number }): readonly T[] {
    if (min === 1 && max === 1) return [options[this.below(options.length)] as T]
    const mixed = [...options]
    const count = min + this.below(Math.min(max, mixed.length) - min + 1)
    for (let at = 0; at < count; at++) {
      const other = at + this.below(mixed.length - at)
      const kept = mixed[at] as T
      mixed[at] = mixed[other] as T
      mixed[other] = kept
    }
    return mixed.slice(0, count)
  }
}
