// The view of a viewer at a moment of a finished game, made by the builder of live views.
import type { UnwordedDecision } from '#shared/engine/game.ts'
import type { Replay } from '#shared/engine/game-replay.ts'
import type { Decision, LogLine, SeatView, View } from '#shared/protocol.ts'
import { knownView, logLine, wholeView } from '#shared/table/view-builder.ts'
import { recentLines, type KnownView } from '#shared/view-diff.ts'
import type { FinishedGame } from './finished-game.ts'

/**
 * The view of a seat, or of a spectator (null), at a moment of the game. It has no sentences, which the page makes from keys
 * and params, and no times, which are not stored. Its options need dry runs: see `withOffers`.
 * @param version higher than that of any view shown before
 */
export function seenBy(viewer: number | null, finished: FinishedGame, version: number): KnownView {
  const { replay, end } = finished
  const { referee } = replay
  const { id, game, options, seedHash } = end
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
      seats: seatsThen(finished),
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

/**
 * Who played each seat at that moment. The end of a game tells only who did so last: the moves tell of bots that play on
 * for people. Who was connected when is told nowhere, so everybody is.
 */
function seatsThen({ end, history, replay }: FinishedGame): readonly SeatView[] {
  const { picks } = history
  return end.seats.map(last => {
    const { seat } = last
    let bot = picks.some(move => move.seat === seat && 'gaveUp' in move) ? null : last.bot
    let standIn: SeatView['standIn'] = null
    for (const move of picks.slice(0, replay.at)) {
      if (move.seat !== seat) continue
      if ('standIn' in move) standIn = move.standIn
      else if ('back' in move) standIn = null
      else if ('gaveUp' in move) [bot, standIn] = [move.gaveUp, null]
    }
    return { ...last, bot, standIn, connected: true }
  })
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
