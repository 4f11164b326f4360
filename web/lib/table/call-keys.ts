// The keys of calls that take a seat, stored until the call is answered. Apart from `seat-storage.ts`, which every table loads first.
import { keep, kept } from '../platform/storage.ts'

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
export function keyFor(wish: string): string {
  const known = kept(`valley:key:${wish}`)
  if (known) return known
  const key = newKey()
  keep(`valley:key:${wish}`, key)
  return key
}

export const keyAnswered = (wish: string) => keep(`valley:key:${wish}`, null)
