// Taking over (RULES.md, Taking over).
import { expect, test } from 'vitest'
import { scene, type Setting } from '../scenario.ts'

const rival = { sites: { 9: { owner: 'ben', built: 'RRRR' } } } satisfies Partial<Setting>
const own = { site: 9, from: 1 }

test('more overseers and more workers than the owner: you may swap the scarab there for one of yours, the owner gets his back', () => {
  const { table, anna, ben } = scene({ ...rival, phase: 'workers', anna: { overseers: ['9/A'], workers: ['21'] } })
  anna.picks('w1>9/B')
  anna.isAsked('takeover', ['9', 'pass'])
  expect(anna.question.params).toEqual(own)
  anna.takesOver(9)
  expect([table.owner(9), anna.scarabs, ben.scarabs]).toEqual(['anna', 7, 8])
  expect(table.paramsOf('takeover')).toEqual([own])
})

test('both majorities are needed: as many as the owner are not enough', () => {
  const { anna } = scene({
    ...rival,
    phase: 'workers',
    anna: { overseers: ['9/A'], workers: ['21', '21'] },
    ben: { workers: ['9/D'] },
  })
  anna.picks('w1>9/B')
  anna.isAsked('work')
  anna.picks('w2>9/C')
  anna.isAsked('takeover')
  const held = scene({
    ...rival,
    phase: 'workers',
    anna: { overseers: ['9/A'], workers: ['21'] },
    ben: { overseers: ['9/D'] },
  })
  held.anna.picks('w1>9/B')
  held.anna.isAsked('work')
})

test('asked as soon as a step of yours gives you the double majority, also in the middle of a march', () => {
  const { table, anna, ben } = scene({
    ...rival,
    phase: 'overseers',
    anna: { overseers: ['21', '16'], workers: ['9/B'] },
  })
  ben.marches()
  anna.marches('o1>9/A', 'o2>17')
  anna.isAsked('takeover')
  expect(anna.at('o2')).toBe('16')
  anna.takesOver(9)
  expect([table.owner(9), anna.at('o2'), table.phase]).toEqual(['anna', '17', 'workers'])
})

test('asked once a step: whoever leaves it is not asked again where he stands, but once more in this phase', () => {
  const { table, anna, ben } = scene({
    ...rival,
    phase: 'workers',
    anna: { overseers: ['9/A'], workers: ['21', '21'] },
  })
  anna.picks('w1>9/B')
  anna.passes()
  anna.picks('w1>9/C')
  anna.isAsked('work')
  anna.hasEnough()
  ben.hasEnough()
  anna.isAsked('steal')
  anna.hasEnough()
  anna.isAsked('takeover')
  anna.takesOver(9)
  expect(table.owner(9)).toBe('anna')
})

test('steps left can still be used after a takeover', () => {
  const { anna } = scene({ ...rival, phase: 'workers', anna: { overseers: ['9/A'], workers: ['21', '16'] } })
  anna.picks('w1>9/B')
  anna.takesOver(9)
  anna.isAsked('work')
  expect(anna.question.params).toEqual({ left: 5 })
  anna.picks('w2>9/C')
})

test('in this phase once more for each such site, in turn order', () => {
  const { table, anna, cleo } = scene({
    phase: 'takeover',
    start: 'cleo',
    turn: 'cleo',
    sites: { 1: { owner: 'ben', built: 'R' }, 10: { owner: 'ben', built: 'R' }, 5: { owner: 'ben', built: 'R' } },
    anna: { overseers: ['1/A', '10/A'], workers: ['1/B', '10/B'] },
    ben: {},
    cleo: { overseers: ['5/A'], workers: ['5/B'] },
  })
  cleo.takesOver(5)
  anna.takesOver(1)
  anna.isAsked('takeover', ['10', 'pass'])
  anna.passes()
  expect([table.owner(5), table.owner(1), table.owner(10), table.phase]).toEqual(['cleo', 'anna', 'ben', 'auction'])
})

