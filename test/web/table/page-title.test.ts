// The page's title: which game and whose turn it is, how it ended, or why there is no table.
import { gameTitles } from '#shared/game-names.ts'
import { expect, test } from 'vitest'
import { closedReason, pageTitleOf } from '#web/lib/table/page-title.ts'
import { t } from '#web/lib/messages/page-texts.ts'
import { required } from '#test/shared/required.ts'
import { viewOf } from '#test/shared/wire-records.ts'

const closed = (code: 'no-such-game' | 'other-version') => ({ code, message: '' })

test('a table that is gone was deleted if it was seen, before or after its game, else it was never there', () => {
  expect(closedReason(null, closed('no-such-game'))).toBe('unknown')
  expect(closedReason(viewOf(), closed('no-such-game'))).toBe('deleted')
  expect(closedReason(viewOf({ phase: 'over' }), closed('no-such-game'))).toBe('deleted')
  expect(closedReason(viewOf(), closed('other-version'))).toBe('version')
})

test('the page is called as the door says', () => {
  expect(pageTitleOf(viewOf(), closed('no-such-game'))).toBe(`${t('door.deleted')} · ${gameTitles.valley}`)
})

test('the end says who has won, and of a solitaire that is short of its goal its points', () => {
  const over = (winners: readonly number[]) =>
    pageTitleOf(viewOf({ phase: 'over', result: { winners, scores: [{ seat: 0, total: 124, parts: [] }] } }), null)
  expect(over([0])).toContain(t('end.pageTitle', { names: ['Mira'] }))
  expect(over([])).toBe(`Over: 124 points · ${gameTitles.valley}`)
})

test('each game’s tables say their game, and whose turn it is; of nobody’s alone it is yours if you are asked', () => {
  const asked = (game: 'valley' | 'tal', turn: number | null, waitingFor = [0]) =>
    pageTitleOf(viewOf({ game, phase: 'playing', you: 0, waitingFor, table: { round: 1, turn, players: [] } }), null)
  expect(asked('valley', 0)).toBe(`${t('turn.yours')} · ${gameTitles.valley}`)
  expect(asked('valley', 1)).toBe(`${t('turn.answer')} · ${gameTitles.valley}`)
  expect(asked('tal', 0)).toBe(`${t('turn.yours')} · ${gameTitles.tal}`)
  expect(asked('tal', null)).toBe(`${t('turn.yours')} · ${gameTitles.tal}`)
  expect(asked('tal', 0, [0, 1])).not.toContain('Valley')
  expect(pageTitleOf(null, null)).toBe(t('loading'))
})

test('while a bot plays for you it is not your turn', () => {
  const [mira, ...others] = viewOf().seats
  const seats = [{ ...required(mira), standIn: 'club' as const }, ...others]
  const view = viewOf({ phase: 'playing', you: 0, seats, waitingFor: [0], table: { round: 1, turn: 0, players: [] } })
  expect(pageTitleOf(view, null)).toBe(`${t('turn.theirs', { name: 'Mira' })} · ${gameTitles.valley}`)
})
