// What is named in the logs of games: fetched before one is told.
import type { Params } from '#shared/protocol.ts'
import { byGame } from '../platform/by-game.ts'

/** @param options of the table whose log it is; null where it may be any */
export type LearnNames = (options: Params | null) => Promise<void>

export const learnNames = byGame(
  import.meta.glob<LearnNames>('../*/log/learn-names.ts', { eager: true, import: 'learnNames' }),
)
