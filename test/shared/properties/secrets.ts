// What the secrecy property has to know of the deck-builder: when hidden cards can be exchanged, and which lines show
// a card that was hidden until then.
import type { ValleyState } from '#shared/valley/state.ts'
import type { Params } from '#shared/protocol.ts'
import type { Table } from '../tables.ts'
import type { Read, Secrets } from '../twins.ts'
import { nextWish, type Described } from './playing.ts'

/** Cards without their titles: which ids come out is never hidden. */
function untitled(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(untitled)
  if (typeof value !== 'object' || value === null) return value
  const { card: _, ...rest } = value as Params
  return rest
}

/** Keys of lines by which a card leaves a hand and is seen. */
const outOfHand = ['play', 'pay', 'entomb', 'discard', 'sacrifice', 'give', 'protected', 'answer', 'end']

/** Whether a line shows cards that this viewer could not know. */
function showsHidden({ key, seat, params }: Read, viewer: number | null): boolean {
  if (key === 'reveal' || key === 'refilled' || key === 'take' && params['from'] === 'stock') return true
  if (key === 'draw') return seat === viewer
  return seat !== viewer && outOfHand.includes(key) && (params['from'] ?? 'hand') === 'hand'
}

/** Only a revealed card tells whether its action can be completed: "if you can" shows that much of a hand. */
const tellsWhetherItCan = (line: Read, before: Read | undefined) => before?.key === 'reveal' && (line.key === 'call' || line.key === 'discard')

export const valleySecrets = (game: Described): Secrets<ValleyState> => ({
  next: (table, chance) => nextWish(table, game, chance),
  // Within an effect the open question holds cards that the asked seat knows.
  moment: ({ referee, run }, viewer) => {
    if (referee.decisions(run.state.turn)[0]?.kind === 'play') return 'settled'
    return referee.waitingFor.every(seat => seat === viewer) ? 'open' : 'never'
  },
  withoutShown: (line, viewer, before) => {
    if (tellsWhetherItCan(line, before)) return line.seat
    if (!showsHidden(line, viewer)) return line
    const { card, cards, gold: _, ...rest } = line.params
    return { ...line, params: { ...rest, card: untitled(card), cards: untitled(cards) } }
  },
  // Which of the discarded cards lies on top is seen on the pile.
  showsSilently: ({ kind }) => kind === 'order',
  isGivenAway: (one, other) => game.quickReactions && isAnswering(one) !== isAnswering(other),
  imaginable: (table, viewer) => imaginableIn(table, viewer),
})

const isAnswering = ({ referee }: Table<ValleyState>) => referee.waitingFor.some(seat => referee.decisions(seat)[0]?.kind === 'react')

function imaginableIn({ run: { state, numbers } }: Table<ValleyState>, viewer: number): readonly string[] {
  const hand = (state.players[viewer]?.hand ?? []).map(card => `${viewer}h${Math.floor(-(state.names[card] ?? 0) / 8)}`)
  const pyramid = state.pyramid.map(card => `t${state.names[card] ?? 0}`)
  const next = [`t${numbers.shown + 1}`, `${viewer}h${(numbers.held[viewer] ?? 0) + 1}`]
  return [...hand, ...hand, ...pyramid, ...next, 'pass', '0', '1', 'end', ...hand.map(id => `execute-${id}`), ...pyramid.map(id => `buy-${id}`)]
}

/** Where a watcher's chance begins, from the numbers of a game. */
export const watchSeed = (game: Described): number => Math.imul(game.picking, 31) ^ game.seed
