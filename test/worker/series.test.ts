// A series of games of the same people: its count and wins, who begins, and how the circle of the seats stays. The object is
// evicted between any two steps.
import { expect, test } from 'vitest'
import type { GameName, MadeTable, View } from '#shared/protocol.ts'
import { required } from '#test/shared/required.ts'
import { Client, type Clients } from '../client/player.ts'
import { evict, inside, reach, read, rowsOf, send, tableAlone, tableFor, watcher } from './api-client.ts'
import { anything, playInside } from './inside.ts'

/** Goes on with the same people. */
async function again(client: Client): Promise<Client & { readonly seat: number }> {
  const { id, token, seat } = (await read<MadeTable>(await client.call('/again', 'POST', {}))).body
  return Object.assign(new Client(reach, id, token), { seat })
}

/** The table's game is played to its end. Gives what a spectator then sees. */
async function playedOut(client: Client): Promise<View> {
  // Its state has to be loaded for that.
  await client.view()
  await playInside(client, anything)
  await evict(client)
  return watcher(client).view()
}

/** The seat that begins, as the log says: its line is among the first, which are all of one row. */
async function began(client: Client, before = 20): Promise<number> {
  const { body } = await read<{ readonly log: View['log'] }>(await client.call(`/log?before=${before}`))
  const line = body.log.find(({ key }) => key === 'begin')
  return line ? required(line.seat) : began(client, required(body.log[0]).n)
}

const won = (view: View, seat: number): number => (required(view.result).winners.includes(seat) ? 1 : 0)

/** A table of three with its game played out, and what came of it. */
async function firstGame(game: GameName, options = {}): Promise<{ clients: Clients; over: View; began: number }> {
  const clients = await tableFor(3, options, game)
  expect((await clients[0].view()).series).toBeNull()
  const over = await playedOut(clients[0])
  expect(over.series).toBeNull()
  return { clients, over, began: await began(clients[0]) }
}

test.each([
  ['valley', { pharaohs: true }],
  ['tal', { short: true }],
] as const)(
  '%s: whoever goes on first, the circle of the seats stays, who began moves on by one, and wins are counted',
  async (game, options) => {
    const first = await firstGame(game, options)
    const [anna, ben, cleo] = first.clients
    // Cleo is host of the next table, so everybody sits one seat further on.
    const host = await again(required(cleo))
    await evict(host)
    expect((await anna.view()).series).toEqual({ game: 1, wins: [0, 1, 2].map(seat => won(first.over, seat)) })
    const others = [await again(ben)]
    await evict(host)
    others.unshift(await again(anna))
    expect([host, ...others].map(({ seat }) => seat)).toEqual([0, 1, 2])
    const view = await host.view()
    expect(view.seats.map(({ name }) => name)).toEqual(['Player 2', 'Anna', 'Player 1'])
    const begins = (first.began + 2) % 3
    const before = [2, 0, 1].map(seat => won(first.over, seat))
    expect(view.series).toEqual({ game: 2, begins, wins: before })
    expect(await began(host)).toBe(begins)

    const over = await playedOut(host)
    const wins = before.map((count, seat) => count + won(over, seat))
    expect(over.series).toEqual({ game: 2, begins, wins })

    // Once more, with the same host: nobody moves.
    const third = await again(host)
    expect(await third.view()).toMatchObject({ series: { game: 3, begins: (begins + 1) % 3, wins: [wins[0], 0, 0] } })
    for (const other of others) await again(other)
    expect((await third.view()).series).toEqual({ game: 3, begins: (begins + 1) % 3, wins })
    expect(await began(third)).toBe((begins + 1) % 3)
    // The table that went before still says how it stood there.
    expect((await host.view()).series).toEqual({ game: 2, begins, wins })
  },
)

test('somebody new begins without wins, and who comes later than that brings their own', async () => {
  const { clients, over } = await firstGame('tal', { short: true })
  const [anna, ben, cleo] = clients
  const host = await again(anna)
  // Takes the seat that Ben had.
  await host.call('/seats', 'POST', { name: 'Dora' })
  const wins = [0, 1, 2].map(seat => won(over, seat))
  expect((await host.view()).series).toMatchObject({ wins: [wins[0], 0, 0] })
  const late = await again(ben)
  expect(late.seat).toBe(2)
  expect((await host.view()).series).toMatchObject({ wins: [wins[0], 0, wins[1]] })
  await evict(host)
  expect((await host.view()).series).toMatchObject({ game: 2, wins: [wins[0], 0, wins[1]] })
  expect((await read(await required(cleo).call('/again', 'POST', {}))).status).toBe(409)
})

test('bots keep their seats in the circle and their wins, and so does the bot of a seat that was given up', async () => {
  const made = (
    await send<MadeTable>('/api/games', 'POST', { game: 'tal', seats: 3, name: 'Anna', bots: ['newcomer'] })
  ).body
  const anna = new Client(reach, made.id, made.token)
  const ben = new Client(
    reach,
    made.id,
    (await read<MadeTable>(await anna.call('/seats', 'POST', { name: 'Ben' }))).body.token,
  )
  const { seats } = await ben.view()
  const over = await playedOut(ben)
  const next = await again(ben)
  expect(next.seat).toBe(0)
  const wins = [0, 1, 2].map(seat => won(over, seat))
  const view = await next.view()
  expect(view.seats.map(({ name }) => name)).toEqual(['Ben', null, required(seats[1]).name])
  expect(view.series?.wins).toEqual([wins[2], 0, wins[1]])
  await again(anna)
  await evict(next)
  expect((await next.view()).series?.wins).toEqual([wins[2], wins[0], wins[1]])
  await next.call('/seats/0/stand-in', 'POST', { bot: 'newcomer', forGood: true })
  await evict(next)
  expect((await watcher(next).view()).series?.wins).toEqual([wins[2], wins[0], wins[1]])
})

test('a solitaire keeps the most points of the series', async () => {
  const first = await tableAlone({ solitaire: 'starter' })
  const totals = [required((await playedOut(first)).result?.scores[0]).total]
  const second = await again(first)
  expect((await second.view()).series).toMatchObject({ game: 2, begins: 0, best: totals[0] })
  totals.push(required((await playedOut(second)).result?.scores[0]).total)
  expect((await second.view()).series?.best).toBe(Math.max(...totals))
  expect((await first.view()).series).toMatchObject({ game: 1, best: totals[0] })
})

test('a table that earlier code has made of an old one is loaded, belongs to no series, and begins one', async () => {
  const clients = await tableFor(2, { short: true }, 'tal')
  await playedOut(clients[0])
  const host = await again(clients[0])
  await again(clients[1])
  await inside(host, ({ storage }) =>
    storage.sql.exec(
      "UPDATE rows SET happening = json_remove(happening, '$.series', '$.wins'), after = json_remove(after, '$.lobby.sitters[0].wins', '$.lobby.sitters[1].wins')",
    ),
  )
  await evict(host)
  expect((await host.view()).series).toBeNull()
  await playedOut(host)
  expect((await (await again(host)).view()).series).toMatchObject({ game: 2 })
})

test('a table that follows another has no more rows than a first one, and adds one to that', async () => {
  const clients = await tableFor(2, { short: true }, 'tal')
  await playedOut(clients[0])
  const before = await rowsOf(clients[0])
  const host = await again(clients[1])
  await again(clients[0])
  expect(await rowsOf(host)).toBe(2)
  expect(await rowsOf(clients[0])).toBe(before + 1)
})
