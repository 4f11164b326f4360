// Still views from before and after a game: a table that fills, somebody at its door, the end for two to six.
import type { Card, View } from '#shared/protocol.ts'
import type { ValleyTable } from '#shared/valley/table.ts'
import type { PlayerTable } from '#shared/valley/table.ts'
import { points, winners } from '#shared/valley/scoring.ts'
import { titleOf, titles } from '#shared/valley/catalogue.ts'
import { setIds } from '#shared/valley/editions.ts'
import { groupsOf, setsOf } from '#shared/valley/set-groups.ts'
import { states } from './drawn-states.ts'
import { required } from '#test/shared/required.ts'

const names = ['Mira', 'Anna', 'Tom', 'Jola', 'Christina', 'Ben']
/** The widest names that are allowed. */
export const wideNames = [
  'Wilhelmina Schwarzenberg',
  'WWWWWWWWWWWWWWWWWWWWWWWW',
  'Maximiliana von Wolkenau',
  'Bartholomew Montgomeryww',
  'Christina',
  'Ben',
]
const plain = (): View<ValleyTable> => required(states['turn']?.())

/** A table before its game: so many seats, so many of them taken. */
export const lobby = (seats: number, here: number, called = names, you: number | null = 0): View<ValleyTable> => ({
  ...plain(),
  phase: 'lobby',
  you,
  table: null,
  decisions: [],
  waitingFor: [],
  log: [],
  id: 'k7fq2mzd9xw4t8bn',
  seats: called
    .slice(0, seats)
    .map((name, seat) => ({ seat, name: seat < here ? name : null, bot: null, standIn: null, connected: seat !== 2 })),
})

const gods = ['anubis', 'bastet', 'sobek', 'horus', 'isis', 'osiris', 'thoth'].map(god => `statue-of-${god}`)
const books = [
  'book-of-gates',
  'book-of-the-heavens',
  'book-of-the-dead',
  'book-of-the-earth',
  'book-of-traversing-eternity',
]
const amulets = ['tyet-amulet', 'weres-amulet', 'djed-pillar-amulet', 'heart-scarab-amulet', 'wadj-amulet']
const jars = ['imseti-canopic-jar', 'qebehsenuef-canopic-jar', 'hopi-canopic-jar', 'duamutef-canopic-jar']
const coffins = ['inner-sarcophagus', 'middle-sarcophagus', 'outer-sarcophagus']
const tombs: readonly (readonly string[])[] = [
  [
    ...coffins,
    ...jars.slice(0, 3),
    ...amulets.slice(0, 4),
    ...books.slice(0, 2),
    ...gods.slice(0, 5),
    'mummified-cat',
    'urn',
    'urn',
  ],
  [
    ...coffins.slice(0, 1),
    ...jars,
    ...amulets.slice(0, 2),
    ...books,
    ...gods.slice(2, 5),
    'burial-mask',
    'chariot',
    'shabti',
  ],
  [...coffins.slice(0, 2), ...jars.slice(0, 1), ...amulets, ...gods.slice(0, 3), 'ka-figurine', 'box-of-food'],
  [...jars.slice(0, 2), ...books.slice(0, 3), ...gods, 'urn'],
  [
    ...amulets.slice(0, 3),
    ...books.slice(0, 4),
    'censer',
    'boat',
    'shabti',
    'urn',
    'box-of-food',
    'offering-table',
    'burial-mask',
    'chariot',
    'mummified-cat',
    'ka-figurine',
  ],
  [...coffins, ...gods.slice(0, 2)],
]

/** The end of a game of so many with all sets, in which six may have three digits of points: the best first. */
export const endOfAllSets = (seats: number): View<ValleyTable> =>
  end(
    seats,
    names,
    Array.from({ length: seats }, (_, seat) =>
      setIds.flatMap((set, k) => {
        const all = titles.filter(title => title.set === set)
        return all.slice(0, k < 14 - 3 * seat ? 3 : 2).map(({ id }) => id)
      }),
    ),
    setIds,
  )

/** The end of a game of so many, the best first. */
export function end(seats: number, called = names, lying = tombs, sets = setsOf('base')): View<ValleyTable> {
  const base = plain()
  const tombOf = (seat: number): readonly Card[] =>
    (lying[seat] ?? []).map((card, k) => ({ id: `e${seat}-${k}`, card }))
  const players = Array.from({ length: seats }, (_, seat): PlayerTable => ({
    seat,
    hand: [],
    deck: 0,
    discard: { count: 0, top: null },
    tomb: tombOf(seat),
    inPlay: [],
    entombedThisTurn: 0,
    turns: 12,
    points: 0,
  }))
  const scores = players.map(({ seat, tomb }) => ({
    seat,
    total: points(
      tomb.map(card => titleOf(card.card)),
      groupsOf(sets, false),
    ),
    parts: [],
  }))
  return {
    ...base,
    options: { ...base.options, sets },
    phase: 'over',
    decisions: [],
    waitingFor: [],
    seedHash: '9f2c5bd0'.repeat(8),
    seed: '41c2'.repeat(16),
    seats: called.slice(0, seats).map((name, seat) => ({ seat, name, bot: null, standIn: null, connected: true })),
    result: { scores, winners: winners(scores.map(({ seat, total }) => ({ total, cards: tombOf(seat).length }))) },
    table: base.table && { ...base.table, turn: null, players },
  }
}
