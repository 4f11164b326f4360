// A finished game as it is watched again: fetched from its table, or read from a file.
import type { Replay } from '#shared/engine/game-replay.ts'
import type { GameHistory, Result, View } from '#shared/protocol.ts'

/** What is told of it beside its moves. */
export type Ended = Pick<View, 'id' | 'game' | 'options' | 'seats' | 'seedHash' | 'you'> & {
  readonly result: Result | null
  /** When it ended, as ISO time; empty if that is not known. */
  readonly ended: string
}

export interface FinishedGame {
  readonly end: Ended
  readonly history: GameHistory
  readonly replay: Replay
}
