// Which part of the rules is about what is asked now. Pure.
import type { Decision, View } from '#shared/protocol.ts'
import type { ValleyTable } from '#shared/valley/table.ts'
import type { ChapterId } from './chapters.ts'
import { termOf, type Term } from './terms.ts'
import type { WayId } from './ways/way-chapters.ts'

export interface Present {
  readonly chapter: ChapterId | WayId
  /** Titles that the question is about, the most important first. */
  readonly cards: readonly string[]
  /** What is to be done with a card, in one word. */
  readonly term: Term | null
  /** Whose powers the question is about: those to choose from, or the one that is used. */
  readonly pharaohs: readonly string[]
}

/** Questions that are about the game itself, by their key. */
const ofTheGame: Readonly<Record<string, ChapterId>> = {
  play: 'turn',
  pay: 'pay',
  crumble: 'crumbles',
  order: 'order',
  'rebuild.unchanged': 'rebuild',
  'rebuild.held-up': 'stalled',
}
/** Parts of the rules about one kind of action, by how the keys of its questions begin. */
const ofActions: readonly (readonly [ChapterId | WayId, RegExp])[] = [
  ['starters', /^(?:menial|embalmer)$/],
  ['faceDown', /^turn-down$/],
  ['exchanging', /^exchange\./],
  ['chains', /^(?:repeat|call\.\w+|discard-any\.hand)$/],
  ['shared', /^(?:draw-number|entomb-from|recover\.discard-top|pick\.pyramid|give\.picked)$/],
  ['revealing', /\.(?:aside|top|boneyard|shown)$|^(?:press|buy-or-sacrifice|entomb\.deck)$/],
]

const titleIn = (card: unknown): readonly string[] =>
  typeof card === 'string'
    ? [card]
    : typeof card === 'object' && card !== null && 'card' in card && typeof card.card === 'string'
      ? [card.card]
      : []

/** About the game itself, or about nothing yet. */
const plainly = (chapter: ChapterId | WayId): Present => ({ chapter, cards: [], term: null, pharaohs: [] })

/**
 * The part of the rules that explains what is asked, or what can happen while nothing is.
 * @param paying whether a purchase is being put together: nobody has been told yet
 * @returns null where no part does: for a spectator, and for a question that the rules do not know
 */
export function chapterFor(
  decision: Decision | null,
  view: Pick<View<ValleyTable>, 'you' | 'table'>,
  paying = false,
): Present | null {
  if (!decision) return view.you === null ? null : plainly('meanwhile')
  const { key, kind, params } = decision
  if (kind === 'play' && paying) return plainly('pay')
  if (kind === 'pharaoh') return { ...plainly('pharaohs'), pharaohs: decision.options.map(({ id }) => id) }
  const known = ofTheGame[key]
  if (known) return plainly(known)
  if (kind === 'react') {
    const could = Array.isArray(params['could']) ? params['could'] : []
    return {
      ...plainly(params['event'] === 'affected' ? 'attacks' : 'answers'),
      cards: [...could.flatMap(titleIn), ...titleIn(params['card'])],
    }
  }
  const cards = titleIn(params['card'])
  const term = termOf(key)
  if (cards.length === 0) return ofPower(view, term)
  const special = ofActions.find(([, keys]) => keys.test(key))?.[0]
  // Asked in another's turn: by that player's action, or by the own answer to it.
  const chapter =
    special ?? (params['seat'] !== undefined ? 'attacks' : view.table?.turn === view.you ? 'actions' : 'answers')
  return { ...plainly(chapter), cards, term }
}

/** A question of no card and not of the game itself is asked by the power of a pharaoh. */
function ofPower({ you, table }: Pick<View<ValleyTable>, 'you' | 'table'>, term: Term | null): Present | null {
  const pharaoh = table?.now.pharaohUsed ? table.players.find(({ seat }) => seat === you)?.pharaoh : undefined
  return pharaoh ? { ...plainly('pharaohs'), term, pharaohs: [pharaoh] } : null
}
