// The end of a game: who is level at the top, and a name that fits into the headline.
import { expect, test } from 'vitest'
import { levelAtTop, nameInHeadline, type Ended } from '#web/lib/tal/end/heaps.ts'

test('players level at the top are named only if there are at least two of them', () => {
  const player = (seat: number, total: number): Ended => ({
    seat,
    name: String(seat),
    won: seat === 0,
    total,
    heaps: [],
    complete: 1,
    blocks: 5,
  })
  expect(levelAtTop([player(0, 8), player(1, 8), player(2, 3)]).map(({ seat }) => seat)).toEqual([0, 1])
  expect(levelAtTop([player(0, 8), player(1, 3)])).toEqual([])
})

test('a headline cuts only a word that is too long for a line', () => {
  expect(nameInHeadline('Wilhelmina Schwarzenberg')).toBe('Wilhelmina Schwarzenberg')
  expect(nameInHeadline('W'.repeat(24))).toBe(`${'W'.repeat(11)}…`)
  expect(nameInHeadline('i'.repeat(24))).toBe(`${'i'.repeat(17)}…`)
})
