// What this browser remembers of its seats: the token of each table, keys of calls still without an answer, your name.
import { keep, kept } from '../browser/keep.ts'

const seatOf = (table: string) => `valley:seat:${table}`

export const tokenFor = (table: string): string | null => kept(seatOf(table))
export const keepToken = (table: string, token: string): void => keep(seatOf(table), token)
export const forgetToken = (table: string): void => keep(seatOf(table), null)

/** Calls back when another tab of this browser took or gave up a seat at this table. */
export function onTokenElsewhere(table: string, changed: () => void): () => void {
  const heard = (event: StorageEvent) => {
    if (event.key === seatOf(table)) changed()
  }
  addEventListener('storage', heard)
  return () => removeEventListener('storage', heard)
}

export const yourName = (): string => kept('valley:name') ?? ''
export const keepYourName = (name: string): void => keep('valley:name', name)

/** 128 random bits as base64url. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return btoa(String.fromCharCode(...bytes)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/**
 * The key for a call that takes a seat. It is stored before the call is made and stays until its answer is here, so
 * that the same wish asked twice finds the same seat.
 * @param wish what is asked for; the same words mean the same seat
 */
export function keyFor(wish: string): string {
  const known = kept(`valley:key:${wish}`)
  if (known) return known
  const key = newKey()
  keep(`valley:key:${wish}`, key)
  return key
}

export const keyAnswered = (wish: string): void => keep(`valley:key:${wish}`, null)

/** Who watches a table is not asked again while this tab is open. */
export function watchFromNowOn(table: string): void {
  try {
    sessionStorage.setItem(`valley:watch:${table}`, 'yes')
  } catch {
    // asked again after a reload
  }
}

export function isWatching(table: string): boolean {
  try {
    return sessionStorage.getItem(`valley:watch:${table}`) !== null
  } catch {
    return false
  }
}
