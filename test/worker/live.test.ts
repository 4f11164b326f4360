// Live sockets: what comes over them, what may be said, how they end, and that they sleep with the table.
import { expect, test, vi } from 'vitest'
import type { View } from '#shared/protocol.ts'
import { viewerOf } from '#shared/table/admission.ts'
import type { Connection } from '#shared/table/ports.ts'
import { anyPick, asked, clientOf, playOn, type Client } from '../client/player.ts'
import { Chance } from '#shared/chance.ts'
import { opened, openSocket, untilPresent, withChanges, type LiveSocket } from './live-socket.ts'
import { evict, inside, loadedIn, lobbyFor, machineOf, partOf, read, stateIn, tableFor, watcher } from './api-client.ts'
import { required } from '#test/shared/required.ts'

const version = (socket: LiveSocket) => socket.views.at(-1)?.version
/** Who is there is told apart from everything else and may come at any moment. */
const apart = ({ seats, ...view }: View) => ({
  ...view,
  watching: null,
  seats: seats.map(seat => ({ ...seat, connected: null })),
})

test('a socket gets the view at once, under the subprotocol `table`', async () => {
  const [client] = await tableFor(2)
  for (const viewer of [client, watcher(client)]) {
    const socket = await opened(viewer)
    expect(socket.protocol).toBe('table')
    expect(apart(required(socket.views[0]))).toEqual(apart(await viewer.view()))
  }
  expect((await opened(client, withChanges(client))).protocol).toBe('table')
})

test('after every pick each viewer gets a view of its own, the one who picked is also told that it was accepted', async () => {
  const clients = await tableFor(3)
  const sockets = await Promise.all([...clients, watcher(clients[0])].map(client => opened(client)))
  await untilPresent([0, 1, 2], sockets)
  const chance = new Chance(1)
  for (let picks = 0; picks < 40; picks++) {
    const view = required(await asked(clients))
    const pick = anyPick(chance.one(view.decisions), chance)
    const socket = required(sockets[view.you ?? 0])
    const from = socket.received.length
    socket.send({ type: 'pick', ...pick })
    const accepted = await socket.next('accepted')
    expect(accepted).toEqual({ type: 'accepted', decision: pick.decision, version: version(socket) })
    expect(socket.received.slice(from).map(message => (message === 'pong' ? message : message.type))).toEqual([
      'view',
      'accepted',
    ])
    for (const [index, each] of sockets.entries()) {
      const now = await (clients[index] ?? watcher(clients[0])).view()
      await each.until(socket => version(socket) === now.version)
      expect(apart(required(each.views.at(-1)))).toEqual(apart(now))
    }
  }
})

test('a socket is told what is picked by a call, also after the table slept', async () => {
  const clients = await tableFor(2)
  const sockets = await Promise.all(clients.map(client => opened(client)))
  for (let picks = 0; picks < 5; picks++) {
    await evict(clients[0])
    await playOn(clients, new Chance(picks), 1)
    for (const [index, socket] of sockets.entries()) {
      const now = await clients[index]?.view()
      await socket.until(socket => version(socket) === now?.version)
    }
  }
  await evict(clients[0])
  const view = required(await asked(clients))
  const socket = required(sockets[view.you ?? 0])
  socket.send({ type: 'pick', ...anyPick(required(view.decisions[0]), new Chance(9)) })
  expect((await socket.next('accepted')).version).toBe(version(socket))
})

test('a socket that drops and comes back misses nothing', async () => {
  const clients = await tableFor(2)
  const socket = await opened(clients[1])
  socket.close()
  await playOn(clients, new Chance(2), 12)
  const back = await opened(clients[1])
  expect(apart(required(back.views[0]))).toEqual(apart(await clients[1].view()))
  const view = required(await asked(clients))
  const own = view.you === 1 ? back : await opened(clientOf(clients, view))
  const pick = anyPick(required(view.decisions[0]), new Chance(3))
  own.send({ type: 'pick', ...pick })
  await own.next('accepted')
  own.send({ type: 'pick', ...pick })
  expect((await own.next('accepted')).version).toBe(version(own))
})

test('`ping` is answered without waking the table; `view` brings the whole view', async () => {
  const [client] = await tableFor(2)
  const socket = await opened(watcher(client))
  await untilPresent([], [socket])
  const known = socket.views.length
  await evict(client)
  socket.send('ping')
  await socket.until(({ received }) => received.includes('pong'))
  expect(await inside(client, (_state, table) => stateIn(table))).toBeNull()
  socket.send({ type: 'view' })
  await socket.next('view')
  expect(socket.views).toHaveLength(known + 1)
})

