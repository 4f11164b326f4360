// Finds the terms of the glossary in the text of a card.
import { wordForms } from '../../messages/books.ts'
import { terms, wayTerms, type Term } from '../../rules/terms.ts'

type Piece = readonly [from: number, to: number]
/** A term where it stands in a text: in one piece, or in several with something between. */
export interface Word {
  readonly term: Term
  readonly pieces: readonly [Piece, ...Piece[]]
}
type Forms = Readonly<Record<Term, string>>

const all: readonly Term[] = [...terms, ...wayTerms]
/** As a word of its own: no letter stands before or after it. */
const whole = (form: string) => new RegExp(`(?<!\\p{L})(?:${form})(?!\\p{L})`, 'dgiu')

function* found(text: string, forms: Forms): Generator<Word> {
  for (const term of all)
    for (const { indices } of text.matchAll(whole(forms[term]))) {
      const [match, ...captured] = indices ?? []
      const [first = match, ...more] = captured.filter(piece => piece !== undefined)
      if (first) yield { term, pieces: [first, ...more] }
    }
}

const overlap = (one: Word, other: Word) =>
  one.pieces.some(([from, to]) => other.pieces.some(([begin, end]) => from < end && begin < to))

/**
 * The terms in a text, each where it stands first, in the order of the text. Of two that lie on one another the one that begins
 * first stays, and the longer one if they begin together.
 * @param forms how they are written, in the reader's language
 */
export function wordsIn(text: string, forms: Forms = wordForms.all): readonly Word[] {
  const kept: Word[] = []
  const inOrder = [...found(text, forms)].sort(
    ({ pieces: [[from, to]] }, { pieces: [[begin, end]] }) => from - begin || end - to,
  )
  for (const word of inOrder) if (!kept.some(each => overlap(each, word))) kept.push(word)
  return kept.filter(({ term }, k) => kept.findIndex(word => word.term === term) === k)
}
