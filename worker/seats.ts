// Who sits where, and what proves it. Only hashes of tokens are held; nothing here knows whose turn it is.
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js'

/** Somebody on a seat. */
interface Sitter { readonly name: string, readonly hash: string }

/** The seats of one table. */
export class Seats {
  private readonly sitters: (Sitter | null)[]

  constructor(count: number) {
    this.sitters = Array.from({ length: count }, () => null)
  }

  /** Who sits on each seat; null where it is free. */
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
  sit(seat: number, sitter: Sitter): void {
    this.sitters[seat] = sitter
  }

  /** Frees a seat: its token stands for nobody any more. */
  leave(seat: number): void {
    this.sitters[seat] = null
  }

  /** The seat that a token stands for, or null. Takes the same time whichever seat it is. */
  of(token: string): number | null {
    const digest = sha256(bytesOf(token))
    let found: number | null = null
    for (const [seat, sitter] of this.sitters.entries()) {
      if (crypto.subtle.timingSafeEqual(digest, sitter ? hexToBytes(sitter.hash) : nobody)) found = seat
    }
    return found
  }
}

/** No token has this hash. */
const nobody = new Uint8Array(32)
const idLength = 16
const tokenBytes = 16

/** A table's id: from the client's key, so that the same key finds the same table, or by chance. */
export function tableId(key: string | undefined): string {
  return key === undefined ? base64url(randomBytes(12)) : digest(`table${key}`).slice(0, idLength)
}

/** The id of the table that follows another; nobody can know it before that table's seed is shown. */
export function nextTableId(id: string, seed: string): string {
  return digest(`next${id}${seed}`).slice(0, idLength)
}

/** Whether a text can be a table's id at all. */
export function isTableId(text: string): boolean {
  return /^[A-Za-z0-9_-]{16}$/.test(text)
}

/** A seat's token: from the client's key, so that a repeated call gets the same one, or by chance. */
export function seatToken(id: string, key: string | undefined): string {
  return key === undefined ? base64url(randomBytes(tokenBytes)) : digest(`token${id}${key}`)
}

/** What is stored of a token. */
export function hashOf(token: string): string {
  return bytesToHex(sha256(bytesOf(token)))
}

/** The seed of a game: 128 bits, as hex. */
export function newSeed(): string {
  return bytesToHex(randomBytes(16))
}

/** A whole number from 0 to `count` - 1, every one equally likely, for what is drawn by lot before there is a seed. */
export function drawLot(count: number): number {
  const limit = 2 ** 32 - 2 ** 32 % count
  for (;;) {
    const word = new DataView(randomBytes(4).buffer).getUint32(0)
    if (word < limit) return word % count
  }
}

/** What is shown of a seed while the game goes on, as hex. */
export function seedHash(seed: string): string {
  return bytesToHex(sha256(hexToBytes(seed)))
}

function digest(text: string): string {
  return base64url(sha256(bytesOf(text)))
}

function base64url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

function randomBytes(count: number): Uint8Array {
  return crypto.getRandomValues(new Uint8Array(count))
}

function bytesOf(text: string): Uint8Array {
  return new TextEncoder().encode(text)
}
