// A line of the log as a sentence in the reader's language: apart from questions and options, for nobody needs the log to
// choose the first card.
import type { LogLine, View } from '#shared/protocol.ts'
import { lines } from '#shared/words/en/log.ts'
import { begun, fencing, runsOf, type Piece } from './telling.ts'

/** A line of the log. What a player did is told with the name in front. */
export function logPieces(view: View, { seat, key, params, text }: LogLine): readonly Piece[] {
  const line = lines[key]
  if (!line) return [{ text }]
  const speak = fencing(view)
  return begun(runsOf(`${seat === null ? '' : `${speak.player(seat)} `}${line(params, speak)}`))
}
