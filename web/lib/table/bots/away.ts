// Who is away, and for whom a bot may be asked to play on (worker/API.md, Stand-ins): from the view alone.
import type { Level } from '#shared/bot-levels.ts'
import { usualPatience } from '#shared/patience.ts'
import type { View } from '#shared/protocol.ts'
import { language } from '../../messages/language.ts'

type AwayView = Pick<View, 'seats' | 'waitingFor' | 'waiting' | 'you' | 'host' | 'options' | 'phase'>

/** The bot that plays a seat, its own or for somebody; null where a person does. */
export const playedBy = (seat: Pick<View['seats'][number], 'bot' | 'standIn'> | undefined): Level | null =>
  seat?.bot ?? seat?.standIn ?? null

/** Whoever sits down, loads the page anew or changes networks is connected again within so many milliseconds. */
const backSoon = 5_000

/**
 * Whether a person is waited for who is not connected and for whom no bot plays.
 * @param now in milliseconds since 1970: nobody is away who was asked just now
 */
export function isAway(
  { seats, waitingFor, waiting }: Pick<AwayView, 'seats' | 'waitingFor' | 'waiting'>,
  seat: number,
  now: number,
): boolean {
  const found = seats[seat]
  if (!waitingFor.includes(seat) || found === undefined || found.connected || playedBy(found) !== null) return false
  return now - Date.parse(waiting[seat]?.since ?? '') >= backSoon
}

/** After how many milliseconds of waiting everybody may ask; null: never. */
function patienceOf({ options }: Pick<AwayView, 'options'>): number | null {
  const patience: unknown = options['patience']
  return patience === null ? null : (typeof patience === 'number' ? patience : usualPatience) * 1_000
}

/**
 * The seats for which the viewer may ask for a bot: the host for somebody away, every player for somebody waited for
 * too long.
 * @param now in milliseconds since 1970
 */
export function seatsToAskFor(view: AwayView, now: number): readonly number[] {
  if (view.phase !== 'playing' || view.you === null) return []
  const patience = patienceOf(view)
  const mayAsk = (seat: number) =>
    seat !== view.you &&
    playedBy(view.seats[seat]) === null &&
    ((view.you === view.host && isAway(view, seat, now)) ||
      (patience !== null && now - Date.parse(view.waiting[seat]?.since ?? '') > patience))
  return view.waitingFor.filter(mayAsk)
}

const hour = 3_600_000
const day = 24 * hour
// In English too the clock has 24 hours.
const locale = language === 'en' ? 'en-GB' : language
const inUnits = (count: number, unit: string) =>
  new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'short' }).format(Math.floor(count))

/**
 * How long is left until a time, in the largest unit that fits; seconds only in the last minute, and days from two on: of one
 * day nobody would know whether it is nearly two.
 */
export function timeLeft(until: string, now: number): string {
  const left = Math.max(0, Date.parse(until) - now)
  if (left < 60_000) return inUnits(left / 1_000, 'second')
  return left < 2 * day && left > hour ? inUnits(left / hour, 'hour') : spanSaid(left)
}

/** A number of milliseconds, a minute at least, in the largest unit that fits. */
function spanSaid(length: number): string {
  if (length < hour) return inUnits(length / 60_000, 'minute')
  return length < day ? inUnits(length / hour, 'hour') : inUnits(length / day, 'day')
}

/** A time of the day, with its weekday where that is long ago; and how long ago, empty within the first minute. */
export function sinceWhen(since: string, now: number): { readonly time: string; readonly span: string } {
  const at = Date.parse(since)
  const ago = Math.max(0, now - at)
  const time = new Intl.DateTimeFormat(locale, {
    hour: '2-digit',
    minute: '2-digit',
    ...(ago < day / 2 ? {} : { weekday: 'short' }),
  }).format(at)
  return { time, span: ago < 60_000 ? '' : spanSaid(ago) }
}
