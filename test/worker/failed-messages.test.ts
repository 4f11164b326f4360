// A pick that is stored reaches everybody with a live socket, whatever fails while it is told.
import { expect, test, vi } from 'vitest'
import { anyPick, asked, clientOf, playOn, type Client } from '../client/player.ts'
import { Chance } from '#shared/chance.ts'
import type { View } from '#shared/protocol.ts'
import { openSocket, untilPresent, type LiveSocket } from './live-socket.ts'
import { evict, inside, partOf, read, rowsOf, tableFor, watcher } from './api-client.ts'
import { required } from '#test/shared/required.ts'

/** Lets telling one viewer fail, so many times. */
function failFor(client: Client, failing: number | null, times: number): Promise<void> {
  return inside(client, (_state, table) => {
    const broadcaster = partOf<{ view(viewer: number | null): View }>(table, 'broadcaster')
    const { view } = broadcaster
    let left = times
    broadcaster.view = viewer => {
      if (viewer === failing && left-- > 0) throw new Error('an accident, secretly')
      return view.call(broadcaster, viewer)
    }
  })
}

async function withSockets(seats: number) {
  const clients = await tableFor(seats)
  await playOn(clients, new Chance(seats), 5)
  const sockets: LiveSocket[] = []
  for (const viewer of [...clients, watcher(clients[0])]) sockets.push(await openSocket(viewer))
  await untilPresent(
    clients.map((_, seat) => seat),
    sockets,
  )
  const view = required(await asked(clients))
  const pick = anyPick(required(view.decisions[0]), new Chance(1))
  const other = clients.findIndex((_, seat) => seat !== view.you)
  return { clients, sockets, client: clientOf(clients, view), pick, other }
}

const receivedBy = async (sockets: readonly LiveSocket[], clients: readonly Client[]) => {
  for (const [index, socket] of sockets.entries()) {
    const { version } = await (clients[index] ?? watcher(required(clients[0]))).view()
    await socket.until(({ views }) => views.at(-1)?.version === version)
  }
}

test('if telling one viewer fails, everybody is told all the same, and the pick is answered', async () => {
  const { clients, sockets, client, pick, other } = await withSockets(3)
  const reported = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  await failFor(client, other, 1)
  expect((await client.call('/picks', 'POST', pick)).status).toBe(200)
  expect(JSON.stringify(reported.mock.calls)).not.toContain('secretly')
  expect(reported).toHaveBeenCalledOnce()
  reported.mockRestore()
  await receivedBy(sockets, clients)
  expect(sockets.map(({ closed }) => closed)).toEqual([null, null, null, null])
})

test('who cannot be told at all has to open its socket again; all others are told', async () => {
  const { clients, sockets, client, pick, other } = await withSockets(3)
  const reported = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  await failFor(client, other, Infinity)
  expect((await client.call('/picks', 'POST', pick)).status).toBe(200)
  reported.mockRestore()
  await sockets[other]?.until(({ closed }) => closed !== null)
  expect(sockets[other]?.closed?.code).toBe(1011)
  await evict(client)
  const others = sockets.filter((_, index) => index !== other)
  await receivedBy(others, [...clients.filter((_, index) => index !== other)])
  const back = await openSocket(required(clients[other]))
  await back.until(({ views }) => views.length > 0)
  expect(back.views[0]?.version).toBe((await clients[other]?.view())?.version)
})

test('a repeat of a pick of which nobody was told tells everybody who is behind, and nobody else anything', async () => {
  const { clients, sockets, client, pick } = await withSockets(3)
  await inside(client, (_state, table) => {
    const broadcaster = partOf<object>(table, 'broadcaster')
    Reflect.set(broadcaster, 'broadcast', () => {
      Reflect.deleteProperty(broadcaster, 'broadcast')
      throw new Error('an accident')
    })
  })
  const reported = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const rows = await rowsOf(client)
  expect((await read(await client.call('/picks', 'POST', pick))).status).toBe(500)
  reported.mockRestore()
  expect(await rowsOf(client)).toBe(rows + 1)
  expect((await client.call('/picks', 'POST', pick)).status).toBe(200)
  await receivedBy(sockets, clients)
  const received = sockets.map(socket => socket.received.length)
  expect((await client.call('/picks', 'POST', pick)).status).toBe(200)
  await evict(client)
  expect((await client.call('/picks', 'POST', pick)).status).toBe(200)
  expect(sockets.map(socket => socket.received.length)).toEqual(received)
  expect(await rowsOf(client)).toBe(rows + 1)
})
