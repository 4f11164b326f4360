// Sentences in pieces: which of their words are a player's name and which a title is known where a sentence is made
// (`phrase.ts`), and never looked for in it afterwards.

/** A run of words; with `seat` a player's name, with `card` a title (its id in the card list). */
export interface Piece {
  readonly text: string
  readonly seat?: number
  readonly card?: string
}

/** Words of a sentence: plain, or in pieces where some of them are names. */
export type Phrase = string | readonly Piece[]

/** A phrase in pieces, none for no words. */
export const piecesOf = (phrase: Phrase): readonly Piece[] =>
  typeof phrase !== 'string' ? phrase : phrase === '' ? [] : [{ text: phrase }]

/** A phrase as plain words. */
export const plain = (phrase: Phrase): string =>
  typeof phrase === 'string' ? phrase : phrase.map(({ text }) => text).join('')

/** The same of two phrases that say the same of the same. */
export const keyOf = (phrase: Phrase): string => JSON.stringify(piecesOf(phrase))
