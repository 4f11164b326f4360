// What there is to hear in a new view, beside the one before. Pure; what sounds like what its game knows.
import type { LogLine, View } from '#shared/protocol.ts'
import type { SoundName } from './sounds.ts'

export interface Heard {
  readonly you: number | null
  /** Whether something is asked of the viewer, and in whose turn. */
  readonly asked: boolean
  readonly turn: number | null
  readonly lastLine: number
}

/** How a line of the log sounds; null where it does not. */
export type Sounding = (line: LogLine) => SoundName | null

export interface News {
  /** Something is asked now that was not before. */
  readonly asked: boolean
  /** How what happened sounds, in its order. */
  readonly happened: readonly SoundName[]
}

const nothing: News = { asked: false, happened: [] }

export const heardIn = (view: View): Heard => ({
  you: view.you,
  asked: view.decisions.length > 0,
  turn: view.table?.turn ?? null,
  lastLine: view.log.at(-1)?.n ?? -1,
})

/** What is new since. In the first view, for another viewer and in a view that is repeated nothing is. */
export function newsIn(view: View, before: Heard | null, soundOf: Sounding): News {
  const now = heardIn(view)
  if (!before || before.you !== now.you) return nothing
  return {
    asked: now.asked && (!before.asked || before.turn !== now.turn),
    happened: view.log.filter(line => line.n > before.lastLine).flatMap(line => soundOf(line) ?? []),
  }
}
