// How many watch a table: told to everybody, apart from what happens there.
import { expect, test } from 'vitest'
import type { View } from '#shared/protocol.ts'
import { required } from '#test/shared/required.ts'
import { evict, lobbyFor, rowsOf, tableFor, watcher } from './api-client.ts'
import { openSocket, withChanges, type LiveSocket } from './live-socket.ts'

/** Waits until a socket was told that so many watch. */
async function untilWatched(socket: LiveSocket, count: number): Promise<View> {
  await socket.until(({ views }) => views.at(-1)?.watching === count)
  return required(socket.views.at(-1))
}

test('everybody is told how many watch, as they come and go, also at a table that slept in between', async () => {
  const clients = await tableFor(2)
  const [anna] = clients
  const rows = await rowsOf(anna)
  const player = await openSocket(anna, withChanges(anna))
  const first = await openSocket(watcher(anna), withChanges(watcher(anna)))
  const { version } = await untilWatched(player, 1)
  await evict(anna)
  const second = await openSocket(watcher(anna))
  await untilWatched(player, 2)
  await untilWatched(second, 2)
  await evict(anna)
  first.close()
  // The one change that a socket is sent for it holds nothing else, and no version moves.
  const from = player.received.length
  await untilWatched(player, 1)
  expect(player.received.slice(from)).toEqual([{ type: 'change', from: version, version, view: { watching: 1 } }])
  await evict(anna)
  second.close()
  await untilWatched(player, 0)
  expect((await anna.view()).watching).toBe(0)
  expect((await anna.view()).version).toBe(version)
  expect(await rowsOf(anna)).toBe(rows)
})

test('seats and sockets that were turned away do not count as spectators', async () => {
  const host = await lobbyFor(2)
  const player = await openSocket(host)
  const watching = await openSocket(watcher(host))
  await openSocket(host)
  await openSocket({ id: host.id, token: 'wrong' })
  await untilWatched(player, 1)
  await evict(host)
  const turnedAway = await openSocket({ id: host.id, token: 'wrong' })
  await turnedAway.until(({ closed }) => closed !== null)
  watching.close()
  expect((await untilWatched(player, 0)).seats[0]?.connected).toBe(true)
})
