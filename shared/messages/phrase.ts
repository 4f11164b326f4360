// Makes sentences in pieces. Whoever gives plain names gets a plain sentence. Apart from the pieces themselves: no table's
// first load makes sentences with names.
import { piecesOf, type Phrase, type Piece } from './pieces.ts'

const isName = ({ seat, card }: Piece): boolean => seat !== undefined || card !== undefined

/** Phrases one after the other; words between two names are one piece. */
function inRow(parts: readonly (Phrase | number)[]): Phrase {
  const row: Piece[] = []
  for (const part of parts)
    for (const piece of piecesOf(typeof part === 'number' ? String(part) : part)) {
      const last = row.at(-1)
      if (!last || isName(last) || isName(piece)) row.push(piece)
      else row[row.length - 1] = { text: last.text + piece.text }
    }
  return row
}

/** The tag of a sentence in which names stand: `` phrase`played ${card}` ``. Plain where all of it is. */
export function phrase(words: TemplateStringsArray, ...parts: readonly (Phrase | number)[]): Phrase {
  let text = words[0] ?? ''
  for (let k = 0; k < parts.length; k++) {
    const part = parts[k] ?? ''
    if (typeof part === 'object') return inRow(words.flatMap((each, at) => [each, parts[at] ?? '']))
    text += part + (words[k + 1] ?? '')
  }
  return text
}

/** Phrases with something between each two, and something else before the last. */
export function joined(phrases: readonly string[], between: string, last?: string): string
export function joined(phrases: readonly Phrase[], between: string, last?: string): Phrase
export function joined(phrases: readonly Phrase[], between: string, last = between): Phrase {
  const [first = '', ...others] = phrases
  return others.reduce((row, each, k) => phrase`${row}${k === others.length - 1 ? last : between}${each}`, first)
}

/** Phrases as a language lists them. */
export const listed = (form: Intl.ListFormat, phrases: readonly Phrase[]): Phrase =>
  phrases.every(each => typeof each === 'string')
    ? form.format(phrases)
    : joined(
        form
          .formatToParts(phrases.map((_, k) => String(k)))
          .map(({ type, value }) => (type === 'element' ? (phrases[Number(value)] ?? '') : value)),
        '',
      )
