// Scenes with bots: in the lobby, at a table while they play, and after it.
import type { Level } from '#shared/bot-levels.ts'
import type { View } from '#shared/protocol.ts'
import { t } from '#web/lib/messages/page-texts.ts'
import { lineOf } from '#test/shared/wire-records.ts'
import { end, lobby } from './before-and-after.ts'
import { states } from './drawn-states.ts'
import { beginning, menu, named } from './find.ts'
import type { Scene } from './scenes.ts'
import { ended } from './tal-end.ts'
import { talScenes } from './tal-scenes.ts'
import { required } from '#test/shared/required.ts'

/** Some are longer than bots are called now: tables keep the names that bots were called when they sat down. */
const names = ['Mira', 'Neferirkare', 'Hapi', 'Tausret', 'Ahmose-Meritamun', 'Imhotep']
const levels: readonly (Level | null)[] = [null, 'club', 'master', 'newcomer', 'strong', 'club']

/** The same with bots on all seats but the first. */
const withBots = <Any extends View>(view: Any): Any => ({
  ...view,
  seats: view.seats.map(seat => {
    const bot = seat.name === null ? null : (levels[seat.seat] ?? null)
    return { ...seat, bot, name: bot ? (names[seat.seat] ?? null) : seat.name, connected: true }
  }),
})
/** What comes next at a table: another pick of the player whose turn it is, which is not shown yet. */
const next = (view: View): View => {
  const last = view.log.at(-1)?.n ?? 0
  const line = lineOf({ n: last + 1, pick: last + 1, round: view.table?.round ?? 1, seat: 1, key: 'end' })
  return { ...view, version: view.version + 1, log: [...view.log, line] }
}

/** The same where the player who is waited for has been away for a while. */
export const withAway = <Any extends View>(view: Any): Any => ({
  ...view,
  seats: view.seats.map(seat => ({ ...seat, connected: !view.waitingFor.includes(seat.seat) })),
  waiting: Object.fromEntries(
    view.waitingFor.map(seat => [seat, { since: '2026-03-14T17:21:00.000Z', key: 'waiting.turn', params: {} }]),
  ),
})
/** The same where a bot plays on for these seats. */
const stoodIn = <Any extends View>(view: Any, ...seats: readonly number[]): Any => ({
  ...view,
  decisions: [],
  seats: view.seats.map(seat => ({ ...seat, standIn: seats.includes(seat.seat) ? 'newcomer' : null })),
})

const wait = () => withBots(required(states['wait']?.()))
const six = () => withBots(required(states['six5']?.()))
const watched = () => withBots(talScenes['tal-wait'].view())
const theirs = () => required(states['wait']?.())
/** In the viewer's turn, with a move that could be taken back. */
const mine = () => required(states['undo']?.())
export const atEvening = '2026-03-14T18:04:00.000Z'
const free = (n: number) => named('button', () => t('lobby.freeFor', { n }))

export const botScenes: Readonly<Record<string, Scene>> = {
  'lobby-bots': { page: 'lobby', view: () => withBots(lobby(3, 2)), long: true },
  'lobby-bots-six': { page: 'lobby', view: () => withBots(lobby(6, 5)), long: true },
  'lobby-bots-guest': { page: 'lobby', view: () => withBots(lobby(4, 3, undefined, null)), long: true },
  'lobby-level': { page: 'lobby', view: () => withBots(lobby(4, 2)), taps: [free(3)], long: true },
  'bots-play': { view: wait, next: () => next(wait()) },
  'bots-six': { view: six },
  'bots-menu': { view: wait, taps: [menu] },
  'bots-seat': { view: wait, taps: [menu, beginning('button', () => t('menu.seat'))] },
  away: { view: () => withAway(theirs()), now: atEvening },
  'stood-in': { view: () => stoodIn(theirs(), 1) },
  'stood-in-own': { view: () => stoodIn(mine(), 0) },
  'tal-away': { page: 'tal', view: () => withAway(talScenes['tal-wait'].view()), now: atEvening },
  'tal-stood-in-own': { page: 'tal', view: () => stoodIn(talScenes['tal-work'].view(), 0) },
  'bots-end': { page: 'end', view: () => withBots(end(3)), long: true },
  'tal-bots-play': { page: 'tal', view: watched, next: () => next(watched()) },
  'tal-bots-end': { page: 'tal-end', view: () => withBots(ended(names.slice(0, 4), 'drawn')), long: true },
}
