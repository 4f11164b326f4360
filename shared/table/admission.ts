// How many connections a table accepts, and the codes with which it closes one.
import type { RefusalCode } from '../protocol.ts'
import { ApiError } from './api-error.ts'
import type { Connection, Connections, Viewer } from './ports.ts'

/** Why a connection is closed by the table. */
export const closeCodes = {
  badFrames: 4400,
  badToken: 4401,
  noGame: 4404,
  silent: 4408,
  tooMany: 4429,
  accident: 1011,
} as const

/** The close codes of rejected connections. Any other error is our own failure, and connecting again may help. */
const closeCodeFor: Partial<Record<RefusalCode, number>> = {
  'bad-token': closeCodes.badToken,
  'no-such-game': closeCodes.noGame,
  'other-version': closeCodes.noGame,
  'too-many': closeCodes.tooMany,
}

const maxWatchers = 64
/** How many of them may come from one address, which a household shares. */
const maxOfOneAddress = 4
const maxOfOneSeat = 8
/** If a seat has no connection left, one without a sign of life for so many milliseconds is closed. Pages `ping` every 25 s. */
const silence = 60_000
/**
 * A connection stays until its client answers the close, which it may never do: the limits of a seat's player and of an address
 * times this include closing ones. All watchers' together do not, or one of them could keep the others out.
 */
const closingIncluded = 2

/**
 * Makes room for one more connection of a viewer.
 * @param address opaque text that says from where it comes; null if unknown
 * @throws ApiError too-many if there are too many spectators, or if all connections of a seat show signs of life
 */
export function admit(connections: Connections, viewer: Viewer, address: string | null, now: number): void {
  if (viewer === null) leaveRoomForWatchers(connections, address)
  else makeRoomForSeat(connections, viewer, now)
}

/** Sends an error over a connection and closes it. */
export function closeWith(connection: Pick<Connection, 'send' | 'close'>, error: ApiError, code: number): void {
  connection.send(JSON.stringify({ type: 'error', ...error.body }))
  connection.close(code, error.refusal.code)
}

/** Closes a connection that is not accepted. */
export function reject(connection: Pick<Connection, 'send' | 'close'>, error: ApiError): void {
  closeWith(connection, error, closeCodeFor[error.refusal.code] ?? closeCodes.accident)
}

/** Whose connection it is: a seat, or null for a spectator. Null too for a rejected connection. */
export function viewerOf({ attachment }: Connection): Viewer {
  return attachment?.viewer ?? null
}

/** When the last frame or `ping` came from the client, in milliseconds since 1970. */
export function lastSignOfLife({ attachment, lastPing }: Connection): number {
  return Math.max(attachment?.heard ?? 0, lastPing)
}

function leaveRoomForWatchers(connections: Connections, address: string | null): void {
  const watchers = connections.of(null)
  if (watchers.filter(({ isOpen }) => isOpen).length >= maxWatchers)
    throw new ApiError('too-many', { message: 'Too many watch this table. Try again later.' })
  const same = watchers.filter(({ attachment }) => attachment?.address === address)
  const most = address === null ? maxWatchers : maxOfOneAddress
  if (same.filter(({ isOpen }) => isOpen).length >= most || same.length >= closingIncluded * most)
    throw new ApiError('too-many', { message: 'Too many watch this table from your address. Try again later.' })
}

function makeRoomForSeat(connections: Connections, seat: number, now: number): void {
  const all = connections.of(seat).filter(({ attachment }) => !attachment?.freed)
  const open = all.filter(({ isOpen }) => isOpen)
  if (open.length < maxOfOneSeat && all.length < closingIncluded * maxOfOneSeat) return
  const [silent] = open
    .filter(connection => now - lastSignOfLife(connection) > silence)
    .sort((one, other) => lastSignOfLife(one) - lastSignOfLife(other))
  if (!silent || all.length >= closingIncluded * maxOfOneSeat)
    throw new ApiError('too-many', { message: 'This seat is open in too many windows. Close one of them.' })
  closeWith(silent, new ApiError('too-many'), closeCodes.tooMany)
}
