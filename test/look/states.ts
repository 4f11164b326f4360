// Still views of a table in every state that is drawn: as the pictures show it, and what was not drawn. What is tapped
// there before it is looked at is in `scenes.ts`.
import type { Card, Decision, LogLine, Option, View } from '#shared/protocol.ts'
import type { PlayedCard, PlayerTable, Use, ValleyTable } from '#shared/valley/table.ts'
import { titleOf } from '#shared/valley/catalogue.ts'

let last = 0
const copy = (card: string): Card => ({ id: `t${++last}`, card })
const copies = (...cards: readonly string[]): readonly Card[] => cards.map(copy)
const held = (...cards: readonly string[]): readonly Card[] => cards.map((card, k) => ({ id: `0h${k + 1}`, card }))
const played = (...cards: readonly (readonly [string, Use])[]): readonly PlayedCard[] => cards.map(([card, used]) => ({ ...copy(card), used }))
const player = (seat: number, more: Partial<PlayerTable>): PlayerTable =>
  ({ seat, hand: 5, deck: 6, discard: { count: 0, top: null }, tomb: [], inPlay: [], entombedThisTurn: 0, turns: 9, points: 0, ...more })

const statues = ['anubis', 'bastet', 'sobek', 'horus', 'isis', 'osiris', 'thoth'].map(god => `statue-of-${god}`)
const books = ['book-of-gates', 'book-of-the-heavens', 'book-of-the-dead']
const amulets = ['tyet-amulet', 'weres-amulet', 'djed-pillar-amulet']
const mine = () => copies('inner-sarcophagus', 'middle-sarcophagus', 'imseti-canopic-jar', ...amulets, ...books.slice(0, 2), ...statues.slice(1, 5), 'mummified-cat', 'urn')
const annas = () => copies('inner-sarcophagus', 'imseti-canopic-jar', 'imseti-canopic-jar', 'qebehsenuef-canopic-jar', 'hopi-canopic-jar', 'tyet-amulet', ...books.slice(0, 2), 'statue-of-bastet', 'statue-of-horus', 'chariot', 'urn', 'urn', 'shabti')
const toms = () => copies('imseti-canopic-jar', 'tyet-amulet', 'weres-amulet', 'book-of-gates', ...statues.slice(0, 3), 'ka-figurine', 'box-of-food')

const full = () => [copies('burial-mask'), copies('statue-of-thoth', 'book-of-the-dead'), copies('outer-sarcophagus', 'heart-scarab-amulet', 'duamutef-canopic-jar')] as unknown as ValleyTable['pyramid']
const five = ['statue-of-anubis', 'book-of-the-earth', 'wadj-amulet', 'boat', 'box-of-food']

const line = (n: number, round: number, pick: number, seat: number | null, key: string, params: object): LogLine =>
  ({ n, at: `2026-11-21T01:${String(pick).padStart(2, '0')}:00Z`, round, pick, seat, text: key, key, params: params as LogLine['params'] })
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
function view(table: Partial<ValleyTable>, more: Partial<View<ValleyTable>> = {}, seats = 3): View<ValleyTable> {
  const others = [player(1, { tomb: annas(), points: 27, deck: 9, discard: { count: 3, top: copy('statue-of-sobek') } }), player(2, { tomb: toms(), points: 19, deck: 4, discard: { count: 8, top: copy('book-of-gates') } }),
    player(3, { tomb: copies('inner-sarcophagus', 'outer-sarcophagus', 'hopi-canopic-jar', ...amulets, 'heart-scarab-amulet', 'statue-of-isis', 'ka-figurine', 'shabti', 'urn'), points: 31, discard: { count: 2, top: copy('weres-amulet') } }),
    player(4, { hand: 6, tomb: toms(), points: 22 }), player(5, { hand: 4, points: 25 })]
  const me = player(0, { hand: held(...five), tomb: mine(), points: 37, discard: { count: 5, top: copy('tyet-amulet') }, inPlay: played(['imseti-canopic-jar', 'acted'], ['shabti', 'acted']) })
  return {
    id: 'abc', game: 'valley', options: {}, phase: 'playing', version: 1, you: 0, host: 0, next: null,
    seats: names.slice(0, seats).map((name, seat) => ({ seat, name, bot: null, connected: seat !== 2 })),
    waitingFor: [0], waiting: {}, decisions: [], log: log(), canUndo: false, seedHash: '', result: null,
    table: {
      round: 10, first: 0, turn: 0, step: 'play', pyramid: full(), stock: 16, boneyard: { count: 11, top: copy('middle-sarcophagus') }, aside: [],
      now: { freeEntombing: true, pharaohUsed: false, credits: [], lasting: [], bought: [], executed: [] },
      players: [me, ...others].slice(0, seats), ...table,
    },
    ...more,
  }
}

