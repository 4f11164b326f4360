// Stealing (RULES.md, Stealing).
import { expect, test } from 'vitest'
import { scene, type Setting } from '../scenario.ts'

/** Anna leads on ben's large site 9. */
const raid = {
  phase: 'steal',
  sites: { 9: { owner: 'ben', built: 'RRRRBRRRR WK..' } },
  anna: { overseers: ['9/A'], workers: ['9/B', '9/C'] },
  ben: { workers: ['9/D'] },
} satisfies Setting

test('more overseers than the owner on a site: each worker there may steal 2 blocks', () => {
  const { table, anna } = scene(raid)
  anna.isAsked('steal', ['9.1.0', '9.1.1', 'enough'])
  expect(anna.question.params).toEqual({ left: [{ site: 9, blocks: 4 }] })
  anna.steals('9.1.0', '9.1.1', '9.0.0', '9.0.4')
  expect(anna.blocks).toBe('KRWB')
  expect(table.built(9)).toBe('.RRR.RRRR .... .')
  anna.isAsked('steal', ['enough'])
})

test('no more can be stolen than the blocks that lie there', () => {
  const { anna } = scene({ ...raid, sites: { 9: { owner: 'ben', built: 'RRR...... .... .' } } })
  expect(anna.question.params).toEqual({ left: [{ site: 9, blocks: 3 }] })
  anna.steals('9.0.0')
  expect(anna.question.params).toEqual({ left: [{ site: 9, blocks: 2 }] })
})

test("top layer first, then the next; you pick among the topmost layer's blocks", () => {
  const { anna } = scene(raid)
  anna.cannot('9.0.0', '9.1.2', '9.2.0')
  anna.steals('9.1.1')
  anna.isAsked('steal', ['9.1.0', 'enough'])
  anna.steals('9.1.0')
  anna.can('9.0.0', '9.0.8')
})

test("each worker once a round, two single picks: first all of one worker's", () => {
  const { table, anna } = scene(raid)
  anna.steals('9.1.0')
  expect([anna.piece('w1').stole, anna.piece('w2').stole]).toEqual([1, undefined])
  anna.steals('9.1.1')
  expect([anna.piece('w1').stole, anna.piece('w2').stole]).toEqual([2, undefined])
  anna.steals('9.0.0')
  expect([anna.piece('w1').stole, anna.piece('w2').stole]).toEqual([2, 1])
  expect(table.paramsOf('steal')[0]).toEqual({ site: 9, layer: 1, cell: 0, colour: 'white', from: 1, piece: '0w1' })
})

test('the thief stops when he likes', () => {
  const { table, anna } = scene(raid)
  anna.steals('9.1.0')
  anna.hasEnough()
  anna.passes()
  expect([table.pharaoh, table.built(9)]).toEqual(['W', 'RRRRBRRRR .K.. .'])
})

test('loot joins your blocks of this round and can be built at once', () => {
  const { anna } = scene({
    ...raid,
    sites: { ...raid.sites, 15: { owner: 'anna' } },
    anna: { ...raid.anna, workers: ['9/B', '15/A'], blocks: 'Y' },
  })
  anna.steals('9.1.1')
  anna.hasEnough()
  expect(anna.blocks).toBe('KY')
  anna.builds('black', '15.0.0')
})

test('nothing is stolen from a completed pyramid', () => {
  const { table } = scene({
    ...raid,
    phase: 'workers',
    turn: 'ben',
    sites: { 9: { owner: 'ben', built: 'RRRRBRRRR WWWW K' } },
  })
  table.take(1, ['enough'])
  expect(table.round).toBe(3)
})

test('several players may rob one site, in turn order', () => {
  const { table, anna, cleo } = scene({ ...raid, start: 'cleo', cleo: { overseers: ['9/E'], workers: ['9/F'] } })
  cleo.steals('9.1.0')
  cleo.hasEnough()
  anna.isAsked('steal', ['9.1.1', 'enough'])
  anna.steals('9.1.1')
  anna.hasEnough()
  anna.passes()
  expect(table.paramsOf('unused')).toEqual([{ blocks: ['white'] }, { blocks: ['black'] }])
})

test("the owner's overseers on the site may be none, but as many as yours hold you off", () => {
  const { table, anna } = scene({
    ...raid,
    phase: 'workers',
    turn: 'ben',
    ben: { overseers: ['9/H'], workers: ['9/D'] },
  })
  table.take(1, ['enough'])
  expect(anna.isWaitedFor && anna.question.kind === 'steal').toBe(false)
  expect(table.round).toBe(3)
})

test('a worker elsewhere, or an overseer alone, steals nothing', () => {
  const { table } = scene({ ...raid, phase: 'workers', turn: 'ben', anna: { overseers: ['9/A'], workers: ['21'] } })
  table.take(1, ['enough'])
  expect(table.paramsOf('steal')).toEqual([])
  expect(table.round).toBe(3)
})

test('from round 2: in the first round nobody steals', () => {
  const { table } = scene({ ...raid, round: 1, phase: 'workers', turn: 'ben' })
  table.take(1, ['enough'])
  expect([table.round, table.phase]).toEqual([2, 'auction'])
})

test('what was stolen can be taken back until somebody else is asked', () => {
  const { table, anna } = scene(raid)
  anna.steals('9.1.0', '9.1.1')
  anna.takesBack()
  anna.takesBack()
  expect([anna.blocks, table.built(9), anna.piece('w1').stole]).toEqual(['', 'RRRRBRRRR WK.. .', undefined])
})
