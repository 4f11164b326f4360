// What is in hand and what is looked at: what takes its place, and what it falls away with.
import { expect, test } from 'vitest'
import type { TalTable } from '#shared/tal/table.ts'
import { drawn } from '#test/scenes/drawn-board.ts'
import { decision, option } from '#test/shared/tal/wire-fixtures.ts'
import { answering, free, moving } from '../asked-intent.ts'
import { answeredLate } from '../changing-viewpoint.svelte.ts'
import { talView } from '../made-viewpoint.ts'

test('what was chosen goes with what is taken next, and is let go of by one step back, until there is nothing left', async () => {
  const { intent } = moving('work', ['22', '22', '16', '16', '19', '19', '19'])
  expect(intent.back()).toBe(false)
  intent.takeFigure('0w1')
  intent.lookAt(7)
  expect([intent.site, intent.looked]).toEqual([7, 7])
  intent.takeFigure('0w2')
  expect([intent.site, intent.looked]).toEqual([null, null])
  intent.lookAt(7)
  intent.lookTo('17')
  expect([intent.target, intent.site, intent.looked]).toEqual(['17', null, null])
  intent.takeFigure('0w1')
  expect([intent.figure, intent.target]).toEqual(['0w1', null])
  expect([intent.back(), intent.figure]).toEqual([true, null])
  intent.lookAt(7)
  await intent.goTo('17')
  expect([intent.looked, intent.back()]).toEqual([null, false])
})

test('a place is looked at only where somebody can go there', () => {
  const { intent } = moving('work', ['22', '22', '16', '16', '16', '16', '16'])
  intent.lookTo('16')
  expect([intent.target, intent.back()]).toEqual([null, false])
})

test('the whole board is looked at, and from there or from a site the question again', () => {
  const { intent } = moving('work', ['22', '22', '16'])
  intent.lookAround()
  expect(intent.looked).toBe('whole')
  intent.lookAround()
  expect(intent.looked).toBeNull()
  intent.lookAt(7)
  intent.lookAround()
  expect([intent.looked, intent.site]).toEqual([null, null])
})

test('what was chosen falls away with the round', async () => {
  const asking = (round: number) => {
    const enough = option('enough', 'enough', {})
    return talView({ round }, { decisions: [decision('work', { left: 6 }, [enough], `${round}-1`)], waitingFor: [0] })
  }
  const { intent, answers } = answeredLate(asking(2), () => asking(3))
  intent.lookAt(7)
  void intent.answer({ id: 'enough' })
  await answers()
  expect(intent.looked).toBeNull()
})

test('an overseer of a march stays in hand; else it is the one that was written last, or the first', async () => {
  const { intent } = moving('march', ['16', '16'])
  expect(intent.figure).toBe('0o1')
  intent.takeFigure('0o2')
  await intent.goTo('17')
  expect(intent.figure).toBe('0o2')
  const written = ['0o1', '0o2'].map(piece => ({ piece, to: '17' }))
  const mine = { march: written, tablets: [], sealed: false, bids: [] }
  expect(moving('march', ['16', '16'], { mine }).intent.figure).toBe('0o2')
})

test('what was looked at is let go of where a march is written anew', async () => {
  const { intent, sent } = moving('march', ['16', '16'])
  for (const look of [() => intent.lookAt(7), () => intent.lookTo('17')]) {
    look()
    await intent.rewrite({ back: 0, steps: [{ piece: '0o1', to: '17' }] })
    expect([intent.looked, intent.site, intent.target]).toEqual([null, null, null])
  }
  expect(sent).toEqual([['0o1>17'], ['0o1>17']])
})

test('overseers of a march keep their numbers where one of them can go nowhere', () => {
  const way = option('0o2>17', 'go', { piece: '0o2', to: '17', steps: 1, via: [] })
  const { intent } = answering('march', { left: 6 }, [way], drawn)
  intent.lookTo('17')
  intent.takeNth(0)
  expect([intent.figure, intent.target]).toEqual(['0o2', '17'])
  intent.takeNth(1)
  expect([intent.figure, intent.target]).toEqual(['0o2', null])
})

test('of several alike in an area the one that is offered stands for all, but not for one that has marched', () => {
  const table = { ...drawn, pieces: drawn.pieces.map(piece => ({ ...piece, at: '16' })) }
  const going = (key: 'work' | 'march', piece: 'w1' | 'o1', mine: TalTable['mine']) =>
    answering(key, { left: 6 }, [option('go', 'go', { piece: `0${piece}`, to: '17', steps: 1, via: [] })], {
      ...table,
      mine,
    }).intent
  const work = going('work', 'w1', null)
  expect(['0w2', '0o1', '1w1'].map(piece => work.standsFor(piece))).toEqual(['0w1', null, null])
  const mine = { march: [{ piece: '0o2', to: '17' }], tablets: [], sealed: false, bids: [] }
  expect([null, mine].map(each => going('march', 'o1', each).standsFor('0o2'))).toEqual(['0o1', null])
})

test('what is pointed at is shown where it can be gone to, in place of what was looked at', () => {
  const { intent } = moving('work', ['22', '22', '16', '19', '22', '22', '22'], { sites: free([15]) })
  intent.takeFigure('0w1')
  intent.lookTo('15/B')
  expect(intent.site).toBe(15)
  for (const [pointed, figure, target, site] of [
    [{}, '0w1', '15/B', null],
    [{ figure: '0w1' }, '0w1', '15/B', null],
    [{ figure: '0w2' }, '0w2', null, null],
    [{ place: '15/C' }, '0w1', '15/C', 15],
    [{ place: '15/B' }, '0w1', '15/B', 15],
    [{ place: '16' }, '0w1', '15/B', null],
    [{ site: 3 }, '0w1', '15/B', 3],
  ] as const) {
    intent.pointAt(pointed)
    expect([pointed, intent.shown.figure, intent.shown.target, intent.pointedSite]).toEqual([
      pointed,
      figure,
      target,
      site,
    ])
  }
})
