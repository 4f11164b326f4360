// Where an arrow key leads among the places that can be chosen.
import { describe, expect, test } from 'vitest'
import { nextOf, stepOf } from '#web/lib/tal/map/arrow-navigation.ts'
import { required } from '#test/shared/required.ts'

describe('an arrow key leads', () => {
  const along = required(stepOf('ArrowRight'))
  const down = required(stepOf('ArrowDown'))
  const up = required(stepOf('ArrowUp'))
  const grounds = ['17', '9', '9', '9', '14', '14']
  test('from one place to the next, and from the last to the first', () =>
    expect([0, 5].map(at => nextOf(grounds, at, along))).toEqual([1, 0]))
  test('up and down past the other spaces of the same site', () =>
    expect([nextOf(grounds, 1, down), nextOf(grounds, 4, up), nextOf(grounds, 5, down)]).toEqual([4, 3, 0]))
  test('from outside to the first or the last place', () =>
    expect([nextOf(grounds, -1, along), nextOf(grounds, -1, up)]).toEqual([0, 5]))
  test('down from a place on no ground to the next one, and nowhere if there is none', () =>
    expect([nextOf(['', ''], 0, down), nextOf([], -1, down)]).toEqual([1, -1]))
})
