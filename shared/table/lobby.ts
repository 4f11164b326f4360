// Making a table and taking its seats. Stores and sends nothing.
import { isProblem } from '../engine/game.ts'
import type { GameManifest, Games } from '../game-manifest.ts'
import type { Level } from '../bot-levels.ts'
import { botNames } from '../bots/bot-names.ts'
import type { SitDown } from '../protocol.ts'
import { emptyBucket, withOneMore, type LeakyBucket } from './leaky-bucket.ts'
import { checkRoom, checkRoomToFree } from './lifetime.ts'
import { TableState } from './table-state.ts'
import { ApiError } from './api-error.ts'
import type { RandomBytes } from './ports.ts'
import type { Row } from './rows.ts'
import type { SeatedBot, Seats, Sitter } from './seats.ts'
import { followedFrom, seriesOf, rotatedSeat } from './series.ts'
import { settleOptions } from './table-options.ts'
import type { Followed, NextTableRequest, TableRequest } from './table-requests.ts'
import { drawLot, hashOf, newSecret, nextTableId, nextToken } from './tokens.ts'
import { hostSeat } from './view-builder.ts'

/** The address of a table's page. */
export function urlOf({ origin, id }: Pick<TableRequest, 'origin' | 'id'>): string {
  return `${origin}/t/${id}`
}

/**
 * A new table with its host, and with bots on the seats from 1 on.
 * @param token of the host
 * @throws ApiError bad-options; bad-body where there is no such game, or where the bots have no seat or do not play it
 */
export function createTable(
  request: TableRequest | NextTableRequest,
  token: string,
  games: Games,
  randomBytes: RandomBytes,
): TableState {
  const { id, game: name, seats, options: wished = {}, name: host, bots = [], share, seed } = request
  const game = games[name]
  if (!game) throw new ApiError('bad-body', { message: `There is no game called ${name}.` })
  if (bots.length > 0) checkForBots(game)
  if (bots.length >= seats) throw new ApiError('bad-body', { message: 'There are more bots than seats beside yours.' })
  const options = settleOptions(game, wished, seats, count => drawLot(count, randomBytes))
  if (isProblem(options)) throw new ApiError('bad-options', { message: options.message })
  const { version } = game
  const followed = 'followed' in request ? request.followed : null
  const series = followed && seriesOf(followed, seats)
  const seated: (SeatedBot & { readonly seat?: number })[] = []
  for (const bot of bots)
    seated.push(
      typeof bot === 'string'
        ? newBot(bot, [host, ...seated.map(({ name }) => name)], randomBytes)
        : { ...bot, seat: rotatedSeat(bot.seat, series?.turned ?? 0, seats), wins: followed?.wins[bot.seat] ?? 0 },
    )
  return new TableState(
    {
      kind: 'made',
      id,
      game: name,
      version,
      options,
      seats,
      ...(seed === undefined ? { secret: newSecret(randomBytes) } : { seed }),
      name: host,
      hash: hashOf(token),
      ...(share === undefined ? {} : { share }),
      ...(seated.length > 0 ? { bots: seated } : {}),
      ...(followed && series ? { wins: followed.wins[followed.seat] ?? 0, series } : {}),
    },
    game,
  )
}

/**
 * Takes a free seat for a person: the first, or for one who comes from the table before the one that keeps the circle of the
 * seats, if that is still free.
 * @returns the row to store
 * @param now in milliseconds since 1970
 * @throws ApiError already-started; too-many if too many have joined lately
 */
export function takeSeat(
  state: TableState,
  { name, share }: Pick<SitDown, 'name' | 'share'>,
  token: string,
  now: number,
  followed?: Followed,
): Row {
  const { series, seats } = state.made
  const own = followed && series ? rotatedSeat(followed.seat, series.turned, seats) : undefined
  const wins = followed?.wins[followed.seat] ?? 0
  return seatNext(
    state,
    state.seats.freeFrom(own),
    () => ({
      name,
      hash: hashOf(token),
      ...(share === undefined ? {} : { share }),
      ...(wins > 0 ? { wins } : {}),
    }),
    now,
  )
}

