// The personal link: it carries a seat to another device. The token stands behind `#`, so that no server ever sees it.
// It is never part of the link that is shared or shown as a QR code.
import { keepToken } from './memory.ts'

const mark = '#seat='

export const tableLink = (id: string, origin: string): string => `${origin}/t/${id}`
export const personalLink = (id: string, origin: string, token: string): string => tableLink(id, origin) + mark + token

/** The table whose page has this path. */
export const tableAt = (path: string): string | null => /^\/t\/([\w-]+)\/?$/.exec(path)?.[1] ?? null

/** The seat that an address brings along, and the address without it. */
export function seatInAddress(address: string): { table: string, token: string, clean: string } | null {
  const url = new URL(address)
  const table = tableAt(url.pathname)
  const token = url.hash.startsWith(mark) ? url.hash.slice(mark.length) : ''
  if (!table || !/^[\w-]{16,}$/.test(token)) return null
  return { table, token, clean: url.pathname + url.search }
}

/** Takes the seat out of the address bar before anything else reads it. */
export function takeSeatFromAddress(): void {
  const found = seatInAddress(location.href)
  if (!found) return
  keepToken(found.table, found.token)
  history.replaceState(history.state, '', found.clean)
}
