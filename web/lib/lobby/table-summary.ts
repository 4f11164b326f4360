// One of your tables in words: who else plays, whose turn it is, what happened last.
import { inPlaces } from '#shared/places.ts'
import type { GameName, Result, View } from '#shared/protocol.ts'
import { keptSaid } from '#web/lib/table/company/kept.ts'
import { standingOf } from '#web/lib/table/page-title.ts'
import { askedHere, asToldToAll } from '#web/lib/table/shared-device.ts'
import { timeLeft } from '#web/lib/table/bots/away.ts'
import type { Trouble } from '#web/lib/table/table-api.ts'
import { tables } from '#web/lib/messages/books.ts'
import { translator } from '#web/lib/messages/collection.ts'
import { language } from '#web/lib/messages/language.ts'
import { logPieces } from '#web/lib/messages/logged.ts'
import { refusalText } from '#web/lib/messages/refusal-text.ts'
import { logs } from '#web/lib/messages/texts.ts'
import { t } from '#web/lib/messages/page-texts.ts'
import { isRematchOpen } from './rematch.ts'
import type { Found } from './your-tables.svelte.ts'

export const tablesText = translator<typeof tables.all>(tables)

export interface TableSummary {
  readonly game: GameName | null
  /** Who else sits there. */
  readonly who: string
  /** Whose turn it is, or how it ended, or why it cannot be reached. */
  readonly state: string
  readonly detail: string
  /** Until when it is kept; empty where that is not known. */
  readonly kept: string
  readonly yours: boolean
}

const spans = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const
const relative = new Intl.RelativeTimeFormat(language, { numeric: 'auto' })

/** Midnight before a time, here. */
const midnight = (time: number) => new Date(time).setHours(0, 0, 0, 0)

/** How long ago something was: in minutes, hours or days, whichever is the largest that fits; days are those of the calendar. */
export function ago(at: number, now: number): string {
  const [unit, length] = spans.find(([, length]) => now - at >= length) ?? []
  if (!unit || !length) return tablesText('now')
  // A night in which clocks are changed is an hour longer or shorter.
  const passed = unit === 'day' ? Math.round((midnight(now) - midnight(at)) / length) : (now - at) / length
  return relative.format(-Math.floor(passed), unit)
}

function others(names: readonly (string | null)[], you: number | null): string {
  const here = names.filter((name, seat): name is string => name !== null && seat !== you)
  return here.length > 0 ? tablesText('with', { names: here }) : tablesText(names.length === 1 ? 'alone' : 'nobody')
}

const scoresSaid = (result: Result, nameOf: (seat: number) => string): string =>
  inPlaces(result)
    .map(({ seat, total }) => tablesText('score', { name: nameOf(seat), total }))
    .join(', ')

/** What somebody did last, and when; for a game that has not begun, when you opened the table last. */
function lastSaid(view: View, opened: number, now: number): string {
  const line = view.log.findLast(({ seat }) => seat !== null) ?? view.log.at(-1)
  if (line)
    return tablesText('last', {
      when: ago(Date.parse(line.at), now),
      what: logs[view.game].isLoaded
        ? logPieces(view, line)
            .map(({ text }) => text)
            .join('')
        : line.text,
    })
  return openedSaid(opened, now)
}
const openedSaid = (opened: number, now: number) => (opened > 0 ? tablesText('opened', { when: ago(opened, now) }) : '')

/** How a table stands: that a bot plays for whoever is waited for, and how much time there is at a table with a clock. */
function stateOf(view: View, now: number): string {
  const { you, seats, waiting, waitingFor } = view
  const asked = you !== null && waitingFor.includes(you) ? you : waitingFor[0]
  const seat = asked === undefined ? undefined : seats[asked]
  const standing = standingOf(view, null)
  if (asked === undefined) return standing
  if (seat?.standIn)
    return asked === you ? tablesText('state.ownBot') : tablesText('state.bot', { name: seat.name ?? '' })
  const until = waiting[asked]?.until
  return until === undefined ? standing : tablesText('state.timed', { standing, span: timeLeft(until, now) })
}

function saidOfView(seen: View, opened: number, now: number): TableSummary {
  const view = asToldToAll(seen)
  const { game, you, seats, result } = view
  const nameOf = (seat: number) => (seat === you ? t('you') : (seats[seat]?.name ?? ''))
  return {
    game,
    who: others(
      seats.map(({ name }) => name),
      you,
    ),
    state: stateOf(view, now),
    detail: [
      isRematchOpen(view) && tablesText(seats.length > 1 ? 'rematch' : 'nextAlone'),
      result && seats.length > 1 ? scoresSaid(result, nameOf) : lastSaid(view, opened, now),
    ]
      .filter(Boolean)
      .join(' · '),
    kept: keptSaid(view),
    yours: askedHere(seen) !== null,
  }
}

function saidOfTrouble(trouble: Trouble, opened: number, now: number): TableSummary {
  const { remains } = trouble
  const state =
    trouble.code === 'no-answer'
      ? tablesText('state.offline')
      : trouble.code === 'no-such-game'
        ? tablesText('state.gone')
        : trouble.code === 'bad-token'
          ? tablesText('state.removed')
          : trouble.code === 'other-version'
            ? tablesText('state.version')
            : refusalText(trouble)
  return {
    game: remains?.game ?? null,
    who: remains ? others(remains.names, null) : '',
    state,
    kept: '',
    detail: remains?.result ? scoresSaid(remains.result, seat => remains.names[seat] ?? '') : openedSaid(opened, now),
    yours: false,
  }
}

/**
 * @param opened when the table was opened last, in milliseconds since 1970; 0 if it was not noted
 * @param now the present time, likewise
 */
export function summaryOf(found: Found, opened: number, now: number): TableSummary {
  if (found === null)
    return {
      game: null,
      who: '',
      state: tablesText('looking'),
      detail: openedSaid(opened, now),
      kept: '',
      yours: false,
    }
  return 'view' in found ? saidOfView(found.view, opened, now) : saidOfTrouble(found.trouble, opened, now)
}
