// Through what a session reaches its table.
import type { LogLine } from '#shared/protocol.ts'
import type { OpenSocket } from './socket.ts'
import type { TableApi } from './table-api.ts'

export interface SessionTransport {
  readonly api: TableApi
  readonly openSocket: OpenSocket
  /** In a replay, where no picks can be made: older lines of the log than one with this number. */
  readonly olderLines?: (before: number) => readonly LogLine[]
}
