// What this browser notes of a table's shuffle before the game, so that it can hold the table to it at the end (API.md, Shuffle).
import { keep, kept } from '../../platform/storage.ts'

const hashOf = (table: string) => `valley:secret:${table}`
const shareOf = (table: string) => `valley:share:${table}`

export interface Noted {
  /** The hash of the table's secret, as it was first seen in the lobby; null if this browser was not there. */
  readonly secretHash: string | null
  /** What this browser has added; null if it has taken no seat with this token. */
  readonly share: string | null
}

/** Notes the hash of a secret; what was seen first stays. */
export function noteSecretHash(table: string, hash: string): void {
  if (kept(hashOf(table)) === null) keep(hashOf(table), hash)
}

/** Notes the share with which a seat was taken, as that of its token. Only the first counts: a later call finds the seat taken. */
export function noteShare(table: string, token: string, share: string): void {
  if (noted(table, token).share === null) keep(shareOf(table), `${token} ${share}`)
}

/** @param token of the seat that looks at its game */
export function noted(table: string, token: string | null): Noted {
  const [by, share = null] = kept(shareOf(table))?.split(' ') ?? []
  return { secretHash: kept(hashOf(table)), share: by === token ? share : null }
}
