// Fetches the names that a game's log can mention, before it is shown.
import type { Params } from '#shared/protocol.ts'
import { byGame } from '../platform/by-game.ts'

/** @param options of the table whose log it is; null if they are not known */
export type LoadNames = (options: Params | null) => Promise<void>

export const loadNames = byGame(
  import.meta.glob<LoadNames>('../*/log/load-names.ts', { eager: true, import: 'loadNames' }),
)
