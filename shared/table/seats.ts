// Who sits where, and by which token. Holds only hashes of tokens.
import { sha256 } from '@noble/hashes/sha2.js'
import { hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { equalBytes } from '@noble/ciphers/utils.js'

/** Somebody on a seat. */
export interface Sitter {
  readonly name: string
  readonly hash: string
}

/** The seats of one table. */
export class Seats {
  private readonly sitters: (Sitter | null)[]

  /** @param sitters who sits on each seat; null for a free one */
  constructor(sitters: readonly (Sitter | null)[]) {
    this.sitters = [...sitters]
  }

  /** Who sits on each seat; null for a free one. */
  get all(): readonly (Sitter | null)[] {
    return [...this.sitters]
  }

  /** The name on each seat; null for a free one. */
  get names(): readonly (string | null)[] {
    return this.sitters.map(sitter => sitter?.name ?? null)
  }

  /** The free seat with the lowest number, or null. */
  get free(): number | null {
    const seat = this.sitters.indexOf(null)
    return seat < 0 ? null : seat
  }

  /** How many seats are taken. */
  get taken(): number {
    return this.sitters.filter(sitter => sitter !== null).length
  }

  /** Whether there is such a seat. */
  isSeat(seat: number): boolean {
    return seat < this.sitters.length
  }

  /** Whether somebody sits there. */
  isTaken(seat: number): boolean {
    return this.sitters[seat] !== null
  }

  /** Gives a seat to somebody. */
  sit(seat: number, { name, hash }: Sitter): void {
    this.sitters[seat] = { name, hash }
  }

  /** Frees a seat: its token is no longer valid. */
  leave(seat: number): void {
    this.sitters[seat] = null
  }

  /** The seat that a token belongs to, or null. Takes the same time for every token. */
  of(token: string): number | null {
    const digest = sha256(utf8ToBytes(token))
    let found: number | null = null
    for (const [seat, sitter] of this.sitters.entries()) {
      if (equalBytes(digest, sitter ? hexToBytes(sitter.hash) : nobody)) found = seat
    }
    return found
  }
}

/** Compared with for a free seat: no token has this hash. */
const nobody = new Uint8Array(32)
