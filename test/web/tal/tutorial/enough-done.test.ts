// What the board game's tutorial says once nothing is left to do in a phase: it offers nothing that cannot be done, and
// tells of no workers that are not there.
import { expect, test } from 'vitest'
import { scene } from '#test/shared/tal/scenario.ts'
import { seenByAnna, stepOf } from './seen-by-anna.ts'
import '#test/web/load-texts.ts'

const marched = stepOf('marched')
const worked = stepOf('worked')

test('another site is offered as long as an overseer can still claim one', () => {
  const raised = scene({ phase: 'overseers', round: 1, anna: {}, ben: {} })
  raised.anna.picks('o1>13/A')
  raised.anna.picks('13')
  expect(marched.say(seenByAnna(raised)).text).toBe(
    'One site is enough for now: end your move. Or claim another one first.',
  )
  raised.anna.picks('o2>14/A')
  raised.anna.picks('14')
  // The one who has claimed can still go to a free site, but claims no other.
  raised.anna.can('o1>15/A')
  expect(marched.when(seenByAnna(raised))).toBe(true)
  expect(marched.say(seenByAnna(raised)).text).toBe('You can claim no more sites in this round. End your move.')
})

test('whoever won no group is told of no workers for their blocks', () => {
  const site = { 13: { owner: 'anna' } } as const
  const without = seenByAnna(scene({ phase: 'workers', round: 1, sites: site, anna: {}, ben: {} }))
  expect(worked.when(without)).toBe(true)
  expect(worked.say(without).text).toBe('Without blocks there is nothing to build in this round. End your move.')
  const enough = { blocks: 'RR', workers: ['13/A'] }
  const ready = seenByAnna(scene({ phase: 'workers', round: 1, sites: site, anna: enough, ben: {} }))
  expect(worked.say(ready).text).toBe('Enough workers are there for all your blocks. End your move.')
})