const option = (id: string, key: string, card?: Card, more: Partial<Option> = {}): Option =>
  ({ id, label: `${key} ${card?.card ?? ''}`, key, params: card ? { card } : {}, ...card ? { card } : {}, ...more })
const ask = (kind: Decision['kind'], key: string, options: readonly Option[], more: Partial<Decision> = {}): Decision =>
  ({ id: '0-7', kind, prompt: key, key, params: {}, min: 1, max: 1, ordered: false, options, ...more })
const handOf = (table: ValleyTable | null): readonly Card[] => (table?.players[0]?.hand ?? []) as readonly Card[]

function withTurn(base: View<ValleyTable>): View<ValleyTable> {
  const { table } = base
  const hand = handOf(table)
  const row = table?.pyramid[2].filter(card => card !== null) ?? []
  return { ...base, decisions: [ask('play', 'play', [
    ...row.map(card => option(`buy-${card.id}`, 'buy', card, { params: { card, price: titleOf(card.card).cost } })),
    ...hand.filter(card => titleOf(card.card).part).map(card => option(`execute-${card.id}`, 'execute', card)),
    ...hand.map(card => option(`entomb-${card.id}`, 'entomb', card)), option('end', 'end'), option('end-order', 'end-order'),
  ])] }
}
const handQuestion = (base: View<ValleyTable>, key: string, more: Partial<Decision> = {}, extra: readonly Option[] = []): View<ValleyTable> =>
  ({ ...base, decisions: [ask('choose-card', key, [...handOf(base.table).map(card => option(card.id, 'card', card)), ...extra], more)] })
const theirs = (base: View<ValleyTable>, more: Partial<View<ValleyTable>> = {}): View<ValleyTable> => ({
  ...base, waitingFor: [1], waiting: { 1: { since: new Date(Date.now() - 42_000).toISOString(), key: 'waiting.turn', params: {} } },
  table: base.table && { ...base.table, turn: 1, players: base.table.players.map(each => ({ ...each, inPlay: each.seat === 1 ? played(['statue-of-isis', 'acted'], ['urn', 'paid']) : [] })) }, ...more,
})

function many(n: number, seats = 3): View<ValleyTable> {
  const base = view({}, {}, seats)
  const cards = [...five, 'qebehsenuef-canopic-jar', 'statue-of-sobek', 'shabti', 'urn', 'book-of-traversing-eternity', 'statue-of-thoth', 'urn'].slice(0, n)
  return withTurn({ ...base, table: base.table && { ...base.table, players: base.table.players.map(each => each.seat === 0 ? { ...each, hand: held(...cards), inPlay: played(['imseti-canopic-jar', 'acted'], ['chariot', 'acted'], ['urn', 'paid'], ['box-of-food', 'paid'], ['shabti', 'acted'], ['statue-of-isis', 'acted'], ['wadj-amulet', 'acted']) } : each) } })
}

/** The widest names that are allowed: 24 letters, with and without a place to break. */
const named = (base: View<ValleyTable>): View<ValleyTable> => ({ ...base, seats: base.seats.map(seat => ({ ...seat, name: ['Wilhelmina Schwarzenberg', 'Maximiliana von Wolkenau', 'WWWWWWWWWWWWWWWWWWWWWWWW', 'Bartholomew Montgomeryww'][seat.seat % 4] ?? null })) })

