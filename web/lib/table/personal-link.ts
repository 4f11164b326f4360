// The personal link: it carries a seat to another device. The token stands behind `#`, so that no server ever sees it.
// It is never part of the link that is shared or shown as a QR code.
import { keepLinkToken, keepToken, tokenFor } from './seat-storage.ts'

const mark = '#seat='

export const tableLink = (id: string, origin: string): string => `${origin}/t/${id}`
export const personalLink = (id: string, origin: string, token: string): string => tableLink(id, origin) + mark + token

/** The table whose page has this path. */
export const tableAt = (path: string): string | null => /^\/t\/([\w-]+)\/?$/.exec(path)?.[1] ?? null

/** The seat that an address brings along, and the address without it. */
export function seatInAddress(address: string): { table: string; token: string; clean: string } | null {
  const url = new URL(address)
  const table = tableAt(url.pathname)
  const token = url.hash.startsWith(mark) ? url.hash.slice(mark.length) : ''
  if (!table || !/^[\w-]{16,}$/.test(token)) return null
  return { table, token, clean: url.pathname + url.search }
}

/**
 * Takes the seat out of the address bar before anything else reads it, and keeps it beside a seat that is known already.
 * Where the browser keeps nothing it stays in the address.
 */
export function takeSeatFromAddress(): void {
  const found = seatInAddress(location.href)
  if (!found) return
  const { table, token, clean } = found
  const isKept = token === tokenFor(table) ? keepToken(table, token) : keepLinkToken(table, token)
  if (isKept) history.replaceState(history.state, '', clean)
}
