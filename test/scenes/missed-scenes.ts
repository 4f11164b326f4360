// Scenes of whoever comes back to a table: what has happened since, in a few lines, and the moves one by one.
import type { LogLine, Missed, Params, View } from '#shared/protocol.ts'
import { missedText } from '#web/lib/table/missed/missed-texts.ts'
import { required } from '#test/shared/required.ts'
import { lineOf } from '#test/shared/wire-records.ts'
import { wideNames } from './before-and-after.ts'
import { states } from './drawn-states.ts'
import { named } from './find.ts'
import type { Scene } from './scenes.ts'
import { view as board } from './tal-views.ts'

/** Who did what, by key, with which params; each is a pick of its own. */
type Told = readonly [seat: number | null, key: string, params?: Params]

/** These lines after the line with this number, an hour before scenes are looked at at the latest. */
const linesAfter = (first: number, round: number, told: readonly Told[]): readonly LogLine[] =>
  told.map(([seat, key, params = {}], k) => {
    const n = first + k + 1
    return lineOf({ n, at: '2026-11-21T02:00:00Z', round, pick: n, seat, text: key, key, params })
  })

const title = (card: string) => ({ card: { card } })
/** The turns of three players: one attacks and entombs, one buys, one does nothing. */
const bought = (seat: number, card: string): readonly Told[] => [
  [seat, 'play', title('imseti-canopic-jar')],
  [seat, 'pay', { card: { card: 'shabti' }, gold: 3, for: { card } }],
  [seat, 'buy', { card: { card }, price: 3, gold: 3, lost: 0 }],
  [seat, 'end', { cards: [{ card: 'urn' }] }],
]
const attacked = (seat: number): readonly Told[] => [
  [seat, 'play', title('duamutef-canopic-jar')],
  [0, 'discard', { card: { card: 'book-of-the-earth' }, from: 'hand' }],
  [seat, 'entomb', { card: { card: 'statue-of-osiris' }, from: 'hand', free: true }],
  [seat, 'entomb', { card: { card: 'statue-of-anubis' }, from: 'hand' }],
  [seat, 'end', { cards: [{ card: 'urn' }, { card: 'shabti' }] }],
]
const passed = (seat: number): readonly Told[] => [[seat, 'end', { cards: [{ card: 'urn' }] }]]

/** The same view before and after these lines; whoever has a number here has won so many points meanwhile. */
function between<Any extends View>(now: Any, told: readonly Told[], points: Readonly<Record<number, number>>) {
  const scoring = told.findIndex(([, key]) => key === 'entomb' || key === 'build')
  const after = linesAfter(now.log.at(-1)?.n ?? 0, now.table?.round ?? 1, told)
  const { log } = now
  const players = now.table?.players.map(player => {
    const gain = points[player.seat] ?? 0
    return 'points' in player && typeof player.points === 'number'
      ? { ...player, points: player.points - gain }
      : player
  })
  const from = { ...now, version: 0, decisions: [], log, table: now.table && { ...now.table, players } }
  const changes = after.map((line, k) => ({
    from: k,
    version: k + 1,
    view: { version: k + 1, log: [line], ...(now.table && k === scoring ? { table: now.table } : {}) },
  }))
  return { view: { ...now, log: [...log, ...after].slice(-12) } as Any, missed: { from, changes } as Missed }
}

const three = () => required(states['turn']?.())
const six = () => {
  const view = required(states['six5']?.())
  return { ...view, seats: view.seats.map(seat => ({ ...seat, name: wideNames[seat.seat] ?? seat.name })) }
}
const came = () => between(three(), [...attacked(1), ...passed(2)], { 1: 9 })
const cameToMany = () =>
  between(
    six(),
    [
      ...bought(1, 'book-of-the-heavens'),
      ...attacked(2),
      ...bought(3, 'inner-sarcophagus'),
      ...passed(4),
      ...bought(5, 'tyet-amulet'),
      [1, 'stand-in', { bot: 'club', seat: 0 }],
      ...bought(0, 'statue-of-thoth'),
    ],
    { 2: 12 },
  )
const march = (seat: number, piece: string, from: string, to: string): Told => [
  seat,
  'march',
  { piece, from, to, steps: 2, via: [] },
]
const cameToBoard = () =>
  between(
    board({ turn: 1 }, null),
    [
      [1, 'won', { group: 1, blocks: ['white', 'black', 'red'], bids: [{ seat: 1, tablets: 2, value: 5 }] }],
      march(3, '3o2', '17', '3/C'),
      march(2, '2o2', '17', '21'),
      [1, 'steal', { site: 7, from: 0, colour: 'blue', layer: 0, cell: 1, piece: '1w1' }],
      [1, 'build', { site: 5, colour: 'white', layer: 0, cell: 0 }],
    ],
    { 1: 4 },
  )

const sheet = named('dialog', () => missedText('missed.sinceMove'))
const told = (made: () => { readonly view: View; readonly missed: Missed }): Scene => ({
  view: () => made().view,
  missed: () => made().missed,
  taps: [sheet],
})

export const missedScenes: Readonly<Record<string, Scene>> = {
  missed: told(came),
  'missed-many': told(cameToMany),
  'missed-steps': { page: 'past', view: () => came().view, missed: () => came().missed },
  'tal-missed': { page: 'tal', ...told(cameToBoard) },
  'tal-missed-steps': { page: 'tal-past', view: () => cameToBoard().view, missed: () => cameToBoard().missed },
}
