// Every kind of body, address and token that is refused, each with its code and a sentence, never a stack.
import { expect, test, vi } from 'vitest'
import { games } from '#shared/games.ts'
import { hashOf } from '#shared/table/tokens.ts'
import { anyPick, asked, Client, clientOf, playOn } from '../client/player.ts'
import { Chance } from '#shared/chance.ts'
import { everyCall } from './every-call.ts'
import { openSocket } from './live-socket.ts'
import {
  codeOf,
  refusalIn,
  fillDisk,
  inside,
  lobbyFor,
  reach,
  read,
  send,
  storedIn,
  storedTexts,
  soonOver,
  tableFor,
} from './api-client.ts'
import { required } from '#test/shared/required.ts'

const raw = async (path: string, request: RequestInit) => codeOf(await read(await reach(path, request)))
const json = { 'Content-Type': 'application/json' }
const wish = { game: 'valley', seats: 2, name: 'Anna' }
const unknown = 'AAAAAAAAAAAAAAAA'
/** A body whose length nobody says beforehand, in pieces that cut letters in two. */
const chunksOf = (text: string): ReadableStream<Uint8Array> => {
  const bytes = new TextEncoder().encode(text)
  return new ReadableStream({
    start: controller => {
      for (let from = 0; from < bytes.length; from += 1001) controller.enqueue(bytes.slice(from, from + 1001))
      controller.close()
    },
  })
}

test('a body that is no JSON, too large, or not said to be JSON', async () => {
  const post = (body: BodyInit, headers: Record<string, string> = json) =>
    raw('/api/games', { method: 'POST', body, headers })
  expect(await post('{')).toBe('400 bad-json')
  expect(await post('')).toBe('400 bad-json')
  expect(await post('{', { 'Content-Type': 'Application/JSON; charset=UTF-8' })).toBe('400 bad-json')
  expect(await post(new Uint8Array([0x22, 0xff, 0xfe, 0x22]))).toBe('400 bad-json')
  expect(await post(JSON.stringify({ ...wish, name: 'x'.repeat(17_000) }))).toBe('413 too-large')
  expect(await post(new Blob([' '.repeat(20_000)]).stream())).toBe('413 too-large')
  expect(await post(chunksOf(' '.repeat(20_000)))).toBe('413 too-large')
  expect(await post(chunksOf('{'))).toBe('400 bad-json')
  expect(await post(chunksOf(' '.repeat(20_000)), { 'Content-Type': 'text/plain' })).toBe('415 not-json')
  expect(await post(JSON.stringify(wish), { 'Content-Type': 'text/plain' })).toBe('415 not-json')
  expect(await post(new TextEncoder().encode(JSON.stringify(wish)), {})).toBe('415 not-json')
})

test('a body of 16 KB is taken, whole or in chunks, with a byte order mark or without; one byte more is not', async () => {
  const made = JSON.stringify(wish)
  const post = async (body: BodyInit) => (await reach('/api/games', { method: 'POST', body, headers: json })).status
  for (const start of ['', '\uFEFF']) {
    const largest = start + made.padEnd(16 * 1024 - new TextEncoder().encode(start).length)
    expect([await post(largest), await post(chunksOf(largest))]).toEqual([201, 201])
    expect([await post(`${largest} `), await post(chunksOf(`${largest} `))]).toEqual([413, 413])
  }
})

test.each([
  null,
  [],
  'x',
  7,
  {},
  { ...wish, game: 'chess' },
  { ...wish, seats: '2' },
  { ...wish, seats: 2.5 },
  { ...wish, seats: 0 },
  { ...wish, seats: 7 },
  { ...wish, name: '' },
  { ...wish, name: '   ' },
  { ...wish, name: 'x'.repeat(25) },
  { ...wish, name: 'a\u202Eb' },
  { ...wish, name: '\u3164' },
  { ...wish, name: 'a\u0335\u0336\u0337' },
  { ...wish, name: 'a\nb' },
  { ...wish, name: 3 },
  { ...wish, key: 'short' },
  { ...wish, key: 'with spaces and so on, long' },
  { ...wish, more: 1 },
  { ...wish, options: [] },
  { ...wish, options: 'base' },
])('no table is made of %j', async body => {
  const answer = await send('/api/games', 'POST', body)
  expect(codeOf(answer)).toBe('422 bad-body')
  expect(refusalIn(answer).issues?.length).toBeGreaterThan(0)
})

test('no table is made of options that nest thousands deep', async () => {
  // As text, for a program may write what this one could not turn into text.
  const body = JSON.stringify({ ...wish, options: { sets: 'deep' } }).replace(
    '"deep"',
    '['.repeat(7_000) + ']'.repeat(7_000),
  )
  expect(await raw('/api/games', { method: 'POST', headers: json, body })).toBe('422 bad-body')
})

