// Sentences of the game in the reader's language, made of their keys: questions, options, names of cards.
// A sentence comes as pieces, so that a page can set names and titles off, or as plain text for reading aloud.
import type { Decision, NamedCard, Option, Params, View } from '#shared/protocol.ts'
import { askedParams, say, type AnySentences, type Speaker } from '#shared/messages/words.ts'
import { wordsOf } from './card-texts.ts'
import { sentences, sets } from './texts.ts'
import { t } from './page-texts.ts'

/** What sentences take from a view, of whatever game. */
export type Told = Pick<View, 'game' | 'you' | 'seats' | 'waiting'>

/** A run of words; with `seat` a player's name, with `card` a title (its id in the card list); `undone`: taken back since. */
export interface Piece {
  readonly text: string
  readonly seat?: number
  readonly card?: string
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

// Marks for private use, which no name and no title can hold: they fence the pieces inside a sentence.
const open = '\uE000'
const between = '\uE001'
const close = '\uE002'
const fence = (kind: 'seat' | 'card', id: string | number, text: string) =>
  `${open}${kind}${between}${id}${between}${text}${close}`

/** Says names and titles so that `runsOf` finds them again, whatever sentence they stand in. */
export const fencing = (view: Told): Speaker => ({
  player: (seat, role) => fence('seat', Number(seat), playerName(view, Number(seat), role)),
  card: card => fence('card', idOf(card), cardName(idOf(card))),
  set: set => setName(String(set)),
})

const capital = (text: string) => text.slice(0, 1).toLocaleUpperCase() + text.slice(1)

/** A sentence with fenced names and titles, taken apart. */
export function runsOf(said: string): readonly Piece[] {
  return said
    .split(/(\uE000[^\uE002]*\uE002)/u)
    .filter(Boolean)
    .map((part): Piece => {
      if (!part.startsWith(open)) return { text: part }
      const [kind, id = '', text = ''] = part.slice(1, -1).split(between)
      return kind === 'seat' ? { text, seat: Number(id) } : { text, card: id }
    })
}

/** Pieces as the beginning of a sentence. */
export const begun = (pieces: readonly Piece[]): readonly Piece[] =>
  pieces.map((piece, k) => (k === 0 ? { ...piece, text: capital(piece.text) } : piece))

const piecesOf = (said: string) => begun(runsOf(said))

function pieces(view: Told, sentences: AnySentences, key: string, params: Params, otherwise: string): readonly Piece[] {
  return sentences[key] ? piecesOf(say(sentences, key, params, fencing(view))) : [{ text: otherwise }]
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

/** Pieces as one text, for names of buttons and for reading aloud. */
export const plain = (said: readonly Piece[]): string => said.map(piece => piece.text).join('')
