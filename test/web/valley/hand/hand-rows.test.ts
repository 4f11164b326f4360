// How the cards of a hand lie on a tablet, beside and below the pyramid.
import { describe, expect, test } from 'vitest'
import { acrossBelow, acrossBeside } from '#web/lib/valley/hand/hand-rows.ts'

describe('beside the pyramid', () => {
  // 1180 x 820 and 1024 x 768, as high as seats, question and tomb leave it.
  const large = [480, 566] as const
  const small = [430, 512] as const
  test.each([
    [5, large, 3],
    [8, large, 3],
    [10, large, 4],
    [5, small, 3],
    [8, small, 3],
    [12, small, 3],
  ])('%i cards in %j lie %i side by side', (held, [width, height], across) =>
    expect(acrossBeside(held, width, height)).toBe(across),
  )
  test('more cards than have room with their texts do not lie so', () => {
    expect(acrossBeside(13, ...small)).toBe(0)
    expect(acrossBeside(5, 430, 120)).toBe(0)
    expect(acrossBeside(1, 100, 500)).toBe(0)
  })
  test('an empty hand takes no other room', () => expect(acrossBeside(0, ...small)).toBe(3))
})

test('below it there are two rows at most', () =>
  expect([5, 12, 13].map(held => acrossBelow(held, 758))).toEqual([6, 6, 0]))