const react = (holds: boolean): View<ValleyTable> => {
  const base = theirs(view({}))
  const boat = handOf(base.table).find(card => card.card === 'boat') as Card
  const pyramid = [[null], copies('statue-of-thoth', 'burial-mask'), copies('outer-sarcophagus', 'book-of-the-dead', 'duamutef-canopic-jar')] as unknown as ValleyTable['pyramid']
  const table = base.table && { ...base.table, pyramid, players: base.table.players.map(each => each.seat === 0 ? { ...each, hand: holds ? each.hand : held('statue-of-anubis', 'book-of-the-earth', 'wadj-amulet', 'urn', 'box-of-food') } : each) }
  return { ...base, table, waitingFor: [0], decisions: [ask('react', 'react.bought', [...holds ? [option(boat.id, 'react', boat)] : [], option('pass', 'pass')],
    { params: { event: 'bought', seat: 1, card: { card: 'heart-scarab-amulet' }, price: 3, could: ['boat'] } })] }
}

const fall = (): View<ValleyTable> => {
  const pyramid = [copies('burial-mask'), copies('statue-of-thoth', 'book-of-the-dead'), [copy('outer-sarcophagus'), null, copy('duamutef-canopic-jar')]] as unknown as ValleyTable['pyramid']
  const base = view({ pyramid })
  const middle = pyramid[1] as readonly Card[]
  return { ...base, decisions: [ask('crumble', 'crumble', middle.map((card, k) => option(card.id, 'card', card, { place: String(k + 1) })), { params: { place: 4 } })] }
}
const pileQuestion = (key: string, cards: readonly Card[], more: Partial<Decision> = {}): View<ValleyTable> => {
  const base = view({})
  return { ...base, decisions: [ask('choose-card', key, cards.map(card => option(card.id, 'card', card)), { params: { card: 'statue-of-isis' }, ...more })] }
}

/** Tombs with nearly all there is, some of it twice, and a long discard pile. */
function rich(seats = 3): View<ValleyTable> {
  const base = withTurn(view({}, {}, seats))
  const tomb = copies('inner-sarcophagus', 'middle-sarcophagus', 'outer-sarcophagus', 'imseti-canopic-jar', 'imseti-canopic-jar', 'qebehsenuef-canopic-jar', 'hopi-canopic-jar', ...amulets, 'heart-scarab-amulet', 'wadj-amulet', 'wadj-amulet', ...books, 'book-of-the-earth', 'book-of-traversing-eternity', ...statues, 'statue-of-bastet', 'urn', 'urn', 'shabti', 'box-of-food', 'offering-table', 'burial-mask', 'censer', 'chariot', 'boat')
  return { ...base, table: base.table && { ...base.table, players: base.table.players.map(each => each.seat === 0 ? { ...each, tomb, points: 131, discard: { count: 7, top: copy('urn'), cards: copies('statue-of-isis', 'djed-pillar-amulet', 'shabti', 'box-of-food', 'book-of-gates', 'mummified-cat', 'urn') } } : { ...each, tomb }) } }
}

