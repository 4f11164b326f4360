// Where a hint of the board game points: what is pressed there makes the move that it names. And its reason, by what changes.
import { expect, test } from 'vitest'
import { decision, option } from '#test/shared/tal/wire-fixtures.ts'
import { hints } from '#web/lib/tal/hint/hint.ts'
import { talSeen } from '../made-viewpoint.ts'

/** What is pointed at where red is to be built on site 5, of these. */
function pointedAt(...sites: readonly number[]): readonly string[] {
  const options = sites.map(site => option(`on-${site}`, 'build', { colour: 'red', site, layer: 0, cell: 0 }))
  const asked = decision('build', { left: sites.map(site => ({ site, blocks: 2 })) }, options)
  const { view } = talSeen({}, { phase: 'playing', decisions: [asked], waitingFor: [0] })
  return hints.at(view, { decision: asked.id, picks: [['on-5']], ahead: 0, changes: {} })
}

/** What is pointed at where a worker is to go to 14/A, where so many others can go too. */
function pointedToGo(others: number): readonly string[] {
  const go = (piece: string, to = '14/A') => option(`${piece}>${to}`, 'go', { piece, to, steps: 2, via: [] })
  const options = [go('0w1'), go('0w1', '15/A'), ...Array.from({ length: others }, (_, k) => go(`0w${k + 2}`))]
  const asked = decision('work', { left: 6 }, options)
  const { view } = talSeen({}, { phase: 'playing', decisions: [asked], waitingFor: [0] })
  return hints.at(view, { decision: asked.id, picks: [['0w1>14/A']], ahead: 0, changes: {} })
}

test('a figure is pointed at before its place where another one could go there', () => {
  expect(pointedToGo(0)).toEqual(['place=14/A'])
  expect(pointedToGo(1)).toEqual(['piece=0w1', 'place=14/A'])
})

test('a block to build is pointed at where it can only be built on one site, else its cell, or the site', () => {
  expect(pointedAt(5)).toEqual(['colour-held=red', 'place=5.0.0'])
  expect(pointedAt(2, 5)).toEqual(['place=5.0.0', 'site=5'])
})

test('the reason counts the sites of a march that claims several', () => {
  const reason = (sites: number) =>
    hints.reason(talSeen().view, { decision: '', picks: [], ahead: 0, changes: { sites } })
  expect(reason(1)).toBe('One more site is yours.')
  expect(reason(2)).toBe('2 more sites are yours.')
})
