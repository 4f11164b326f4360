// Recorded games as a replay has them.
import { movesIn } from '#shared/engine/recorded-moves.ts'
import type { GameName } from '#shared/game-names.ts'
import { games } from '#shared/games.ts'
import type { RecordedMove } from '#shared/protocol.ts'
import { replayOf } from '#web/lib/table/end/play-through.ts'
import type { FinishedGame } from '#web/lib/replay/finished-game.ts'
import { recordingOf, type RecordedGame } from '#test/shared/recordings/recorded.ts'

export const id = 'AAAAAAAAAAAAAAAA'
export const ended = '2026-11-21T18:00:00.000Z'

/** A recorded game as a page has it that has fetched it from its table; `more` moves come first. */
export function finished(
  game: GameName,
  { options, seats, seed, moves }: RecordedGame,
  more: readonly RecordedMove[] = [],
): FinishedGame {
  const history = { game, options, seats, seed, picks: [...more, ...movesIn(moves)] }
  const replay = replayOf(games[game], history)
  replay.goTo(replay.length)
  const end = {
    id,
    game,
    options,
    seats: Array.from({ length: seats }, (_, seat) => ({
      seat,
      name: `Anna ${seat}`,
      bot: seat === 1 ? ('club' as const) : null,
      standIn: null,
      connected: true,
    })),
    seedHash: '',
    shuffle: null,
    you: 0,
    result: replay.referee.result,
    ended,
  }
  return { end, history, replay }
}

/** The recordings of a game that were played to their end. */
export const whole = (game: GameName) => recordingOf(game).games.filter(({ outcome }) => outcome.endsWith(']'))
