// What a closed door says: why there is no table behind it.
import { expect, test } from 'vitest'
import { closedDoor, titleOf } from '#web/lib/table/title.ts'
import { t } from '#web/lib/words/words.ts'
import { viewOf } from './fakes.ts'

const closed = (code: 'no-such-game' | 'other-version') => ({ code, message: '' })

test('a table that is gone was given up if it was seen before its game, else it was never there', () => {
  expect(closedDoor(null, closed('no-such-game'))).toBe('unknown')
  expect(closedDoor(viewOf(), closed('no-such-game'))).toBe('givenUp')
  expect(closedDoor(viewOf({ phase: 'playing' }), closed('no-such-game'))).toBe('unknown')
  expect(closedDoor(viewOf(), closed('other-version'))).toBe('version')
})

test('the page is called as the door says', () => {
  expect(titleOf(viewOf(), closed('no-such-game'))).toBe(`${t('door.givenUp')} · ${t('title')}`)
})

test('the end says who has won, and of a solitaire that is short of its goal its points', () => {
  const over = (winners: readonly number[]) => titleOf(viewOf({ phase: 'over', result: { winners, scores: [{ seat: 0, total: 124, parts: [] }] } }), null)
  expect(over([0])).toContain('Mira has won')
  expect(over([])).toBe(`124 points · ${t('title')}`)
})
