// The link to a table within what somebody has pasted, which may be a whole message.
import { seatMark } from '../table/personal-link.ts'

const named = new RegExp(`^[\\w-]+(/?${seatMark}[\\w-]+)?`)

/**
 * The path of a table, with the seat if the link is personal; null where there is no link to a table of this site.
 * @param host of this site, with its port
 */
export function linkIn(text: string, host: string): string | null {
  const [, path = ''] = text.split(`${host}/t/`)
  const [id = ''] = named.exec(path) ?? []
  return id === '' ? null : `/t/${id}`
}
