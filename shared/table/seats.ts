// Who sits where: people, each with a token, and bots. Holds only hashes of tokens.
import { sha256 } from '@noble/hashes/sha2.js'
import { hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { equalBytes } from '@noble/ciphers/utils.js'
import type { Level } from '../bot-levels.ts'

/** A person on a seat. */
export interface SeatedPerson {
  readonly name: string
  readonly hash: string
}
/** A bot on a seat. */
export interface SeatedBot {
  readonly name: string
  readonly bot: Level
}
/** Somebody on a seat. */
export type Sitter = SeatedPerson | SeatedBot

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

  /** This seat if it is free, else the free seat with the lowest number, or null. */
  freeFrom(wished: number | undefined): number | null {
    return wished !== undefined && this.sitters[wished] === null ? wished : this.free
  }

  /** The bots, in the order of their seats. */
  get bots(): readonly SeatedBot[] {
    return this.sitters.filter(sitter => sitter !== null).filter(isBot)
  }

  /** How many people sit here. */
  get people(): number {
    return this.sitters.filter(sitter => sitter !== null && !isBot(sitter)).length
  }

  /** The level of the bot on a seat; null if none sits there. */
  botOn(seat: number): Level | null {
    const sitter = this.sitters[seat]
    return sitter && isBot(sitter) ? sitter.bot : null
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
  sit(seat: number, sitter: Sitter): void {
    const { name } = sitter
    this.sitters[seat] = isBot(sitter) ? { name, bot: sitter.bot } : { name, hash: sitter.hash }
  }

  /** Frees a seat: its token is no longer valid. */
  leave(seat: number): void {
    this.sitters[seat] = null
  }

  /** The seat of the person that a token belongs to, or null. Takes the same time for every token. */
  of(token: string): number | null {
    const digest = sha256(utf8ToBytes(token))
    let found: number | null = null
    for (const [seat, sitter] of this.sitters.entries()) {
      if (equalBytes(digest, sitter && !isBot(sitter) ? hexToBytes(sitter.hash) : nobody)) found = seat
    }
    return found
  }
}

/** Compared with for a seat that no person holds: no token has this hash. */
const nobody = new Uint8Array(32)

function isBot(sitter: Sitter): sitter is SeatedBot {
  return 'bot' in sitter
}
