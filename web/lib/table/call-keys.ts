// The keys of calls that take a seat, stored until the call is answered. Apart from `seat-storage.ts`, which every table loads first.
import { keep, kept, keptNames } from '../platform/storage.ts'
import { noteShare } from './shuffle/noted.ts'

/** 128 random bits as base64url. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}

/**
 * The idempotency key for a call that takes a seat. It is stored until the call is answered, so that a repeated call gets
 * the same seat.
 * @param wish identifies the call: the same text means the same seat
 */
function keyFor(wish: string): string {
  const known = kept(`valley:key:${wish}`)
  if (known) return known
  const key = newKey()
  keep(`valley:key:${wish}`, key)
  return key
}

/** A share of the shuffle is kept in the same way: a call that is repeated sends it again. */
const shareOf = (wish: string) => `share ${wish}`

/** What a call sends along that takes a seat: its key, and our share of the shuffle (API.md, Shuffle). */
export const sentWith = (wish: string) => ({ key: keyFor(wish), share: keyFor(shareOf(wish)) })

/** Whether such a call was made and its answer never came: it may have got a seat. */
export const isUnanswered = (wish: string): boolean => kept(`valley:key:${wish}`) !== null

/** Forgets what such a call has sent, once it is answered. */
export function keyAnswered(wish: string): void {
  for (const each of [wish, shareOf(wish)]) keep(`valley:key:${each}`, null)
}

/** Forgets the calls of all wishes with this beginning that were never answered. @returns their keys */
export function takeKeys(beginning: string): readonly string[] {
  const prefix = 'valley:key:'
  const wishes = keptNames(prefix + beginning).map(name => name.slice(prefix.length))
  const keys = wishes.map(keyFor)
  wishes.forEach(keyAnswered)
  return keys
}

/** The same once it has got a seat, with which its share is noted. */
export function seatTaken(wish: string, table: string, token: string): void {
  noteShare(table, token, keyFor(shareOf(wish)))
  keyAnswered(wish)
}
