// What this browser stores about its seats: the token of each table and other tokens put aside. A token that worked is never overwritten, and is deleted only when its owner gives up the seat.
import { keep, kept } from '../platform/storage.ts'

export const seatPrefix = 'valley:seat:'
const seatOf = (table: string) => seatPrefix + table
const asideOf = (table: string) => `valley:aside:${table}`
const linkOf = (table: string) => `valley:link:${table}`
/** Where it is kept that a table was opened in this browser. */
export const openedOf = (table: string) => `valley:opened:${table}`

/** The token of the seat that this browser has at a table; null without one. */
export const tokenFor = (table: string): string | null => kept(seatOf(table))
/** Forgets the token of a seat that was given up, also where the table has refused it already. */
export function forgetToken(table: string, token?: string | null): void {
  keep(seatOf(table), null)
  if (token) dropAside(table, token)
}

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
  dropAside(table, token)
  return keep(seatOf(table), token)
}

function dropAside(table: string, token: string): void {
  const others = tokensAside(table).filter(each => each !== token)
  keep(asideOf(table), others.join(' ') || null)
}

/** Puts the known token aside, because another one replaces it or the table refuses it. */
export function putAside(table: string): void {
  const known = tokenFor(table)
  if (known) keepAside(table, known)
  keep(seatOf(table), null)
}

/** The token of a link, until somebody has decided whether to use it. */
export const linkToken = (table: string): string | null => kept(linkOf(table))
/** @returns false if it can be kept only as long as the page */
export const keepLinkToken = (table: string, token: string | null): boolean => keep(linkOf(table), token)

/** Notes that a table with a stored seat is opened now, which also puts it back on the list of tables. */
export const noteOpened = (table: string) => keep(openedOf(table), String(Date.now()))
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

/** Notes that this tab only watches a table, so that it is not offered a seat again. */
export function watchFromNowOn(table: string): void {
  try {
    sessionStorage.setItem(`valley:watch:${table}`, 'yes')
  } catch {
    // Without storage it is offered again after a reload.
  }
}

/** Whether this tab only watches a table, and is not offered a seat. */
export function isWatching(table: string): boolean {
  try {
    return sessionStorage.getItem(`valley:watch:${table}`) !== null
  } catch {
    return false
  }
}