test.each([
  { ...wish, seats: 1 },
  { ...wish, seats: 6 },
  { ...wish, options: { edition: 'none' } },
  { ...wish, options: { more: true } },
  { ...wish, options: { openDiscards: 'yes' } },
  { ...wish, options: { clock: 9 } },
])('no table is made with the options of %j', async body => {
  expect(codeOf(await send('/api/games', 'POST', body))).toBe('422 bad-options')
})

test('of a body full of faults the first ten are named, so that the answer is never much larger than the body', async () => {
  const full = Array.from({ length: 8000 }, () => 1)
  const answers = [
    await reach('/api/games', { method: 'POST', headers: json, body: JSON.stringify({ ...wish, bots: full }) }),
    await reach(`/api/games/${unknown}/picks`, {
      method: 'POST',
      headers: json,
      body: JSON.stringify({ decision: '0-1', options: [], then: [full] }),
    }),
  ]
  for (const answer of answers) {
    const text = await answer.text()
    expect(text.length).toBeLessThan(2000)
    expect(JSON.parse(text)).toMatchObject({ error: { code: 'bad-body', issues: { length: 10 } } })
  }
})

test('who names a set that there is not is told which one', async () => {
  const { message } = refusalIn(await send('/api/games', 'POST', { ...wish, options: { sets: ['statues', 'nope'] } }))
  expect(message).toContain('received "nope"')
})

test.each([
  {},
  { decision: '0-1' },
  { options: ['end'] },
  { decision: 0, options: ['end'] },
  { decision: 'x', options: [] },
  { decision: '0-1', options: 'end' },
  { decision: '0-1', options: [1] },
  { decision: '0-1', options: [''] },
  { decision: '0-1', options: ['end'], then: ['end'] },
  { decision: '0-1', options: ['end'], more: 1 },
  { decision: '0-1', options: Array.from({ length: 200 }, (_, n) => `${n}`) },
])('no pick is %j', async pick => {
  const [client] = await tableFor(2)
  expect(codeOf(await read(await client.call('/picks', 'POST', pick)))).toBe('422 bad-body')
})

test('a body is looked at before the table, the table before the token', async () => {
  const nowhere = new Client(reach, unknown, 'no-token')
  expect(codeOf(await read(await nowhere.call('/picks', 'POST', {})))).toBe('422 bad-body')
  expect(codeOf(await read(await nowhere.call('/picks', 'POST', { decision: '0-1', options: ['end'] })))).toBe(
    '404 no-such-game',
  )
  const host = await lobbyFor(2)
  const stranger = new Client(reach, host.id, 'no-token')
  expect(codeOf(await read(await stranger.call('/picks', 'POST', { decision: '0-1', options: ['end'] })))).toBe(
    '401 bad-token',
  )
})

test('a table that does not exist: for every call, and nothing is written', async () => {
  for (const id of [unknown, 'short', 'far-too-long-for-an-id']) {
    const nowhere = new Client(reach, id)
    for (const [name, call] of everyCall(nowhere))
      expect(codeOf(await read(await call())), name).toBe('404 no-such-game')
    expect(codeOf(await read(await nowhere.call('/log')))).toBe('404 no-such-game')
  }
  const tables = await inside({ id: unknown }, ({ storage }) =>
    storage.sql.exec("SELECT name FROM sqlite_schema WHERE name = 'rows'").toArray(),
  )
  expect(tables).toEqual([])
  expect(await inside({ id: unknown }, ({ storage }) => storage.getAlarm())).toBeNull()
})

test('an address or a method that there is not: Allow says which methods there are', async () => {
  const { id } = await lobbyFor(2)
  for (const path of ['/api', '/api/nothing', '/api/games/x/y/z', `/api/games/${id}/seats/x`]) {
    expect(await raw(path, { method: 'POST', body: '{}', headers: json })).toBe('404 no-such-path')
  }
  expect(await raw(`/api/games/${id}/seats/5`, { method: 'DELETE', headers: {} })).toBe('401 bad-token')
  for (const [path, method, allow] of [
    ['/api/games', 'GET', 'POST'],
    [`/api/games/${id}`, 'PUT', 'GET, HEAD, DELETE'],
    [`/api/games/${id}/seats/1`, 'POST', 'DELETE'],
    [`/api/games/${id}/picks`, 'GET', 'POST'],
    [`/api/games/${id}/live`, 'GET', 'GET, HEAD'],
  ] as const) {
    const refused = await read(await reach(path, { method }))
    expect([codeOf(refused), refused.headers.get('Allow')]).toEqual(['405 no-such-method', allow])
    if (path.endsWith('/live')) expect(refusalIn(refused).message).toContain('upgrade')
  }
})

