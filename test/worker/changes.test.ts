// Sockets that ask for changes: after the first whole view only what has changed, and never another picture of the table
// than a call would give, whatever sleeps, comes or goes meanwhile.
import { expect, test } from 'vitest'
import type { Change, GameName, View } from '#shared/protocol.ts'
import { anyPick, asked, clientOf, playOn, type Client } from '../client/player.ts'
import { Chance } from '#shared/chance.ts'
import { openSocket, untilPresent, withChanges, type LiveSocket } from './live-socket.ts'
import { evict, inside, lobbyFor, machineOf, partOf, soonOver, tableFor, watcher } from './api-client.ts'
import { required } from '#test/shared/required.ts'

const following = async (client: Client): Promise<LiveSocket> => {
  const socket = await openSocket(client, withChanges(client))
  await socket.until(({ views }) => views.length > 0)
  return socket
}
const changesIn = ({ received }: LiveSocket): readonly Change[] =>
  received.filter(message => message !== 'pong' && message.type === 'change')
const wholeIn = ({ received }: LiveSocket) =>
  received.filter(message => message !== 'pong' && message.type === 'view').length
const sizeOf = (value: unknown) => JSON.stringify(value).length

/** Waits until a socket knows what a call gives, and holds them against each other to the byte. */
async function level(socket: LiveSocket, client: Client): Promise<View> {
  const now = await client.view()
  await socket.until(({ views }) => views.at(-1)?.version === now.version)
  expect(JSON.stringify(socket.views.at(-1))).toBe(JSON.stringify(now))
  return now
}

test.each<[GameName, number]>([
  ['valley', 2],
  ['valley', 4],
  ['tal', 3],
])('%s with %i seats: what has changed adds up to the view, with undo and sleep', async (game, seats) => {
  const clients = await tableFor(seats, {}, game)
  const viewers = [...clients, watcher(clients[0])]
  const sockets = await Promise.all(viewers.map(following))
  await untilPresent(
    clients.map((_, seat) => seat),
    sockets,
  )
  const chance = new Chance(seats)
  for (let picks = 0; picks < 60; picks++) {
    if (chance.once(5)) await evict(clients[0])
    const view = required(await asked(clients))
    if (view.canUndo && chance.once(4)) await clientOf(clients, view).undo()
    else await clientOf(clients, view).pick(anyPick(chance.one(view.decisions), chance))
    for (const [index, socket] of sockets.entries()) await level(socket, required(viewers[index]))
  }
  for (const socket of sockets) {
    expect(wholeIn(socket)).toBe(1)
    expect(changesIn(socket).length).toBeGreaterThan(10)
    for (const { from, version, view } of changesIn(socket)) {
      expect(view).not.toHaveProperty('id')
      expect(Object.keys(view)).not.toEqual([])
      expect(version).toBe(view.version === undefined ? from : from + 1)
    }
    expect(sizeOf(changesIn(socket))).toBeLessThan(sizeOf(socket.views.slice(1)))
  }
})

test('who picks over a socket is told what has changed before the pick is accepted, also at a table that slept', async () => {
  const clients = await tableFor(2)
  const sockets = await Promise.all(clients.map(following))
  await untilPresent([0, 1], sockets)
  const chance = new Chance(4)
  for (let picks = 0; picks < 12; picks++) {
    if (picks % 3 === 0) await evict(clients[0])
    const view = required(await asked(clients))
    const socket = required(sockets[view.you ?? 0])
    const from = socket.received.length
    socket.send({ type: 'pick', ...anyPick(chance.one(view.decisions), chance) })
    const { version } = await socket.next('accepted')
    expect(socket.received.slice(from).map(message => (message === 'pong' ? message : message.type))).toEqual([
      'change',
      'accepted',
    ])
    expect(socket.views.at(-1)?.version).toBe(version)
  }
})

