// How a table begins and fills: made as somebody asks for it, and seats taken at it. Nothing here stores or sends.
import type { Games } from '../game-manifest.ts'
import type { MakeTable } from '../protocol.ts'
import { countJoin } from './join-limit.ts'
import { isFull } from './lifetime.ts'
import { TableState } from './table-state.ts'
import { ApiError } from './api-error.ts'
import type { RandomBytes } from './ports.ts'
import type { Row } from './rows.ts'
import { drawLot, hashOf, newSeed, nextTableId, nextToken } from './tokens.ts'

/** What a new table is made from. */
export interface TableRequest extends MakeTable {
  readonly id: string
  readonly origin: string
}
/** What the table that follows another is made from, or a seat taken there: with the token that the old seat has there. */
export interface NextTableRequest extends TableRequest {
  readonly token: string
}

/** Under which address people find a table. */
export function urlOf({ origin, id }: TableRequest): string {
  return `${origin}/t/${id}`
}

/**
 * A new table with its host.
 * @param token of the host
 * @throws ApiError bad-options; bad-body where there is no such game
 */
export function createTable(
  { id, game: name, seats, options: wished = {}, name: host }: TableRequest,
  token: string,
  games: Games,
  randomBytes: RandomBytes,
): TableState {
  const game = games[name]
  if (!game) throw new ApiError('bad-body', { message: `There is no game called ${name}.` })
  const options = game.settle(wished, seats, count => drawLot(count, randomBytes))
  if (isProblem(options)) throw new ApiError('bad-options', { message: options.message })
  const seed = newSeed(randomBytes)
  const { version } = game
  return new TableState(
    { kind: 'made', id, game: name, version, options, seats, seed, name: host, hash: hashOf(token) },
    game,
  )
}

/**
 * Somebody sits down on the first free seat. Gives the row to store.
 * @param now in milliseconds
 * @throws ApiError already-started; too-many where too many have come of late
 */
export function takeSeat(state: TableState, name: string, token: string, now: number): Row {
  const seat = state.seats.free
  // A table that is full has begun.
  if (seat === null) throw new ApiError('already-started')
  const joins = isFull(state.newest) ? null : countJoin(state.joins, now)
  if (joins === null)
    throw new ApiError('too-many', { message: 'Too many have come and gone at this table. Try again in a minute.' })
  return state.apply({ kind: 'sat', seat, name, hash: hashOf(token) }, now, joins)
}

/**
 * What a seat asks for that goes on with the same people at the next table.
 * @param token of this seat here
 * @throws ApiError not-over
 */
export function nextTableRequest(
  { phase, made: { id, seed, game, options, seats: count }, seats }: TableState,
  seat: number,
  token: string,
  origin: string,
): NextTableRequest {
  if (phase !== 'over') throw new ApiError('not-over')
  const next = nextTableId(id, seed)
  return { id: next, origin, game, seats: count, options, name: seats.names[seat] ?? '', token: nextToken(next, token) }
}

function isProblem(settled: object): settled is { readonly code: 'bad-options'; readonly message: string } {
  return 'code' in settled && settled.code === 'bad-options'
}
