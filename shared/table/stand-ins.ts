// Bots that play on for people (API.md, Stand-ins): who may ask for one, when, and how often.
import type { StandIn } from '../protocol.ts'
import { ApiError } from './api-error.ts'
import { withOneMore } from './leaky-bucket.ts'
import { checkRoom } from './lifetime.ts'
import type { Row } from './rows.ts'
import { patienceOf } from './table-options.ts'
import type { TableState } from './table-state.ts'
import { hostSeat } from './view-builder.ts'

/** Who asks for a seat, and what is known of it. */
interface Asking {
  /** The seat that asks. */
  readonly by: number
  readonly seat: number
  /** Whether somebody is connected as this seat. */
  readonly isConnected: boolean
  /** In milliseconds since 1970. */
  readonly now: number
}

/**
 * Has a bot play on for a seat.
 * @returns the row to store; null if nothing changes
 * @throws ApiError not-started or over; no-such-path where there is no such seat; bad-body where a bot plays it anyway, or bots
 *   do not play this game; host-only or not-away where the caller may not ask; too-many
 */
export function standIn(state: TableState, { bot, forGood }: StandIn, asking: Asking): Row | null {
  const { by, seat, now } = asking
  checkSeat(state, seat)
  if (!state.game.bots || state.seats.botOn(seat) !== null)
    throw new ApiError('bad-body', { message: 'Only for a person can a bot play on.' })
  if (forGood) {
    if (by !== seat) throw new ApiError('host-only', { message: 'Only its own player can give a seat up.' })
    return state.changeSeat({ kind: 'gave-up', seat, bot }, now)
  }
  const present = state.seats.standInOn(seat)
  if (present === bot || (present !== null && by !== seat)) return null
  if (by !== seat && !mayAsk(state, asking)) throw new ApiError('not-away', { message: notAway(state) })
  checkRoom(state.newest, 'This game has become so long that no bot can be asked to stand in any more.')
  const asked = withOneMore(state.asked.of({ seat, by }), now)
  if (asked === null)
    throw new ApiError('too-many', { message: 'Bots have stood in here too often lately. Try again in a minute.' })
  return state.changeSeat({ kind: 'stand-in', seat, bot, by }, now, asked)
}

/**
 * Gives a seat back to its player.
 * @returns the row to store; null if no bot plays for it
 * @throws ApiError no-such-path; not-started or over; host-only where it is not the caller's own
 */
export function comeBack(state: TableState, by: number, seat: number, now: number): Row | null {
  checkSeat(state, seat)
  if (by !== seat) throw new ApiError('host-only', { message: 'Only its own player can take a seat back.' })
  return state.seats.standInOn(seat) === null ? null : state.changeSeat({ kind: 'back', seat }, now)
}

function checkSeat({ phase, seats }: TableState, seat: number): void {
  if (!seats.isSeat(seat)) throw new ApiError('no-such-path')
  if (phase !== 'playing') throw new ApiError(phase === 'lobby' ? 'not-started' : 'over')
}

/** Whether a seat may ask for another: the host once that is away, everybody once it was waited for too long. */
function mayAsk(state: TableState, { by, seat, isConnected, now }: Asking): boolean {
  if (!state.waitingFor.includes(seat)) return false
  const patience = patienceOf(state.made.options)
  return (by === hostSeat && !isConnected) || (patience !== null && now - state.waitedSince(seat) >= patience)
}

function notAway({ made: { options } }: TableState): string {
  const patience = patienceOf(options)
  const others = patience === null ? 'nobody else' : `others after ${patience / 1000} seconds`
  return `This player is not waited for, or not for long enough: the host may ask once nobody is there, ${others}.`
}
