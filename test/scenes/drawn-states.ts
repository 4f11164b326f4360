// Still views of a table in every state that is drawn: as the pictures show it, and what was not drawn. What is tapped
// there before it is looked at is in `scenes.ts`.
import type { Params, View } from '#shared/protocol.ts'
import type { ValleyTable } from '#shared/valley/table.ts'
import { titleOf } from '#shared/valley/catalogue.ts'
import { setsOf } from '#shared/valley/set-groups.ts'
import { ask, handOf, handQuestion, option, pileQuestion, withTurn } from './drawn-questions.ts'
import { amulets, books, copies, copy, five, held, played, pyramidOf, statues, view } from './drawn-table.ts'
import { many, named, rich, theirs } from './drawn-variants.ts'
import { required } from '#test/shared/required.ts'

const react = (holds: boolean): View<ValleyTable> => {
  const base = theirs(view({}))
  const boat = required(handOf(base.table).find(card => card.card === 'boat'))
  const pyramid = pyramidOf([
    null,
    ...copies('statue-of-thoth', 'burial-mask', 'outer-sarcophagus', 'book-of-the-dead', 'duamutef-canopic-jar'),
  ])
  const table = base.table && {
    ...base.table,
    pyramid,
    players: base.table.players.map(each =>
      each.seat === 0
        ? {
            ...each,
            hand: holds
              ? each.hand
              : held('statue-of-anubis', 'book-of-the-earth', 'wadj-amulet', 'urn', 'box-of-food'),
          }
        : each,
    ),
  }
  return {
    ...base,
    table,
    waitingFor: [0],
    decisions: [
      ask('react', 'react.bought', [...(holds ? [option(boat.id, 'react', boat)] : []), option('pass', 'pass')], {
        params: { event: 'bought', seat: 1, card: { card: 'heart-scarab-amulet' }, price: 3, could: ['boat'] },
      }),
    ],
  }
}

/** The same to whoever has a long name and so many cards in play. */
function reactToMany(count: number): View<ValleyTable> {
  const base = named(react(true))
  const inPlay = played(
    ['statue-of-isis', 'acted'],
    ...Array.from({ length: count - 1 }, () => ['urn', 'paid'] as const),
  )
  const players = base.table?.players.map(each => (each.seat === 1 ? { ...each, inPlay } : each))
  return { ...base, table: base.table && players ? { ...base.table, players } : base.table }
}

/** The same for somebody without a seat. */
const watched = (base: View<ValleyTable>): View<ValleyTable> => ({
  ...base,
  you: null,
  table: base.table && { ...base.table, players: base.table.players.map(each => ({ ...each, hand: 5 })) },
})

const fall = (): View<ValleyTable> => {
  const [apex, ...middle] = copies('burial-mask', 'statue-of-thoth', 'book-of-the-dead')
  const pyramid = pyramidOf([required(apex), ...middle, copy('outer-sarcophagus'), null, copy('duamutef-canopic-jar')])
  const base = view({ pyramid })
  return {
    ...base,
    decisions: [
      ask(
        'crumble',
        'crumble',
        middle.map((card, k) => option(card.id, 'card', card, { place: String(k + 1) })),
        { params: { place: 4 } },
      ),
    ],
  }
}

const lastRites: Params = {
  edition: 'last-rites',
  sets: setsOf('last-rites'),
  uniques: ['last-rites'],
  starters: 'last-rites',
}

