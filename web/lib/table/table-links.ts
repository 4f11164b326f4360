// The links to a table that are given to people: apart from reading them (`personal-link.ts`), for no card waits for them.
import { seatMark } from './personal-link.ts'
import { tablePath } from './table-path.ts'

export const tableLink = (id: string, origin: string): string => origin + tablePath(id)
export const personalLink = (id: string, origin: string, token: string): string =>
  tableLink(id, origin) + seatMark + token
