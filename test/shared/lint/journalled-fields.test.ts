// The rule by which lint holds that a game changes its state only together with the journal.
import { Linter } from 'eslint'
import { expect, test } from 'vitest'
import { journalledFields } from './journalled-fields.ts'

const linter = new Linter()
const complaints = (code: string): readonly (string | undefined)[] =>
  linter
    .verify(code, {
      plugins: { journal: { rules: { 'journalled-fields': journalledFields } } },
      rules: { 'journal/journalled-fields': 'error' },
    })
    .map(({ messageId }) => messageId)

test('a field that is assigned what the journal has noted is right, however the state is reached', () => {
  expect(complaints("state.turn = journal.change(state, 'turn', 1)")).toEqual([])
  expect(complaints("context.state.turn = context.game.journal.change(context.state, 'turn', 1)")).toEqual([])
  expect(complaints("player.turns = game.journal.change(player, 'turns', player.turns + 1)")).toEqual([])
})

test('what the journal notes has to be assigned, and to the field that was named', () => {
  expect(complaints("journal.change(state, 'turn', 1)")).toEqual(['unwritten'])
  expect(complaints("const turn = game.journal.change(state, 'turn', 1)")).toEqual(['unwritten'])
  expect(complaints("state.round = journal.change(state, 'turn', 1)")).toEqual(['unwritten'])
  expect(complaints("other.turn = journal.change(player, 'turn', 1)")).toEqual(['unwritten'])
  expect(complaints("state.turn += journal.change(state, 'turn', 1)")).toEqual(['unwritten'])
  expect(complaints('state.turn = journal.change(state, key, 1)')).toEqual(['unwritten'])
})

test('a field of a state or of a player is not assigned anything else', () => {
  expect(complaints('state.turn = 1')).toEqual(['unnoted'])
  expect(complaints('this.game.state.turn = seat')).toEqual(['unnoted'])
  expect(complaints('context.player.turns += 1')).toEqual(['unnoted'])
  expect(complaints('state.round++')).toEqual(['unnoted'])
})

test('other assignments pass, and so does what fills in a field that a state of an older version lacks', () => {
  expect(complaints('this.state = game.state; game.barrier = true; zone[0] = 1; names[card]++')).toEqual([])
  expect(complaints('player.peeked ??= 0')).toEqual([])
  expect(complaints('router.change(state, 1)')).toEqual([])
})
