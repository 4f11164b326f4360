// What this browser notes of a table's shuffle before the game, so that it can hold the table to it at the end (API.md, Shuffle).
import type { View } from '#shared/protocol.ts'
import { keep, kept } from '../../platform/storage.ts'

const hashOf = (table: string) => `valley:secret:${table}`
const sharesOf = (table: string) => `valley:share:${table}`
const shownOf = (table: string) => `valley:shown:${table}`

export interface Noted {
  /** The hash of the table's secret, as it was first seen in the lobby; null if this browser was not there. */
  readonly secretHash: string | null
  /**
   * What this browser has sent with this token; none if it has taken no seat with it. At a rematch there are several
   * where it was joined more than once: the first counts while the seat was kept, another one where it was left or
   * freed in between.
   */
  readonly shares: readonly string[]
  /**
   * The hash of the seat's share, as the lobby showed it first after the last of these was sent; null if it was not
   * seen.
   */
  readonly shareHash: string | null
}

/** Notes the hashes that a lobby shows, of the secret and of the own share; what was seen first stays. */
export function noteLobby({ id, you, shuffle }: Pick<View, 'id' | 'you' | 'shuffle'>, token: string | null): void {
  if (!shuffle) return
  if (kept(hashOf(id)) === null) keep(hashOf(id), shuffle.secretHash)
  const { shares, shareHash } = noted(id, token)
  if (you !== null && shares.length > 0 && shareHash === null) keep(shownOf(id), shuffle.shareHashes[you] ?? 'none')
}

/**
 * Notes the share with which a seat was taken, as that of its token. Which of several shares the table goes by is
 * settled by the hash that it shows next: this browser cannot know whether the seat was freed meanwhile.
 */
export function noteShare(table: string, token: string, share: string): void {
  keep(sharesOf(table), [token, ...noted(table, token).shares, share].join(' '))
  keep(shownOf(table), null)
}

/** @param token of the seat that looks at its game */
export function noted(table: string, token: string | null): Noted {
  const [by, ...shares] = kept(sharesOf(table))?.split(' ') ?? []
  const isOwn = by === token
  return {
    secretHash: kept(hashOf(table)),
    shares: isOwn ? shares : [],
    shareHash: isOwn ? kept(shownOf(table)) : null,
  }
}
