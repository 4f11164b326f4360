// The personal link takes a seat to another device. The token comes after `#`, which is not sent to any server. It is never
// part of the link that is shared or shown as a QR code.
import { keepLinkToken, keepToken, tokenFor } from './seat-storage.ts'

/** What a seat's token follows in an address. */
export const seatMark = '#seat='

/** The id of the table whose page has this path; null for other pages. */
export const tableAt = (path: string): string | null => /^\/t\/([\w-]+)\/?$/.exec(path)?.[1] ?? null

/**
 * The seat in an address, and the address without it; null if it has none. What a message has put behind the link is no part of
 * it, and of one that was cut short the table says that it leads to no seat.
 */
export function seatInAddress(address: string): { table: string; token: string; clean: string } | null {
  const url = new URL(address)
  const table = tableAt(url.pathname)
  const token = new RegExp(`^${seatMark}([\\w-]+)`).exec(url.hash)?.[1]
  if (!table || !token) return null
  return { table, token, clean: url.pathname + url.search }
}

/**
 * Moves the token from the address bar to the storage, beside a known seat's token, before anything else reads the address.
 * If the browser cannot store it, it stays in the address.
 */
export function takeSeatFromAddress(): void {
  const found = seatInAddress(location.href)
  if (!found) return
  const { table, token, clean } = found
  const isKept = token === tokenFor(table) ? keepToken(table, token) : keepLinkToken(table, token)
  if (isKept) history.replaceState(history.state, '', clean)
}
