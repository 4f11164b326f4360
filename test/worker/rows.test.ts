// What a game writes: one row a call, and next to nothing else. The free plan counts these rows.
import { expect, test } from 'vitest'
import { tableId } from '#shared/table/tokens.ts'
import { randomBytes } from '#worker/random-bytes.ts'
import { anyPick, asked, clientOf, playOn } from '../client/player.ts'
import { Chance } from '#shared/chance.ts'
import { required } from '#test/shared/required.ts'
import { counting } from './counted-rows.ts'
import { inside, lobbyFor, read, rowsOf, send, tableFor } from './api-client.ts'

test('a pick writes one row, a refusal, a repeat and a look none', async () => {
  const clients = await tableFor(2)
  const counted = await counting(clients[0])
  await playOn(clients, new Chance(1), 9)
  const view = required(await asked(clients))
  const pick = anyPick(required(view.decisions[0]), new Chance(1))
  await clientOf(clients, view).pick(pick)
  expect(await counted()).toMatchObject({ written: 10, writes: 10 })
  await clientOf(clients, view).pick(pick)
  await clients[0].view()
  expect(
    (await read(await clients[0].call('/picks', 'POST', { decision: '0-1', options: ['nonsense'] }))).status,
  ).toBeGreaterThan(400)
  expect(await counted()).toMatchObject({ written: 10, writes: 10 })
})

test('making a table writes three rows, the alarm apart, and finding it again none', async () => {
  const key = 'k'.repeat(22)
  const counted = await counting({ id: tableId(key, randomBytes) })
  await send('/api/games', 'POST', { game: 'valley', seats: 2, name: 'Anna', key })
  await send('/api/games', 'POST', { game: 'valley', seats: 2, name: 'Anna', key })
  // SQLite counts two for the table itself.
  expect(await counted()).toMatchObject({ written: 3, writes: 2 })
})

test('sitting down writes one row', async () => {
  const host = await lobbyFor(3)
  const counted = await counting(host)
  await host.call('/seats', 'POST', { name: 'Ben' })
  expect(await counted()).toMatchObject({ written: 1, writes: 1 })
})

test('a whole game is as many rows as its calls, and the alarm is set once', async () => {
  const clients = await tableFor(3)
  const counted = await counting(clients[0])
  const alarm = await inside(clients[0], ({ storage }) => storage.getAlarm())
  const picks = await playOn(clients, new Chance(2))
  const { written } = await counted()
  expect(written).toBe(picks)
  expect(await rowsOf(clients[0])).toBe(picks + 3)
  expect(await inside(clients[0], ({ storage }) => storage.getAlarm())).toBe(alarm)
  const { size, settled } = await inside(clients[0], ({ storage }) => ({
    size: storage.sql.databaseSize,
    settled: Number(storage.sql.exec('SELECT count(*) AS settled FROM rows WHERE saved IS NOT NULL').one()['settled']),
  }))
  expect(settled).toBeGreaterThan(20)
  expect(size).toBeLessThan(1_000_000)
})
