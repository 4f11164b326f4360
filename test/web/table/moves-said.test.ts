// The move of a hint in words: no more of it than the question offers already.
import { expect, test } from 'vitest'
import { decision, option } from '#test/shared/tal/wire-fixtures.ts'
import { movesSaid } from '#web/lib/table/hint/moves-said.ts'
import { hints } from '#web/lib/tal/hint/hint.ts'
import { talSeen } from '../tal/made-viewpoint.ts'

const go = (piece: string, to: string) => option(`${piece}>${to}`, 'go', { piece, to, steps: 1, via: [] })

/** What is said of these picks of a march, of whose places two are offered. */
function saidOf(...picks: readonly string[]): string {
  const options = [go('0o1', '13/C'), go('0o1', '14/A'), option('seal', 'seal', {})]
  const asked = decision('march', { left: 6 }, options)
  const { view } = talSeen({}, { phase: 'playing', decisions: [asked], waitingFor: [0] })
  return movesSaid(view, { decision: asked.id, picks: picks.map(id => [id]), ahead: 0, changes: {} }, hints)
}

test('picks that are offered are said in their order, to the last', () => {
  expect(saidOf('0o1>13/C', 'seal')).toBe('Overseer 1 to 13/C, 1 step, then Seal')
})

test('from the first pick on that is not offered yet, nothing more is said', () => {
  expect(saidOf('0o1>13/C', '0o2>14/A', 'seal')).toBe('Overseer 1 to 13/C, 1 step')
})
