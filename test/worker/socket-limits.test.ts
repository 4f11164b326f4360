// How many live sockets a seat and watchers may have, those included that never answer their close.
import { expect, test, vi } from 'vitest'
import { guestOf, type Client } from '../client/player.ts'
import { evict, lobbyFor, tableFor, watcher } from './api-client.ts'
import { opened, openSocket, type LiveSocket } from './live-socket.ts'

const refusedLine = async (client: Pick<Client, 'id' | 'token'>) => {
  const socket = await openSocket(client)
  await socket.until(({ closed }) => closed !== null)
  expect([socket.closed?.code, socket.received]).toMatchObject([
    4429,
    [{ error: { code: 'too-many', message: expect.stringMatching(/too many/i) } }],
  ])
}

test('spectators too many are sent away', async () => {
  const [client] = await tableFor(2)
  for (let count = 0; count < 64; count++) await openSocket(watcher(client))
  await refusedLine(watcher(client))
})

test('a ninth socket of a seat is told so; where one of the eight has been silent for a minute, that one goes', async () => {
  const [client] = await tableFor(2)
  const now = vi.spyOn(Date, 'now').mockReturnValue(Date.now() - 61_000)
  const sockets: LiveSocket[] = []
  for (let count = 0; count < 8; count++) sockets.push(await opened(client))
  await refusedLine(client)
  now.mockRestore()
  for (const socket of sockets.slice(0, 2)) socket.send({ type: 'view' })
  for (const socket of sockets.slice(3)) socket.send('ping')
  for (const socket of [...sockets.slice(0, 2), ...sockets.slice(3)])
    await socket.until(({ received }) => received.length > 1)
  await evict(client)
  await opened(client)
  await sockets[2]?.until(({ closed }) => closed !== null)
  expect(sockets.map(({ closed }) => closed?.code ?? null)).toEqual([null, null, 4429, null, null, null, null, null])
  await refusedLine(client)
})

test('sockets that do not answer their close count too: a seat has 16 at most', async () => {
  const [client] = await tableFor(2)
  for (let count = 0; count < 16; count++) {
    const socket = await openSocket(client, undefined, 'stays')
    socket.send('x'.repeat(17_000))
    await socket.until(({ closed }) => closed !== null)
  }
  await refusedLine(client)
})

test('those of whoever had the seat before do not count, though they never answer their close', async () => {
  const host = await lobbyFor(3)
  const before = await guestOf(host, 'Mallory')
  for (let count = 0; count < 16; count++) {
    const socket = await openSocket(before, undefined, 'stays')
    if (count < 8) socket.send('x'.repeat(17_000))
  }
  await before.call('/seats/1', 'DELETE')
  await evict(host)
  await opened(await guestOf(host, 'Bert'))
})
