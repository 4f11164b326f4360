// What a table of this game can be asked to be (API.md, Options).
import { expect, test } from 'vitest'
import { settle } from '#shared/tal/options.ts'

test('two to four players can play', () => {
  for (const seats of [2, 3, 4]) expect(settle({}, seats)).toEqual({ short: false })
  for (const seats of [1, 5, 6])
    expect(settle({}, seats)).toEqual({
      code: 'bad-options',
      message: `Tal der Könige is for 2 to 4 players, not for ${seats}.`,
    })
})

test('the shorter game is an option', () => {
  expect(settle({ short: true }, 3)).toEqual({ short: true })
  expect(settle(undefined, 3)).toEqual({ short: false })
})

test('anything else is refused with a sentence', () => {
  expect(settle({ short: 'yes' }, 3)).toMatchObject({
    code: 'bad-options',
    message: expect.stringContaining('(short)'),
  })
  expect(settle({ edition: 'base' }, 3)).toMatchObject({
    code: 'bad-options',
    message: expect.stringContaining('edition'),
  })
})
