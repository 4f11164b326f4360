// Sentences of the games in the reader's language, from their keys and params: questions, options, names of cards. As pieces,
// so that a page can highlight names and titles, or as plain text for screen readers.
import type { Decision, CardRef, Option, Params, View } from '#shared/protocol.ts'
import { isolated } from '#shared/isolated.ts'
import { piecesOf, type Phrase, type Piece as Run } from '#shared/messages/pieces.ts'
import { askedParams, say, type AnySentences, type PlayerRole, type Speaker } from '#shared/messages/words.ts'
import { cardName, setName } from './card-texts.ts'
import { prompts } from './texts.ts'
import { t } from './page-texts.ts'

export { plain } from '#shared/messages/pieces.ts'

/** The part of a view, of any game, that sentences need. */
export type SentenceContext = Pick<View, 'game' | 'you' | 'seats' | 'waiting'>

/** A piece of a sentence, marked if it was taken back since. */
export interface Piece extends Run {
  readonly undone?: boolean
}

/** The name of a player as this viewer reads it: "you" for the viewer, in the grammatical form that the sentence needs. */
export function playerName(view: SentenceContext, seat: number, role?: PlayerRole): string {
  return seat === view.you ? t(role ? `you.${role}` : 'you') : isolated(view.seats[seat]?.name ?? '')
}

const idOf = (card: unknown) => (typeof card === 'string' ? card : (card as CardRef).card)

/** Makes names and titles separate pieces. */
export const naming = (view: SentenceContext): Speaker => ({
  player: (seat, role) => [{ text: playerName(view, Number(seat), role), seat: Number(seat) }],
  card: card => [{ text: cardName(idOf(card)), card: idOf(card) }],
  set: set => setName(String(set)),
})

const capital = (text: string) => text.slice(0, 1).toLocaleUpperCase() + text.slice(1)

/** Makes a phrase the beginning of a sentence, with a capital letter. */
export const begun = (said: readonly Piece[] | Phrase): readonly Piece[] =>
  (typeof said === 'string' ? piecesOf(said) : said).map((piece, k) =>
    k === 0 ? { ...piece, text: capital(piece.text) } : piece,
  )

function pieces(
  view: SentenceContext,
  sentences: AnySentences,
  key: string,
  params: Params,
  otherwise: string,
): readonly Piece[] {
  return sentences[key] ? begun(say(sentences, key, params, naming(view))) : [{ text: otherwise }]
}

export const promptPieces = (view: SentenceContext, decision: Decision): readonly Piece[] =>
  pieces(view, prompts[view.game].all.questions, decision.key, askedParams(decision), decision.prompt)
export const labelPieces = (view: SentenceContext, { key, params, label }: Option): readonly Piece[] =>
  pieces(view, prompts[view.game].all.options, key, params, label)
/**
 * The sentence that says why a seat is waited for; `otherwise` if there is none.
 * @param seats all seats that are waited for because of the same reason, this one included
 */
export function waitingPieces(
  view: SentenceContext,
  seat: number,
  otherwise: string,
  seats: readonly number[] = [seat],
): readonly Piece[] {
  const waiting = view.waiting[seat]
  return waiting
    ? pieces(view, prompts[view.game].all.waits, waiting.key, { ...waiting.params, seats }, otherwise)
    : [{ text: otherwise }]
}
