// Why something cannot be done now: whose turn it is comes first where a use is asked for, the rules where an answer is.
import { expect, test } from 'vitest'
import { explanations } from '#web/lib/valley/decision/explanations.ts'
import { whyNoAnswer, whyNot } from '#web/lib/valley/decision/obstacles.ts'
import type { Viewpoint } from '#web/lib/valley/table/viewpoint.svelte.ts'
import { states } from '#test/scenes/drawn-states.ts'
import { valleyDecision } from '#test/shared/typed-by-game.ts'
import { seenIn, type Seen } from '../seen-in.ts'

await explanations.fetch()

const seen = (state: string, changed?: (view: Seen) => Seen) => seenIn(states[state]?.(), changed)
/** The rules say that this card is a reaction. */
const barred = (view: Seen): Seen => ({
  ...view,
  decisions: view.decisions.map(asked => valleyDecision({ ...asked, blocked: { reaction: ['execute-0h4'] } })),
})
const why = (viewpoint: Viewpoint, id = 'execute-0h4') => [
  whyNot(viewpoint, id, 'boat'),
  whyNoAnswer(viewpoint, id, 'boat'),
]

test('in the own turn the rules say why, and where they say nothing a use has no effect', () => {
  expect(why(seen('turn', barred))).toEqual(['a reaction, not an action', 'a reaction, not an action'])
  expect(why(seen('turn', barred), 'execute-0h1')).toEqual(['no effect now', ''])
})

test('in a question of the own turn a use has to wait for its answer, whatever the rules say of the card', () => {
  expect(why(seen('sacrifice', barred))).toEqual(['answer the question first', 'a reaction, not an action'])
})

test.each([
  ['of another player', 'wait', {}, 'not your turn: Anna plays'],
  ['of the viewer, while others are asked', 'turn', { decisions: [] }, 'others are asked first'],
  ['of somebody, to whoever watches', 'turn', { you: null, decisions: [] }, 'you are watching'],
] as const)('in a turn %s nothing can be done', (_, state, changed, reason) => {
  expect(why(seen(state, view => ({ ...view, ...changed })))).toEqual([reason, reason])
})

test('before the first turn nothing can be done', () => {
  const early = (view: Seen) => ({ ...view, decisions: [], table: { ...view.table, turn: null } })
  expect(why(seen('turn', early))).toEqual(Array(2).fill('the first turn has not begun'))
})
