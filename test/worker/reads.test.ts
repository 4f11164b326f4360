// Hardly a call reads more than a few rows, however long a table has been played at: whoever pays for a table pays for
// rows, and a stranger can call as often as they like.
import { expect, test } from 'vitest'
import type { LogLine, MadeTable, View } from '#shared/protocol.ts'
import { playOn, type Client, type Clients } from '../client/player.ts'
import { Chance } from '#shared/chance.ts'
import { counting } from './counted-rows.ts'
import { anything, fickle, playInside, undecided } from './inside.ts'
import { endpoint, pushKeys } from './every-call.ts'
import { openSocket } from './live-socket.ts'
import { evict, inside, lobbyFor, read, rowsOf, tableFor, watcher } from './api-client.ts'

/** What any call may read but two: the history of a game, and what a seat has missed. */
const most = 60
/** What that for what a seat has missed may read beside the rows since that seat's last decision. */
const mostBeside = 90

/** Every call at a table whose game goes on, by its name, but that for what a seat has missed. */
function calls(clients: Clients, view: View): Readonly<Record<string, () => Promise<unknown>>> {
  const [seat = 0] = view.waitingFor
  const client = clients[seat] ?? clients[0]
  const last = view.log.at(-1)?.n ?? 0
  const picked =
    (decision: string, options: readonly string[] = ['end']) =>
    () =>
      client.call('/picks', 'POST', { decision, options })
  const over = async (frame: object, answer: 'view' | 'error') => {
    const socket = await openSocket(client)
    const received = socket.next(answer)
    socket.send(frame)
    await received
    socket.close()
  }
  return {
    'the view of a seat': () => client.view(),
    'the view of a watcher': () => watcher(client).view(),
    'a view that is known': async () => {
      const known = { 'If-None-Match': `W/"${seat}-${view.version}"` }
      expect((await client.call('', 'GET', undefined, known)).status).toBe(304)
    },
    'a wrong token': () => client.call('', 'GET', undefined, { Authorization: 'Bearer x' }),
    'a stale pick with a number that was never asked': picked(`${seat}-999999`),
    'a stale pick with the first number': picked(`${seat}-1`),
    'a stale pick with a number in the middle': picked(`${seat}-${decisionNumber(view, seat) >> 1}`),
    'a stale pick of another seat': picked(`${(seat + 1) % clients.length}-3`),
    'an illegal pick': picked(view.decisions[0]?.id ?? `${seat}-${decisionNumber(view, seat)}`, ['nonsense']),
    'the newest lines of the log': () => client.call('/log'),
    'lines before the first': () => client.call('/log?before=0'),
    'the first lines': () => client.call('/log?before=10'),
    'lines in the middle': () => client.call(`/log?before=${last >> 1}`),
    'lines as a watcher': () => watcher(client).call(`/log?before=${Math.max(1, last - 30)}`),
    'a seat that is not free': () => client.call('/seats', 'POST', { name: 'Late' }),
    'a seat that cannot be left': () => client.call('/seats/1', 'DELETE'),
    'the next table, too early': () => client.call('/again', 'POST', {}),
    'the history, too early': () => client.call('/history'),
    'a live socket, and a wish for the view': () => over({ type: 'view' }, 'view'),
    'a stale pick over a live socket': () =>
      over({ type: 'pick', decision: `${seat}-2`, options: ['nonsense'] }, 'error'),
    'the alarm': () => inside(client, (_state, table) => table.alarm()),
    'a pick': () => playOn(clients, new Chance(4), 1),
    'an undo': () => client.call('/undo', 'POST'),
    'a hint': () => client.call('/hint'),
    'a browser that is to be told': () =>
      client.call(`/seats/${seat}/push`, 'PUT', { endpoint, keys: pushKeys, language: 'en' }),
    'a browser that is not to be told': () => client.call(`/seats/${seat}/push`, 'DELETE', { endpoint }),
    'the deletion of a table, too early': () => clients[0].call('', 'DELETE'),
    'a stand-in': () => client.call(`/seats/${seat}/stand-in`, 'POST', { bot: 'newcomer' }),
    'a player who is back': () => client.call(`/seats/${seat}/stand-in`, 'DELETE'),
  }
}

/** How many rows a table has stored since a seat has picked or taken a pick back. */
const rowsSince = (client: Client, seat: number): Promise<number> =>
  inside(client, ({ storage }) =>
    Number(
      storage.sql
        .exec(
          `SELECT count(*) AS rows FROM rows WHERE n >
            (SELECT max(n) FROM rows WHERE happening ->> 'kind' IN ('pick', 'undo') AND happening ->> 'seat' = ?)`,
          seat,
        )
        .one()['rows'],
    ),
  )

const decisionNumber = (view: View, seat: number): number =>
  Number(view.decisions.find(({ id }) => id.startsWith(`${seat}-`))?.id.split('-')[1])

/** What a call reads, at a table that is awake or asleep. */
async function readBy(client: Client, call: () => Promise<unknown>, asleep: boolean): Promise<number> {
  if (asleep) await evict(client)
  const counted = await counting(client)
  await call()
  return (await counted()).read
}

