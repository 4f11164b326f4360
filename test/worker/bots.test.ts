// Bots at a table, through the API.
import { expect, test } from 'vitest'
import type { MadeTable } from '#shared/protocol.ts'
import { Client } from '../client/player.ts'
import { codeOf, evict, lobbyFor, reach, read, rowsOf, send, watcher } from './api-client.ts'

const wish = { game: 'valley', seats: 3, name: 'Anna' }

test('a table is made with bots, one more is seated by the host alone, and one is sent away', async () => {
  const { status, body } = await send<MadeTable>('/api/games', 'POST', { ...wish, seats: 4, bots: ['newcomer'] })
  expect(status).toBe(201)
  const host = new Client(reach, body.id, body.token)
  expect(await rowsOf(host)).toBe(1)
  expect(codeOf(await read(await watcher(host).call('/seats', 'POST', { bot: 'club' })))).toBe('401 bad-token')
  expect(await read(await host.call('/seats', 'POST', { bot: 'club' }))).toMatchObject({
    status: 201,
    body: { seat: 2 },
  })
  await evict(host)
  const { seats } = await host.view()
  expect(seats.map(({ bot, connected }) => [bot, connected])).toEqual([
    [null, false],
    ['newcomer', true],
    ['club', true],
    [null, false],
  ])
  expect((await read(await host.call('/seats/1', 'DELETE'))).body).toMatchObject({ seats: [{}, { bot: null }, {}, {}] })
})

test('what is no level, too many bots, and bots for a game without any are refused', async () => {
  for (const bots of [['best'], ['club', 'club', 'club'], 'club'])
    expect(codeOf(await send('/api/games', 'POST', { ...wish, bots }))).toBe('422 bad-body')
  const host = await lobbyFor(3)
  for (const bot of ['best', null, 1])
    expect(codeOf(await read(await host.call('/seats', 'POST', { bot })))).toBe('422 bad-body')
  expect(await rowsOf(host)).toBe(1)
})
