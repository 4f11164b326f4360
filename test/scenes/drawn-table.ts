// The table in mid-game that the still views of the card game are made from, and its cards.
import type { Card, LogLine, Params, View } from '#shared/protocol.ts'
import type { PlayedCard, PlayerTable, Pyramid, Use, ValleyTable } from '#shared/valley/table.ts'
import { lineOf } from '#test/shared/wire-records.ts'

let last = 0
export const copy = (card: string): Card => ({ id: `t${++last}`, card })
export const copies = (...cards: readonly string[]): readonly Card[] => cards.map(copy)
export const held = (...cards: readonly string[]): readonly Card[] =>
  cards.map((card, k) => ({ id: `0h${k + 1}`, card }))
export const played = (...cards: readonly (readonly [string, Use])[]): readonly PlayedCard[] =>
  cards.map(([card, used]) => ({ ...copy(card), used }))
const player = (seat: number, more: Partial<PlayerTable>): PlayerTable => ({
  seat,
  hand: 5,
  deck: 6,
  discard: { count: 0, top: null },
  tomb: [],
  inPlay: [],
  entombedThisTurn: 0,
  turns: 9,
  points: 0,
  ...more,
})

export const statues = ['anubis', 'bastet', 'sobek', 'horus', 'isis', 'osiris', 'thoth'].map(god => `statue-of-${god}`)
export const books = ['book-of-gates', 'book-of-the-heavens', 'book-of-the-dead']
export const amulets = ['tyet-amulet', 'weres-amulet', 'djed-pillar-amulet']
const mine = () =>
  copies(
    'inner-sarcophagus',
    'middle-sarcophagus',
    'imseti-canopic-jar',
    ...amulets,
    ...books.slice(0, 2),
    ...statues.slice(1, 5),
    'mummified-cat',
    'urn',
  )
const annas = () =>
  copies(
    'inner-sarcophagus',
    'imseti-canopic-jar',
    'imseti-canopic-jar',
    'qebehsenuef-canopic-jar',
    'hopi-canopic-jar',
    'tyet-amulet',
    ...books.slice(0, 2),
    'statue-of-bastet',
    'statue-of-horus',
    'chariot',
    'urn',
    'urn',
    'shabti',
  )
const toms = () =>
  copies(
    'imseti-canopic-jar',
    'tyet-amulet',
    'weres-amulet',
    'book-of-gates',
    ...statues.slice(0, 3),
    'ka-figurine',
    'box-of-food',
  )

/** A pyramid of these cards, from the apex down and each row from left to right; null is a gap. */
export function pyramidOf(cards: readonly (Card | null)[]): Pyramid {
  const [apex = null, left = null, right = null, first = null, second = null, third = null] = cards
  return [[apex], [left, right], [first, second, third]]
}
const full = () =>
  pyramidOf(
    copies(
      'burial-mask',
      'statue-of-thoth',
      'book-of-the-dead',
      'outer-sarcophagus',
      'heart-scarab-amulet',
      'duamutef-canopic-jar',
    ),
  )
/** The titles of the hand that is drawn. */
export const five = ['statue-of-anubis', 'book-of-the-earth', 'wadj-amulet', 'boat', 'box-of-food']

const line = (n: number, round: number, pick: number, seat: number | null, key: string, params: Params): LogLine =>
  lineOf({ n, at: `2026-11-21T01:${String(pick).padStart(2, '0')}:00Z`, round, pick, seat, text: key, key, params })
