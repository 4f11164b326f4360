// From which seed the game of a table is dealt, and what is shown of that when: a seed that was given, or one made of the table's
// secret and its people's shares.
import type { Rules } from '../engine/game.ts'
import type { State } from '../engine/game-context.ts'
import type { OpenedShuffle, View } from '../protocol.ts'
import type { After, MadeEvent } from './rows.ts'
import { firstSeat, maxSeeds } from './first-seat.ts'
import { hashOfHex, hashOfShare, seedOf, type Shuffle } from './shuffle.ts'

/** What a game was dealt from; `shuffle` is null where the seed was given. */
interface Dealt {
  readonly seed: string
  readonly shuffle: Shuffle | null
}

/** How the game of one table is dealt. */
export class Dealing {
  /** Null before the game. */
  private dealt: Dealt | null = null
  /** Of what was hashed before: every view needs them. */
  private readonly hashes = new Map<string, string>()

  constructor(private readonly made: MadeEvent) {}

  /** 32 hex digits. There only once the game has begun. */
  get seed(): string {
    if (!this.dealt) throw new Error('a seed before the game')
    return this.dealt.seed
  }

  /** What is stored of it with the row that begins the game. */
  get stored(): { readonly count?: number } {
    const shuffle = this.dealt?.shuffle
    return shuffle ? { count: shuffle.count } : {}
  }

  /** All that the seed was made of, with the hashes that were shown; null where it was given. There only once the game has begun. */
  get opened(): OpenedShuffle | null {
    const shuffle = this.dealt?.shuffle
    return shuffle ? { ...this.sealed(shuffle), ...shuffle } : null
  }

  /**
   * Settles the seed of a game that begins now. Where it is settled who begins, the first one that deals a game which that seat
   * begins. All such games are equally likely, and the game itself needs to know nothing of it: it comes out of options, seed
   * and picks as ever.
   * @param shares of those who sit there
   */
  begin(game: Rules<State>, shares: Shuffle['shares']): void {
    const begins = this.made.series?.begins
    for (let count = 0; ; count++) {
      const { seed, shuffle } = (this.dealt = this.at(shares, count))
      const isLast = shuffle === null || count === maxSeeds - 1
      if (begins === undefined || isLast || firstSeat({ ...this.made, seed }, game) === begins) return
    }
  }

  /** Takes up the seed of a game that has begun, as the row with which it began tells of it. */
  rehydrate({ sitters = [], count = 0 }: Partial<NonNullable<After['lobby']>>): void {
    const shares = sitters.map(sitter => (sitter && 'share' in sitter ? (sitter.share ?? null) : null))
    this.dealt = this.at(shares, count)
  }

  /**
   * What everybody sees of it.
   * @param shares of those who sit there; of no interest once the game has begun
   */
  view(shares: Shuffle['shares'], isOver: boolean): Pick<View, 'seedHash' | 'shuffle' | 'seed'> {
    const { made, dealt } = this
    const seed = dealt?.seed ?? ('seed' in made ? made.seed : null)
    return {
      seedHash: seed === null ? null : this.hash(seed, hashOfHex),
      shuffle: isOver
        ? this.opened
        : 'secret' in made
          ? this.sealed(dealt?.shuffle ?? { secret: made.secret, shares })
          : null,
      ...(isOver && dealt ? { seed: dealt.seed } : {}),
    }
  }

  private at(shares: Shuffle['shares'], count: number): Dealt {
    const { made } = this
    if ('seed' in made) return { seed: made.seed, shuffle: null }
    const shuffle = { secret: made.secret, shares, count }
    return { seed: seedOf(shuffle), shuffle }
  }

  private sealed({
    secret,
    shares,
  }: Pick<Shuffle, 'secret' | 'shares'>): Pick<OpenedShuffle, 'secretHash' | 'shareHashes'> {
    return {
      secretHash: this.hash(secret, hashOfHex),
      shareHashes: shares.map(share => (share === null ? null : this.hash(share, hashOfShare))),
    }
  }

  private hash(text: string, hashOf: (text: string) => string): string {
    const hash = this.hashes.get(text) ?? hashOf(text)
    this.hashes.set(text, hash)
    return hash
  }
}
