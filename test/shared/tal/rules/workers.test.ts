// Workers (RULES.md, Workers).
import { expect, test } from 'vitest'
import { scene, type Setting } from '../scenario.ts'

const first = { phase: 'workers', round: 1, sites: { 14: { owner: 'ben' }, 15: { owner: 'anna' } } } satisfies Setting
const later = { ...first, round: 2 } satisfies Setting

test('6 steps in all, open, in turn order', () => {
  const { table, anna, ben } = scene(first)
  anna.isAsked('work')
  anna.picks('w1>15/A', 'w2>15/B', 'w3>18', 'w4>17')
  expect(anna.question.params).toEqual({ left: 1 })
  expect(ben.sees.pieces.find(({ id }) => id === '0w3')?.at).toBe('18')
  anna.picks('w4>18')
  anna.isAsked('work', ['enough'])
  anna.hasEnough()
  ben.isAsked('work')
  expect(ben.question.params).toEqual({ left: 6 })
  ben.hasEnough()
  expect(table.round).toBe(2)
})

test('first round: to sites you own and to unclaimed ones', () => {
  const { anna } = scene(first)
  anna.can('w1>15/A', 'w1>13/A', 'w1>17')
  anna.cannot('w1>14/A')
})

test("later also to rivals' sites", () => {
  const { anna } = scene(later)
  anna.can('w1>15/A', 'w1>13/A', 'w1>14/A')
})

test('workers never go to closed sites', () => {
  for (const setting of [first, later]) scene(setting).anna.cannot('w1>4/A', 'w1>3/A')
})

test('workers may be sent ahead: on an unclaimed site they build nothing, and once it is claimed they build', () => {
  const ahead = scene({ ...first, anna: { workers: ['13/A'], blocks: 'RR' } })
  ahead.anna.hasEnough()
  ahead.ben.hasEnough()
  expect([ahead.table.round, ahead.table.built(13)]).toEqual([2, '.... .'])
  const { table, anna } = scene({
    ...later,
    phase: 'build',
    sites: { 13: { owner: 'anna' } },
    anna: { workers: ['13/A'], blocks: 'RR' },
  })
  anna.builds('red', '13.0.0', '13.0.1')
  expect(table.built(13)).toBe('RR.. .')
})

test('workers who wait on a site that a rival claims count there', () => {
  const { table, anna, ben } = scene({
    ...later,
    phase: 'overseers',
    start: 'ben',
    sites: {},
    anna: { overseers: ['13/A'], workers: ['13/B'] },
  })
  anna.marches()
  ben.marches('o1>13/D', 'o1>16')
  ben.claims(13)
  ben.hasEnough()
  anna.hasEnough()
  anna.takesOver(13)
  expect(table.owner(13)).toBe('anna')
})

test('spaces of a completed site can be left, not entered', () => {
  const { anna } = scene({ ...later, sites: { 15: { owner: 'anna', built: 'RRRR R' } }, anna: { workers: ['15/A'] } })
  anna.cannot('w1>15/B', 'w2>15/C')
  anna.picks('w1>16')
  expect(anna.at('w1')).toBe('16')
})

test('a step into an occupied space is not offered', () => {
  const { anna } = scene({
    ...later,
    ben: { workers: ['15/A'], overseers: ['15/B'] },
    anna: { overseers: ['15/C'], workers: ['15/D'] },
  })
  anna.cannot('w2>15/A', 'w2>15/B', 'w2>15/C', 'w2>15/D')
  anna.can('w2>15/E', 'w1>15/E')
})

test('workers already standing on a site count like those moved this round', () => {
  const { table, anna } = scene({ ...later, phase: 'build', anna: { workers: ['15/A'], blocks: 'RRR' } })
  anna.builds('red', '15.0.0', '15.0.1')
  anna.isAsked('build', ['enough'])
  expect(table.built(15)).toBe('RR.. .')
})

test('steps can be taken back until the next player is asked', () => {
  const { anna, ben } = scene(later)
  anna.picks('w1>15/A', 'w2>15/B')
  anna.takesBack()
  anna.takesBack()
  expect([anna.at('w1'), anna.at('w2')]).toEqual(['16', '16'])
  anna.cannotTakeBack()
  anna.picks('w1>17')
  anna.hasEnough()
  anna.cannotTakeBack()
  ben.isAsked('work')
})
