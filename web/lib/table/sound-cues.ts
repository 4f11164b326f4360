// Which sounds a new view calls for, compared with the one before. Pure; the game says how each line sounds.
import type { LogLine, View } from '#shared/protocol.ts'
import { ownDecision } from './own-decision.ts'
import type { SoundName } from './sounds.ts'

export interface Snapshot {
  readonly you: number | null
  /** Whether the viewer is asked something, and in whose turn. */
  readonly asked: boolean
  readonly turn: number | null
  readonly lastLine: number
}

/** The sound of a log line for this viewer; null if it has none. */
export type SoundOf<Line extends LogLine = LogLine> = (line: Line, you: number | null) => SoundName | null
/** A view whose log has lines of this form. */
export type ViewWith<Line extends LogLine> = Omit<View, 'log'> & { readonly log: readonly Line[] }

export interface SoundCues {
  /** Whether something is asked now that was not asked before. */
  readonly asked: boolean
  /** The sounds of what happened, in order. */
  readonly happened: readonly SoundName[]
}

const nothing: SoundCues = { asked: false, happened: [] }

/** What has to be known of a view to tell what is new in the next one. */
export const snapshotOf = (view: ViewWith<LogLine>): Snapshot => ({
  you: view.you,
  asked: ownDecision(view) !== null,
  turn: view.table?.turn ?? null,
  lastLine: view.log.at(-1)?.n ?? -1,
})

/**
 * The sounds of what is new in a view; an undo sounds the same in all games. None for the first view, another viewer's, or a
 * repeated one.
 * @param isReplay whether nobody is asked any more what somebody was asked then
 */
export function cuesIn<Line extends LogLine>(
  view: ViewWith<Line>,
  before: Snapshot | null,
  soundOf: SoundOf<Line>,
  isReplay = false,
): SoundCues {
  const now = snapshotOf(view)
  if (!before || before.you !== now.you) return nothing
  const fresh = view.log.filter(line => line.n > before.lastLine)
  // Whoever takes a sealed answer back knows what is asked then.
  const isTakenBack = fresh.some(({ key, seat }) => key === 'undo' && seat === now.you)
  return {
    asked: !isReplay && now.asked && (!before.asked || before.turn !== now.turn) && !isTakenBack,
    happened: fresh.flatMap(line => (line.key === 'undo' ? 'back' : (soundOf(line, now.you) ?? []))),
  }
}
