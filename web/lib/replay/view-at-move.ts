// The view of a viewer at a moment of a finished game, made by the builder of live views.
import type { UnwordedDecision } from '#shared/engine/game.ts'
import type { Replay } from '#shared/engine/game-replay.ts'
import type { Decision, LogLine, View } from '#shared/protocol.ts'
import { knownView, logLine, wholeView } from '#shared/table/view-builder.ts'
import { recentLines, type KnownView } from '#shared/view-diff.ts'
import type { Ended } from './finished-game.ts'

/**
 * The view of a seat, or of a spectator (null), at a moment of the game. It has no sentences, which the page makes from keys
 * and params, and no times, which are not stored. Its options need dry runs: see `withOffers`.
 * @param version higher than that of any view shown before
 */
export function seenBy(viewer: number | null, replay: Replay, end: Ended, version: number): KnownView {
  const { referee } = replay
  const { id, game, options, seats, seedHash } = end
  const log = linesSeenBy(viewer, replay, recentLines)
  return knownView(
    {
      id,
      game,
      options,
      phase: 'playing',
      version,
      you: viewer,
      next: null,
      series: null,
      seats,
      log,
      canUndo: false,
      seedHash,
      shuffle: null,
      result: null,
      keptUntil: null,
    },
    referee,
    () => ({ since: '' }),
  )
}

/** Up to `count` lines of the log as a viewer gets them: the newest, or the newest that are older than line `before`. */
export function linesSeenBy(
  viewer: number | null,
  { lines }: Pick<Replay, 'lines'>,
  count: number,
  before = Infinity,
): readonly LogLine[] {
  const older = lines.filter(({ n }) => n < before)
  return older.slice(-count).map(line => logLine(line, viewer, '', ''))
}

/** The same view with all options that could be picked then. */
export function withOffers(view: KnownView, { referee }: Replay): View {
  return wholeView(view, referee, wordless)
}

function wordless(decision: UnwordedDecision): Decision {
  return { ...decision, prompt: '', options: decision.options.map(option => ({ ...option, label: '' })) }
}
