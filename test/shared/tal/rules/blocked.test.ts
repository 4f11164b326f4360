// Sites that are not offered, each by the reason of the rules (API.md, View).
import { expect, test } from 'vitest'
import type { TalObstacle } from '#shared/tal/obstacles.ts'
import { scene, type Player, type Setting } from '../scenario.ts'

type Reasons = Readonly<Partial<Record<TalObstacle, readonly number[]>>>

/** The sites that are not offered to a player, by the reason. */
const reasonsOf = ({ question }: Player): Reasons =>
  Object.fromEntries(Object.entries({ ...question.blocked }).map(([reason, ids = []]) => [reason, ids.map(Number)]))

const whole = 'RRRR R'

test('of a theft: only rivals’ sites with a block, more overseers, and a worker who has not stolen two', () => {
  const raid = {
    phase: 'steal',
    sites: {
      1: { owner: 'ben' },
      2: { owner: 'ben', built: 'R' },
      5: { owner: 'ben', built: 'R' },
      9: { owner: 'ben', built: 'RRRRBRRRR WK..' },
      13: { owner: 'ben', built: whole },
      15: { owner: 'anna' },
    },
    anna: { overseers: ['9/A', '1/A'], workers: ['9/B', '1/B'] },
    ben: { overseers: ['2/A'] },
  } satisfies Setting
  const { anna } = scene(raid)
  const { free = [], closed, ...reasons } = reasonsOf(anna)
  expect(reasons).toEqual({ bare: [1], 'no-majority': [2, 5], complete: [13], own: [15] })
  expect([closed, free]).toEqual([
    [3, 4, 7, 8, 11, 12],
    [6, 10, 14],
  ])
  anna.steals('9.1.0', '9.1.1')
  expect(reasonsOf(anna)['no-hands']).toEqual([9])

  const alone = scene({ ...raid, anna: { overseers: ['9/A', '5/A'], workers: ['9/B'] } })
  expect(reasonsOf(alone.anna)).toMatchObject({ 'no-worker': [5], 'no-majority': [1, 2] })
})

test('of building: only own sites that are not complete, with a worker who has not built two, as long as there are blocks', () => {
  const { anna } = scene({
    phase: 'build',
    sites: { 2: { owner: 'ben' }, 5: { owner: 'anna' }, 13: { owner: 'anna', built: whole }, 15: { owner: 'anna' } },
    anna: { workers: ['15/A', '9/A'], blocks: 'RRR' },
  })
  const { free: _, closed: __, ...reasons } = reasonsOf(anna)
  expect(reasons).toEqual({ rivals: [2], 'no-worker': [5], complete: [13] })
  anna.builds('red', '15.0.0')
  anna.builds('red', '15.0.1')
  expect(reasonsOf(anna)['no-hands']).toEqual([15])

  const { anna: poor } = scene({
    phase: 'build',
    sites: { 5: { owner: 'anna' }, 15: { owner: 'anna' } },
    anna: { workers: ['15/A', '5/A'], blocks: 'R' },
  })
  poor.builds('red', '15.0.0')
  expect(reasonsOf(poor)['no-blocks']).toEqual([5, 15])
})

test('of claiming and taking over: only the site that is asked about', () => {
  const { anna } = scene({
    phase: 'workers',
    sites: { 5: { owner: 'ben' }, 9: { owner: 'ben', built: 'RRRR' }, 15: { owner: 'anna' } },
    anna: { overseers: ['9/A'], workers: ['21'] },
  })
  anna.picks('w1>9/B')
  anna.isAsked('takeover')
  const { free: _, closed: __, ...reasons } = reasonsOf(anna)
  expect(reasons).toEqual({ 'no-majorities': [5], own: [15] })

  const claiming = scene({ round: 1, phase: 'overseers', turn: 'anna', anna: { overseers: ['21'] } })
  claiming.anna.picks('o1>9/A')
  claiming.anna.isAsked('claim')
  expect(Object.keys(reasonsOf(claiming.anna))).toEqual(['elsewhere'])
  expect(reasonsOf(claiming.anna).elsewhere).not.toContain(9)
})

test('of taking over one site after the other: what was left, and what is asked about later', () => {
  const sites = { 1: { owner: 'ben', built: 'R' }, 9: { owner: 'ben', built: 'R' }, 10: { owner: 'ben' } } as const
  const { anna } = scene({
    phase: 'takeover',
    sites,
    anna: { overseers: ['1/A', '9/A'], workers: ['1/B', '9/B'] },
  })
  expect(reasonsOf(anna)).toMatchObject({ 'in-turn': [9], 'no-majorities': [10] })
  anna.passes()
  expect(reasonsOf(anna)).toMatchObject({ declined: [1], 'no-majorities': [10] })

  // As they move, each is asked about once more in the phase of taking over.
  const moving = scene({
    phase: 'workers',
    sites,
    anna: { overseers: ['1/A', '9/A'], workers: ['1/B', '21'] },
  })
  moving.anna.picks('w2>9/B')
  expect(reasonsOf(moving.anna)).toMatchObject({ 'in-turn': [1] })
})

test('a question about figures or tablets tells of no sites', () => {
  const { anna } = scene({ phase: 'workers', anna: { workers: ['21'] } })
  expect(reasonsOf(anna)).toEqual({})
})
