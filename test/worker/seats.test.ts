// Seats before the game, the tokens that prove them, and keys that find again what a lost answer gave.
import { expect, test, vi } from 'vitest'
import type { MadeTable, SatDown } from '#shared/protocol.ts'
import { Client } from '../client/player.ts'
import { codeOf, evict, inside, lobbyFor, reach, read, rowsOf, send, tableFor, watcher } from './api-client.ts'

const key = () =>
  btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(18))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
const base64url = async (text: string) => {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
  return btoa(String.fromCharCode(...digest))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}

async function sat(at: Client, name: string, more = {}): Promise<Client> {
  const answer = await read<SatDown>(await at.call('/seats', 'POST', { name, ...more }))
  expect(answer.status).toBe(201)
  return new Client(reach, at.id, answer.body.token)
}

test('whoever makes a table holds seat 0; the last seat taken begins the game', async () => {
  const host = await lobbyFor(3)
  expect(await host.view()).toMatchObject({
    phase: 'lobby',
    you: 0,
    host: 0,
    version: 1,
    decisions: [],
    table: null,
    log: [],
    waitingFor: [],
    waiting: {},
    next: null,
    result: null,
  })
  const ben = await sat(host, '  Ben ')
  expect((await ben.view()).seats).toEqual([
    { seat: 0, name: 'Anna', bot: null, standIn: null, connected: false },
    { seat: 1, name: 'Ben', bot: null, standIn: null, connected: false },
    { seat: 2, name: null, bot: null, standIn: null, connected: false },
  ])
  const cleo = await sat(host, 'Ben')
  const begun = await cleo.view()
  expect(begun).toMatchObject({ phase: 'playing', you: 2, version: 3 })
  expect(begun.log.length).toBeGreaterThan(0)
  expect(begun.seedHash).toBe((await host.view()).seedHash)
})

test('an answer to making a table has its address and a token of 128 bits', async () => {
  const { status, body: made } = await send<MadeTable>('/api/games', 'POST', { game: 'valley', seats: 2, name: 'Anna' })
  expect(status).toBe(201)
  expect(Object.keys(made).sort()).toEqual(['id', 'seat', 'token', 'url'])
  expect(made.url).toBe(`https://valley.test/t/${made.id}`)
  expect(made.token).toMatch(/^[A-Za-z0-9_-]{22,}$/)
  expect(made.url).not.toContain(made.token)
})

test('no token is stored, only its hash', async () => {
  const [client, other] = await tableFor(2)
  const rows = await inside(client, ({ storage }) => JSON.stringify(storage.sql.exec('SELECT * FROM rows').toArray()))
  expect(rows).toContain('hash')
  for (const { token } of [client, other]) expect(rows).not.toContain(token)
})

test('a wrong token, that of another table, none, and what is no bearer token', async () => {
  const [client, other] = await tableFor(2)
  const [elsewhere] = await tableFor(2)
  const pick = { decision: '0-1', options: ['end'] }
  for (const token of ['wrong', elsewhere.token, '', null]) {
    const stranger = new Client(reach, client.id, token)
    expect(codeOf(await read(await stranger.call('/picks', 'POST', pick)))).toBe('401 bad-token')
    if (token !== null) expect(codeOf(await read(await stranger.call('')))).toBe('401 bad-token')
  }
  for (const header of [
    `Basic ${client.token}`,
    `${client.token}`,
    'Bearer',
    `Bearer ${client.token} ${other.token}`,
  ]) {
    expect(codeOf(await read(await watcher(client).call('', 'GET', undefined, { Authorization: header })))).toBe(
      '401 bad-token',
    )
  }
  expect((await watcher(client).view()).you).toBeNull()
})

test('a key finds the same table, seat and token again, also after a sleep and once the game has begun', async () => {
  const wish = { game: 'valley', seats: 2, name: 'Anna', key: key() }
  const { body: made } = await send<MadeTable>('/api/games', 'POST', wish)
  expect(made.id).toBe((await base64url(`table${wish.key}`)).slice(0, 16))
  expect(made.token).toBe(await base64url(`token${made.id}${wish.key}`))
  const repeated = await send('/api/games', 'POST', wish)
  expect([repeated.status, repeated.body]).toEqual([201, made])
  const host = new Client(reach, made.id, made.token)
  const guest = { name: 'Ben', key: key() }
  const seated = await read(await host.call('/seats', 'POST', guest))
  expect(seated).toMatchObject({
    status: 201,
    body: { seat: 1, token: await base64url(`token${made.id}${guest.key}`) },
  })
  await evict(host)
  expect(await read(await host.call('/seats', 'POST', guest))).toMatchObject({ status: 201, body: seated.body })
  expect((await send('/api/games', 'POST', wish)).body).toEqual(made)
  expect(await rowsOf(host)).toBe(2)
})

