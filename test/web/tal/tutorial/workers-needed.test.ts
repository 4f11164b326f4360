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

test('workers are asked for site by site, no more for one than it has room for, until none would build more', () => {
  const raised = scene({
    phase: 'workers',
    round: 1,
    sites: { 13: { owner: 'anna' }, 14: { owner: 'anna' } },
    anna: { blocks: 'RRRRRBBBBB' },
    ben: {},
  })
  const work = stepOf('work')
  const said: string[] = []
  for (const space of ['13/A', '13/B', '13/C', '14/A', '14/B']) {
    expect(work.when(seenByAnna(raised))).toBe(true)
    said.push(work.say(seenByAnna(raised)).text.replace(/.*send (.*), one.*/, '$1'))
    raised.anna.picks(`w${said.length}>${space}`)
  }
  expect(said.slice(0, 3)).toEqual([
    '3 workers to site 13',
    '2 workers to site 13',
    expect.stringMatching(/to site 13$/),
  ])
  expect(said.slice(3)).toEqual([expect.stringMatching(/to site 14$/), expect.stringMatching(/to site 14$/)])
  expect([work.when(seenByAnna(raised)), stepOf('worked').when(seenByAnna(raised))]).toEqual([false, true])
})