export const states: Readonly<Record<string, () => View<ValleyTable>>> = {
  turn: () => withTurn(view({})),
  turn2: () => withTurn(view({}, {}, 2)),
  one: () => withTurn(view({}, {}, 1)),
  five: () => withTurn(view({}, {}, 5)),
  turn4: () => withTurn(view({}, {}, 4)),
  long: () =>
    withTurn(
      view({
        pyramid: pyramidOf(
          copies(
            'qebehsenuef-canopic-jar',
            'statue-of-sobek',
            'book-of-traversing-eternity',
            'statue-of-bastet',
            'offering-table',
            'djed-pillar-amulet',
          ),
        ),
        players:
          view({}).table?.players.map(each =>
            each.seat === 0
              ? {
                  ...each,
                  hand: held(
                    'statue-of-sobek',
                    'offering-table',
                    'book-of-traversing-eternity',
                    'qebehsenuef-canopic-jar',
                    'mummified-cat',
                    'boat',
                  ),
                }
              : each,
          ) ?? [],
      }),
    ),
  'long-rites': () => {
    const base = view({
      pyramid: pyramidOf(
        copies('high-priestess-of-bastet', 'architect', 'engineer', 'plasterer', 'priest-of-osiris', 'draughtsman'),
      ),
      boneyard: { count: 1, top: copy('medjay') },
    })
    const players = base.table?.players.map(each =>
      each.seat === 0
        ? { ...each, hand: held('medjay', 'scribe', 'high-priestess-of-bastet', 'plasterer', 'draughtsman') }
        : each,
    )
    return withTurn({
      ...base,
      options: lastRites,
      table: base.table && players ? { ...base.table, players } : base.table,
    })
  },
  'long-titles': () => {
    const base = view({})
    const hand = held('censer', 'carpenter', 'burial-chamber', 'burial-mask', 'draughtsman')
    const players = base.table?.players.map(each => (each.seat === 0 ? { ...each, hand } : each))
    return withTurn({
      ...base,
      options: { sets: setsOf('last-rites').concat(setsOf('afterlife')), uniques: ['base'], starters: 'base' },
      table: base.table && players ? { ...base.table, players } : base.table,
    })
  },
  // Three others play with fewer sets than in the base game, and have entombed uniques and starters.
  'few-sets': () => {
    const base = view({}, {}, 4)
    const tomb = copies('scribe', 'merchant', 'menial', 'menial', 'kite', 'carpenter', 'weaver')
    return withTurn({
      ...base,
      options: lastRites,
      table: base.table && { ...base.table, players: base.table.players.map(each => ({ ...each, tomb })) },
    })
  },
  six: () => many(9, 6),
  eight: () => many(8, 4),
  twelve: () => many(12, 2),
  wait: () => theirs(view({})),
  fall,
  react: () => react(true),
  'react-many': () => reactToMany(3),
  'react-lines': () => reactToMany(8),
  'affected-many': () => {
    const base = reactToMany(3)
    const medjay = { id: '0h9', card: 'medjay' }
    return {
      ...base,
      options: { edition: 'last-rites', sets: setsOf('last-rites'), uniques: ['last-rites', 'base'], starters: 'both' },
      decisions: [
        ask('react', 'react.affected', [option('protect-0h9', 'protect-discard', medjay), option('pass', 'pass')], {
          params: {
            event: 'affected',
            seat: 1,
            card: { card: 'plasterer' },
            given: { card: 'leather-worker' },
            could: ['medjay'],
          },
        }),
      ],
    }
  },
  idle: () => react(false),
  sacrifice: () => handQuestion(view({}), 'sacrifice.hand', { params: { card: { card: 'book-of-the-earth' } } }),
  protect: () => {
    const base = theirs(view({}))
    return {
      ...handQuestion(base, 'discard.hand', { params: { card: { card: 'duamutef-canopic-jar' }, seat: 1 } }, [
        option('protect-0h5', 'protect', { id: '0h5', card: 'box-of-food' }),
      ]),
      waitingFor: [0],
    }
  },
  entomb: () =>
    handQuestion(view({}), 'entomb-some.hand', { min: 1, max: 2, params: { card: { card: 'statue-of-osiris' } } }),
  may: () => {
    const base = fall()
    const row = base.table?.pyramid[2].filter(card => card !== null) ?? []
    return {
      ...base,
      decisions: [
        ask(
          'choose-card',
          'buy.base',
          [
            ...row.map((card, k) =>
              option(card.id, 'card', card, { place: String(k ? 5 : 3), params: { card, price: 1 } }),
            ),
            option('pass', 'pass'),
          ],
          { params: { card: { card: 'statue-of-sobek' } } },
        ),
      ],
    }
  },
  either: () => ({
    ...view({}),
    decisions: [
      ask(
        'choose-option',
        'swap-or-sacrifice',
        [option('0', 'swap-or-sacrifice.0'), option('1', 'swap-or-sacrifice.1')],
        { params: { card: { card: 'shabti' } } },
      ),
    ],
  }),
  number: () => ({
    ...view({}),
    options: lastRites,
    decisions: [
      ask(
        'choose-number',
        'draw-number',
        [0, 1, 2, 3].map(n => option(String(n), `draw-number.${n}`)),
        { params: { card: { card: 'priestess-of-sekhmet' } } },
      ),
    ],
  }),
  pile: () => pileQuestion('recover.discard', copies(...five, 'urn', 'shabti', 'statue-of-horus')),
  deck: () =>
    pileQuestion(
      'recover.deck',
      copies(...five, 'urn', 'shabti', 'statue-of-horus', ...statues, ...books, ...amulets, 'chariot'),
    ),
  pay: () => ({
    ...view({}),
    decisions: [
      ask(
        'pay',
        'pay',
        handOf(view({}).table).map(card =>
          option(card.id, 'pay', card, { params: { gold: titleOf(card.card).gold, card } }),
        ),
        { params: { card: { id: 't999', card: 'book-of-the-dead' }, price: 4, paid: 0 } },
      ),
    ],
  }),
  order: () => {
    const base = view({})
    const cards = [...(base.table?.players[0]?.inPlay ?? []), ...handOf(base.table)]
    return {
      ...base,
      decisions: [
        ask(
          'order',
          'order',
          cards.map(({ id, card }) => option(id, 'card', { id, card })),
          { min: 0, max: cards.length, ordered: true },
        ),
      ],
    }
  },
  'order-many': () => {
    const base = many(9, 3)
    const cards = [...(base.table?.players[0]?.inPlay ?? []), ...handOf(base.table)]
    return {
      ...base,
      decisions: [
        ask(
          'order',
          'order',
          cards.map(({ id, card }) => option(id, 'card', { id, card })),
          { min: 0, max: cards.length, ordered: true },
        ),
      ],
    }
  },
  refused: () => withTurn(view({})),
  empty: () =>
    withTurn(
      view({
        pyramid: [[null], [null, null], [null, copy('urn'), null]],
        stock: 0,
        boneyard: { count: 0, top: null },
        now: {
          freeEntombing: false,
          pharaohUsed: false,
          credits: [],
          lasting: ['hand-gold-4'],
          bought: ['censer'],
          executed: [],
        },
      }),
    ),
  /** Everything that can be said above the hand at once. */
  undo: () => ({ ...withTurn(view({})), canUndo: true }),
  names: () => named(withTurn(view({}, {}, 4))),
  names3: () => named(theirs(view({}))),
  six5: () => withTurn(view({}, {}, 6)),
  seven: () => many(7),
  ten: () => many(10, 4),
  bare: () =>
    withTurn(
      view({
        pyramid: [[null], [null, null], [null, null, null]],
        stock: 0,
        boneyard: { count: 0, top: null },
        players:
          view({}).table?.players.map(each => ({
            ...each,
            inPlay: [],
            hand: each.seat === 0 ? [] : 0,
            deck: 0,
            discard: { count: 0, top: null },
          })) ?? [],
      }),
    ),
  acted: () => {
    const base = theirs(view({}))
    return {
      ...base,
      table: base.table && {
        ...base.table,
        players: base.table.players.map(each => ({
          ...each,
          inPlay:
            each.seat === 1
              ? played(
                  ['statue-of-isis', 'acted'],
                  ['urn', 'paid'],
                  ['chariot', 'acted'],
                  ['book-of-the-dead', 'paid'],
                  ['offering-table', 'cancelled'],
                  ['shabti', 'acted'],
                  ['censer', 'acted'],
                  ['burial-mask', 'paid'],
                  ['statue-of-thoth', 'paid'],
                )
              : [],
        })),
      },
    }
  },
  /** The end is near, and there. */
  near: () => withTurn(view({ stock: 2 })),
  last: () => withTurn(view({ pyramid: [[null], [null, null], [null, null, null]], stock: 0 })),
  'last-theirs': () => theirs(view({ pyramid: [[null], [null, null], [null, null, null]], stock: 0 })),
  rich: () => rich(),
  rich2: () => rich(2),
  take: () => {
    const base = react(true)
    const row = base.table?.pyramid[2].filter(card => card !== null) ?? []
    return {
      ...base,
      decisions: [
        ask(
          'choose-card',
          'take.base',
          row.map((card, k) => option(card.id, 'card', card, { place: String(3 + k) })),
          { params: { card: { card: 'boat' } } },
        ),
      ],
    }
  },
  watch: () => watched(theirs(view({}))),
  'watch-six': () =>
    watched(
      named(
        theirs(view({}, { options: { sets: [...setsOf('base'), ...setsOf('last-rites')] } }, 6), { waitingFor: [2] }),
      ),
    ),
}
