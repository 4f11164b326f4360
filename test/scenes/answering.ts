// Still views of questions that were drawn late: two cards that change places, piles far from the thumb, and each event
// that somebody else's move raises, asked of one who holds the answer and of one who does not.
import type { Card, Decision, Option, Params, View } from '#shared/protocol.ts'
import type { ValleyTable } from '#shared/valley/table.ts'
import { setsOf } from '#shared/valley/set-groups.ts'
import { option } from './drawn-questions.ts'
import { pyramidOf } from './drawn-table.ts'
import { hand, place } from './find.ts'
import { states } from './drawn-states.ts'
import type { Scene } from './scenes.ts'

/** The base game with the starters of both editions, and the uniques of all. */
const options: Params = {
  sets: setsOf('base'),
  uniques: ['base', 'afterlife', 'last-rites', 'premium'],
  starters: 'both',
}

const pass = option('pass', 'pass')

/** A state in which this is asked instead; `hand` holds these titles. */
function asked(
  name: string,
  question: Pick<Decision, 'kind' | 'key' | 'params' | 'options'>,
  hand?: readonly string[],
): View<ValleyTable> {
  const view = states[name]?.()
  if (!view?.table) throw new Error(`no table is called ${name}`)
  const held = hand?.map((card, k): Card => ({ id: `0h${k + 1}`, card }))
  const players = view.table.players.map(each => (each.seat === 0 && held ? { ...each, hand: held } : each))
  return {
    ...view,
    options,
    waitingFor: [0],
    table: { ...view.table, players },
    decisions: [{ id: '0-7', prompt: question.key, min: 1, max: 1, ordered: false, ...question }],
  }
}

/** Anna did something that `could` answers; `holding`: the viewer does. */
function event(key: string, about: Params, could: readonly string[], holding: boolean): View<ValleyTable> {
  const hand = [
    'statue-of-anubis',
    'book-of-the-earth',
    holding ? (could[0] ?? '') : 'urn',
    'wadj-amulet',
    'box-of-food',
  ]
  const card = { id: '0h3', card: hand[2] ?? '' }
  const answer =
    key === 'affected'
      ? option('protect-0h3', card.card === 'offering-table' ? 'protect' : 'protect-discard', card)
      : option('0h3', 'react', card)
  return asked(
    'idle',
    {
      kind: 'react',
      key: `react.${key}`,
      params: { event: key, seat: 1, ...about, could },
      options: [...(holding ? [answer] : []), pass],
    },
    hand,
  )
}
const dagger = { card: { card: 'dagger' } }
const fallen = { card: { card: 'book-of-the-dead' } }
const added = { cards: [{ card: 'outer-sarcophagus' }, { card: 'heart-scarab-amulet' }] }

function swap(): View<ValleyTable> {
  const cards = states['turn']?.().table?.pyramid.flat() ?? []
  const places = cards.flatMap((card, place) => (card ? [option(card.id, 'card', card, { place: String(place) })] : []))
  const view = asked('turn', {
    kind: 'choose-card',
    key: 'swap.first',
    params: { card: { card: 'shabti' } },
    options: places,
  })
  return {
    ...view,
    table: view.table && {
      ...view.table,
      pyramid: pyramidOf(cards),
    },
  }
}

/** Brick Mason asks everybody for one of two piles. */
const mason = (protecting: readonly Option[], more: Params = {}): View<ValleyTable> =>
  asked(protecting.length > 0 ? 'idle' : 'turn', {
    kind: 'choose-place',
    key: 'entomb-from',
    params: { card: { card: 'brick-mason' }, ...more },
    options: [
      option('boneyard', 'entomb-from.boneyard', undefined, { place: 'boneyard' }),
      option('stock', 'entomb-from.stock', undefined, { place: 'stock' }),
      ...protecting,
      pass,
    ],
  })

export const answering: Readonly<Record<string, Scene>> = {
  swap: { view: swap },
  'swap-first': { view: swap, taps: [place(4)] },
  mason: { view: () => mason([]) },
  'mason-protected': {
    view: () => mason([option('protect-0h5', 'protect-discard', { id: '0h5', card: 'medjay' })], { seat: 1 }),
  },
  affected: { view: () => event('affected', dagger, ['offering-table', 'medjay', 'sphinx'], true) },
  'affected-idle': { view: () => event('affected', dagger, ['offering-table', 'medjay'], false) },
  sacrificed: {
    view: () => event('sacrificed', fallen, ['mummified-cat'], true),
    taps: [hand(3)],
  },
  rebuilt: { view: () => event('rebuilt', added, ['ibex-statue'], true) },
  taken: { view: () => event('taken', fallen, ['sistrum'], true), taps: [hand(3)] },
}
