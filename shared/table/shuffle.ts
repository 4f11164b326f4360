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

/** Whether each share that was opened, or its lack, has the hash that was shown of it. */
export function fitsShares({ shares, shareHashes }: Pick<OpenedShuffle, 'shares' | 'shareHashes'>): boolean {
  const hashes = shares.map(share => (share === null ? null : hashOfShare(share)))
  return shares.length === shareHashes.length && hashes.every((hash, seat) => hash === shareHashes[seat])
}

/** Whether what was opened has the hashes that were shown, and gives this seed. */
export function provesSeed(opened: OpenedShuffle, seed: string): boolean {
  return hashOfHex(opened.secret) === opened.secretHash && fitsShares(opened) && seedOf(opened) === seed
}
