// Moves of figures, read from the lines of the log.
import { describe, expect, test } from 'vitest'
import { movesOf } from '#web/lib/tal/marches/figure-moves.ts'
import { line } from '#test/shared/tal/wire-fixtures.ts'

describe('moves read from the log', () => {
  test('name the space that was taken if a march was stopped there', () => {
    expect(
      movesOf([
        line(1, 2, 'march', { piece: '2o2', from: '17', to: '21', steps: 2, via: ['16'] }),
        line(2, 2, 'stopped', { piece: '2o2', at: '9/H', to: '21' }),
        line(3, 0, 'claim', { site: 4, piece: '0o1' }),
        line(4, 0, 'work', { piece: '0w1', from: '16', to: '14/A', steps: 1, via: [] }),
      ]),
    ).toEqual([
      { n: 1, seat: 2, piece: '2o2', places: ['17', '16', '21'], taken: '9/H' },
      { n: 4, seat: 0, piece: '0w1', places: ['16', '14/A'] },
    ])
  })
  test('have one place only if the march was stopped at its first step, from the area', () => {
    const move = { n: 2, seat: 2, piece: '2o2', places: ['21'], taken: '9/H' }
    const stopped = { piece: '2o2', at: '9/H', to: '21' }
    expect(movesOf([line(2, 2, 'stopped', { ...stopped, from: '21' })])).toEqual([move])
    // A line of an older game does not say where he stood.
    expect(movesOf([line(2, 2, 'stopped', stopped)])).toEqual([move])
  })
  test('an overseer stopped beside the space he stood on is put back into the area', () => {
    expect(movesOf([line(2, 2, 'stopped', { piece: '2o2', from: '9/G', at: '9/H', to: '21' })])).toEqual([
      { n: 2, seat: 2, piece: '2o2', places: ['9/G', '21'], taken: '9/H', isPutBack: true },
    ])
  })
})
