// What frames cost: a bucket of tokens a seat and one for all watchers, wishes for the view, and sockets that nobody reads.
import { beforeEach, expect, test, vi } from 'vitest'
import type { Outbox } from '#shared/table/outbox.ts'
import type { Connections } from '#shared/table/ports.ts'
import { costs, TokenBucket } from '#shared/table/token-bucket.ts'
import { anyPick, asked, clientOf, type Client } from '../client/player.ts'
import { Chance } from '#shared/chance.ts'
import { opened, untilPresent, type LiveSocket } from './live-socket.ts'
import { evict, inside, partOf, tableFor, watcher } from './api-client.ts'
import { required } from '#test/shared/required.ts'

let clients: readonly [Client, Client, ...Client[]]
beforeEach(async () => {
  clients = await tableFor(2)
})

/** Limits hold at the table until it is evicted, and for its buckets the clock stands still. */
const limit = async () => {
  await inside(clients[0], (_state, table) => {
    Reflect.set(table, 'env', { ...Reflect.get(table, 'env'), LIMITS: 'on' })
  })
  return vi.spyOn(Date, 'now').mockReturnValue(Date.now())
}
const flood = (socket: LiveSocket, frame: unknown, times: number) => {
  for (let count = 0; count < times; count++) socket.send(frame)
}
const closedWith = async (socket: LiveSocket) => {
  await socket.until(({ closed }) => closed !== null)
  return [socket.closed?.code, socket.received.at(-1)]
}
const tooMany = [4429, { type: 'error', error: { code: 'too-many' } }]
const wish = { type: 'view' }
/** Refused whoever sends it. */
const nonsense = { type: 'nonsense' }
const errors = (socket: LiveSocket) =>
  socket.received.filter(message => message !== 'pong' && message.type === 'error').length

test('a bucket holds 240 tokens and gets 30 a second: so many picks at once, and so many for ever', () => {
  const bucket = new TokenBucket(0)
  const picks = (now: number) => {
    let made = 0
    while (bucket.take(costs.pick, now)) made++
    return made
  }
  expect(picks(0)).toBe(240)
  expect(picks(0)).toBe(0)
  expect(picks(1000)).toBe(30)
  expect(picks(1500)).toBe(15)
  expect(picks(60_000)).toBe(240)
})

test('24 wishes for the view empty the bucket of a seat, over whichever of its sockets they come; others have their own', async () => {
  const sockets = [await opened(clients[0]), await opened(clients[0])] as const
  const [other, watching] = [await opened(clients[1]), await opened(watcher(clients[0]))]
  await limit()
  flood(sockets[0], wish, 12)
  flood(sockets[1], wish, 13)
  expect(await closedWith(sockets[1])).toMatchObject(tooMany)
  expect(sockets[0].closed).toBeNull()
  for (const socket of [other, watching]) {
    flood(socket, wish, 24)
    await socket.next('view')
    expect(socket.closed).toBeNull()
  }
})

test('all watchers share one bucket', async () => {
  const sockets = await Promise.all([0, 1, 2].map(() => opened(watcher(clients[0]))))
  await limit()
  for (const socket of sockets.slice(1)) flood(socket, wish, 12)
  for (const socket of sockets.slice(1)) await socket.next('view')
  sockets[0]?.send(wish)
  expect(await closedWith(required(sockets[0]))).toMatchObject(tooMany)
})

test('a refusal costs 20: the twelfth at once closes the socket, and it fills again with time', async () => {
  const socket = await opened(clients[0])
  const now = await limit()
  flood(socket, nonsense, 11)
  await socket.until(() => errors(socket) === 11)
  now.mockReturnValue(Date.now() + 8000)
  flood(socket, nonsense, 11)
  await socket.until(() => errors(socket) === 22)
  expect(socket.closed).toBeNull()
  socket.send(nonsense)
  expect(await closedWith(socket)).toMatchObject(tooMany)
})

test('a pick costs one; sent again it costs as much as the view that it brings', async () => {
  const view = required(await asked(clients))
  const socket = await opened(clientOf(clients, view))
  await limit()
  const pick = { type: 'pick', ...anyPick(required(view.decisions[0]), new Chance(5)) }
  for (let times = 0; times < 1 + 21; times++) {
    socket.send(pick)
    await socket.next('accepted')
  }
  socket.send(pick)
  expect(await closedWith(socket)).toMatchObject(tooMany)
})

test('LIMITS "off" leaves frames free', async () => {
  const socket = await opened(clients[0])
  flood(socket, nonsense, 30)
  await socket.until(() => errors(socket) === 30)
  expect(socket.closed).toBeNull()
})

test('a wish is answered at once, but within two seconds of the last whole view only when they are over, and all by one', async () => {
  const began = Date.now()
  const socket = await opened(watcher(clients[0]))
  await untilPresent([], [socket])
  const known = socket.views.length
  flood(socket, wish, 5)
  await socket.next('view')
  expect(Date.now() - began).toBeGreaterThan(1900)
  flood(socket, wish, 5)
  await socket.next('view')
  expect(socket.views).toHaveLength(known + 2)
  await evict(clients[0])
  socket.send(wish)
  await socket.next('view')
  expect(socket.views).toHaveLength(known + 3)
})

test('a socket that does not read is closed once 256 KB went over it without a sign of life, also where the table slept meanwhile', async () => {
  const view = await clients[0].view()
  const size = JSON.stringify({ type: 'view', view }).length
  const [mute, pinging, asking] = [await opened(clients[0]), await opened(clients[0]), await opened(clients[0])]
  const sendAll = (times: number) =>
    inside(clients[0], (_state, table) => {
      Reflect.set(table, 'env', { ...Reflect.get(table, 'env'), LIMITS: 'on' })
      const outbox = partOf<Outbox>(table, 'outbox')
      for (let count = 0; count < times; count++)
        for (const connection of partOf<Connections>(table, 'connections').of(0)) outbox.sendWhole(connection, view)
    })
  const half = Math.floor((128 * 1024) / size)
  await sendAll(half)
  await evict(clients[0])
  await sendAll(half - 2)
  await scheduler.wait(5)
  pinging.send('ping')
  asking.send(wish)
  await pinging.until(({ received }) => received.includes('pong'))
  await scheduler.wait(5)
  await sendAll(4)
  expect(await closedWith(mute)).toMatchObject([4408, { type: 'error', error: { code: 'too-many' } }])
  await sendAll(half)
  for (const socket of [pinging, asking]) expect(socket.closed).toBeNull()
})