test('every worker on the site counts, also one who stole this round', () => {
  const { table, anna } = scene({
    ...rival,
    phase: 'steal',
    anna: { overseers: ['9/A'], workers: ['9/B', '9/C'] },
    ben: { workers: ['9/D'] },
  })
  anna.steals('9.0.0', '9.0.1', '9.0.2')
  anna.hasEnough()
  anna.takesOver(9)
  expect(table.owner(9)).toBe('anna')
})

test("also an owner's worker who stole elsewhere counts against a raider", () => {
  const { table } = scene({
    ...rival,
    phase: 'takeover',
    anna: { overseers: ['9/A'], workers: ['9/B'] },
    ben: { workers: ['9/D'], stole: [2] },
  })
  expect([table.owner(9), table.paramsOf('takeover'), table.round]).toEqual(['ben', [], 3])
})

test('who stole and took over builds there what was stolen', () => {
  const { table, anna } = scene({ ...rival, phase: 'steal', anna: { overseers: ['9/A'], workers: ['9/B'] }, ben: {} })
  anna.steals('9.0.0', '9.0.1')
  anna.isAsked('steal', ['enough'])
  anna.hasEnough()
  anna.takesOver(9)
  anna.builds('red', '9.0.0', '9.0.1')
  expect(table.built(9)).toBe('RRRR..... .... .')
})

test('a completed pyramid is never taken over', () => {
  const { table } = scene({
    phase: 'steal',
    turn: 'ben',
    sites: { 10: { owner: 'ben', built: 'RRRR R' } },
    anna: { overseers: ['10/A'], workers: ['10/B'] },
  })
  table.take(1, ['enough'])
  expect([table.owner(10), table.round]).toEqual(['ben', 3])
})

test('who has no scarab left cannot take a site over', () => {
  const sites = {
    ...Object.fromEntries([1, 2, 3, 4, 5, 6, 7, 8].map(site => [site, { owner: 'anna' as const }])),
    ...rival.sites,
  }
  const { table, anna } = scene({
    phase: 'workers',
    sites,
    anna: { overseers: ['9/A'], workers: ['21'] },
    ben: {},
    cleo: {},
    dan: {},
  })
  expect(anna.scarabs).toBe(0)
  anna.picks('w1>9/B')
  anna.isAsked('work')
  expect(table.owner(9)).toBe('ben')
})

test('several raiders: each against the owner of that moment', () => {
  const raiders = {
    anna: { overseers: ['9/A'], workers: ['9/B'] },
    cleo: { overseers: ['9/C'], workers: ['9/D'] },
    ben: {},
  }
  const { table, anna, cleo } = scene({ ...rival, ...raiders, phase: 'takeover' })
  anna.takesOver(9)
  // Against anna, who now owns it, cleo leads in nothing.
  expect([table.owner(9), cleo.isWaitedFor && cleo.question.kind === 'takeover']).toEqual(['anna', false])
  const other = scene({ ...rival, ...raiders, phase: 'takeover' })
  other.anna.passes()
  other.cleo.takesOver(9)
  expect(other.table.owner(9)).toBe('cleo')
})

test('from round 2: in the first round nobody takes over', () => {
  const { table, anna } = scene({
    phase: 'workers',
    round: 1,
    sites: { 9: { owner: 'ben' }, 10: { owner: 'anna' } },
    anna: { overseers: ['9/A'], workers: ['9/B'] },
  })
  anna.hasEnough()
  table.take(1, ['enough'])
  expect([table.round, table.owner(9)]).toEqual([2, 'ben'])
})

test("what another's figures do gives nobody a question before this phase", () => {
  const { table, anna, ben } = scene({
    ...rival,
    phase: 'workers',
    start: 'ben',
    ben: { workers: ['9/D'] },
    anna: { overseers: ['9/A'], workers: ['9/B'] },
  })
  ben.picks('w1>21')
  ben.isAsked('work')
  ben.hasEnough()
  anna.isAsked('work')
  anna.hasEnough()
  anna.hasEnough()
  anna.takesOver(9)
  expect(table.owner(9)).toBe('anna')
})
