// When a page connects anew because the bots of its table do not go on.
import { expect, test } from 'vitest'
import { LateBots } from '#web/lib/table/bots/late-bots.ts'
import { required } from '#test/shared/required.ts'
import { viewOf } from '#test/shared/wire-records.ts'

const minute = 60_000
const asked = (bot: 'newcomer' | null, version = 4) =>
  viewOf({
    version,
    waitingFor: [1],
    seats: [0, 1].map(seat => ({ ...required(viewOf({}).seats[0]), seat, bot: seat ? bot : null })),
  })

test('after a minute without news of bots that are asked, then after two more, four, and at last each hour', () => {
  const bots = new LateBots()
  const late: number[] = []
  for (let time = 0; time <= 300 * minute; time += minute / 2)
    if (bots.areLate(asked('newcomer'), time)) late.push(time / minute)
  expect(late).toEqual([1, 3, 7, 15, 31, 63, 123, 183, 243])
})

test('it counts anew with each change, and not at all while people are asked', () => {
  const bots = new LateBots()
  for (let time = 0; time < 60 * minute; time += minute / 2)
    expect([bots.areLate(asked('newcomer', 4 + time / minute), time), bots.areLate(asked(null), time)]).toEqual([
      false,
      false,
    ])
})
