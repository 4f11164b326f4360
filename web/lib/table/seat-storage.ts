// What this browser remembers of its seats: the token of each table and those kept aside, keys of calls still without an
// answer, your name. A token that worked is never overwritten, and deleted only when its person gives the seat up.
import { keep, kept } from '../platform/storage.ts'

export const seatPrefix = 'valley:seat:'
const seatOf = (table: string) => seatPrefix + table
const asideOf = (table: string) => `valley:aside:${table}`
const linkOf = (table: string) => `valley:link:${table}`
const openedOf = (table: string) => `valley:opened:${table}`

export const tokenFor = (table: string): string | null => kept(seatOf(table))
/** Forgets the token of a seat that was given up. */
export const forgetToken = (table: string) => keep(seatOf(table), null)

/** Tokens of this table that were replaced by another or refused, the latest first. */
export const tokensAside = (table: string): readonly string[] => kept(asideOf(table))?.split(' ') ?? []
export const keepAside = (table: string, token: string) =>
  keep(asideOf(table), [...new Set([token, ...tokensAside(table)])].join(' '))

/**
 * Keeps the token of a seat that was taken; another one that was known goes aside.
 * @returns false where it lasts only as long as the page
 */
export function keepToken(table: string, token: string): boolean {
  putAside(table)
  keep(
    asideOf(table),
    tokensAside(table)
      .filter(each => each !== token)
      .join(' ') || null,
  )
  return keep(seatOf(table), token)
}

/** Puts the token that is known aside, for another takes its place or the table refuses it. */
export function putAside(table: string): void {
  const known = tokenFor(table)
  if (known) keepAside(table, known)
  forgetToken(table)
}

/** The token that a link has brought, until the table knows it and somebody has decided about it. */
export const linkToken = (table: string): string | null => kept(linkOf(table))
/** @returns false where it lasts only as long as the page */
export const keepLinkToken = (table: string, token: string | null): boolean => keep(linkOf(table), token)

/** Notes that a table at which a seat is kept is open now: it is on the list of tables again. */
export const noteOpened = (table: string) => keep(openedOf(table), String(Date.now()))
/** Takes a table off the list of tables until it is opened again. Its seat is kept. */
export const takeOffList = (table: string) => keep(openedOf(table), 'off')
/** When a table was opened last, in milliseconds since 1970; 0 where nobody noted it, null where it was taken off the list. */
export function lastOpened(table: string): number | null {
  const noted = kept(openedOf(table))
  return noted === 'off' ? null : Number(noted ?? 0)
}

/** Calls back when another tab of this browser took or gave up a seat at this table, or decided about a link to one. */
export function onTokenElsewhere(table: string, changed: () => void): () => void {
  const heard = (event: StorageEvent) => {
    if (event.key === seatOf(table) || (event.key === linkOf(table) && event.newValue === null)) changed()
  }
  addEventListener('storage', heard)
  return () => removeEventListener('storage', heard)
}

export const yourName = (): string => kept('valley:name') ?? ''
export const keepYourName = (name: string) => keep('valley:name', name)

/** 128 random bits as base64url. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
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

export const keyAnswered = (wish: string) => keep(`valley:key:${wish}`, null)

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
