// The view of a viewer at a move of a finished game, made by the builder of live views.
import type { KnownView } from '#shared/view-diff.ts'
import type { UnwordedDecision } from '#shared/engine/game.ts'
import type { Replay } from '#shared/engine/game-replay.ts'
import type { Decision, View } from '#shared/protocol.ts'
import { knownView, logLine, wholeView } from '#shared/table/view-builder.ts'

/**
 * The view of a seat, or of a spectator (null), at a moment of the game. It has no sentences, which the page makes from keys
 * and params, and no times, which are not stored. Its options need dry runs: see `withOffers`.
 * @param version higher than that of any view shown before
 */
export function seenBy(viewer: number | null, { referee, lines }: Replay, end: View, version: number): KnownView {
  const { id, game, options, seats, seedHash } = end
  const log = lines.map(line => logLine(line, viewer, '', ''))
  return knownView(
    {
      id,
      game,
      options,
      phase: 'playing',
      version,
      you: viewer,
      next: null,
      seats,
      log,
      canUndo: false,
      seedHash,
      result: null,
    },
    referee,
    () => '',
  )
}

/** The same view with all options that could be picked then. */
export function withOffers(view: KnownView, { referee }: Replay): View {
  return wholeView(view, referee, wordless)
}

function wordless(decision: UnwordedDecision): Decision {
  return { ...decision, prompt: '', options: decision.options.map(option => ({ ...option, label: '' })) }
}
