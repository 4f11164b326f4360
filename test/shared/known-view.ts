// What a viewer sees of a game under test: the view that tables make, as text, with nothing of a table around it.
import type { Referee } from '#shared/engine/referee.ts'
import { knownView } from '#shared/table/view-builder.ts'

/** Differs whenever what this viewer sees differs, log and what decisions offer left out. Looks ahead for nobody. */
export function knownTo(viewer: number | null, referee: Referee): string {
  const frame = {
    id: '',
    game: 'valley',
    options: {},
    phase: 'playing',
    version: 0,
    you: viewer,
    next: null,
    series: null,
    seats: [],
    log: [],
    canUndo: viewer !== null && referee.canUndo(viewer),
    seedHash: '',
    shuffle: null,
    result: null,
    keptUntil: null,
  } as const
  return JSON.stringify(knownView(frame, referee, () => ({ since: '' })))
}
