// What this browser stores about its seats: the token of each table and other tokens put aside, keys of unanswered calls,
// your name. A token that worked is never overwritten, and is deleted only when its owner gives up the seat.
import { keep, kept } from '../platform/storage.ts'

export const seatPrefix = 'valley:seat:'
const seatOf = (table: string) => seatPrefix + table
const asideOf = (table: string) => `valley:aside:${table}`
const linkOf = (table: string) => `valley:link:${table}`
const openedOf = (table: string) => `valley:opened:${table}`

export const tokenFor = (table: string): string | null => kept(seatOf(table))
/** Forgets the token of a seat that was given up. */
export const forgetToken = (table: string) => keep(seatOf(table), null)

/** Tokens of this table that were replaced or refused, the latest first. */
export const tokensAside = (table: string): readonly string[] => kept(asideOf(table))?.split(' ') ?? []
export const keepAside = (table: string, token: string) =>
  keep(asideOf(table), [...new Set([token, ...tokensAside(table)])].join(' '))

/**
 * Stores the token of a seat that was taken; a known one is put aside.
 * @returns false if it can be kept only as long as the page
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

/** Puts the known token aside, because another one replaces it or the table refuses it. */
export function putAside(table: string): void {
  const known = tokenFor(table)
  if (known) keepAside(table, known)
  forgetToken(table)
}

/** The token of a link, until somebody has decided whether to use it. */
export const linkToken = (table: string): string | null => kept(linkOf(table))
/** @returns false if it can be kept only as long as the page */
export const keepLinkToken = (table: string, token: string | null): boolean => keep(linkOf(table), token)

/** Notes that a table with a stored seat is opened now, which also puts it back on the list of tables. */
export const noteOpened = (table: string) => keep(openedOf(table), String(Date.now()))
/** Takes a table off the list of tables until it is opened again. Its seat is kept. */
export const takeOffList = (table: string) => keep(openedOf(table), 'off')
/** When a table was opened last, in milliseconds since 1970; 0 if that was not noted, null if it was taken off the list. */
export function lastOpened(table: string): number | null {
  const noted = kept(openedOf(table))
  return noted === 'off' ? null : Number(noted ?? 0)
}

/**
 * Calls back when another tab of this browser takes or gives up a seat at this table, or decides about a link to one.
 * @returns ends this
 */
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

/** Notes that this tab only watches a table, so that it is not offered a seat again. */
export function watchFromNowOn(table: string): void {
  try {
    sessionStorage.setItem(`valley:watch:${table}`, 'yes')
  } catch {
    // Without storage it is offered again after a reload.
  }
}

export function isWatching(table: string): boolean {
  try {
    return sessionStorage.getItem(`valley:watch:${table}`) !== null
  } catch {
    return false
  }
}