test('a bot has a level that there is, and is given no name', async () => {
  const host = await lobbyFor(2)
  expect(codeOf(await read(await host.call('/seats', 'POST', { bot: 'easy' })))).toBe('422 bad-body')
  expect(codeOf(await read(await host.call('/seats', 'POST', { bot: 'club', name: 'Ben' })))).toBe('422 bad-body')
})

test('the log is asked for with a number or nothing', async () => {
  const [client] = await tableFor(2)
  for (const before of ['x', '-1', '1.5', '', '99999999999999999999']) {
    expect(codeOf(await read(await client.call(`/log?before=${before}`)))).toBe('422 bad-body')
  }
})

test('the phase of a game: not started, already started, not over, over', async () => {
  const host = await lobbyFor(2)
  const pick = { decision: '0-1', options: ['end'] }
  expect(codeOf(await read(await host.call('/picks', 'POST', pick)))).toBe('409 not-started')
  expect(codeOf(await read(await host.call('/again', 'POST', {})))).toBe('409 not-over')
  const clients = await soonOver(2)
  const [client] = clients
  expect(codeOf(await read(await client.call('/seats', 'POST', { name: 'Late' })))).toBe('409 already-started')
  expect(codeOf(await read(await client.call('/seats/1', 'DELETE')))).toBe('409 already-started')
  expect(codeOf(await read(await client.call('/again', 'POST', {})))).toBe('409 not-over')
  await playOn(clients, new Chance(1))
  expect(codeOf(await read(await client.call('/picks', 'POST', { decision: '0-9999', options: ['end'] })))).toBe(
    '409 over',
  )
})

test('a table of another version says so, to every call, and stays as it is', async () => {
  const clients = await tableFor(2)
  const [client] = clients
  await inside(client, ({ storage }) =>
    storage.sql.exec("UPDATE rows SET happening = json_set(happening, '$.version', 9999) WHERE n = 1"),
  )
  await inside(client, (_state, table) => {
    Reflect.set(storedIn(table), 'state', null)
  })
  const remains = { game: 'valley', names: ['Anna', 'Player 1'], result: null }
  const before = await storedTexts(client)
  for (const [name, call] of everyCall(client)) {
    const refused = await read(await call())
    expect(codeOf(refused), name).toBe('409 other-version')
    expect(refused.body['remains'], name).toEqual(remains)
  }
  const socket = await openSocket(client)
  await socket.until(({ closed }) => closed !== null)
  expect([socket.closed?.code, socket.received]).toMatchObject([4404, [{ error: { code: 'other-version' }, remains }]])
  expect(await storedTexts(client)).toEqual(before)
})

test('an accident at the table says nothing of itself and leaves what was stored', async () => {
  const clients = await tableFor(2)
  const [client] = clients
  const before = await client.view()
  await fillDisk(client, 'the disk is full, secretly')
  const [seat] = before.waitingFor
  const player = clients[seat ?? 0] ?? client
  const reported = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const refused = await read(await player.call('/picks', 'POST', { decision: `${seat}-1`, options: ['end'] }))
  // The operator learns the call, a hash of the table's id, the versions, and the class of what was thrown; nothing else.
  const rules = Object.entries(games)
    .map(([name, { version }]) => `${name} ${version}`)
    .join(', ')
  const { id } = client
  expect(reported.mock.calls).toEqual([
    [
      JSON.stringify({
        accident: 'Error',
        call: 'pick',
        table: hashOf(id).slice(0, 32),
        made: `valley ${games.valley.version}`,
        rules,
      }),
    ],
  ])
  reported.mockRestore()
  expect(codeOf(refused)).toBe('500 broken')
  expect(JSON.stringify(refused.body)).not.toContain('secretly')
  expect(await client.view()).toEqual(before)
  await player.pick({ decision: `${seat}-1`, options: ['end'] })
  expect((await client.view()).version).toBeGreaterThan(before.version)
})

test('an accident over a live socket is told the player without its reason, and the operator likewise', async () => {
  const clients = await tableFor(2)
  const view = required(await asked(clients))
  const socket = await openSocket(clientOf(clients, view))
  await fillDisk(clients[0], 'the disk is full, secretly')
  const reported = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  socket.send({ type: 'pick', ...anyPick(required(view.decisions[0]), new Chance(1)) })
  expect((await socket.next('error')).error.code).toBe('broken')
  const said = String(reported.mock.calls.flat())
  reported.mockRestore()
  expect(JSON.parse(said)).toMatchObject({ accident: 'Error', call: 'frame' })
  for (const secret of ['secretly', clients[0].id, 'Anna'])
    expect(said + JSON.stringify(socket.received.at(-1))).not.toContain(secret)
  expect(socket.closed).toBeNull()
})
