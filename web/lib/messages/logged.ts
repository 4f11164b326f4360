// Log lines as sentences in the reader's language. Apart from questions and options, because the first load does without it.
import type { Phrase } from '#shared/messages/pieces.ts'
import type { LogLine } from '#shared/protocol.ts'
import { begun, naming, type Piece, type SentenceContext } from './telling.ts'
import { logs } from './texts.ts'

/** A whole sentence that says what players did. */
export const whoDid = (view: SentenceContext, seats: readonly number[], what: Phrase): Phrase =>
  logs[view.game].all.did({
    names: seats.map(seat => naming(view).player(seat)),
    you: seats.some(seat => seat === view.you),
    what,
  })

/** The sentence of a log line, in pieces; it begins with the player's name if it is about one. */
export function logPieces(view: SentenceContext, { seat, key, params, text }: LogLine): readonly Piece[] {
  const line = logs[view.game].all.lines[key]
  if (!line) return [{ text }]
  const speak = naming(view)
  const what = line(params, speak)
  return begun(seat === null ? what : whoDid(view, [seat], what))
}