const log = (): readonly LogLine[] => [
  line(21, 9, 11, 1, 'play', { card: { card: 'duamutef-canopic-jar' } }),
  line(22, 9, 12, 2, 'discard', { card: { card: 'shabti' }, from: 'hand' }),
  line(23, 9, 13, 0, 'discard', { card: { card: 'urn' }, from: 'hand' }),
  line(24, 9, 14, 1, 'pay', { card: { card: 'statue-of-sobek' }, gold: 2, for: { card: 'tyet-amulet' } }),
  line(25, 9, 14, 1, 'pay', { card: { card: 'shabti' }, gold: 1, for: { card: 'tyet-amulet' } }),
  line(26, 9, 14, 1, 'buy', { card: { card: 'tyet-amulet' }, price: 3, gold: 3, lost: 0 }),
  line(27, 9, 14, 1, 'fell', { card: { card: 'book-of-the-dead' } }),
  line(28, 9, 14, 1, 'fell', { card: { card: 'burial-mask' } }),
  line(31, 9, 20, 1, 'entomb', { card: { card: 'chariot' }, from: 'hand', free: true }),
  line(32, 9, 21, 1, 'end', { cards: [{ card: 'urn' }] }),
  line(33, 9, 21, null, 'refilled', { cards: [{ card: 'outer-sarcophagus' }] }),
  line(34, 9, 21, 1, 'draw', { count: 5 }),
  line(35, 9, 22, 2, 'play', { card: { card: 'offering-table' } }),
  line(36, 9, 23, 2, 'sacrifice', { card: { card: 'middle-sarcophagus' }, from: 'hand' }),
  line(37, 9, 23, 2, 'draw', { count: 1 }),
  line(38, 9, 24, 2, 'pay', { card: { card: 'inner-sarcophagus' }, gold: 3, for: { card: 'book-of-gates' } }),
  line(39, 9, 24, 2, 'buy', { card: { card: 'book-of-gates' }, price: 2, gold: 3, lost: 1 }),
  line(40, 9, 25, 2, 'end', { cards: [{ card: 'shabti' }, { card: 'urn' }] }),
  line(41, 9, 25, null, 'refilled', { cards: [{ card: 'heart-scarab-amulet' }] }),
  line(42, 9, 25, 2, 'draw', { count: 5 }),
  line(43, 10, 26, 0, 'play', { card: { card: 'imseti-canopic-jar' } }),
  line(44, 10, 26, 0, 'draw', { count: 2, cards: [{ card: 'boat' }, { card: 'box-of-food' }] }),
  line(45, 10, 27, 0, 'entomb', { card: { card: 'statue-of-anubis' }, from: 'hand', free: true }),
  line(46, 10, 28, 0, 'undo', { since: 45 }),
  line(47, 10, 29, 0, 'play', { card: { card: 'shabti' } }),
  line(48, 10, 30, 0, 'swap', { one: { card: 'heart-scarab-amulet' }, other: { card: 'statue-of-thoth' } }),
]

const names = ['Mira', 'Anna', 'Tom', 'Jola', 'Christina', 'Benjamin-Maximilian']
/** The table in mid-game, seen by the one whose turn it is, with what differs; by default of three players. */
export function view(table: Partial<ValleyTable>, more: Partial<View<ValleyTable>> = {}, seats = 3): View<ValleyTable> {
  const others = [
    player(1, { tomb: annas(), points: 27, deck: 9, discard: { count: 3, top: copy('statue-of-sobek') } }),
    player(2, { tomb: toms(), points: 19, deck: 4, discard: { count: 8, top: copy('book-of-gates') } }),
    player(3, {
      tomb: copies(
        'inner-sarcophagus',
        'outer-sarcophagus',
        'hopi-canopic-jar',
        ...amulets,
        'heart-scarab-amulet',
        'statue-of-isis',
        'ka-figurine',
        'shabti',
        'urn',
      ),
      points: 31,
      discard: { count: 2, top: copy('weres-amulet') },
    }),
    player(4, { hand: 6, tomb: toms(), points: 22 }),
    player(5, { hand: 4, points: 25 }),
  ]
  const me = player(0, {
    hand: held(...five),
    tomb: mine(),
    points: 37,
    discard: { count: 5, top: copy('tyet-amulet') },
    inPlay: played(['imseti-canopic-jar', 'acted'], ['shabti', 'acted']),
  })
  return {
    id: 'abc',
    game: 'valley',
    options: {},
    phase: 'playing',
    version: 1,
    you: 0,
    host: 0,
    next: null,
    series: null,
    seats: names.slice(0, seats).map((name, seat) => ({ seat, name, bot: null, standIn: null, connected: seat !== 2 })),
    watching: 0,
    waitingFor: [0],
    waiting: {},
    decisions: [],
    log: log(),
    canUndo: false,
    seedHash: '',
    shuffle: null,
    result: null,
    keptUntil: null,
    table: {
      round: 10,
      first: 0,
      turn: 0,
      step: 'play',
      pyramid: full(),
      stock: 16,
      boneyard: { count: 11, top: copy('middle-sarcophagus') },
      aside: [],
      now: { freeEntombing: true, pharaohUsed: false, credits: [], lasting: [], bought: [], executed: [] },
      players: [me, ...others].slice(0, seats),
      ...table,
    },
    ...more,
  }
}
