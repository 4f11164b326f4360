// Reminders at tables with a clock: they come while there is time, and say how much of it is left.
import { expect, test } from 'vitest'
import { target } from '../push/push-target.ts'
import { bodyOf } from './memory-place.ts'
import { bodies, satDown, untilAsked, wished } from './push-table.ts'

const hour = 60 * 60 * 1000
const day = 24 * hour

test('where a turn may take a day the reminder comes six hours before the time is out, and says so in both languages', async () => {
  const sat = await satDown(['Anna', 'Bert'], { clock: day / 1000 })
  bodyOf(await wished(sat, 1, target('other-1', 'de')))
  await untilAsked(sat)
  const before = bodies(sat).length
  await sat.place.pass(18 * hour - 1)
  expect(bodies(sat)).toHaveLength(before)
  sat.table.unload()
  await sat.place.pass(1)
  expect(bodies(sat).slice(before)).toEqual([
    ['1', 'It is still your turn, and you have 6 hours left. Anna is waiting.'],
    ['1', 'Du bist immer noch dran. Du hast noch 6 Stunden Zeit. Anna wartet.'],
  ])
  // It is not to be read once a bot has picked.
  expect(sat.table.push.sent.at(-1)).toMatchObject({ reason: 'reminder', seconds: 6 * 3600 })
  await sat.place.pass(5 * hour)
  expect(bodies(sat)).toHaveLength(before + 2)
})

test.each([
  [7 * day, day, '6 days'],
  [3 * day, day, '2 days'],
  [2 * day, day, '24 hours'],
  [84 * hour, day, '2 days'],
  [60 * hour, day, '36 hours'],
  [10 * hour, 7.5 * hour, '2 hours'],
  [6 * hour, 4.5 * hour, '90 minutes'],
  [hour, 45 * 60_000, '15 minutes'],
])('at a clock of %i ms the reminder comes after %i ms and says that there are %s', async (clock, after, left) => {
  const sat = await satDown(['Anna', 'Bert'], { clock: clock / 1000 })
  await untilAsked(sat)
  const before = bodies(sat).length
  await sat.place.pass(after - 1)
  expect(bodies(sat)).toHaveLength(before)
  await sat.place.pass(1)
  expect(bodies(sat).at(-1)).toEqual(['1', `It is still your turn, and you have ${left} left. Anna is waiting.`])
})

test('where a turn may take five minutes there is no reminder before the time is out', async () => {
  const sat = await satDown(['Anna', 'Bert'], { clock: 300 })
  await untilAsked(sat)
  const { length } = bodies(sat)
  await sat.place.pass(299_999)
  expect(bodies(sat)).toHaveLength(length)
})
