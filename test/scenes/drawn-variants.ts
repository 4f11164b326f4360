// The drawn table changed as a whole: another's turn, hands of any size, the widest names, the richest tombs.
import type { View } from '#shared/protocol.ts'
import type { ValleyTable } from '#shared/valley/table.ts'
import { withTurn } from './drawn-questions.ts'
import { amulets, books, copies, copy, five, held, played, statues, view } from './drawn-table.ts'

/** Somebody else's turn. */
export const theirs = (base: View<ValleyTable>, more: Partial<View<ValleyTable>> = {}): View<ValleyTable> => ({
  ...base,
  waitingFor: [1],
  waiting: { 1: { since: new Date(Date.now() - 42_000).toISOString(), key: 'waiting.turn', params: {} } },
  table: base.table && {
    ...base.table,
    turn: 1,
    players: base.table.players.map(each => ({
      ...each,
      inPlay: each.seat === 1 ? played(['statue-of-isis', 'acted'], ['urn', 'paid']) : [],
    })),
  },
  ...more,
})

/** The own turn with so many cards in hand. */
export function many(n: number, seats = 3): View<ValleyTable> {
  const base = view({}, {}, seats)
  const cards = [
    ...five,
    'qebehsenuef-canopic-jar',
    'statue-of-sobek',
    'shabti',
    'urn',
    'book-of-traversing-eternity',
    'statue-of-thoth',
    'urn',
  ].slice(0, n)
  return withTurn({
    ...base,
    table: base.table && {
      ...base.table,
      players: base.table.players.map(each =>
        each.seat === 0
          ? {
              ...each,
              hand: held(...cards),
              inPlay: played(
                ['imseti-canopic-jar', 'acted'],
                ['chariot', 'acted'],
                ['urn', 'paid'],
                ['box-of-food', 'paid'],
                ['shabti', 'acted'],
                ['statue-of-isis', 'acted'],
                ['wadj-amulet', 'acted'],
              ),
            }
          : each,
      ),
    },
  })
}

/** The widest names that are allowed: 24 letters, with and without a place to break. */
export const named = (base: View<ValleyTable>): View<ValleyTable> => ({
  ...base,
  seats: base.seats.map(seat => ({
    ...seat,
    name:
      ['Wilhelmina Schwarzenberg', 'Maximiliana von Wolkenau', 'WWWWWWWWWWWWWWWWWWWWWWWW', 'Bartholomew Montgomeryww'][
        seat.seat % 4
      ] ?? null,
  })),
})

/** Tombs with nearly all there is, some of it twice, a long discard pile, and opponents with many cards in hand. */
export function rich(seats = 3): View<ValleyTable> {
  const base = withTurn(view({}, {}, seats))
  const tomb = copies(
    'inner-sarcophagus',
    'middle-sarcophagus',
    'outer-sarcophagus',
    'imseti-canopic-jar',
    'imseti-canopic-jar',
    'qebehsenuef-canopic-jar',
    'hopi-canopic-jar',
    ...amulets,
    'heart-scarab-amulet',
    'wadj-amulet',
    'wadj-amulet',
    ...books,
    'book-of-the-earth',
    'book-of-traversing-eternity',
    ...statues,
    'statue-of-bastet',
    'urn',
    'urn',
    'shabti',
    'box-of-food',
    'offering-table',
    'burial-mask',
    'censer',
    'chariot',
    'boat',
  )
  return {
    ...base,
    table: base.table && {
      ...base.table,
      players: base.table.players.map(each =>
        each.seat === 0
          ? {
              ...each,
              tomb,
              points: 131,
              discard: {
                count: 7,
                top: copy('urn'),
                cards: copies(
                  'statue-of-isis',
                  'djed-pillar-amulet',
                  'shabti',
                  'box-of-food',
                  'book-of-gates',
                  'mummified-cat',
                  'urn',
                ),
              },
            }
          : { ...each, tomb, points: 131, hand: 10 },
      ),
    },
  }
}