test('refused picks: with the decision, and with the view where it is stale', async () => {
  const clients = await tableFor(2)
  const view = required(await asked(clients))
  const client = clientOf(clients, view)
  const socket = await opened(client)
  const decision = view.decisions[0]?.id ?? ''
  socket.send({ type: 'pick', decision, options: ['nonsense'] })
  expect(await socket.next('error')).toMatchObject({ decision, error: { code: 'illegal-pick' } })
  socket.send({ type: 'pick', decision: '0-999', options: ['end'] })
  const stale = await socket.next('error')
  expect(stale).toMatchObject({ decision: '0-999', error: { code: 'stale-decision' } })
  expect(apart(required(stale.view))).toEqual(apart(view))
  socket.send({ type: 'pick', decision })
  expect(await socket.next('error')).toMatchObject({ decision, error: { code: 'bad-body', issues: [{}] } })
  socket.send({ type: 'nonsense', decision })
  const nonsense = await socket.next('error')
  expect(nonsense).toMatchObject({ error: { code: 'bad-body' } })
  expect(nonsense).not.toHaveProperty('decision')
  expect(socket.closed).toBeNull()
})

test('a spectator cannot pick', async () => {
  const clients = await tableFor(2)
  const view = required(await asked(clients))
  const socket = await opened(watcher(clients[0]))
  socket.send({ type: 'pick', decision: view.decisions[0]?.id, options: ['end'] })
  expect(await socket.next('error')).toMatchObject({ error: { code: 'bad-token' } })
})

test('after three frames that cannot be read the socket is closed, whether the table slept or not', async () => {
  const [client] = await tableFor(2)
  const socket = await opened(client)
  const other = await opened(client)
  for (const frame of ['{', 'x'.repeat(16_000), new ArrayBuffer(4)]) {
    expect(socket.closed).toBeNull()
    await evict(client)
    socket.send(frame)
    expect((await socket.next('error')).error.code).toBe('bad-json')
  }
  await socket.until(({ closed }) => closed !== null)
  expect(socket.closed?.code).toBe(4400)
  expect(other.closed).toBeNull()
})

test.each([
  ['a wrong token', 4401, 'bad-token'],
  ['a table that does not exist', 4404, 'no-such-game'],
  ['an address of no table', 4404, 'no-such-game'],
])('%s: accepted, told, closed', async (which, code, refusal) => {
  const [client] = await tableFor(2)
  const socket = await openSocket(
    which === 'a wrong token'
      ? { id: client.id, token: 'wrong' }
      : { id: which === 'an address of no table' ? 'x' : 'BBBBBBBBBBBBBBBB', token: null },
  )
  await socket.until(({ closed }) => closed !== null)
  expect(socket.closed?.code).toBe(code)
  expect(socket.received).toMatchObject([{ type: 'error', error: { code: refusal } }])
})

const nobodys = (client: Pick<Client, 'id'>) => inside(client, state => state.getWebSockets('nobody').length)

test("sockets that are turned away sleep with the table, are nobody's, get no view, and their frames are not read", async () => {
  const clients = await tableFor(2)
  const watching = await opened(watcher(clients[0]))
  const away = await Promise.all(
    [0, 1, 2].map(() => openSocket({ id: clients[0].id, token: 'wrong' }, undefined, 'stays')),
  )
  for (const socket of away) await socket.until(({ received }) => received.length > 0)
  await evict(clients[0])
  expect(await nobodys(clients[0])).toBe(3)
  expect(await inside(clients[0], state => state.getWebSockets('s').length + state.getWebSockets().length)).toBe(1 + 4)
  for (const socket of away) socket.send({ type: 'view' })
  await playOn(clients, new Chance(4), 3)
  const now = await watcher(clients[0]).view()
  await watching.until(socket => version(socket) === now.version)
  expect(watching.views.at(-1)?.seats.map(({ connected }) => connected)).toEqual([false, false])
  for (const { received } of away) expect(received).toMatchObject([{ type: 'error', error: { code: 'bad-token' } }])
})

test('sockets turned away by a table that does not exist sleep too, and nothing is written', async () => {
  const nowhere = { id: 'CCCCCCCCCCCCCCCC', token: null }
  const socket = await openSocket(nowhere, undefined, 'stays')
  await socket.until(({ received }) => received.length > 0)
  expect(await nobodys(nowhere)).toBe(1)
  socket.send({ type: 'view' })
  await evict(nowhere)
  expect(await inside(nowhere, state => state.storage.sql.exec('SELECT 1 FROM sqlite_schema').toArray())).toEqual([])
  expect(socket.received).toHaveLength(1)
})

test('no more than 32 sockets that do not answer their close are kept; one more is refused without a socket', async () => {
  const nowhere = { id: 'DDDDDDDDDDDDDDDD', token: null }
  for (let count = 0; count < 32; count++) await openSocket(nowhere, undefined, 'stays')
  expect(await nobodys(nowhere)).toBe(32)
  await expect(openSocket(nowhere)).rejects.toThrow('no socket: 404')
})

test('after an accident of the table a socket is closed with 1011, and opened again it gets the view', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const [client] = await tableFor(2)
  await inside(client, (_state, table) => {
    const machine = machineOf(table)
    Reflect.set(machine, 'loaded', () => {
      Reflect.deleteProperty(machine, 'loaded')
      throw new Error('an accident')
    })
  })
  const socket = await openSocket(client)
  await socket.until(({ closed }) => closed !== null)
  expect(socket.closed?.code).toBe(1011)
  expect(socket.received).toMatchObject([{ type: 'error', error: { code: 'broken' } }])
  expect((await opened(client)).views).toHaveLength(1)
})

