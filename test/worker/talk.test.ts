// What seats say to one another: who gets it, how often it may be said, and that nothing is kept of it.
import { expect, test, vi } from 'vitest'
import type { Client } from '../client/player.ts'
import { evict, inside, lobbyFor, rowsOf, stateIn, tableFor, watcher } from './api-client.ts'
import { anything, playInside } from './inside.ts'
import { openSocket, untilPresent, withChanges, type LiveSocket } from './live-socket.ts'

const withTalk = (client: Client): readonly string[] => [...withChanges(client), 'talk']
const say = (key: string) => ({ type: 'talk', say: key })
const heard = ({ received }: LiveSocket) =>
  received.flatMap(message => (message !== 'pong' && message.type === 'talk' ? [[message.seat, message.say]] : []))

/** A table of two, each with a socket that wants talk, a second one of seat 0, and a spectator's. */
async function talking(clients: readonly [Client, Client, ...Client[]]) {
  const [anna, ben] = clients
  const sockets = await Promise.all([anna, ben, anna, watcher(anna)].map(who => openSocket(who, withTalk(who))))
  await untilPresent([0, 1], sockets)
  const [first, other, second, watching] = sockets
  if (!first || !other || !second || !watching) throw new Error('a socket is missing')
  return { first, other, second, watching, sockets }
}

test('what a seat says reaches every socket that asked for it, the sender’s own too, and no other', async () => {
  const clients = await tableFor(2)
  const { first, sockets } = await talking(clients)
  const [old, plain] = [await openSocket(clients[1], withChanges(clients[1])), await openSocket(watcher(clients[0]))]
  for (const socket of [old, plain]) await socket.until(({ views }) => views.length > 0)
  first.send(say('well-played'))
  for (const socket of sockets) {
    await socket.until(socket => heard(socket).length > 0)
    expect(heard(socket)).toEqual([[0, 'well-played']])
  }
  // What comes after it has come: so nothing was on its way.
  for (const socket of [old, plain]) {
    socket.send({ type: 'pick', decision: '0-999', options: [] })
    await socket.next('error')
    expect(heard(socket)).toEqual([])
  }
})

test('a seat says one thing in two seconds, over whichever of its sockets; sooner it is told so and stays; others are free', async () => {
  const clients = await tableFor(2)
  const { first, second, other, watching } = await talking(clients)
  const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.now())
  first.send(say('thinking'))
  await second.until(socket => heard(socket).length === 1)
  second.send(say('ouch'))
  expect(await second.next('error')).toMatchObject({ error: { code: 'too-many', message: expect.any(String) } })
  other.send(say('ouch'))
  await watching.until(socket => heard(socket).length === 2)
  clock.mockReturnValue(Date.now() + 2000)
  second.send(say('thanks'))
  await watching.until(socket => heard(socket).length === 3)
  clock.mockRestore()
  expect(heard(watching)).toEqual([
    [0, 'thinking'],
    [1, 'ouch'],
    [0, 'thanks'],
  ])
  for (const { closed } of [first, second, other]) expect(closed).toBeNull()
})

test('nothing is stored, no version moves, and a table that sleeps passes it on without loading its game', async () => {
  const clients = await tableFor(2)
  const [anna] = clients
  const { first, other } = await talking(clients)
  const before = { rows: await rowsOf(anna), view: await anna.view() }
  for (const key of ['hello', 'curse']) {
    await evict(anna)
    first.send(say(key))
    await other.until(socket => heard(socket).at(-1)?.[1] === key)
    expect(await inside(anna, (_, table) => stateIn(table))).toBeNull()
  }
  expect({ rows: await rowsOf(anna), view: await anna.view() }).toEqual(before)
})

test('phrases that the game does not list, and spectators, are refused, and their sockets stay', async () => {
  const clients = await tableFor(2, { short: true }, 'tal')
  const { first, watching, other } = await talking(clients)
  for (const key of ['curse', 'any text', '', 'x'.repeat(99)]) {
    first.send(say(key))
    expect(await first.next('error')).toMatchObject({ error: { code: 'bad-body' } })
  }
  watching.send(say('hello'))
  expect(await watching.next('error')).toMatchObject({ error: { code: 'bad-token' } })
  first.send(say('thief'))
  await other.until(socket => heard(socket).length === 1)
  expect([first.closed, watching.closed]).toEqual([null, null])
})

test('it is said in the lobby and after the game as well', async () => {
  const host = await lobbyFor(2)
  const alone = await openSocket(host, withTalk(host))
  alone.send(say('hello'))
  await alone.until(socket => heard(socket).length === 1)
  const clients = await tableFor(2, { short: true }, 'tal')
  await playInside(clients[0], anything)
  const { first, other } = await talking(clients)
  expect((await clients[0].view()).phase).toBe('over')
  first.send(say('good-game'))
  await other.until(socket => heard(socket).length === 1)
})

test('a seat that talks without end is sent away at last', async () => {
  const clients = await tableFor(2)
  await inside(clients[0], (_state, table) => {
    Reflect.set(table, 'env', { ...Reflect.get(table, 'env'), LIMITS: 'on' })
  })
  const socket = await openSocket(clients[0], withTalk(clients[0]))
  for (let count = 0; count < 40; count++) socket.send(say('ouch'))
  await socket.until(({ closed }) => closed !== null)
  expect(socket.closed?.code).toBe(4429)
  expect(heard(socket)).toHaveLength(1)
})
