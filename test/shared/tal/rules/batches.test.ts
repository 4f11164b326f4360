// Picks that follow at once (`then`): how far a call goes in this game, and that it is taken or refused whole (API.md, Picks).
import { expect, test } from 'vitest'
import { scene } from '../scenario.ts'

test('tablets and the seal in one call; nothing follows a seal, for then another is asked or all is revealed', () => {
  const { table, anna, ben } = scene({ phase: 'auction', groups: ['RRRWK', 'BBBBB', 'YYYKK'] })
  anna.cannotAtOnce('then-too-far', '4>0', 'seal', '4>0')
  anna.cannotAtOnce('illegal-pick', '4>0', '4>1')
  anna.picksAtOnce('4>0', '1>1', 'seal')
  ben.cannotAtOnce('then-too-far', 'seal', 'o1>17')
  ben.picksAtOnce('2>1', 'seal')
  expect([anna.blocks, ben.blocks, table.phase]).toEqual(['KRRRW', 'BBBBB', 'overseers'])
})

test('a march is written and sealed in one call, whoever else still writes; what follows the seal is refused the first and the last alike', () => {
  const { table, anna, ben } = scene({ phase: 'overseers' })
  anna.cannotAtOnce('then-too-far', 'o1>17', 'seal', 'w1>17')
  anna.picksAtOnce('o1>18', 'back', 'o2>19', 'seal')
  expect(anna.sees.mine?.march.map(({ piece, to }) => `${piece}>${to}`)).toEqual(['0o1>17', '0o2>19'])
  ben.cannotAtOnce('then-too-far', 'o1>17', 'seal', 'w1>17')
  ben.picksAtOnce('o1>17', 'seal')
  expect([anna.at('o1'), anna.at('o2'), ben.at('o1'), table.phase]).toEqual(['17', '19', '17', 'workers'])
})

test('a step, the claim that it gives and more steps in one call', () => {
  const { table, anna, ben } = scene({ round: 1, phase: 'overseers' })
  anna.cannotAtOnce('illegal-pick', 'o1>15/A', 'o2>14/A')
  anna.picksAtOnce('o1>15/A', '15', 'o2>14/A', 'pass')
  expect([table.owner(15), table.owner(14), anna.at('o2')]).toEqual(['anna', null, '14/A'])
  anna.cannotAtOnce('then-too-far', 'seal', 'w1>15/B')
  anna.picks('seal')
  ben.isAsked('march')
})

test('a call is taken back as a whole', () => {
  const { anna } = scene({ phase: 'workers', sites: { 15: { owner: 'anna' } } })
  anna.picks('w1>17')
  anna.picksAtOnce('w2>15/A', 'w3>15/B')
  anna.takesBack()
  expect([anna.at('w1'), anna.at('w2'), anna.at('w3')]).toEqual(['17', '16', '16'])
  anna.takesBack()
  expect(anna.at('w1')).toBe('16')
})

test('nothing follows what draws new groups, though the same player is asked next', () => {
  const { table, anna, ben } = scene({ phase: 'workers', turn: 'ben' })
  ben.cannotAtOnce('then-too-far', 'enough', '4>0')
  ben.picks('enough')
  ben.isAsked('bid')
  ben.cannotTakeBack('groups have been drawn')
  expect([table.round, anna.isWaitedFor]).toEqual([3, false])
})

test('blocks are stolen, a site taken over and blocks built in one call, as long as nobody else could be asked', () => {
  const { table, anna, ben } = scene({
    phase: 'steal',
    turn: 'ben',
    sites: { 9: { owner: 'anna', built: 'RR' }, 10: { owner: 'anna' }, 15: { owner: 'ben' } },
    ben: { overseers: ['9/A'], workers: ['9/B', '9/C', '15/A'] },
  })
  ben.picksAtOnce('9.0.0', 'enough', '9', 'red>15.0.2', 'enough')
  expect([table.built(9), table.built(15), table.owner(9), table.round]).toEqual([
    '.R....... .... .',
    '..R. .',
    'ben',
    3,
  ])
  expect(anna.scarabs).toBe(7)
})

test('a call that ends in the middle of the next phase is stored with that phase’s beginning yet to come', () => {
  const { table, ben } = scene({
    phase: 'steal',
    turn: 'ben',
    sites: { 9: { owner: 'anna', built: 'R' }, 10: { owner: 'anna', built: 'R' } },
    anna: {},
    ben: { overseers: ['9/A', '10/A'], workers: ['9/B', '10/B'] },
  })
  const { checkpoint } = table.referee
  ben.picksAtOnce('enough', 'pass')
  ben.isAsked('takeover')
  // That site 9 was left to its owner is told by nothing but the call: the table plays it again when it is loaded.
  expect(table.referee.checkpoint).toBe(checkpoint)
  const asked = () => table.referee.decisions(1).map(({ id, params }) => [id, params])
  const loaded = table.referee.copy()
  expect(loaded.decisions(1).map(({ id, params }) => [id, params])).toEqual(asked())
  ben.cannotTakeBack('the phase before is over')
  ben.picks('10')
  expect([table.owner(9), table.owner(10)]).toEqual(['anna', 'ben'])
  expect(table.referee.checkpoint).toBeGreaterThan(checkpoint)
})
