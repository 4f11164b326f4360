// The fingerprint of a seed, which the table shows before the first card is dealt. Not made with the browser's own hash
// function: that one is missing on pages without https, such as those of another computer in the local network.
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js'

/** SHA-256, in hex, of the 16 raw bytes that 32 hex digits stand for. */
export const fingerprintOf = (seed: string): string => bytesToHex(sha256(hexToBytes(seed)))
