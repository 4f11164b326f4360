// A line of the log as a sentence in the reader's language: apart from questions and options, for nobody needs the log to
// choose the first card.
import type { LogLine, View } from '#shared/protocol.ts'
import { begun, fencing, runsOf, type Piece } from './telling.ts'
import { valleyLog } from './texts.ts'

/** What players did, as a whole sentence; names and titles in it are fenced. */
export const whoDid = (view: View, seats: readonly number[], what: string): string =>
  valleyLog.all.did({ names: seats.map(seat => fencing(view).player(seat)), you: seats.some(seat => seat === view.you), what })

/** A line of the log. What a player did is told with the name in front. */
export function logPieces(view: View, { seat, key, params, text }: LogLine): readonly Piece[] {
  const line = valleyLog.all.lines[key]
  if (!line) return [{ text }]
  const speak = fencing(view)
  const what = line(params, speak)
  return begun(runsOf(seat === null ? what : whoDid(view, [seat], what)))
}
