// Which sounds a new view calls for, compared with the one before. Pure; the game says how each line sounds.
import type { LogLine, View } from '#shared/protocol.ts'
import type { SoundName } from './sounds.ts'

export interface Snapshot {
  readonly you: number | null
  /** Whether the viewer is asked something, and in whose turn. */
  readonly asked: boolean
  readonly turn: number | null
  readonly lastLine: number
}

/** The sound of a log line; null if it has none. */
export type SoundOf = (line: LogLine) => SoundName | null

export interface SoundCues {
  /** Whether something is asked now that was not asked before. */
  readonly asked: boolean
  /** The sounds of what happened, in order. */
  readonly happened: readonly SoundName[]
}

const nothing: SoundCues = { asked: false, happened: [] }

export const snapshotOf = (view: View): Snapshot => ({
  you: view.you,
  asked: view.decisions.length > 0,
  turn: view.table?.turn ?? null,
  lastLine: view.log.at(-1)?.n ?? -1,
})

/** The sounds of what is new in a view. None for the first view, another viewer's, or a repeated one. */
export function cuesIn(view: View, before: Snapshot | null, soundOf: SoundOf): SoundCues {
  const now = snapshotOf(view)
  if (!before || before.you !== now.you) return nothing
  return {
    asked: now.asked && (!before.asked || before.turn !== now.turn),
    happened: view.log.filter(line => line.n > before.lastLine).flatMap(line => soundOf(line) ?? []),
  }
}