const tables = [
  ['the deck-builder, with picks and undos', 'valley', 3, { hints: true }, fickle],
  ['the board game, in one auction without end', 'tal', 3, { hints: true }, undecided],
  ['the board game, with picks and undos', 'tal', 2, { hints: true }, fickle],
] as const

test.each(tables)(
  'a table of 1,000 picks, %s: no call reads more than 60 rows, but for what was missed',
  async (_, game, seats, options, play) => {
    const clients = await tableFor(seats, options, game)
    await playInside(clients[0], play, 1010)
    expect(await rowsOf(clients[0])).toBeGreaterThan(1000)
    const [seat = 0] = (await clients[0].view()).waitingFor
    const view = await (clients[seat] ?? clients[0]).view()
    expect(view.phase).toBe('playing')
    const dear: string[] = []
    for (const [name, call] of Object.entries(calls(clients, view))) {
      for (const asleep of [false, true]) {
        const rows = await readBy(clients[0], call, asleep)
        if (rows > most || (asleep && rows === 0)) dear.push(`${name}, ${asleep ? 'asleep' : 'awake'}: ${rows} rows`)
      }
    }
    expect(dear).toEqual([])
    for (const [at, client] of clients.entries()) {
      const missed = () => client.call('/missed')
      const rows = (await rowsSince(client, at)) + mostBeside
      for (const asleep of [false, true]) expect(await readBy(client, missed, asleep)).toBeLessThanOrEqual(rows)
    }
    // Awake, most need none at all.
    expect(
      await readBy(
        clients[0],
        () => clients[0].call('/picks', 'POST', { decision: `${seat}-999999`, options: ['end'] }),
        false,
      ),
    ).toBe(0)
    expect(await readBy(clients[0], () => clients[0].view(), false)).toBe(0)
    const before = await clients[0].view()
    await evict(clients[0])
    expect(await clients[0].view()).toEqual(before)
  },
)

test.each(tables)('%s: every line of the log is found, page by page', async (_, game, seats, options, play) => {
  const clients = await tableFor(seats, options, game)
  await playInside(clients[0], play, 300)
  const found: number[] = []
  for (let before = Number.MAX_SAFE_INTEGER; ;) {
    const { log } = (await read<{ readonly log: readonly LogLine[] }>(await clients[0].call(`/log?before=${before}`)))
      .body
    if (!log[0]) break
    found.unshift(...log.map(({ n }) => n))
    before = log[0].n
  }
  expect(found).toEqual(Array.from({ length: (await clients[0].view()).log.at(-1)?.n ?? 0 }, (__, at) => at + 1))
})

test('after 50 undos in a turn a table wakes from as few rows as without, and as it was', async () => {
  const clients = await tableFor(2)
  const chance = new Chance(5)
  const fresh = await readBy(clients[0], () => clients[0].view(), true)
  let undone = 0
  while (undone < 50) {
    const [seat = 0] = (await clients[0].view()).waitingFor
    const client = clients[seat] ?? clients[0]
    const { canUndo } = await client.view()
    if (canUndo) undone++
    if (canUndo) await client.undo()
    else await playOn(clients, chance, 1)
  }
  const before = await Promise.all(clients.map(client => client.view()))
  expect(await readBy(clients[0], () => clients[0].view(), true)).toBeLessThan(Math.max(fresh, 45))
  expect(await Promise.all(clients.map(client => client.view()))).toEqual(before)
})

test('a lobby to which many came wakes from a few rows', async () => {
  const host = await lobbyFor(3)
  for (let came = 0; came < 25; came++) {
    await host.call('/seats', 'POST', { name: 'Stranger' })
    await host.call('/seats/1', 'DELETE')
  }
  expect(await readBy(host, () => host.view(), true)).toBeLessThan(10)
  expect(await readBy(host, () => host.call('/seats', 'POST', { name: 'Ben' }), true)).toBeLessThan(10)
  await host.call('/seats', 'POST', { name: 'Cleo' })
  expect((await host.view()).phase).toBe('playing')
  expect(await readBy(host, () => host.view(), true)).toBeLessThan(15)
})

test('the history of a game reads its rows once, and is kept while the table is awake', async () => {
  const clients = await tableFor(2)
  await playInside(clients[0], anything)
  const rows = await rowsOf(clients[0])
  const history = () => clients[0].call('/history')
  const once = await readBy(clients[0], history, true)
  expect([once >= rows, once < rows + most]).toEqual([true, true])
  expect(await readBy(clients[0], history, false)).toBe(0)
  for (const call of [
    () => clients[0].view(),
    () => clients[0].call('/again', 'POST', {}),
    () => clients[0].call('/log?before=40'),
  ]) {
    expect(await readBy(clients[0], call, true)).toBeLessThan(most)
  }
  expect((await read<MadeTable>(await clients[0].call('/again', 'POST', {}))).body.id).toBe(
    (await clients[0].view()).next,
  )
})
