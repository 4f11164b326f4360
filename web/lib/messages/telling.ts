// Sentences of the game in the reader's language, made of their keys: questions, options, names of cards.
// A sentence comes as pieces, so that a page can set names and titles off, or as plain text for reading aloud.
import type { Decision, NamedCard, Option, Params, View } from '#shared/protocol.ts'
import { piecesOf, type Phrase, type Piece as Run } from '#shared/messages/pieces.ts'
import { askedParams, say, type AnySentences, type Speaker } from '#shared/messages/words.ts'
import { wordsOf } from './card-texts.ts'
import { sentences, sets } from './texts.ts'
import { t } from './page-texts.ts'

export { plain } from '#shared/messages/pieces.ts'

/** What sentences take from a view, of whatever game. */
export type Told = Pick<View, 'game' | 'you' | 'seats' | 'waiting'>

/** A run of words, which may have been taken back since. */
export interface Piece extends Run {
  readonly undone?: boolean
}

/** A title's name as it is written on its card, where a long word may be broken. */
export const writtenName = (id: string): string => wordsOf(id)?.name ?? id
export const cardName = (id: string): string => writtenName(id).replaceAll('\u00ad', '')
export const setName = (id: string): string => sets.all[id] ?? id

/** A player's name as this viewer reads it: "you" for the own seat, in the form that the sentence needs. */
export function playerName(view: Told, seat: number, role?: 'whom'): string {
  return seat === view.you ? t(role ? 'you.whom' : 'you') : (view.seats[seat]?.name ?? '')
}

const idOf = (card: unknown) => (typeof card === 'string' ? card : (card as NamedCard).card)

/** Says names and titles as pieces of their own. */
export const naming = (view: Told): Speaker => ({
  player: (seat, role) => [{ text: playerName(view, Number(seat), role), seat: Number(seat) }],
  card: card => [{ text: cardName(idOf(card)), card: idOf(card) }],
  set: set => setName(String(set)),
})

const capital = (text: string) => text.slice(0, 1).toLocaleUpperCase() + text.slice(1)

/** A phrase as the beginning of a sentence. */
export const begun = (said: readonly Piece[] | Phrase): readonly Piece[] =>
  (typeof said === 'string' ? piecesOf(said) : said).map((piece, k) =>
    k === 0 ? { ...piece, text: capital(piece.text) } : piece,
  )

function pieces(view: Told, sentences: AnySentences, key: string, params: Params, otherwise: string): readonly Piece[] {
  return sentences[key] ? begun(say(sentences, key, params, naming(view))) : [{ text: otherwise }]
}

export const promptPieces = (view: Told, decision: Decision): readonly Piece[] =>
  pieces(view, sentences[view.game].all.questions, decision.key, askedParams(decision), decision.prompt)
export const labelPieces = (view: Told, { key, params, label }: Option): readonly Piece[] =>
  pieces(view, sentences[view.game].all.options, key, params, label)
/**
 * Why a seat is waited for; `otherwise` where there is no sentence for it.
 * @param seats all who are waited for because of the same, this seat among them
 */
export function waitingPieces(
  view: Told,
  seat: number,
  otherwise: string,
  seats: readonly number[] = [seat],
): readonly Piece[] {
  const waiting = view.waiting[seat]
  return waiting
    ? pieces(view, sentences[view.game].all.waits, waiting.key, { ...waiting.params, seats }, otherwise)
    : [{ text: otherwise }]
}
