// Lines of the log as one viewer may read them, with their English.
import { English } from '../messages/english.ts'
import { noMessages } from '../messages/game-messages.ts'
import type { LogLine } from '../protocol.ts'
import type { Viewer } from './ports.ts'
import type { Head } from './rehydrate.ts'
import type { TimedLine } from './rows.ts'
import { logLine } from './view-builder.ts'

/** The words of a table's game, with its players' names. */
export function englishOf({ game, seats }: Pick<Head, 'game' | 'seats'>): English {
  return new English(game?.english ?? noMessages, seats.names)
}

/** Lines of the log as one viewer may read them. */
export function linesFor(
  lines: readonly TimedLine[],
  viewer: Viewer,
  words: Pick<English, 'line'>,
): readonly LogLine[] {
  return lines.map(({ at, line }) => logLine(line, viewer, new Date(at).toISOString(), words.line(line, viewer)))
}

/** The same of lines that another version of the game may have written: what this one has no words for is told by its key. */
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
