// Which part of the rules is about the open question. Pure.
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
  /** The term for what is to be done with a card. */
  readonly term: Term | null
  /** The pharaohs that the question is about: those to choose from, or the one whose power is used. */
  readonly pharaohs: readonly string[]
}

/** The chapters for questions that the game itself asks, by key. */
const ofTheGame: Readonly<Record<string, ChapterId>> = {
  play: 'turn',
  pay: 'pay',
  crumble: 'crumbles',
  order: 'order',
  'rebuild.unchanged': 'rebuild',
  'rebuild.held-up': 'stalled',
}
/** The chapters for kinds of actions, by the beginning of their questions' keys. */
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
 * The chapter that explains the open question, or what can happen while nothing is asked.
 * @param paying whether a purchase is planned that has not been sent yet
 * @returns null if there is none: for a spectator, for a question without a chapter, or where nobody else plays
 */
export function chapterFor(
  decision: ValleyDecision | null,
  view: Pick<ValleyView, 'you' | 'table'>,
  paying = false,
): Present | null {
  if (!decision) return view.you === null || view.table?.players.length === 1 ? null : plainly('meanwhile')
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
  // Asked in another player's turn: by that player's action, or by the viewer's own reaction.
  const chapter = special ?? (seat !== undefined ? 'attacks' : view.table?.turn === view.you ? 'actions' : 'answers')
  return { ...plainly(chapter), cards: [title], term }
}

/** A question that neither a card nor the game itself asks is asked by the power of a pharaoh. */
function ofPower({ you, table }: Pick<ValleyView, 'you' | 'table'>, term: Term | null): Present | null {
  const pharaoh = table?.now.pharaohUsed ? table.players.find(({ seat }) => seat === you)?.pharaoh : undefined
  return pharaoh ? { ...plainly('pharaohs'), term, pharaohs: [pharaoh] } : null
}
