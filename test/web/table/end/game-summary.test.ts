// What is said of how a game went.
import { expect, test } from 'vitest'
import { leadSaid, summaryOf } from '#web/lib/table/end/game-summary.ts'

const players = { names: ['Mira', 'Anna', 'Tom'], you: 0 }
const game = (...points: readonly (readonly number[])[]) => points.map((each, at) => ({ round: at, points: each }))
const said = (points: readonly (readonly number[])[], winners: readonly number[], you: number | null = 0) =>
  summaryOf(game(...points), winners, { ...players, you }, null).highlights.map(({ text }) => text)

test('the turning point is told with its round, who led before, and how often the lead changed hands', () => {
  const points = [
    [0, 0, 0],
    [1, 4, 0],
    [9, 4, 0],
    [9, 16, 0],
    [25, 16, 0],
    [36, 16, 0],
  ]
  expect(said(points, [0])).toEqual([
    'In round 4 you went ahead and stayed there. Until then Anna led. The lead changed hands 3 times.',
  ])
  expect(said(points, [0], null)).toEqual([
    'In round 4 Mira went ahead and stayed there. Until then Anna led. The lead changed hands 3 times.',
  ])
  expect(summaryOf(game(...points), [0], players, null).turningMoment).toBe(4)
})

test('it is said where the last turn decided, where one always led, and where points did not decide', () => {
  expect(
    said(
      [
        [0, 0, 0],
        [4, 4, 1],
        [4, 9, 1],
      ],
      [1],
    ),
  ).toEqual(['Only at the very end, in round 2, did Anna go ahead. Just before, the leaders were level.'])
  expect(
    said(
      [
        [0, 0, 0],
        [1, 0, 0],
        [4, 1, 1],
      ],
      [0],
    ),
  ).toEqual(['None: you led from the first points to the end.'])
  expect(
    said(
      [
        [0, 0, 0],
        [4, 4, 1],
      ],
      [0],
    ),
  ).toEqual(['None: at the end the best had equal points.'])
})

test('who leads at a moment is told with its round', () => {
  const at = (...points: readonly number[]) => leadSaid({ round: 7, points }, players)
  expect([at(4, 1, 1), at(1, 9, 4), at(4, 4, 1), at(25)]).toEqual([
    'Round 7: you lead',
    'Round 7: Anna leads',
    'Round 7: level',
    'Round 7',
  ])
})

test('alone, it is told when half of the points were there', () => {
  const { highlights, turningMoment } = summaryOf(game([0], [9], [16], [25]), [], { names: ['Mira'], you: 0 }, null)
  expect(highlights).toEqual([{ title: 'Halfway', text: 'In round 2 of 3 half of the points were there.' }])
  expect(turningMoment).toBeNull()
})

test('without points nothing is told', () => {
  expect(summaryOf(game([0]), [], { names: ['Mira'], you: 0 }, null).highlights).toEqual([])
})
