// The links to a table that are given to people: apart from reading them (`personal-link.ts`), for no card waits for them.
import { seatMark } from './personal-link.ts'
import { tablePath } from './table-path.ts'

/** The link to a table. Messengers leave a `-` or `_` out that ends a link in a text: behind such an id stands a slash. */
export const tableLink = (id: string, origin: string): string => origin + tablePath(id) + (/[-_]$/.test(id) ? '/' : '')
export const personalLink = (id: string, origin: string, token: string): string =>
  origin + tablePath(id) + seatMark + token
