// Of what was missed five lines are told at most: those that matter most, in the order in which they happened.
import { expect, test } from 'vitest'
import { loadTexts } from '#web/lib/messages/collection.ts'
import { logs } from '#web/lib/messages/texts.ts'
import { missedLines, weights, type MissedLine, type MissedTurn } from '#web/lib/table/missed/missed-lines.ts'
import { momentsOf } from '#web/lib/table/missed/moments.ts'
import { lineOf, viewOf } from '#test/shared/wire-records.ts'
import { missedOf } from '#test/web/missed-views.ts'

await loadTexts(logs.valley)

type Weight = keyof typeof weights
const people = ['Mira', 'Anna', 'Tom', 'Jola', 'Kim', 'Ben']
/** What is told of turns, each with how much it matters, after others have played for seats: by key and seat. */
function told(
  turns: readonly (readonly [seat: number, did: Weight])[],
  ...played: readonly (readonly [string, number])[]
) {
  const seats = people.map((name, seat) => ({ seat, name, bot: null, standIn: null, connected: true }))
  const first = viewOf({ phase: 'playing', you: 0, seats })
  const log = played.map(([key, seat], k) =>
    lineOf({ n: k + 1, pick: k + 1, key, seat, params: { bot: 'club', by: seat } }),
  )
  const say = ({ seat, did }: MissedTurn<Weight>): MissedLine => ({
    seat,
    sentences: [[{ text: did.join() }]],
    titles: [],
    points: 0,
    hits: false,
    weight: Math.max(...did.map(each => weights[each])),
  })
  const moments = momentsOf(missedOf([first, { ...first, log }]), null)
  const { lines, more } = missedLines(
    moments,
    turns.map(([seat, did]) => ({ seat, did: [did] })),
    say,
  )
  return { lines: lines.map(({ seat, weight }) => [seat, weight]), more }
}
const { quiet, did, gained, seat: playedFor, hit } = weights

test('each of five turns has a line; of six each player has one', () => {
  const five = [
    [1, 'did'],
    [2, 'quiet'],
    [1, 'did'],
    [2, 'gained'],
    [1, 'quiet'],
  ] as const
  expect(told(five)).toEqual({
    lines: [
      [1, did],
      [2, quiet],
      [1, did],
      [2, gained],
      [1, quiet],
    ],
    more: 0,
  })
  expect(told([...five, [2, 'hit']])).toEqual({
    lines: [
      [1, did],
      [2, hit],
    ],
    more: 0,
  })
})

test('where even that is too much what matters least is left out, and counted', () => {
  const turns = [
    [1, 'quiet'],
    [2, 'hit'],
    [3, 'did'],
    [4, 'gained'],
    [5, 'did'],
  ] as const
  expect(told(turns, ['stand-in', 3], ['gave-up', 4])).toEqual({
    lines: [
      [3, playedFor],
      [4, playedFor],
      [2, hit],
      [3, did],
      [4, gained],
    ],
    more: 2,
  })
})

test('of who played for whom the last two are told, but not that the viewer is back', () => {
  const { lines } = told([], ['stand-in', 0], ['stand-in', 1], ['back', 3], ['stand-in', 2], ['back', 0])
  expect(lines).toEqual([
    [3, playedFor],
    [2, playedFor],
  ])
})
