// What the operator is told, one JSON object a line: of refusals, what was refused; of unexpected errors, enough to find the code,
// and the table if its players give its address. Never a message or a stack: a message may contain what a row holds, hands
// and seeds included.
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { games } from '#shared/games.ts'
import { ApiError } from '#shared/table/api-error.ts'
import type { MadeEvent } from '#shared/table/rows.ts'

/** Where an error happened, as far as known: the call, the table's id, and what the table was made with. */
export interface ErrorContext {
  readonly call: string
  readonly id?: string | undefined
  readonly made?: Pick<MadeEvent, 'game' | 'version'> | undefined
}

/** Logs one line: a refusal as a warning, anything else as an error. */
export function reportError(thrown: unknown, context: ErrorContext): void {
  if (thrown instanceof ApiError) console.warn(JSON.stringify(refused(thrown, context)))
  else console.error(JSON.stringify(accident(thrown, context)))
}

/** A refusal: its code and status, the call, and the game and its version when the table was made. */
function refused({ status, refusal: { code }, remains }: ApiError, { call, made }: ErrorContext): object {
  return { refused: code, status, call, game: made?.game ?? remains?.game, version: made?.version }
}

/**
 * An unexpected error: its class, what the platform says of one of its own, the call, the first half of the SHA-256 of
 * the table's id, and the versions.
 */
function accident(thrown: unknown, { call, id, made }: ErrorContext): object {
  return {
    accident: thrown instanceof Error ? thrown.constructor.name : typeof thrown,
    ...platformFlags(thrown),
    call,
    table: id === undefined ? undefined : bytesToHex(sha256(utf8ToBytes(id))).slice(0, 32),
    made: made && `${made.game} ${made.version}`,
    rules: Object.entries(games)
      .map(([name, { version }]) => `${name} ${version}`)
      .join(', '),
  }
}

/** Which of its marks the platform has set on an error (README, Watch it run). */
function platformFlags(thrown: unknown): Readonly<Record<string, true>> {
  const marks = ['retryable', 'overloaded', 'durableObjectReset', 'remote'] as const
  return Object.fromEntries(marks.filter(mark => Object(thrown)[mark] === true).map(mark => [mark, true]))
}
