// What the secrecy property has to know of the deck-builder: when hidden cards can be exchanged, and which lines show
// a card that was hidden until then.
import type { Line } from '#shared/engine/log-lines.ts'
import type { ValleyState } from '#shared/valley/state.ts'
import type { TestTable } from '../test-table.ts'
import type { ReadLine, SecrecyRules } from '../redrawn-copies.ts'
import { loggedPlace } from './logged-place.ts'
import { nextValleyMove, type RandomValleyGame } from './valley-games.ts'

/** Cards without their titles: which ids come out is never hidden. */
function untitled(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(untitled)
  if (typeof value !== 'object' || value === null) return value
  const { card: _, ...rest }: { readonly card?: unknown } = value
  return rest
}

/** Keys of lines by which a card leaves a hand and is seen. */
const outOfHand = [
  'play',
  'pay',
  'entomb',
  'discard',
  'sacrifice',
  'give',
  'protected',
  'answer',
  'end',
  'reveal',
  'reveal-hand',
  'exchange',
  'buy',
]
/** Places of which each card is seen by one seat at most. */
const hidden = ['hand', 'deck', 'boneyard']

/** Whether a line shows cards that this viewer could not know. */
function showsHidden(line: ReadLine, viewer: number | null): boolean {
  const { key, seat } = line
  const from = loggedPlace(line) ?? 'hand'
  // Nobody knew these: the stock, the top of a deck, pharaohs that others have kept.
  if (
    key === 'refilled' ||
    key === 'pharaoh' ||
    (from === 'stock' && key !== 'look') ||
    (key === 'reveal' && loggedPlace(line) !== 'hand')
  )
    return true
  if (key === 'draw' || key === 'look') return seat === viewer
  return seat !== viewer && (key === 'rearranged' || (outOfHand.includes(key) && hidden.includes(from)))
}

/** Whether a revealed card is called or discarded depends on whether its action can be completed, which shows something of a hand. */
const tellsWhetherItCan = (line: ReadLine, before: ReadLine | undefined) =>
  before?.key === 'reveal' && (line.key === 'call' || line.key === 'discard')

export const valleySecrecy = (game: RandomValleyGame): SecrecyRules<ValleyState> => ({
  next: (table, chance) => nextValleyMove(table, game, chance),
  // Within an effect the open question holds cards that the asked seat knows.
  moment: ({ referee, context: game }, viewer) => {
    const [question] = referee.waitingFor.flatMap(seat => referee.decisions(seat))
    if (
      question?.kind === 'play' ||
      (question?.kind === 'pharaoh' && game.state.players.every(({ pharaoh }) => pharaoh < 0))
    )
      return 'settled'
    if (question?.kind === 'pharaoh') return 'never'
    return referee.waitingFor.every(seat => seat === viewer) ? 'open' : 'never'
  },
  withoutShown: (line, viewer, before) => {
    if (tellsWhetherItCan(line, before)) return line.seat
    if (!showsHidden(line, viewer)) return line
    const { card, cards, one, gold: _, price: _price, lost: _lost, pharaoh: _pharaoh, ...rest } = line.params
    return { ...line, params: { ...rest, card: untitled(card), cards: untitled(cards), one: untitled(one) } }
  },
  // Which of the discarded cards lies on top is seen on the pile, and what lay under the boneyard's top once that is gone.
  showsSilently: (question, lines, isOwn) =>
    (question?.kind === 'order' && !isOwn) || lines.some(line => loggedPlace(line) === 'boneyard'),
  isGivenAway: (one, other, [lines, others], viewer) =>
    (game.options.quickReactions === true && isAnswering(one) !== isAnswering(other)) ||
    (viewer !== one.context.state.turn && repeats(lines) !== repeats(others)),
  imaginable: (table, viewer) => imaginableIn(table, viewer),
})

/** A repeat of Priest of Horus that has become impossible is skipped, which shows that much of a hand. */
const repeats = (lines: readonly Line[]) => lines.filter(({ key }) => key === 'repeat').length

const isAnswering = ({ referee }: TestTable<ValleyState>) =>
  referee.waitingFor.some(seat => referee.decisions(seat)[0]?.kind === 'react')

function imaginableIn({ context: { state, numbers } }: TestTable<ValleyState>, viewer: number): readonly string[] {
  const hand = (state.players[viewer]?.hand ?? []).map(card => `${viewer}h${Math.floor(-(state.names[card] ?? 0) / 8)}`)
  const pyramid = state.pyramid.map(card => `t${state.names[card] ?? 0}`)
  const next = [`t${numbers.shown + 1}`, `${viewer}h${(numbers.held[viewer] ?? 0) + 1}`]
  return [
    ...hand,
    ...hand,
    ...pyramid,
    ...next,
    'pass',
    '0',
    '1',
    'end',
    ...hand.map(id => `execute-${id}`),
    ...pyramid.map(id => `buy-${id}`),
  ]
}
