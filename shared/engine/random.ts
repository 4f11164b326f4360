// The only source of chance: a ChaCha20 stream made from the seed. The state of a statistical generator (xoshiro, PCG,
// Mersenne) could be computed from the cards seen in half a game, and with it every later shuffle.
import { chacha20 } from '@noble/ciphers/chacha.js'
import type { Journal } from './journal.ts'

const bitsOfBlock = 8
const wordsInBlock = 1 << bitsOfBlock
const counterStep = 16
const nonce = new Uint8Array(12)
const zeros = new Uint8Array(wordsInBlock * 4)
const range = 2 ** 32

/** The part of the generator that lies in the game's state: how many words were taken. */
interface StreamPosition {
  position: number
}

/** The random words of one seed. Holds no position: that lies in the state, so an undo takes it back too. */
export class Stream {
  private readonly key = new Uint8Array(32)
  private readonly block = new Uint8Array(wordsInBlock * 4)
  private readonly words = new DataView(this.block.buffer)
  private held = -1

  /** @param seed 16 bytes; the key is these bytes twice */
  constructor(seed: Uint8Array) {
    if (seed.length !== 16) throw new Error('a seed has 16 bytes')
    this.key.set(seed)
    this.key.set(seed, 16)
  }

  /** The word at a position, as an unsigned 32-bit integer. */
  wordAt(position: number): number {
    const index = position >> bitsOfBlock
    if (index !== this.held) {
      chacha20(this.key, nonce, zeros, this.block, index * counterStep)
      this.held = index
    }
    return this.words.getUint32((position & (wordsInBlock - 1)) * 4, true)
  }
}

/** The largest multiple of `count` that is not above `number`. Exact below 2 ** 53, and faster than a remainder. */
function largest(number: number, count: number): number {
  return Math.floor(number / count) * count
}

/** Draws numbers from a stream and notes in the state how far it was read. */
export class Random<S extends StreamPosition> {
  constructor(
    private readonly state: S,
    private readonly journal: Journal,
    private stream: Stream,
  ) {}

  /** Draws from another stream from now on; where it goes on is the state's position. Gives the one before. */
  exchange(stream: Stream): Stream {
    const before = this.stream
    this.stream = stream
    return before
  }

  /** A whole number from 0 to `count` - 1, every one equally likely (by rejection). */
  below(count: number): number {
    const limit = largest(range, count)
    let position = this.state.position
    let word = this.stream.wordAt(position++)
    while (word >= limit) word = this.stream.wordAt(position++)
    this.state.position = this.journal.change(this.state, 'position', position)
    return word - largest(word, count)
  }

  /** Fisher-Yates: every order equally likely. */
  shuffle(zone: readonly number[]): void {
    for (let last = zone.length - 1; last > 0; last--) this.journal.swap(zone, last, this.below(last + 1))
  }
}
