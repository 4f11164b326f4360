// Makes a table's id, its seats' tokens and its secret: from a client's key, so that a repeated call gets the same ones, or at
// random.
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { isLocal, localPrefix } from './local-id.ts'
import type { RandomBytes } from './ports.ts'

const idLength = 16
const idBytes = 12
const tokenBytes = 16
const secretBytes = 16

/** A table's id: made from the client's key, so that the same key finds the same table, or at random. */
export function tableId(key: string | undefined, randomBytes: RandomBytes): string {
  return key === undefined ? base64url(randomBytes(idBytes)) : digest(`table${key}`).slice(0, idLength)
}

/**
 * The id of the table that follows another, or that takes the place of one which followed it: at the server, or in the
 * same browser. Made from the old seed, so nobody can know it before that game is over.
 */
export function nextTableId(id: string, seed: string): string {
  return (isLocal(id) ? localPrefix : '') + digest(`next${id}${seed}`).slice(0, idLength)
}

/** Whether a text has the form of the id of a table at the server. */
export function isTableId(text: string): boolean {
  return /^[A-Za-z0-9_-]{16}$/.test(text)
}

/** A seat's token: made from the client's key, so that a repeated call gets the same one, or at random. */
export function seatToken(id: string, key: string | undefined, randomBytes: RandomBytes): string {
  return key === undefined ? base64url(randomBytes(tokenBytes)) : digest(`token${id}${key}`)
}

/**
 * The token of a seat at the next table: always the same for the same old seat, and computable only with its old token.
 * @param id of the next table
 * @param token of the seat at the old table
 */
export function nextToken(id: string, token: string): string {
  return digest(`again${id}${token}`)
}

/** What push services know a table by: 24 characters that do not lead to it. */
export function pushTopic(id: string): string {
  return digest(`topic${id}`).slice(0, 24)
}

/** The hash of a token: a token itself is never stored. */
export function hashOf(token: string): string {
  return bytesToHex(sha256(utf8ToBytes(token)))
}

/** The secret of a table, from which the seed of its game is made: 128 bits, as hex. */
export function newSecret(randomBytes: RandomBytes): string {
  return bytesToHex(randomBytes(secretBytes))
}

/** A whole number from 0 to `count` - 1, all equally likely, for draws that are made before there is a seed. */
export function drawLot(count: number, randomBytes: RandomBytes): number {
  const limit = 2 ** 32 - (2 ** 32 % count)
  for (;;) {
    const { buffer, byteOffset } = randomBytes(4)
    const word = new DataView(buffer, byteOffset).getUint32(0)
    if (word < limit) return word % count
  }
}

function digest(text: string): string {
  return base64url(sha256(utf8ToBytes(text)))
}

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

function base64url(bytes: Uint8Array): string {
  let text = ''
  let held = 0
  let bits = 0
  for (const byte of bytes) {
    held = ((held << 8) | byte) & 0xfff
    bits += 8
    for (; bits >= 6; bits -= 6) text += alphabet[(held >> (bits - 6)) & 63]
  }
  return bits > 0 ? text + alphabet[(held << (6 - bits)) & 63] : text
}
