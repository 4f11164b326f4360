// The addresses of tables: `/t/ID` at the server, `/here/ID` in this browser.
import { isLocal } from '#shared/table/local-id.ts'

/** The path of a table's page. Its replay is at `/again` below it. */
export const tablePath = (id: string): string => (isLocal(id) ? `/${id.replace('-', '/')}` : `/t/${id}`)
