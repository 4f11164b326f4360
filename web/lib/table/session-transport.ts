// Through what a session reaches its table.
import type { LogLine } from '#shared/protocol.ts'
import type { OpenSocket } from './socket.ts'
import type { TableApi } from './table-api.ts'

/** Lines of the log older than the one with this number; null if there was no answer. */
export type OlderLines = (before: number) => readonly LogLine[] | Promise<readonly LogLine[] | null>

export interface SessionTransport {
  readonly api: TableApi
  readonly openSocket: OpenSocket
  /** In a replay, where no picks can be made: older lines of the log than one with this number. */
  readonly olderLines?: OlderLines
}
