// Which part of the rules is about what is asked now. Pure.
import type { Params } from '#shared/protocol.ts'
import type { ValleyDecision, ValleyView } from '#shared/valley/declarations.ts'
import { titleIn } from '../log/line-params.ts'
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

/** About the game itself, or about nothing yet. */
const plainly = (chapter: ChapterId | WayId): Present => ({ chapter, cards: [], term: null, pharaohs: [] })

/**
 * The part of the rules that explains what is asked, or what can happen while nothing is.
 * @param paying whether a purchase is being put together: nobody has been told yet
 * @returns null where no part does: for a spectator, and for a question that the rules do not know
 */
export function chapterFor(
  decision: ValleyDecision | null,
  view: Pick<ValleyView, 'you' | 'table'>,
  paying = false,
): Present | null {
  if (!decision) return view.you === null ? null : plainly('meanwhile')
  const { key, kind, params } = decision
  const { seat }: Params & { readonly seat?: number } = params
  if (kind === 'play' && paying) return plainly('pay')
  if (kind === 'pharaoh') return { ...plainly('pharaohs'), pharaohs: decision.options.map(({ id }) => id) }
  const known = ofTheGame[key]
  if (known) return plainly(known)
  const title = titleIn(decision)
  if (kind === 'react') {
    return {
      ...plainly(key === 'react.affected' ? 'attacks' : 'answers'),
      cards: [...params.could, ...(title === null ? [] : [title])],
    }
  }
  const term = termOf(key)
  if (title === null) return ofPower(view, term)
  const special = ofActions.find(([, keys]) => keys.test(key))?.[0]
  // Asked in another's turn: by that player's action, or by the own answer to it.
  const chapter = special ?? (seat !== undefined ? 'attacks' : view.table?.turn === view.you ? 'actions' : 'answers')
  return { ...plainly(chapter), cards: [title], term }
}

/** A question of no card and not of the game itself is asked by the power of a pharaoh. */
function ofPower({ you, table }: Pick<ValleyView, 'you' | 'table'>, term: Term | null): Present | null {
  const pharaoh = table?.now.pharaohUsed ? table.players.find(({ seat }) => seat === you)?.pharaoh : undefined
  return pharaoh ? { ...plainly('pharaohs'), term, pharaohs: [pharaoh] } : null
}
