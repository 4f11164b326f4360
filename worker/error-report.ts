// What the operator is told of an unexpected error: enough to find the code, and the table if its players give its address.
// Never a message or a stack: a message may contain what a row holds, hands and seeds included.
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { games } from '#shared/games.ts'
import type { MadeEvent } from '#shared/table/rows.ts'

/** Where an error happened, as far as known: the call, the table's id, and what the table was made with. */
export interface Place {
  readonly call: string
  readonly id?: string | undefined
  readonly made?: Pick<MadeEvent, 'game' | 'version'> | undefined
}

/** Logs one line: the call, the first half of the SHA-256 of the table's id, the versions, and the class of the error. */
export function reportError(thrown: unknown, { call, id, made }: Place): void {
  console.error(
    JSON.stringify({
      accident: thrown instanceof Error ? thrown.constructor.name : typeof thrown,
      call,
      ...(id === undefined ? {} : { table: bytesToHex(sha256(utf8ToBytes(id))).slice(0, 32) }),
      ...(made ? { made: `${made.game} ${made.version}` } : {}),
      rules: Object.entries(games)
        .map(([name, { version }]) => `${name} ${version}`)
        .join(', '),
    }),
  )
}
