// Who plays a seat, in English: lines of every game's log, to be put behind a player's name.
import type { SeatEvents } from '../../engine/log-lines.ts'
import { phrase } from '../phrase.ts'
import type { Sentences } from '../words.ts'

export const seatLines: Sentences<SeatEvents> = {
  'stand-in': (p, speak) =>
    p.seat === undefined ? 'let a bot play on' : phrase`let a bot play on for ${speak.player(p.seat, 'whom')}`,
  back: () => 'took the seat back',
  'gave-up': () => 'left the seat to a bot for good',
  late: () => 'ran out of time: a bot decides',
}
