// A line of the log as a sentence in the reader's language: apart from questions and options, for nobody needs the log to
// choose the first card.
import type { Phrase } from '#shared/messages/pieces.ts'
import type { AnySentences } from '#shared/messages/words.ts'
import type { LogLine } from '#shared/protocol.ts'
import { begun, naming, type Piece, type Told } from './telling.ts'
import { logs } from './texts.ts'

/** What players did, as a whole sentence. */
export const whoDid = (view: Told, seats: readonly number[], what: Phrase): Phrase =>
  logs[view.game].all.did({
    names: seats.map(seat => naming(view).player(seat)),
    you: seats.some(seat => seat === view.you),
    what,
  })

/** A line of the log. What a player did is told with the name in front. */
export function logPieces(view: Told, { seat, key, params, text }: LogLine): readonly Piece[] {
  const { lines }: { readonly lines: AnySentences } = logs[view.game].all
  const line = lines[key]
  if (!line) return [{ text }]
  const speak = naming(view)
  const what = line(params, speak)
  return begun(seat === null ? what : whoDid(view, [seat], what))
}
