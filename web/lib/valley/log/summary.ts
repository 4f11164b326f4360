// Somebody's turn, or a part of it, in one or two sentences: what was done, kind by kind, and which cards are new in the
// pyramid. However much happened, it stays short enough to listen to; the log has the rest.
import { groupBy } from '#shared/group-by.ts'
import { joined } from '#shared/messages/phrase.ts'
import { keyOf, type Phrase } from '#shared/messages/pieces.ts'
import type { ValleyLine, ValleyView } from '#shared/valley/declarations.ts'
import { type LogGroup } from './log-groups.ts'
import { cardIn, cardsIn } from './line-params.ts'
import { clausesOf } from './clauses.ts'
import { whoDid } from '../../messages/logged.ts'
import { begun, naming, type Piece } from '../../messages/telling.ts'
import { summaryText } from './log-texts.ts'

const verbs = [
  'power',
  'play',
  'buy',
  'take',
  'keep',
  'recover',
  'exchange',
  'sacrifice',
  'entomb',
  'give',
  'turned-down',
] as const

/** The verb by which a line is told: a card that a player keeps of those that an action hands out is not taken. */
const verbOf = ({ key, params }: ValleyLine): string => (key === 'take' && params.kept === true ? 'keep' : key)

/** Whether a player did nothing in these lines that a summary names. */
export const isQuiet = (lines: readonly ValleyLine[]): boolean =>
  !lines.some(line => verbs.some(verb => verb === verbOf(line)))

/**
 * Summarizes one player's turn.
 * @param acts the groups of one turn
 * @param isFresh picks the lines to be told
 * @returns one or two sentences; none if nothing worth telling was picked
 */
export function summaryOf(
  view: ValleyView,
  acts: readonly LogGroup[],
  isFresh: (line: ValleyLine) => boolean,
): readonly (readonly Piece[])[] {
  const speak = naming(view)
  const turn = acts.find(act => act.turn !== null)?.turn ?? null
  const fresh = acts.flatMap(({ lines, undone }) => lines.filter(line => !undone.has(line.n) && isFresh(line)))
  const own = fresh.filter(({ seat }) => seat === turn)
  const said = (line: ValleyLine): Phrase => {
    const { key, params } = line
    if (key === 'power') return speak.card(params.pharaoh)
    if (key === 'exchange')
      return summaryText('gist.exchanged', { one: speak.card(params.one), other: speak.card(params.other) })
    const named = cardIn(line)
    const card = named === null ? summaryText('story.card') : speak.card(named)
    if (key === 'buy') return summaryText('gist.for', { card, price: params.price })
    if (key !== 'give') return card
    const to = params.to ?? turn
    return to === null ? card : summaryText('gist.to', { card, player: speak.player(to, 'whom') })
  }
  const done = [...new Set(own.map(verbOf))]
    .flatMap(told => verbs.find(verb => verb === told) ?? [])
    .map(verb => {
      const lines = own.filter(line => verbOf(line) === verb)
      return summaryText(`gist.${verb}`, { cards: lines.map(said) })
    })
  const isOver = own.some(({ key }) => key === 'end')
  const wasTold = acts.some(({ lines, undone }) => lines.some(line => !undone.has(line.n) && !isFresh(line)))
  const main =
    done.length > 0
      ? summaryText('gist.list', { done })
      : !isOver
        ? ''
        : summaryText(wasTold ? 'story.end' : 'gist.nothing')
  return [
    main && turn !== null ? whoDid(view, [turn], main) : '',
    joined([...othersIn(view, acts, turn, isFresh), ...newIn(view, fresh)], '; '),
  ]
    .filter(sentence => sentence !== '')
    .map(begun)
}

/**
 * What others did in a turn: what they lost, and how they reacted. Players who did the same are told together. Who plays a
 * seat is told here too, whosever seat it is.
 */
function othersIn(
  view: ValleyView,
  acts: readonly LogGroup[],
  turn: number | null,
  isFresh: (line: ValleyLine) => boolean,
): readonly Phrase[] {
  const speak = naming(view)
  return acts.flatMap(act => {
    const clauses = clausesOf(act, { speak, brief: true, only: isFresh }).filter(
      ({ seat, undone }) => seat !== null && (seat !== turn || act.kind === 'seat') && !undone,
    )
    if (act.kind === 'answer' && act.seat !== null)
      return clauses.length > 0
        ? [whoDid(view, [act.seat], summaryText('gist.list', { done: clauses.map(({ text }) => text) }))]
        : []
    const bySeat = [...groupBy(clauses, ({ seat }) => seat)].map(([seat, own]) => ({
      seat,
      what: summaryText('gist.list', { done: own.map(({ text }) => text) }),
    }))
    return [...groupBy(bySeat, ({ what }) => keyOf(what)).values()].map(alike =>
      whoDid(
        view,
        alike.flatMap(({ seat }) => seat ?? []),
        alike[0]?.what ?? '',
      ),
    )
  })
}

function newIn(view: ValleyView, lines: readonly ValleyLine[]): readonly Phrase[] {
  const speak = naming(view)
  const cards = lines.filter(({ key }) => key === 'refilled').flatMap(cardsIn)
  return cards.length > 0 ? [summaryText('gist.new', { cards: cards.map(card => speak.card(card)) })] : []
}