test('the same key sent twice at once takes one seat', async () => {
  const host = await lobbyFor(3)
  const guest = { name: 'Ben', key: key() }
  const [one, other] = await Promise.all(
    [host.call('/seats', 'POST', guest), host.call('/seats', 'POST', guest)].map(
      async answer => (await read(await answer)).body,
    ),
  )
  expect(other).toEqual(one)
  expect((await host.view()).seats.filter(({ name }) => name !== null)).toHaveLength(2)
})

test('a seat may be given up or freed by the host; it is free under its number and its token is dead', async () => {
  const host = await lobbyFor(3)
  const ben = await sat(host, 'Ben')
  expect(codeOf(await read(await ben.call('/seats/0', 'DELETE')))).toBe('403 host-only')
  expect(codeOf(await read(await ben.call('/seats/2', 'DELETE')))).toBe('403 host-only')
  expect(codeOf(await read(await watcher(host).call('/seats/1', 'DELETE')))).toBe('401 bad-token')
  expect(codeOf(await read(await host.call('/seats/0', 'DELETE')))).toBe('409 host-stays')
  const left = await read(await ben.call('/seats/1', 'DELETE'))
  expect(left.status).toBe(200)
  expect(left.body).toMatchObject({ you: null, phase: 'lobby' })
  expect(codeOf(await read(await ben.call('')))).toBe('401 bad-token')
  const cleo = await sat(host, 'Cleo')
  expect((await cleo.view()).you).toBe(1)
  const freed = await read(await host.call('/seats/1', 'DELETE'))
  expect(freed.body).toMatchObject({
    you: 0,
    seats: [{ name: 'Anna' }, { name: null }, { name: null }],
  })
  expect((await read(await host.call('/seats/1', 'DELETE'))).body).toEqual(freed.body)
  await evict(host)
  expect(codeOf(await read(await cleo.call('')))).toBe('401 bad-token')
})

test('the host alone gives the table up: then there is none, and nothing is left of it', async () => {
  const host = await lobbyFor(2)
  expect((await read(await host.call('/seats/0', 'DELETE'))).status).toBe(200)
  expect(codeOf(await read(await host.call('')))).toBe('404 no-such-game')
  await inside(host, async ({ storage }) => {
    expect(storage.sql.exec("SELECT name FROM sqlite_schema WHERE name = 'rows'").toArray()).toEqual([])
    expect(await storage.getAlarm()).toBeNull()
  })
})

test('who comes and goes without end is stopped, for a while: the table is not closed by it', async () => {
  const host = await lobbyFor(3)
  const comeAndGo = async () => {
    const answer = await read(await host.call('/seats', 'POST', { name: 'Ben' }))
    if (answer.status === 201) await host.call('/seats/1', 'DELETE')
    return answer
  }
  const clock = vi.spyOn(Date, 'now')
  const start = Date.now()
  for (let round = 0; round < 5; round++) {
    clock.mockReturnValue(start + round * 60 * 60_000)
    for (let came = 0; came < 30; came++) expect((await comeAndGo()).status).toBe(201)
    expect(codeOf(await comeAndGo())).toBe('429 too-many')
    await evict(host)
    expect(codeOf(await comeAndGo())).toBe('429 too-many')
    clock.mockReturnValue(start + round * 60 * 60_000 + 61_000)
    expect((await comeAndGo()).status).toBe(201)
    expect(codeOf(await comeAndGo())).toBe('429 too-many')
  }
  clock.mockRestore()
})

test('a table at which many came and left wakes with everybody on the right seat, before its game and in it', async () => {
  const host = await lobbyFor(3)
  for (let came = 0; came < 12; came++) {
    await sat(host, `Stranger ${came}`)
    await host.call('/seats/1', 'DELETE')
  }
  const ben = await sat(host, 'Ben')
  await evict(host)
  expect([(await ben.view()).you, (await ben.view()).seats.map(({ name }) => name)]).toEqual([1, ['Anna', 'Ben', null]])
  const cleo = await sat(host, 'Cleo')
  await evict(host)
  expect([await host.view(), await ben.view(), await cleo.view()].map(({ you, phase }) => [you, phase])).toEqual([
    [0, 'playing'],
    [1, 'playing'],
    [2, 'playing'],
  ])
})
