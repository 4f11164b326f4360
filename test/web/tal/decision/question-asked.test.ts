// What each question at the board says, of whom and of what, and which of its buttons end a part of the round.
import { expect, test } from 'vitest'
import type { TalDecision, TalView } from '#shared/tal/declarations.ts'
import type { TalTable } from '#shared/tal/table.ts'
import { Motion } from '#web/lib/tal/marches/motion.svelte.ts'
import { askOf } from '#web/lib/tal/decision/question-display.ts'
import { Intent } from '#web/lib/tal/table/intent.svelte.ts'
import { required } from '#test/shared/required.ts'
import { decision, option } from '#test/shared/tal/wire-fixtures.ts'
import { talSeen } from '../made-viewpoint.ts'

/** The page of seat 0, or another, that is asked this; `more` is what differs of the drawn position. */
function asked(question: TalDecision | null, more: Partial<TalTable> = {}, you = 0) {
  const view: Partial<TalView> = { you, decisions: question ? [question] : [], waitingFor: question ? [you] : [] }
  const viewpoint = talSeen(more, view)
  const none = async () => null
  const intent = new Intent({ pick: none, undo: none, pending: null, refusal: null }, viewpoint)
  const moving = new Motion(() => true)
  return {
    intent,
    moving,
    seen: () => askOf(viewpoint, intent, moving),
    ask: () => required(askOf(viewpoint, intent, moving)),
  }
}
const way = (piece: string, to: string, steps = 1) => option(`${piece}>${to}`, 'go', { piece, to, steps, via: [] })
const enough = option('enough', 'enough', {})
const pass = option('pass', 'pass', {})

test('a bid says who bids after the viewer, from whoever has the Pharaoh stone on', () => {
  const mine = { tablets: [2], bids: [[], []], march: [], sealed: false }
  const noteOf = (you: number) => asked(decision('bid', { left: 1 }), { start: 3, mine }, you).ask().note
  expect([3, 0, 1, 2].map(noteOf)).toEqual([
    'seat 0, seat 1 and seat 2 bid after you',
    'seat 1 and seat 2 bid after you',
    'seat 2 bids after you',
    'You are the last to bid',
  ])
})

test.each([
  ['work', '0w', ['a worker', 'this worker'], 'Done moving'],
  ['march.open', '0o', ['an overseer', 'this overseer'], 'Done moving'],
  ['march', '0o', ['the march', 'the march'], 'Seal'],
] as const)(
  '%s says whom one moves, what the way there takes, and how many steps are left',
  (key, figure, texts, end) => {
    const ending = key === 'march' ? option('seal', 'seal', {}) : enough
    const ways = [way(`${figure}1`, '10/A', 2), way(`${figure}2`, '10/A', 2)]
    const { ask, intent } = asked(decision(key, { left: 3 }, [...ways, ending]))
    expect([ask().text, ask().steps]).toEqual([texts[0], 3])
    expect(ask().buttons).toMatchObject([{ label: end, ends: true }])
    intent.takeFigure(`${figure}1`)
    expect(ask().text).toBe(texts[1])
    intent.lookTo('10/A')
    expect(ask().buttons).toMatchObject([{ label: 'To 10/A, 2 steps', ends: false }])
    intent.drawn = { piece: `${figure}1`, way: ['9/D', '16', '10/A'], rewriting: null, refused: '' }
    expect(ask().steps).toBe(1)
  },
)

test('where no figure can go on it is said, and only ending is left', () => {
  const { ask } = asked(decision('work', { left: 0 }, [enough]))
  expect(ask()).toMatchObject({ lead: 'No more steps can be taken', buttons: [{ label: 'Done moving', ends: true }] })
})

test('to leave a site to others ends that question, to claim or take it over does not', () => {
  const claim = asked(decision('claim', { piece: '0o1', site: 9 }, [pass, option('claim', 'claim', { site: 9 })])).ask()
  expect(claim).toMatchObject({ lead: 'Claim site 9?', note: 'for 1 of 5 scarabs' })
  const takeover = asked(
    decision('takeover', { site: 9, from: 1 }, [pass, option('takeover', 'takeover', { site: 9 })]),
  ).ask()
  expect(takeover).toMatchObject({ lead: 'Take over site 9?', note: 'from seat 1' })
  for (const { buttons } of [claim, takeover]) expect(buttons.map(({ ends }) => ends)).toEqual([true, false])
})

test.each([
  ['build', 'Build', '2 more blocks this round', 'Nothing is left to build'],
  ['steal', 'Steal', '2 blocks, from the top', 'Nothing is left to steal'],
] as const)('%s says on which site, how many blocks, and when nothing is left', (key, lead, note, over) => {
  const left = [
    { site: 10, blocks: 1 },
    { site: 11, blocks: 2 },
  ]
  const { ask, intent } = asked(decision(key, { left }, [enough]))
  expect(ask()).toMatchObject({ lead, text: 'on site 10', buttons: [{ label: 'Done here', ends: true }] })
  intent.lookAt(11)
  expect(ask()).toMatchObject({ lead, text: 'on site 11', note })
  const none = asked(decision(key, { left: [] }, [enough])).ask()
  expect(none).toMatchObject({ lead: over, text: '', note: '', buttons: [{ label: 'Done', ends: true }] })
})

test('what was revealed is left by its own button, after which the question is asked', () => {
  const { ask, moving } = asked(decision('work', { left: 0 }, [enough]))
  const goOn = () => required(ask().buttons.find(({ label }) => label === 'Go on'))
  moving.opened = true
  moving.lookAtBids()
  const bids = goOn()
  expect([ask().lead, ask().own]).toEqual(['The bids are open', false])
  bids.run()
  expect([ask().lead, ask().own]).toEqual(['The marches are open', false])
  goOn().run()
  expect(ask()).toMatchObject({ lead: 'No more steps can be taken', own: true })
  expect(asked(null).seen()).toBeNull()
})

test('a claim is asked while the marches are still shown', () => {
  const { ask, moving } = asked(decision('claim', { piece: '0o1', site: 9 }, [pass]))
  moving.opened = true
  expect(ask().lead).toBe('Claim site 9?')
})
