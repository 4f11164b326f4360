// The files of each game, found by its folder.
import { expect, test } from 'vitest'
import { byGame } from '#web/lib/platform/by-game.ts'

test('a file belongs to the game whose folder it is in, whatever else its path holds; each game needs one', () => {
  const files = { '../valley/total.ts': 'of valley', '../tal/total.ts': 'of tal' }
  expect(byGame(files)).toEqual({ valley: 'of valley', tal: 'of tal' })
  expect(() => byGame({ '../valley/total.ts': 'of valley' })).toThrow('tal has none of these files')
})
