// Which part of the rules is about what is asked now. Pure.
import type { Decision, View } from '#shared/protocol.ts'
import { terms, type ChapterId, type Term } from './chapters.ts'

export interface Present {
  readonly chapter: ChapterId
  /** Titles that the question is about, the most important first. */
  readonly cards: readonly string[]
  /** What is to be done with a card, in one word. */
  readonly term: Term | null
}

/** Questions that are about the game itself, by their key. */
const ofTheGame: Readonly<Record<string, ChapterId>> = {
  'play': 'turn', 'pay': 'pay', 'crumble': 'crumbles', 'order': 'order', 'rebuild.unchanged': 'rebuild', 'rebuild.held-up': 'stalled',
}
/** Keys of questions inside an action whose first word is not yet the term. */
const verbs: Readonly<Record<string, Term>> = { 'entomb-some': 'entomb', 'swap-or-sacrifice': 'swap' }

const isTerm = (word: string): word is Term => (terms as readonly string[]).includes(word)
const titleIn = (card: unknown): readonly string[] => typeof card === 'string' ? [card]
  : typeof card === 'object' && card !== null && 'card' in card && typeof card.card === 'string' ? [card.card] : []

function termOf(key: string): Term | null {
  const [verb = ''] = key.split('.')
  const term = verbs[verb] ?? verb
  return isTerm(term) ? term : null
}

/**
 * The part of the rules that explains what is asked, or what can happen while nothing is.
 * @param paying whether a purchase is being put together: nobody has been told yet
 * @returns null where no part does: for a spectator, and for a question that the rules do not know
 */
export function chapterFor(decision: Decision | null, view: Pick<View, 'you' | 'table'>, paying = false): Present | null {
  if (!decision) return view.you === null ? null : { chapter: 'meanwhile', cards: [], term: null }
  const { key, kind, params } = decision
  if (kind === 'play' && paying) return { chapter: 'pay', cards: [], term: null }
  const known = ofTheGame[key]
  if (known) return { chapter: known, cards: [], term: null }
  if (kind === 'react') {
    const could = Array.isArray(params['could']) ? params['could'] : []
    return { chapter: 'answers', cards: [...could.flatMap(titleIn), ...titleIn(params['card'])], term: null }
  }
  const cards = titleIn(params['card'])
  if (cards.length === 0) return null
  // Asked in another's turn: by that player's action, or by the own answer to it.
  const chapter = params['seat'] !== undefined ? 'attacks' : view.table?.turn === view.you ? 'actions' : 'answers'
  return { chapter, cards, term: termOf(key) }
}
