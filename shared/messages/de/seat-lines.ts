// Who plays a seat, in German: lines of every game's log, to be put behind a player's name.
import type { SeatEvents } from '../../engine/log-lines.ts'
import { phrase } from '../phrase.ts'
import type { Sentences } from '../words.ts'

export const seatLines: Sentences<SeatEvents> = {
  'stand-in': (p, speak) =>
    p.seat === undefined
      ? 'einen Bot weiterspielen lassen'
      : phrase`einen Bot für ${speak.player(p.seat, 'whom')} weiterspielen lassen`,
  back: () => 'den Platz wieder selbst übernommen',
  'gave-up': () => 'den Platz für immer einem Bot überlassen',
  late: () => 'die Zeit überschritten',
}
