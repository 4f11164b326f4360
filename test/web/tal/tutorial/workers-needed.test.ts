// How many workers the board game's tutorial asks for where the own pyramids have no room for all blocks.
import { expect, test } from 'vitest'
import { scene } from '#test/shared/tal/scenario.ts'
import { seenByAnna, stepOf } from './seen-by-anna.ts'
import '#test/web/load-texts.ts'

test('only as many workers are asked for as can build on the own site, and then that is enough', () => {
  const raised = scene({
    phase: 'workers',
    round: 1,
    sites: { 13: { owner: 'anna' } },
    anna: { blocks: 'RRRRRBBBBB' },
    ben: {},
  })
  const { work, worked } = { work: stepOf('work'), worked: stepOf('worked') }
  expect(work.say(seenByAnna(raised)).text).toContain('send 3 workers to site 13')
  for (const [worker, space] of ['A', 'B', 'C'].entries()) {
    expect([work.when(seenByAnna(raised)), worked.when(seenByAnna(raised))]).toEqual([true, false])
    raised.anna.picks(`w${worker + 1}>13/${space}`)
  }
  const now = seenByAnna(raised)
  expect([work.when(now), work.ends.done?.(now), worked.when(now)]).toEqual([false, true, true])
  expect(worked.say(now).text).toBe('More workers would build no more. End your move.')
})
