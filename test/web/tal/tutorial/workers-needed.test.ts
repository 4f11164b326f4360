// How many workers the board game's tutorial asks for where the own pyramids have no room for all blocks.
import { expect, test } from 'vitest'
import { scene, type SceneTable } from '#test/shared/tal/scenario.ts'
import { talDecision } from '#test/shared/typed-by-game.ts'
import { required } from '#test/shared/required.ts'
import { tutorial } from '#web/lib/tal/tutorial/tutorial.ts'
import { talSeen } from '../made-viewpoint.ts'
import '#test/web/load-texts.ts'

const step = (key: string) => required(tutorial.steps.find(each => each.key === key))

/** What anna sees of a scene. */
function seenIn({ table }: SceneTable) {
  const decisions = table.askedOf(0).map(talDecision)
  return talSeen(table.shownTo(0), { phase: 'playing', decisions, waitingFor: [0] }).view
}

test('only as many workers are asked for as can build on the own site, and then that is enough', () => {
  const raised = scene({
    phase: 'workers',
    round: 1,
    sites: { 13: { owner: 'anna' } },
    anna: { blocks: 'RRRRRBBBBB' },
    ben: {},
  })
  const { work, worked } = { work: step('work'), worked: step('worked') }
  expect(work.say(seenIn(raised)).text).toContain('send 3 workers to site 13')
  for (const [worker, space] of ['A', 'B', 'C'].entries()) {
    expect([work.when(seenIn(raised)), worked.when(seenIn(raised))]).toEqual([true, false])
    raised.anna.picks(`w${worker + 1}>13/${space}`)
  }
  const now = seenIn(raised)
  expect([work.when(now), work.ends.done?.(now), worked.when(now)]).toEqual([false, true, true])
  expect(worked.say(now).text).toBe('More workers would build no more. End your move.')
})
