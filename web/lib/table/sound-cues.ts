// Which sounds a new view calls for, compared with the one before. Pure; the game says how each line sounds.
import type { LogLine, View } from '#shared/protocol.ts'
import type { SoundName } from './sounds.ts'

export interface Snapshot {
  readonly you: number | null
  /** Whether something is asked of the viewer, and in whose turn. */
  readonly asked: boolean
  readonly turn: number | null
  readonly lastLine: number
}

/** How a line of the log sounds; null where it does not. */
export type SoundOf = (line: LogLine) => SoundName | null

export interface SoundCues {
  /** Something is asked now that was not before. */
  readonly asked: boolean
  /** How what happened sounds, in its order. */
  readonly happened: readonly SoundName[]
}

const nothing: SoundCues = { asked: false, happened: [] }

export const snapshotOf = (view: View): Snapshot => ({
  you: view.you,
  asked: view.decisions.length > 0,
  turn: view.table?.turn ?? null,
  lastLine: view.log.at(-1)?.n ?? -1,
})

/** The sounds of what is new in a view. None in the first view, in another viewer's, and in one that is repeated. */
export function cuesIn(view: View, before: Snapshot | null, soundOf: SoundOf): SoundCues {
  const now = snapshotOf(view)
  if (!before || before.you !== now.you) return nothing
  return {
    asked: now.asked && (!before.asked || before.turn !== now.turn),
    happened: view.log.filter(line => line.n > before.lastLine).flatMap(line => soundOf(line) ?? []),
  }
}
