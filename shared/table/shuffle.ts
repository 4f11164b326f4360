// From what the seed of a game is made, so that nobody alone chooses it (API.md, Shuffle): pure, for the table that deals and
// for whoever checks it afterwards.
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import type { OpenedShuffle } from '../protocol.ts'

/** All that a seed is made of. */
export type Shuffle = Pick<OpenedShuffle, 'secret' | 'shares' | 'count'>

const seedBytes = 16

/** The seed that comes out of a shuffle: 128 bits, as hex. */
export function seedOf({ secret, shares, count }: Shuffle): string {
  const lines = ['seed', secret, ...shares.map(share => share ?? '-'), String(count)]
  return bytesToHex(sha256(utf8ToBytes(lines.join('\n'))).slice(0, seedBytes))
}

/** The SHA-256, in hex, of the 16 raw bytes of a secret or of a seed, which is shown before these are. */
export function hashOfHex(digits: string): string {
  return bytesToHex(sha256(hexToBytes(digits)))
}

/** The SHA-256, in hex, of the characters of a share. */
export function hashOfShare(share: string): string {
  return bytesToHex(sha256(utf8ToBytes(share)))
}
