// Scenes of the board game as its tutorial looks at them.
import type { SceneTable } from '#test/shared/tal/scenario.ts'
import { talDecision } from '#test/shared/typed-by-game.ts'
import { required } from '#test/shared/required.ts'
import { tutorial } from '#web/lib/tal/tutorial/tutorial.ts'
import { talSeen } from '../made-viewpoint.ts'

/** The step of this key. */
export const stepOf = (key: string) => required(tutorial.steps.find(each => each.key === key))

/** What anna sees of a scene. */
export function seenByAnna({ table }: SceneTable) {
  const decisions = table.askedOf(0).map(talDecision)
  return talSeen(table.shownTo(0), { phase: 'playing', decisions, waitingFor: [0] }).view
}
