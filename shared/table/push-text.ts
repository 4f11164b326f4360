// What a push message says of a table: made of what everybody may know, in the language that was wished.
import { gameTitles } from '../game-names.ts'
import { isolated } from '../isolated.ts'
import { pushSentences, type PushReminder, type PushSpan } from '../messages/push-sentences.ts'
import type { PushLanguage } from '../messages/push-languages.ts'
import type { PushReason } from './push-notices.ts'
import type { TableState } from './table-state.ts'

/** What travels in a message. */
export interface PushText {
  readonly title: string
  readonly body: string
  readonly language: PushLanguage
  /** The table's id. */
  readonly table: string
}

/** From so many milliseconds on somebody is asked since longer than yesterday. */
const beforeYesterday = 48 * 60 * 60 * 1000

/**
 * What a seat is told, and why.
 * @param waited how many milliseconds the table has waited for it, if it does
 * @param left how many milliseconds it still has for what it is asked; null where no time runs for it
 */
export function pushText(
  state: TableState,
  seat: number,
  reason: PushReason,
  language: PushLanguage,
  waited: number,
  left: number | null,
): PushText {
  const { made, waitingFor, seats, newest } = state
  const say = pushSentences[language]
  const isAsked = waitingFor.includes(seat)
  const nameOf = (each: number) => isolated(seats.names[each] ?? '')
  const others = state.viewers.filter(each => each !== null).filter(each => each !== seat)
  const asked = (reminder: PushReminder | null) =>
    say.asked({
      what: isTurnOf(state, seat) ? 'turn' : 'answer',
      reminder,
      left: left === null ? null : inUnits(left),
      waiting: others.filter(each => !waitingFor.includes(each) && seats.levelOn(each) === null).map(nameOf),
    })
  const winners = newest.after.result?.winners ?? []
  const body = {
    begun: () => say.begun({ isAsked, first: waitingFor.map(nameOf) }),
    over: () => say.over({ isWon: winners.includes(seat), winners: winners.filter(each => each !== seat).map(nameOf) }),
    'stood-in': () => say.stoodIn,
    asked: () => asked(null),
    reminder: () => asked(waited < beforeYesterday ? 'yesterday' : 'before'),
  }[reason]()
  return { title: gameTitles[made.game] ?? made.game, body, language, table: made.id }
}

const spans = [
  ['day', 24 * 60 * 60 * 1000],
  ['hour', 60 * 60 * 1000],
] as const

/**
 * A span of time in days or hours, whichever it holds two of at least, or else in minutes. Nobody is told of a day or
 * an hour that they do not have, but for the minute by which a wake-up may be late.
 */
function inUnits(milliseconds: number): PushSpan {
  const whole = (length: number) => Math.floor((milliseconds + 60_000) / length)
  const span = spans.find(([, length]) => whole(length) >= 2)
  if (!span) return { unit: 'minute', n: Math.max(1, Math.round(milliseconds / 60_000)) }
  const [unit, length] = span
  return { unit, n: whole(length) }
}

/** Whether a seat is asked in a turn of its own, or in one of nobody's alone. */
function isTurnOf({ views }: TableState, seat: number): boolean {
  const turn = views.known(null).table?.turn ?? null
  return turn === null || turn === seat
}
