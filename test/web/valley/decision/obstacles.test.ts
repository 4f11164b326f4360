// Why something cannot be done now: whose turn it is comes first where a use is asked for, the rules where an answer is.
import { expect, test, vi } from 'vitest'
import { bots } from '#web/lib/table/bots/lazy-bots.ts'
import { explanations } from '#web/lib/valley/decision/explanations.ts'
import { whyNoAnswer, whyNot } from '#web/lib/valley/decision/obstacles.ts'
import type { Viewpoint } from '#web/lib/valley/table/viewpoint.svelte.ts'
import { states } from '#test/scenes/drawn-states.ts'
import { valleyDecision } from '#test/shared/typed-by-game.ts'
import { seenIn, type Seen } from '../seen-in.ts'

vi.mock('$app/navigation', () => ({}))
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

test('while pharaohs are chosen nobody plays yet, whoever will begin', () => {
  const choosing = (view: Seen, turn: number): Seen => ({ ...view, table: { ...view.table, step: 'pharaoh', turn } })
  for (const turn of [0, 1]) {
    expect(why(seen('sacrifice', view => choosing(view, turn)))).toEqual(Array(2).fill('answer the question first'))
    expect(why(seen('turn', view => ({ ...choosing(view, turn), decisions: [] })))).toEqual(
      Array(2).fill('the first turn has not begun'),
    )
  }
})

test('while a bot plays for the viewer that is said', async () => {
  await bots.fetch()
  const left = (view: Seen): Seen => ({
    ...view,
    decisions: [],
    seats: view.seats.map(seat => (seat.seat === view.you ? { ...seat, standIn: 'club' as const } : seat)),
  })
  expect(why(seen('turn', left))).toEqual(Array(2).fill('A bot plays for you'))
})
