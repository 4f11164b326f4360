// Still views of a solitaire, of the base edition and of the largest mix.
import type { Card, Params, View } from '#shared/protocol.ts'
import { scoreParts } from '#shared/valley/scoring.ts'
import { groupsOf, setsOf } from '#shared/valley/set-groups.ts'
import { titleOf, titles } from '#shared/valley/catalogue.ts'
import type { PlayerTable, ValleyTable } from '#shared/valley/table.ts'

let last = 0
const copies = (...cards: readonly string[]): readonly Card[] => cards.map(card => ({ id: `a${++last}`, card }))
const bones = () =>
  copies(
    'urn',
    'statue-of-isis',
    'heart-scarab-amulet',
    'shabti',
    'statue-of-isis',
    'book-of-the-dead',
    'mummified-cat',
    'hopi-canopic-jar',
    'shabti',
    'imseti-canopic-jar',
    'outer-sarcophagus',
  )
const discards = () =>
  copies(
    'statue-of-isis',
    'djed-pillar-amulet',
    'shabti',
    'box-of-food',
    'book-of-gates',
    'censer',
    'urn',
    'statue-of-anubis',
  )

/** With the largest set, and with more uniques than one edition has. */
export const manyMissing: Params = { sets: setsOf('last-rites'), uniques: ['base', 'premium'] }

/** This table with nobody else at it. */
export function alone(
  base: View<ValleyTable>,
  level: 'starter' | 'master' = 'starter',
  more: Params = {},
): View<ValleyTable> {
  const { table } = base
  const me = table?.players[0]
  if (!table || !me) throw new Error('nobody plays')
  const cards = discards()
  const boneyard = bones()
  const options: Params = {
    edition: 'base',
    sets: setsOf('base'),
    uniques: ['base'],
    starters: 'base',
    pharaohs: false,
    solitaire: level,
    ...more,
  }
  const tomb = [...me.tomb, ...copies('statue-of-horus', 'shabti', 'urn')]
  const total = scoreParts(
    tomb.map(({ card }) => titleOf(card)),
    groupsOf(setsOf('base'), false),
    true,
  ).reduce((sum, part) => sum + part.points, 0)
  const player: PlayerTable = {
    ...me,
    tomb,
    points: total,
    discard: { count: cards.length, top: cards[0] ?? null, cards },
  }
  const seen: ValleyTable = {
    ...table,
    players: [player],
    boneyard: { count: boneyard.length, top: boneyard[0] ?? null, cards: boneyard },
    now: { ...table.now, freeEntombing: level === 'starter' },
  }
  const decisions =
    level === 'starter'
      ? base.decisions
      : base.decisions.map(each => ({ ...each, options: each.options.filter(({ id }) => !id.startsWith('entomb-')) }))
  return {
    ...base,
    options,
    seats: base.seats.slice(0, 1),
    table: seen,
    decisions,
    log: base.log.filter(({ seat }) => seat === 0 || seat === null),
  }
}

/** A solitaire as somebody without a seat sees it: no hand, and of the piles the top. */
export function watchedAlone(base: View<ValleyTable>): View<ValleyTable> {
  const view = alone(base)
  const { table } = view
  if (!table) throw new Error('nobody plays')
  const topOf = ({ count, top }: { readonly count: number; readonly top: Card | null }) => ({ count, top })
  return {
    ...view,
    you: null,
    decisions: [],
    table: {
      ...table,
      boneyard: topOf(table.boneyard),
      players: table.players.map(each => ({ ...each, hand: 5, discard: topOf(each.discard) })),
    },
  }
}

/** The end of a solitaire: short of its goal, or with the perfect tomb. */
export function endAlone(base: View<ValleyTable>, perfect = false): View<ValleyTable> {
  const view = alone(base)
  const { table } = view
  const me = table?.players[0]
  if (!table || !me) throw new Error('nobody plays')
  const whole = [
    ...titles.filter(({ edition, kind }) => edition === 'base' && kind !== 'starter'),
    ...titles
      .filter(({ edition, kind }) => edition === 'base' && kind === 'starter')
      .flatMap(title => Array.from({ length: title.copies }, () => title)),
  ].map(({ id }) => id)
  const tomb = copies(
    ...(perfect ? whole : [...whole.filter((_, k) => k % 6 !== 1), 'statue-of-isis', 'book-of-gates']),
  )
  const total = scoreParts(
    tomb.map(({ card }) => titleOf(card)),
    groupsOf(setsOf('base'), false),
    true,
  ).reduce((sum, part) => sum + part.points, 0)
  return {
    ...view,
    phase: 'over',
    decisions: [],
    waitingFor: [],
    seedHash: '9f2c5bd0'.repeat(8),
    seed: '41c2'.repeat(16),
    result: { scores: [{ seat: 0, total, parts: [] }], winners: perfect ? [0] : [] },
    table: { ...table, turn: null, players: [{ ...me, tomb, points: total }] },
  }
}
