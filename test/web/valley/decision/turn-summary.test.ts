// What is left to do in the own turn: nothing is left out that could still be done, neither for the eye nor for the ear.
import { expect, test } from 'vitest'
import { announcedDecision } from '#web/lib/valley/decision/decision-announcement.ts'
import { purseOf, todoOf, wouldLeaveUnburied } from '#web/lib/valley/decision/turn-summary.ts'
import { Viewpoint } from '#web/lib/valley/table/viewpoint.svelte.ts'
import { mixes } from '#test/scenes/mixes.ts'
import { seenIn } from '../seen-in.ts'

/** The turn of somebody with a pharaoh, with these options left. */
function turn(scene: 'power' | 'power-used', ...left: readonly string[]): Viewpoint {
  return seenIn(mixes[scene]?.view(), view => {
    const decisions = view.decisions.map(each => ({
      ...each,
      options: each.options.filter(({ id }) => left.includes(id)),
    }))
    return { ...view, decisions } as typeof view
  })
}
const said = (viewpoint: Viewpoint) => announcedDecision(viewpoint)?.said(true)

test('a power that can still be used is left to do', () => {
  const viewpoint = turn('power', 'power', 'end')
  expect(todoOf(viewpoint.decision, true)).toEqual(['use power'])
  expect(said(viewpoint)).toBe('Left to do: use power')
})

test('beside what can be done with cards it is named where there is room, and always to the ear', () => {
  const viewpoint = turn('power', 'power', 'execute-0h1', 'end')
  expect(todoOf(viewpoint.decision)).toEqual(['play', 'use power'])
  expect(todoOf(viewpoint.decision, true)).toEqual(['play'])
  expect(said(viewpoint)).toBe('Left to do: play, use power')
})

test('after it nothing is left but the end of the turn', () => {
  const viewpoint = turn('power-used', 'power', 'end')
  expect(todoOf(viewpoint.decision)).toEqual([])
  expect(said(viewpoint)).toBe('Left to do: end the turn')
})

test('the gold of a turn is that of hand and credits', () => {
  const { view, table } = turn('power', 'end')
  const now = {
    ...table.now,
    credits: [
      { from: 'x', gold: 3 },
      { from: 'x', gold: 2 },
    ],
  }
  const rich = new Viewpoint(() => ({ ...view, table: { ...table, now } }))
  expect(purseOf(rich) - purseOf(turn('power', 'end'))).toBe(5)
})

test('a turn would be left without an entombing where there was none and could be one', () => {
  const entombing = (entombedThisTurn: number, ...left: readonly string[]) => {
    const { view, table } = turn('power', ...left)
    const players = table.players.map(player => ({ ...player, entombedThisTurn }))
    return wouldLeaveUnburied(new Viewpoint(() => ({ ...view, table: { ...table, players } })))
  }
  const one = 'entomb-0h1'
  expect([entombing(0, one, 'end'), entombing(1, one, 'end'), entombing(0, 'end')]).toEqual([true, false, false])
})
