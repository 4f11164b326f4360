// What the tutorial looks at in a view of the deck-builder: whose turn it is, and which cards a beginner does well to use now.
import type { View } from '#shared/protocol.ts'
import type { ValleyOffers } from '#shared/valley/decisions.ts'
import type { ValleyDecision, ValleyLine, ValleyOption, ValleyView } from '#shared/valley/declarations.ts'
import type { PlayerTable, ValleyTable } from '#shared/valley/table.ts'
import { ownDecision } from '../../table/own-decision.ts'
import { standingLines } from '../../table/undone-lines.ts'
import { titleOf } from '../card/loaded-titles.ts'
import { valleyView } from '../table/valley-view.ts'

export interface LearnerView {
  readonly view: ValleyView
  readonly table: ValleyTable
  readonly me: PlayerTable
  readonly decision: ValleyDecision | null
  /** The titles that the player is known to have bought, as far as that was not undone. */
  readonly bought: readonly string[]
}

type Line = ValleyView['log'][number]
const isBuy = (line: Line): line is ValleyLine<'buy'> => line.key === 'buy'
/** What the logs told of purchases, by table and number of the line: a view holds only the newest lines. */
const told = new Map<string, Map<number, Line>>()
/** The titles that a seat has bought until a view, by all views of its table that were looked at. */
function boughtBy(seat: number, { id, log }: ValleyView): readonly string[] {
  const lines = told.get(id) ?? new Map<number, Line>()
  told.set(id, lines)
  for (const line of log) if (isBuy(line) || line.key === 'undo') lines.set(line.n, line)
  const newest = log.at(-1)?.n ?? 0
  const until = [...lines.values()].filter(({ n }) => n <= newest)
  return standingLines(until).flatMap(line => (isBuy(line) && line.seat === seat ? [line.params.card.card] : []))
}

/** What a seat sees of a game that has begun; null for others. */
export function seenIn(any: View): LearnerView | null {
  const view = valleyView(any)
  const table = view?.table ?? null
  const me = table?.players.find(({ seat }) => seat === view?.you)
  return view && table && me ? { view, table, me, decision: ownDecision(view), bought: boughtBy(me.seat, view) } : null
}

/** Whether the player can do anything of a turn now. */
export const isPlaying = ({ decision }: LearnerView): boolean => decision?.kind === 'play'
/** Whether it is the turn of whoever learns. */
export const isMyTurn = ({ table, me }: LearnerView): boolean => table.turn === me.seat

type Use = 'buy' | 'execute' | 'entomb'
const optionsTo = <K extends Use & keyof ValleyOffers>(
  { decision }: LearnerView,
  use: K,
): readonly ValleyOption<K>[] => {
  const options: readonly ValleyOption[] = decision?.kind === 'play' ? decision.options : []
  return options.filter((option): option is ValleyOption<K> => option.key === use)
}
/** The option with the highest worth, of equal ones the first; null where there is none. */
function best<O extends Pick<ValleyOption, 'card'>>(options: readonly O[], worth: (title: string) => number): O | null {
  const ranked = options.map(option => ({ option, worth: worth(option.card?.card ?? '') }))
  const highest = Math.max(...ranked.map(each => each.worth))
  return ranked.find(each => each.worth === highest && highest > 0)?.option ?? null
}

/** The cards that the player is known to have bought, and those in hand, in play and in the tomb. */
function ownTitles({ bought, me }: LearnerView): readonly string[] {
  const held = typeof me.hand === 'number' ? [] : me.hand
  return [...bought, ...[...held, ...me.tomb, ...me.inPlay].map(({ card }) => card)]
}
const setOf = (title: string) => titleOf(title).set
/** How many different titles of its set lie in the tomb, this one included. */
export const inSetWith = ({ me }: LearnerView, title: string): number =>
  new Set([title, ...me.tomb.map(({ card }) => card).filter(card => setOf(card) === setOf(title))]).size

/** The card to buy: rather of a set that was begun, rather a dear one, and never a second copy. */
export function toBuy(seen: LearnerView): ValleyOption<'buy'> | null {
  const own = ownTitles(seen)
  const sets = new Set(own.map(setOf).filter(set => set !== null))
  return best(optionsTo(seen, 'buy'), title => {
    const { set, cost } = titleOf(title)
    if (own.includes(title)) return 0
    return cost + (set === null ? 0 : 5) + (set !== null && sets.has(set) ? 20 : 0)
  })
}

/** What entombing a title would add to the tomb. */
export function gainOf(seen: LearnerView, title: string): number {
  if (seen.me.tomb.some(({ card }) => titleOf(card).set !== null && card === title)) return 0
  const n = inSetWith(seen, title)
  return setOf(title) === null ? (titleOf(title).vp ?? 0) : n * n - (n - 1) * (n - 1)
}
/** Starters in the order in which they are missed least. */
const spare = ['urn', 'shabti', 'offering-table']

/** The card to entomb: what brings the most, never a second copy; of starters the one that is missed least. */
export const toEntomb = (seen: LearnerView): ValleyOption<'entomb'> | null =>
  best(optionsTo(seen, 'entomb'), title => {
    const gain = gainOf(seen, title)
    if (setOf(title) !== null) return gain === 0 ? 0 : gain + 1
    const rank = spare.indexOf(title)
    return gain + (rank < 0 ? 0 : (spare.length - rank) / 10)
  })
/** The same of set cards alone. */
export function setToEntomb(seen: LearnerView): ValleyOption<'entomb'> | null {
  const option = toEntomb(seen)
  return option && setOf(option.card?.card ?? '') !== null ? option : null
}

/** Cards that simply draw others: the first actions to try. */
const drawing = ['box-of-food', 'imseti-canopic-jar', 'chariot']
/** The card to play for its action. */
export const toPlay = (seen: LearnerView): ValleyOption<'execute'> | null =>
  best(optionsTo(seen, 'execute'), title => drawing.length - drawing.indexOf(title) - (drawing.includes(title) ? 0 : 9))

/** How many different titles of sets lie in the tomb. */
export const entombedOfSets = ({ me }: LearnerView): number =>
  new Set(me.tomb.map(({ card }) => card).filter(card => setOf(card) !== null)).size