test('from the lobby into the game: the table comes whole', async () => {
  const host = await lobbyFor(2)
  const viewers = [host, watcher(host)]
  const sockets = await Promise.all(viewers.map(following))
  await untilPresent([0], sockets)
  await evict(host)
  await host.call('/seats', 'POST', { name: 'Ben' })
  for (const [index, socket] of sockets.entries()) {
    const now = await level(socket, required(viewers[index]))
    expect(now.phase).toBe('playing')
    expect(changesIn(socket).at(-1)?.view.table).toEqual(now.table)
    expect(wholeIn(socket)).toBe(1)
  }
})

test('at the end the seed and the result come as changes, and the next table too', async () => {
  const clients = await soonOver(2)
  const socket = await following(clients[1])
  await untilPresent([1], [socket])
  await playOn(clients, new Chance(8))
  const over = await level(socket, clients[1])
  expect(changesIn(socket).at(-1)?.view).toMatchObject({ phase: 'over', seed: over.seed, result: over.result })
  await evict(clients[0])
  await clients[0].call('/again', 'POST', {})
  expect((await level(socket, clients[1])).next).not.toBeNull()
  expect(wholeIn(socket)).toBe(1)
})

test('who is connected is a change of nothing else, whose version stays, also at a table that slept', async () => {
  const clients = await tableFor(2)
  const watching = await following(watcher(clients[0]))
  await untilPresent([], [watching])
  const { version, seats } = required(watching.views.at(-1))
  const before = watching.received.length
  const socket = await following(clients[1])
  await untilPresent([1], [watching])
  await evict(clients[0])
  socket.close()
  await untilPresent([], [watching])
  const told = (connected: boolean) => ({
    type: 'change',
    from: version,
    version,
    view: { seats: seats.map(seat => ({ ...seat, connected: connected && seat.seat === 1 })) },
  })
  expect(watching.received.slice(before)).toEqual([told(true), told(false)])
})

test('each socket of a seat is told from where it stands, one that comes later and one that wants views whole as well', async () => {
  const clients = await tableFor(2)
  const [one, whole] = await Promise.all([following(clients[0]), openSocket(clients[0])])
  await untilPresent([0], [one, whole])
  await playOn(clients, new Chance(5), 5)
  await level(one, clients[0])
  const other = await following(clients[0])
  for (let sleeps = 0; sleeps < 3; sleeps++) {
    await playOn(clients, new Chance(sleeps), 4)
    for (const socket of [one, other, whole]) await level(socket, clients[0])
    await evict(clients[0])
  }
  expect([one, other, whole].map(socket => changesIn(socket).length > 0)).toEqual([true, true, false])
  expect([wholeIn(one), wholeIn(other)]).toEqual([1, 1])
})

test('what sockets know that have slept is noted without looking ahead for anybody', async () => {
  const clients = await tableFor(2)
  const viewers = [...clients, watcher(clients[0])]
  const sockets = await Promise.all(viewers.map(following))
  await untilPresent([0, 1], sockets)
  await evict(clients[0])
  const looked = await inside(clients[0], (_state, table) => {
    const { referee } = (machineOf(table) as { loaded(): { referee: { decisions(seat: number): unknown } } }).loaded()
    let found = 0
    const { decisions } = referee
    referee.decisions = () => found++
    partOf<{ noteKnown(): void }>(table, 'broadcaster').noteKnown()
    referee.decisions = decisions
    return found
  })
  expect(looked).toBe(0)
  await playOn(clients, new Chance(3), 1)
  for (const [index, socket] of sockets.entries()) await level(socket, required(viewers[index]))
  expect(sockets.map(wholeIn)).toEqual([1, 1, 1])
})

test('`view` brings it whole, and changes go on from there', async () => {
  const clients = await tableFor(2)
  const socket = await following(clients[0])
  await untilPresent([0], [socket])
  for (const sleeps of [false, true]) {
    await playOn(clients, new Chance(6), 3)
    await level(socket, clients[0])
    if (sleeps) await evict(clients[0])
    socket.send({ type: 'view' })
    await socket.next('view')
    await playOn(clients, new Chance(7), 3)
    await level(socket, clients[0])
  }
  expect(wholeIn(socket)).toBe(3)
})
