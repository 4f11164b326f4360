// Log lines as one viewer may read them, with their English sentences.
import { English } from '../messages/english.ts'
import { noMessages } from '../messages/game-messages.ts'
import type { GameManifest } from '../game-manifest.ts'
import type { LogLine } from '../protocol.ts'
import type { Viewer } from './ports.ts'
import type { TimedLine } from './rows.ts'
import type { Seats } from './seats.ts'
import { logLine } from './view-builder.ts'

/** Whose sentences are made. */
interface Speaker {
  /** Undefined if this code no longer has the game. */
  readonly game: GameManifest | undefined
  readonly seats: Pick<Seats, 'names'>
}

/** Makes English sentences with the names of a table's players. */
export function englishOf({ game, seats }: Speaker): English {
  return new English(game?.english ?? noMessages, seats.names)
}

/** Log lines as one viewer may read them. */
export function linesFor(
  lines: readonly TimedLine[],
  viewer: Viewer,
  words: Pick<English, 'line'>,
): readonly LogLine[] {
  return lines.map(({ at, line }) => logLine(line, viewer, new Date(at).toISOString(), words.line(line, viewer)))
}

/** The same for lines that another version of the game may have written: where this one has no sentence, the text is the key. */
export function oldLinesFor(lines: readonly TimedLine[], viewer: Viewer, words: English): readonly LogLine[] {
  return linesFor(lines, viewer, {
    line: (line, reader) => {
      try {
        return words.line(line, reader)
      } catch {
        return line.key
      }
    },
  })
}