test('a socket that its client closes is closed at both ends at once', async () => {
  const [client] = await tableFor(2)
  for (const viewer of [client, watcher(client)]) {
    const socket = await opened(viewer)
    socket.close()
    await socket.until(({ closed }) => closed !== null)
    expect(socket.closed?.code).toBe(1000)
    expect(await inside(client, state => state.getWebSockets().length)).toBe(0)
  }
})

test('a socket that breaks frees its seat as one that is closed does', async () => {
  const clients = await tableFor(2)
  const watching = await opened(watcher(clients[0]))
  const socket = await opened(clients[1])
  await untilPresent([1], [watching])
  await inside(clients[0], async (state, table) => {
    // What the runtime does when a socket breaks: it is closed, and that is told as an error.
    const [broken] = state.getWebSockets('1')
    broken?.close(1011)
    if (broken) await table.webSocketError(broken)
  })
  await untilPresent([], [watching])
  socket.close()
})

test('a seat that is freed or a table given up ends its sockets', async () => {
  const host = await lobbyFor(3)
  const { body } = await read(await host.call('/seats', 'POST', { name: 'Ben' }))
  const ben = { id: host.id, token: String(body['token']) }
  const [socketOfHost, socketOfBen, watching] = await Promise.all([opened(host), opened(ben), opened(watcher(host))])
  await host.call('/seats/1', 'DELETE')
  await socketOfBen?.until(({ closed }) => closed !== null)
  expect(socketOfBen?.closed?.code).toBe(4401)
  await watching?.until(({ views }) => views.at(-1)?.seats[1]?.name === null)
  await host.call('/seats/0', 'DELETE')
  for (const socket of [socketOfHost, watching]) {
    await socket?.until(({ closed }) => closed !== null)
    expect(socket?.closed?.code).toBe(4404)
  }
})

test('the last to sit down begins the game for everybody with a live socket', async () => {
  const host = await lobbyFor(2)
  const sockets = [await opened(host), await opened(watcher(host))]
  await host.call('/seats', 'POST', { name: 'Ben' })
  for (const socket of sockets) await socket.until(({ views }) => views.at(-1)?.phase === 'playing')
})

test('who is connected is told apart from picks, once a second at most, and changes no version', async () => {
  const clients = await tableFor(2)
  const watching = await opened(watcher(clients[0]))
  await untilPresent([], [watching])
  const before = version(watching)
  const known = watching.views.length
  const began = Date.now()
  const socket = await opened(clients[1])
  await untilPresent([1], [watching])
  expect(watching.views).toHaveLength(known + 1)
  expect(version(watching)).toBe(before)
  await evict(clients[0])
  socket.close()
  await untilPresent([], [watching])
  expect(watching.views).toHaveLength(known + 2)
  // Whoever comes and goes within the second is told of as one change or none.
  for (let comings = 0; comings < 20; comings++) (await opened(clients[0])).close()
  await opened(clients[0])
  await untilPresent([0], [watching])
  expect(version(watching)).toBe(before)
  expect(watching.views.length - known).toBeLessThanOrEqual((Date.now() - began) / 1000)
})

test("whoever is asked nothing has the news before anybody's options are looked for", async () => {
  const clients = await tableFor(3)
  const viewers = [...clients, watcher(clients[0])]
  await untilPresent(
    [0, 1, 2],
    await Promise.all(
      viewers.map((viewer, index) => opened(viewer, index % 2 === 0 ? undefined : withChanges(viewer))),
    ),
  )
  const order: string[] = []
  await inside(clients[0], (_state, table) => {
    const outbox = partOf<{ write(socket: Connection, text: string): void }>(table, 'outbox')
    const referee = required(loadedIn(table).referee)
    const { write } = outbox
    outbox.write = function (socket, text) {
      order.push(viewerOf(socket) === referee.waitingFor[0] ? 'asked' : 'news')
      write.call(this, socket, text)
    }
    const decisions = referee.decisions.bind(referee)
    referee.decisions = seat => {
      if (referee.waitingFor.includes(seat)) order.push('look ahead')
      return decisions(seat)
    }
  })
  const chance = new Chance(6)
  let news = 0
  for (let picks = 0; picks < 30; picks++) {
    const view = required(await asked(clients))
    const pick = anyPick(chance.one(view.decisions), chance)
    order.length = 0
    await clientOf(clients, view).pick(pick)
    await expect.poll(() => order).toContain('look ahead')
    const first = order.indexOf('look ahead')
    expect(order.slice(first)).not.toContain('news')
    news += first
  }
  expect(news).toBeGreaterThan(45)
})

test.each([
  ['characters', 'x'.repeat(17_000)],
  ['bytes', 'ü'.repeat(9000)],
])('the first frame of too many %s closes its socket', async (_, frame) => {
  const [client] = await tableFor(2)
  const socket = await opened(client)
  socket.send(frame)
  expect((await socket.next('error')).error.code).toBe('too-large')
  await socket.until(({ closed }) => closed !== null)
  expect(socket.closed?.code).toBe(4400)
})