/**
 * Takes a free seat for a bot, under a name that nobody else has at the table.
 * @returns the row to store
 * @param seat null if none is free
 * @param now in milliseconds since 1970
 * @throws ApiError bad-body where bots do not play this game; already-started; too-many if too many have joined lately
 */
export function takeSeatForBot(
  state: TableState,
  seat: number | null,
  level: Level,
  now: number,
  randomBytes: RandomBytes,
): Row {
  checkForBots(state.game)
  return seatNext(state, seat, ({ names }) => newBot(level, names, randomBytes), now)
}

function seatNext(state: TableState, seat: number | null, sitter: (seats: Seats) => Sitter, now: number): Row {
  // The last free seat begins the game, so a table without one has begun.
  if (seat === null) throw new ApiError('already-started')
  const joins = withOneMore(state.joins, now)
  if (joins === null)
    throw new ApiError('too-many', { message: 'Too many have come and gone at this table. Try again in a minute.' })
  return state.apply({ kind: 'sat', seat, ...sitter(state.seats) }, now, joins)
}

/**
 * Frees a seat for whoever sits there, or for the host.
 * @returns the row to store
 * @param by the seat that asks
 * @param now in milliseconds since 1970
 * @throws ApiError host-only or too-many if too many have come and gone
 */
export function freeSeat(state: TableState, seat: number, by: number, now: number): Row {
  checkRoomToFree(state.newest, by === hostSeat)
  return state.apply({ kind: 'left', seat }, now)
}

/** @throws ApiError bad-body where bots do not play this game */
function checkForBots({ bots }: GameManifest): void {
  if (!bots) throw new ApiError('bad-body', { message: 'There are no bots for this game yet.' })
}

function newBot(level: Level, taken: readonly (string | null)[], randomBytes: RandomBytes): SeatedBot {
  const free = botNames.filter(name => !taken.includes(name))
  const name = free[drawLot(free.length, randomBytes)]
  if (name === undefined) throw new Error('more bots than names')
  return { name, bot: level }
}

/**
 * The id of a next table that is still to be made: of the first one, or of one in the place of the one before, which is
 * gone. So each has an id of its own, for whoever has noted the hash of a table's secret holds every table of its id to
 * it: but for one that was made and deleted without a row here that says so (API.md, Shuffle).
 * @param now in milliseconds since 1970
 * @throws ApiError not-over; too-many if too many were made lately
 */
export function newNextId(state: TableState, now: number): string {
  const { phase, next, made, dealing, newest } = state
  if (phase !== 'over') throw new ApiError('not-over')
  if (next !== null) checkRoom(newest, 'Next tables were deleted so often that no other can be made any more.')
  if (nextTablesMade(state, now) === null)
    throw new ApiError('too-many', {
      message: 'The next table was deleted and made anew too often lately. Try again in a minute.',
    })
  return nextTableId(next ?? made.id, dealing.seed)
}

/**
 * How many next tables were made lately in the place of one that is gone, with one more: each leaves a row, and keeps
 * this table longer. The first is never refused, and with it the count begins where that of those who have joined ends.
 * @param now in milliseconds since 1970
 * @returns null if that is one too many
 */
export function nextTablesMade({ next, joins }: TableState, now: number): LeakyBucket | null {
  return next === null ? emptyBucket : withOneMore(joins, now)
}

/**
 * The request by which a seat goes on with the same people at the next table.
 * @param next that table
 * @param token of the seat at this table
 * @param share what its person adds to the shuffle there
 */
export function nextTableRequest(
  state: TableState,
  next: Pick<NextTableRequest, 'id' | 'isMade'>,
  seat: number,
  token: string,
  origin: string,
  share: string | undefined,
): NextTableRequest {
  const {
    made: { game, options, seats: count },
    seats: { names, bots },
  } = state
  return {
    ...next,
    origin,
    game,
    seats: count,
    options,
    bots,
    name: names[seat] ?? '',
    token: nextToken(next.id, token),
    ...(share === undefined ? {} : { share }),
    followed: followedFrom(state, seat),
  }
}
