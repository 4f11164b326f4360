// Building (RULES.md, Building) and what is left to the Pharaoh.
import { expect, test } from 'vitest'
import { scene, type Setting } from '../scenario.ts'

const yard = {
  phase: 'build',
  sites: { 15: { owner: 'anna' }, 14: { owner: 'ben' } },
  anna: { workers: ['15/A', '15/B', '15/C'], blocks: 'RRRRBB' },
} satisfies Setting

test('on own sites, 2 blocks per own worker there', () => {
  const { table, anna } = scene({ ...yard, anna: { workers: ['15/A', '14/A'], blocks: 'RRRR' } })
  expect(anna.question.params).toEqual({ left: [{ site: 15, blocks: 2 }] })
  anna.cannot('red>14.0.0')
  anna.builds('red', '15.0.0', '15.0.1')
  anna.isAsked('build', ['enough'])
  anna.cannot('red>15.0.2')
  expect(table.built(15)).toBe('RR.. .')
})

test('no more can be built than the blocks in hand', () => {
  const { anna } = scene({ ...yard, anna: { ...yard.anna, blocks: 'RB' } })
  expect(anna.question.params).toEqual({ left: [{ site: 15, blocks: 2 }] })
  anna.builds('red', '15.0.0')
  expect(anna.question.params).toEqual({ left: [{ site: 15, blocks: 1 }] })
})

test('also workers who stole or took over build', () => {
  const { table, anna } = scene({
    phase: 'workers',
    sites: { 15: { owner: 'ben', built: 'KK' }, 14: { owner: 'ben', built: 'Y' } },
    anna: { overseers: ['15/A', '14/A'], workers: ['15/B', '14/B', '16'], blocks: 'RRRRRR' },
    ben: { workers: ['14/C'] },
  })
  anna.picks('w3>15/C')
  anna.isAsked('work')
  anna.hasEnough()
  table.take(1, ['enough'])
  anna.steals('15.0.0')
  anna.hasEnough()
  anna.takesOver(15)
  anna.isAsked('build')
  expect(anna.question.params).toEqual({ left: [{ site: 15, blocks: 4 }] })
})

test('layer by layer: one layer must be complete before the next is begun', () => {
  const { table, anna } = scene(yard)
  anna.cannot('red>15.1.0')
  anna.builds('red', '15.0.0', '15.0.1', '15.0.2', '15.0.3')
  anna.isAsked('build', ['blue>15.1.0', 'enough'])
  expect(table.paramsOf('complete')).toEqual([])
  expect(anna.question.params).toEqual({ left: [{ site: 15, blocks: 1 }] })
  anna.builds('blue', '15.1.0')
  expect(table.built(15)).toBe('RRRR B')
  expect(table.paramsOf('build')[4]).toEqual({ site: 15, layer: 1, cell: 0, colour: 'blue' })
})

test('the builder chooses cell and colour; any colours', () => {
  const { anna, table } = scene(yard)
  anna.isAsked('build', [
    ...['red', 'blue'].flatMap(colour => [0, 1, 2, 3].map(cell => `${colour}>15.0.${cell}`)),
    'enough',
  ])
  anna.builds('blue', '15.0.3')
  anna.builds('red', '15.0.1')
  expect(table.built(15)).toBe('.R.B .')
})

test('building is optional', () => {
  const { table, anna } = scene(yard)
  anna.hasEnough()
  expect([table.built(15), table.pharaoh]).toEqual(['.... .', 'RRRRBB'])
})

test("placed blocks never move by the owner's hand", () => {
  const { anna } = scene({ ...yard, sites: { 15: { owner: 'anna', built: 'RR' } } })
  expect(
    anna.options.filter(option => option !== 'enough').every(option => /^(red|blue)>15\.0\.[23]$/.test(option)),
  ).toBe(true)
})

test('a completed pyramid gets the scarab on top and is safe for ever', () => {
  const { table, anna } = scene({ ...yard, sites: { 15: { owner: 'anna', built: 'RRRR' } } })
  anna.builds('red', '15.1.0')
  expect(table.site(15)).toMatchObject({ owner: 0, complete: true })
  expect([anna.scarabs, anna.points]).toEqual([7, 4])
  expect(table.news).toEqual(['anna build', 'anna complete'])
  expect(table.paramsOf('complete')).toEqual([{ site: 15, size: 'small', kind: 'single', points: 4 }])
  anna.isAsked('build', ['enough'])
})

test("every block not built goes to the Pharaoh's pyramid, also of whoever can build nothing", () => {
  const { table, anna } = scene({ ...yard, pharaoh: 'KK', ben: { blocks: 'YW' } })
  anna.builds('red', '15.0.0')
  anna.hasEnough()
  expect(table.pharaoh).toBe('KKRRRBBWY')
  expect(table.paramsOf('unused')).toEqual([
    { blocks: ['red', 'red', 'red', 'blue', 'blue'] },
    { blocks: ['white', 'yellow'] },
  ])
  expect(table.sees.players.map(({ blocks }) => blocks)).toEqual([[], []])
})

test('blocks beyond 30 for the Pharaoh are out of the game', () => {
  const { table, anna } = scene({ ...yard, pharaoh: 'K'.repeat(27) })
  anna.hasEnough()
  expect([table.pharaoh, table.sees.out]).toEqual([`${'K'.repeat(27)}RRR`, 3])
  expect(table.paramsOf('unused')).toEqual([{ blocks: ['red', 'red', 'red', 'red', 'blue', 'blue'], out: 3 }])
})

test('a single block beyond 30 is out of the game, and one less is not', () => {
  const left = (lying: number) => {
    const { table, anna } = scene({ ...yard, pharaoh: 'K'.repeat(lying) })
    anna.hasEnough()
    return [table.sees.out, table.paramsOf('unused')[0]?.['out']]
  }
  expect([left(25), left(24)]).toEqual([
    [1, 1],
    [0, undefined],
  ])
})

test('what was built can be taken back until the next is asked', () => {
  const { table, anna, ben } = scene({ ...yard, ben: { workers: ['14/A'], blocks: 'Y' } })
  anna.builds('red', '15.0.0')
  anna.takesBack()
  expect([table.built(15), anna.blocks]).toEqual(['.... .', 'RRRRBB'])
  anna.hasEnough()
  anna.cannotTakeBack()
  ben.isAsked('build')
})
