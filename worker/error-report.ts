// What the operator is told of an accident: enough to find the table, if its players bring the address, and the code it
// broke in. Never a message or a stack: a message may repeat what a row holds, hands and seeds too.
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { games } from '#shared/games.ts'
import type { MadeEvent } from '#shared/table/rows.ts'

/** Where an accident happened: the call, the table, and what it was made with, as far as they are known. */
export interface Place {
  readonly call: string
  readonly id?: string | undefined
  readonly made?: Pick<MadeEvent, 'game' | 'version'> | undefined
}

/** Tells the operator in one line: the call, the first half of the SHA-256 of the table's id, the versions, and of what was thrown its class. */
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
