// Overseers in the first round (RULES.md, Overseers): open, in turn order, and the claiming of sites.
import { expect, test } from 'vitest'
import { scene, type Setting } from '../scenario.ts'

const first = { phase: 'overseers', round: 1 } satisfies Setting

test('in the first round overseers move openly, in turn order', () => {
  const { table, anna, ben } = scene({ ...first, start: 'ben' })
  ben.isAsked('march')
  ben.picks('o1>17')
  expect(anna.sees.pieces.find(({ id }) => id === '1o1')?.at).toBe('17')
  ben.hasEnough()
  anna.isAsked('march')
  anna.hasEnough()
  expect(table.phase).toBe('workers')
})

test('6 steps in all for both, split as one likes', () => {
  const { anna } = scene(first)
  expect(anna.question.params).toEqual({ left: 6 })
  anna.picks('o1>18')
  expect(anna.question.params).toEqual({ left: 4 })
  anna.picks('o2>20')
  expect(anna.question.params).toEqual({ left: 2 })
  anna.cannot('o1>16/A')
  anna.picks('o1>17', 'o1>18')
  anna.isAsked('march', ['seal'])
})

test('a figure goes by a shortest way, and its option says how many steps that takes and what it passes', () => {
  const { table, anna } = scene(first)
  const offer = anna.question.options.find(({ id }) => id === '0o1>18')
  expect(offer?.params).toEqual({ piece: '0o1', to: '18', steps: 2, via: ['17'] })
  anna.cannot('o1>3/Z', 'o1>16')
  anna.picks('o1>6/C')
  expect(table.paramsOf('march')).toEqual([{ piece: '0o1', from: '16', to: '6/C', steps: 2, via: ['19'] }])
})

test('of figures that stand in the same area the first is offered for all: they are alike', () => {
  const { anna } = scene(first)
  anna.can('o1>17')
  anna.cannot('o2>17')
  anna.picks('o1>17')
  anna.can('o1>18', 'o2>17')
})

test('an overseer who has claimed is not like the other: both are offered', () => {
  const { table, anna } = scene(first)
  anna.picks('o1>15/A')
  anna.claims(15)
  anna.picks('o1>16')
  anna.can('o1>14/A', 'o2>14/A')
  anna.picks('o2>14/A')
  anna.claims(14)
  expect(table.owner(14)).toBe('anna')
})

test('so they are where the second of them has claimed', () => {
  const { anna } = scene({ ...first, anna: { overseers: ['16', '17'] } })
  anna.picks('o2>1/A')
  anna.claims(1)
  anna.picks('o2>17', 'o1>17')
  anna.can('o1>18', 'o2>18')
})

test('each player has 6 steps', () => {
  const { anna, ben } = scene(first)
  anna.picks('o1>18')
  anna.hasEnough()
  expect(ben.question.params).toEqual({ left: 6 })
})

test('an overseer who enters a space of a site without owner may claim it', () => {
  const { table, anna } = scene(first)
  anna.picks('o1>15/B')
  anna.isAsked('claim', ['15', 'pass'])
  expect(anna.question.params).toEqual({ piece: '0o1', site: 15 })
  anna.claims(15)
  expect([table.owner(15), anna.scarabs]).toEqual(['anna', 7])
  expect(table.paramsOf('claim')).toEqual([{ site: 15, piece: '0o1' }])
  anna.isAsked('march')
})

test('claiming is optional, and asked again at the next step onto a space', () => {
  const { table, anna } = scene(first)
  anna.picks('o1>15/B')
  anna.passes()
  expect(table.owner(15)).toBeNull()
  anna.picks('o1>15/C')
  anna.claims(15)
  expect(table.owner(15)).toBe('anna')
})

test('an overseer claims at most one site a round', () => {
  const { anna, table } = scene(first)
  anna.picks('o1>15/B')
  anna.claims(15)
  anna.picks('o1>14/A')
  anna.isAsked('march')
  anna.picks('o2>14/B')
  const claimants = () => table.shownTo(1).pieces.flatMap(({ id, claimed }) => (claimed ? [id] : []))
  expect(claimants(), 'everybody sees who has claimed').toEqual(['0o1'])
  anna.claims(14)
  expect(claimants()).toEqual(['0o1', '0o2'])
  expect([table.owner(14), table.owner(15)]).toEqual(['anna', 'anna'])
})

test('the site stays yours when he leaves', () => {
  const { table, anna } = scene(first)
  anna.picks('o1>15/B')
  anna.claims(15)
  anna.picks('o1>16', 'o1>17')
  expect(table.owner(15)).toBe('anna')
})

test('in the first round no overseer enters a space of a site that somebody owns', () => {
  const { anna, ben } = scene({ ...first, ben: { overseers: ['14/A', '16'] }, sites: { 14: { owner: 'ben' } } })
  anna.cannot('o1>14/B', 'o1>14/A')
  anna.picks('o1>15/B')
  anna.claims(15)
  anna.cannot('o1>15/C', 'o2>15/C')
  anna.hasEnough()
  ben.cannot('o1>14/B', 'o2>15/A')
  ben.can('o1>16')
})

test('a site that is closed is entered by nobody', () => {
  const { anna } = scene(first)
  anna.can('o1>1/A', 'o1>18')
  anna.cannot('o1>3/A', 'o1>4/A')
})

test('one figure stands on a build space, an area holds any number', () => {
  const { anna, ben } = scene({ ...first, ben: { overseers: ['14/A', '17'] } })
  anna.cannot('o1>14/A')
  anna.picks('o1>14/B')
  anna.passes()
  anna.picks('o1>16', 'o1>17', 'o2>17')
  expect([anna.at('o1'), anna.at('o2'), ben.at('o2')]).toEqual(['17', '17', '17'])
})

test('no figure passes through an occupied space: the way round it leads over the area', () => {
  const { table, anna } = scene({ ...first, anna: { overseers: ['14/A'] }, ben: { overseers: ['14/B'] } })
  anna.picks('o1>14/C')
  expect(table.paramsOf('march')).toEqual([{ piece: '0o1', from: '14/A', to: '14/C', steps: 2, via: ['16'] }])
})

test('claiming needs a scarab in hand', () => {
  const own = Object.fromEntries([1, 2, 3, 5, 6, 7, 9, 10].map(site => [site, { owner: 'anna' as const }]))
  const { anna } = scene({ ...first, sites: own, anna: {}, ben: {}, cleo: {}, dan: {} })
  expect(anna.scarabs).toBe(0)
  anna.picks('o1>15/B')
  anna.isAsked('march')
})

test('a step can be taken back until something else is asked of somebody else', () => {
  const { table, anna, ben } = scene(first)
  anna.picks('o1>15/B')
  anna.takesBack()
  expect(table.news).toEqual(['anna undo'])
  expect(anna.at('o1')).toBe('16')
  anna.picks('o1>15/B')
  anna.claims(15)
  anna.takesBack()
  anna.isAsked('claim')
  expect(anna.scarabs).toBe(8)
  anna.claims(15)
  anna.hasEnough()
  anna.cannotTakeBack()
  ben.cannotTakeBack()
})
