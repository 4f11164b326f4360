// How many connections a table bears, and with which code one is closed.
import type { RefusalCode } from '../protocol.ts'
import { ApiError } from './api-error.ts'
import type { Connection, Connections, Viewer } from './ports.ts'

/** Why a connection is closed by the table. */
export const closeCodes = { badFrames: 4400, badToken: 4401, noGame: 4404, tooMany: 4429, accident: 1011 } as const

/** The codes of connections that are rejected. What is not named here is an accident of ours: whoever connects again may be lucky. */
const closeCodeFor: Partial<Record<RefusalCode, number>> = {
  'bad-token': closeCodes.badToken,
  'no-such-game': closeCodes.noGame,
  'other-version': closeCodes.noGame,
  'too-many': closeCodes.tooMany,
}

const mostWatchers = 64
/** Of these from one address: of a household. */
const mostOfOneAddress = 4
const mostOfOneSeat = 8
/** Of a full seat's connections one that was silent for longer, in milliseconds, goes for a new one: pages say `ping` every 25 s. */
const silence = 60_000
/** A client may never answer the close of its connection, which then stays: so many times as many, closing ones counted too. */
const closingIncluded = 2

/**
 * Makes room for one more connection of a viewer, where there can be one.
 * @param address from where it comes; null where that is not told
 * @throws ApiError too-many: a watcher too many, or a ninth connection of a seat whose others all show signs of life
 */
export function admit(connections: Connections, viewer: Viewer, address: string | null, now: number): void {
  if (viewer === null) leaveRoomForWatchers(connections, address)
  else makeRoomForSeat(connections, viewer, now)
}

/** Ends a connection with a reason. */
export function closeWith(connection: Pick<Connection, 'send' | 'close'>, error: ApiError, code: number): void {
  connection.send(JSON.stringify({ type: 'error', ...error.body }))
  connection.close(code, error.refusal.code)
}

/** Ends a connection that is not to be. */
export function reject(connection: Pick<Connection, 'send' | 'close'>, error: ApiError): void {
  closeWith(connection, error, closeCodeFor[error.refusal.code] ?? closeCodes.accident)
}

/** Who is at the other end: a seat, or null for a spectator, and for a connection that was rejected. */
export function viewerOf({ attachment }: Connection): Viewer {
  return attachment?.viewer ?? null
}

/** When there was last a sign of life at the other end, in milliseconds: a frame, or a `ping`. */
export function lastSignOfLife({ attachment, lastPing }: Connection): number {
  return Math.max(attachment?.heard ?? 0, lastPing)
}

function leaveRoomForWatchers(connections: Connections, address: string | null): void {
  const watchers = connections.of(null)
  const open = watchers.filter(({ isOpen }) => isOpen)
  if (open.length >= mostWatchers || watchers.length >= closingIncluded * mostWatchers)
    throw new ApiError('too-many', { message: 'Too many watch this table. Try again later.' })
  const same = open.filter(({ attachment }) => attachment?.address === address)
  if (address !== null && same.length >= mostOfOneAddress)
    throw new ApiError('too-many', { message: 'Too many watch this table from your address. Try again later.' })
}

function makeRoomForSeat(connections: Connections, seat: number, now: number): void {
  const all = connections.of(seat)
  const open = all.filter(({ isOpen }) => isOpen)
  if (open.length < mostOfOneSeat && all.length < closingIncluded * mostOfOneSeat) return
  const [silent] = open
    .filter(connection => now - lastSignOfLife(connection) > silence)
    .sort((one, other) => lastSignOfLife(one) - lastSignOfLife(other))
  if (!silent || all.length >= closingIncluded * mostOfOneSeat)
    throw new ApiError('too-many', { message: 'This seat is open in too many windows. Close one of them.' })
  closeWith(silent, new ApiError('too-many'), closeCodes.tooMany)
}
