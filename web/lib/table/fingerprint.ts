// The fingerprint of a seed, as the table shows it before the first card is dealt.
// Not with the browser's own hash: that one is missing where a page comes from a neighbour's computer without https.
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js'

/** SHA-256, in hex, of the 16 raw bytes that 32 hex digits stand for. */
export const fingerprintOf = (seed: string): string => bytesToHex(sha256(hexToBytes(seed)))
