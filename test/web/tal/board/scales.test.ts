// The scales beside a contested site: who is compared there, and how wide they are.
import { describe, expect, test } from 'vitest'
import { scalesOf, widest } from '#web/lib/tal/board/scales.ts'
import { drawn } from '#test/scenes/drawn-board.ts'

describe('the scales of a contested site', () => {
  const places = ['9/A', '9/B', '9/C', '9/D', '9/E', '9/F', '9/G', '9/H']
  /** These figures on site 9, which is seat 1's, and nobody else. */
  const scales = (...there: readonly string[]) =>
    scalesOf(
      {
        ...drawn,
        pieces: drawn.pieces.map(piece => ({
          ...piece,
          at: there.includes(piece.id) ? (places[there.indexOf(piece.id)] ?? '') : '16',
        })),
      },
      9,
    )
  const shown = (...there: readonly string[]) =>
    scales(...there).planks.map(({ sides }) =>
      sides.map(({ seat, n, ahead }) => `${seat}: ${n}${ahead ? ' ahead' : ''}`),
    )
  test('show everybody who has any of a kind there, and the owner also without', () => {
    expect(shown('0o1', '2o1', '2o2', '3o1', '2w1')).toEqual([
      ['0: 1 ahead', '1: 0', '2: 2 ahead', '3: 1 ahead'],
      ['1: 0', '2: 1 ahead'],
    ])
  })
  test('show the owner with none against the only player who has any', () =>
    expect(shown('1w1', '2o1')).toEqual([
      ['1: 0', '2: 1 ahead'],
      ['1: 1 ahead', '2: 0'],
    ]))
  test('are never wider than the ground has room', () => {
    for (const there of [
      ['1o1', '2w1'],
      ['0o1', '1o1', '2o1', '2w1'],
      ['0o1', '1o1', '2o1', '3o1', '0w1', '1w1', '2w1', '3w1'],
    ]) {
      const { planks, scale } = scales(...there)
      const last = planks.at(-1)
      expect(((last?.x ?? 0) + (last?.width ?? 0)) * scale).toBeLessThanOrEqual(widest)
    }
    expect(scales('1o1', '2w1').scale).toBe(1)
  })
})
