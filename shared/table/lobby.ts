// Making a table and taking its seats. Stores and sends nothing.
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
/** What a table that follows another is made from, or a seat there taken with. `token` is what the seat gets there. */
export interface NextTableRequest extends TableRequest {
  readonly token: string
}

/** The address of a table's page. */
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
 * Takes the first free seat for somebody. Returns the row to store.
 * @param now in milliseconds since 1970
 * @throws ApiError already-started; too-many if too many have joined lately
 */
export function takeSeat(state: TableState, name: string, token: string, now: number): Row {
  const seat = state.seats.free
  // The last free seat begins the game, so a table without one has begun.
  if (seat === null) throw new ApiError('already-started')
  const joins = isFull(state.newest) ? null : countJoin(state.joins, now)
  if (joins === null)
    throw new ApiError('too-many', { message: 'Too many have come and gone at this table. Try again in a minute.' })
  return state.apply({ kind: 'sat', seat, name, hash: hashOf(token) }, now, joins)
}

/**
 * The request by which a seat goes on with the same people at the next table.
 * @param token of the seat at this table
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