export const states: Readonly<Record<string, () => View<ValleyTable>>> = {
  turn: () => withTurn(view({})),
  turn2: () => withTurn(view({}, {}, 2)),
  one: () => withTurn(view({}, {}, 1)),
  five: () => withTurn(view({}, {}, 5)),
  turn4: () => withTurn(view({}, {}, 4)),
  long: () => withTurn(view({ pyramid: [copies('qebehsenuef-canopic-jar'), copies('statue-of-sobek', 'book-of-traversing-eternity'), copies('statue-of-bastet', 'offering-table', 'djed-pillar-amulet')] as unknown as ValleyTable['pyramid'],
    players: view({}).table?.players.map(each => each.seat === 0 ? { ...each, hand: held('statue-of-sobek', 'offering-table', 'book-of-traversing-eternity', 'qebehsenuef-canopic-jar', 'mummified-cat', 'boat') } : each) ?? [] })),
  six: () => many(9, 6),
  eight: () => many(8, 4),
  twelve: () => many(12, 2),
  wait: () => theirs(view({})),
  fall, react: () => react(true), idle: () => react(false),
  sacrifice: () => handQuestion(view({}), 'sacrifice.hand', { params: { card: 'book-of-the-earth' } }),
  protect: () => {
    const base = theirs(view({}))
    return { ...handQuestion(base, 'discard.hand', { params: { card: 'duamutef-canopic-jar', seat: 1 } }, [option('protect-0h5', 'protect', { id: '0h5', card: 'box-of-food' })]), waitingFor: [0] }
  },
  entomb: () => handQuestion(view({}), 'entomb-some.hand', { min: 1, max: 2, params: { card: 'statue-of-osiris' } }),
  may: () => { const base = fall(); const row = base.table?.pyramid[2].filter(card => card !== null) ?? []
    return { ...base, decisions: [ask('choose-card', 'buy.base', [...row.map((card, k) => option(card.id, 'card', card, { place: String(k ? 5 : 3), params: { card, price: 1 } })), option('pass', 'pass')], { params: { card: 'statue-of-sobek' } })] } },
  either: () => ({ ...view({}), decisions: [ask('choose-option', 'swap-or-sacrifice', [option('0', 'swap-or-sacrifice.0'), option('1', 'swap-or-sacrifice.1')], { params: { card: 'shabti' } })] }),
  number: () => ({ ...view({}), decisions: [ask('choose-number', 'how-many', [0, 1, 2, 3, 4].map(n => ({ id: String(n), label: `Draw ${n}`, key: 'unknown', params: {} })))] }),
  pile: () => pileQuestion('recover.discard', copies(...five, 'urn', 'shabti', 'statue-of-horus')),
  deck: () => pileQuestion('recover.deck', copies(...five, 'urn', 'shabti', 'statue-of-horus', ...statues, ...books, ...amulets, 'chariot')),
  pay: () => ({ ...view({}), decisions: [ask('pay', 'pay', handOf(view({}).table).map(card => option(card.id, 'pay', card, { params: { gold: titleOf(card.card).gold, card } })), { params: { card: { id: 't999', card: 'book-of-the-dead' }, price: 4, paid: 0 } })] }),
  order: () => { const base = view({}); const cards = [...base.table?.players[0]?.inPlay ?? [], ...handOf(base.table)]
    return { ...base, decisions: [ask('order', 'order', cards.map(({ id, card }) => option(id, 'card', { id, card })), { min: 0, max: cards.length, ordered: true })] } },
  'order-many': () => { const base = many(9, 3); const cards = [...base.table?.players[0]?.inPlay ?? [], ...handOf(base.table)]
    return { ...base, decisions: [ask('order', 'order', cards.map(({ id, card }) => option(id, 'card', { id, card })), { min: 0, max: cards.length, ordered: true })] } },
  refused: () => withTurn(view({})),
  empty: () => withTurn(view({ pyramid: [[null], [null, null], [null, copy('urn'), null]], stock: 0, boneyard: { count: 0, top: null }, now: { freeEntombing: false, pharaohUsed: false, credits: [], lasting: ['hand-gold-4'], bought: ['censer'], executed: [] } })),
  /** Everything that can be said above the hand at once. */
  undo: () => ({ ...withTurn(view({})), canUndo: true }),
  names: () => named(withTurn(view({}, {}, 4))),
  names3: () => named(theirs(view({}))),
  six5: () => withTurn(view({}, {}, 6)),
  seven: () => many(7),
  ten: () => many(10, 4),
  bare: () => withTurn(view({ pyramid: [[null], [null, null], [null, null, null]], stock: 0, boneyard: { count: 0, top: null }, players: view({}).table?.players.map(each => ({ ...each, inPlay: [], hand: each.seat === 0 ? [] : 0, deck: 0, discard: { count: 0, top: null } })) ?? [] })),
  acted: () => { const base = theirs(view({})); return { ...base, table: base.table && { ...base.table, players: base.table.players.map(each => ({ ...each, inPlay: each.seat === 1 ? played(['statue-of-isis', 'acted'], ['urn', 'paid'], ['chariot', 'acted'], ['book-of-the-dead', 'paid'], ['offering-table', 'cancelled'], ['shabti', 'acted'], ['censer', 'acted'], ['burial-mask', 'paid'], ['statue-of-thoth', 'paid']) : [] })) } } },
  rich: () => rich(),
  rich2: () => rich(2),
  take: () => { const base = react(true); const row = base.table?.pyramid[2].filter(card => card !== null) ?? []
    return { ...base, decisions: [ask('choose-card', 'take.base', row.map((card, k) => option(card.id, 'card', card, { place: String(3 + k) })), { params: { card: 'boat' } })] } },
  watch: () => { const base = theirs(view({})); return { ...base, you: null, table: base.table && { ...base.table, players: base.table.players.map(each => ({ ...each, hand: 5 })) } } },
}
